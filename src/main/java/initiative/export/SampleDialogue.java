package initiative.export;

import initiative.bot.Catalogue;
import initiative.game.BadInput;
import initiative.interactor.Opponent;
import initiative.interactor.Referee;
import initiative.interactor.StartText;
import initiative.solve.Strategy;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * The sample dialogue of a statement: the lines of the judge begin with "&lt; ", those of the
 * program with "&gt; ".
 */
record SampleDialogue(String game, List<String> lines) {
  static final String JUDGE = "< ";
  static final String PROGRAM = "> ";

  SampleDialogue {
    for (String line : lines) {
      if (!line.startsWith(JUDGE) && !line.startsWith(PROGRAM)) {
        throw new ExportFailure("nobody says '" + line + "' in the sample dialogue of " + game);
      }
    }
  }

  static SampleDialogue of(String game) {
    return new SampleDialogue(game, List.of(Statement.resource(game + ".dialogue").split("\n")));
  }

  /** Makes sure that the dialogue is a whole game which the referee accepts. */
  void verify() {
    try {
      replay(Catalogue.strategy(game));
    } catch (BadInput | IllegalStateException e) {
      throw failure(e.getMessage());
    }
  }

  private <P, M> void replay(Strategy<P, M> strategy) throws BadInput {
    Deque<String> rest = new ArrayDeque<>(lines);
    StringBuilder start = new StringBuilder();
    while (isJudge(rest)) {
      start.append(start.length() == 0 ? "" : "/").append(said(rest));
    }
    P position = StartText.read(strategy.game(), start.toString());
    strategy.prepare(position);
    Opponent<P, M> script = (reached, last) -> strategy.game().parseMove(answer(rest));
    Referee<P, M> referee = new Referee<>(strategy, script, position, false);
    while (!rest.isEmpty()) {
      if (isJudge(rest)) {
        throw failure("the judge has nothing to say where it says '" + said(rest) + "'");
      }
      String reply = referee.accept(said(rest));
      if (reply != null && !reply.equals(answer(rest))) {
        throw failure("the judge has to say '" + reply + "', not '" + said(rest) + "'");
      }
      if (reply != null) {
        rest.remove();
      }
    }
    referee.end();
    if (!referee.verdict().isAccepted()) {
      throw failure(referee.verdict().toString());
    }
  }

  /** What the judge says next, where it has to say something. */
  private String answer(Deque<String> rest) {
    if (!isJudge(rest)) {
      throw failure("the judge has to answer before " + (rest.isEmpty() ? "the end" : rest.peek()));
    }
    return rest.peek().substring(JUDGE.length());
  }

  private static boolean isJudge(Deque<String> rest) {
    return !rest.isEmpty() && rest.peek().startsWith(JUDGE);
  }

  private static String said(Deque<String> rest) {
    return rest.remove().substring(JUDGE.length());
  }

  private ExportFailure failure(String reason) {
    return new ExportFailure("the sample dialogue is no whole game: " + reason);
  }
}
