package initiative.statement;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Strategy;
import initiative.interactor.Opponent;
import initiative.interactor.Referee;
import initiative.interactor.StartText;
import initiative.interactor.Turn;
import initiative.match.Runner;
import initiative.result.Event;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.suite.GameFiles;
import initiative.suite.Starts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The sample dialogue of a statement: the lines of the judge begin with "&lt; ", those of the
 * program with "&gt; ". It is a file of the game; where there is none, a game of our own bot.
 */
public record SampleDialogue(Definition<?, ?> game, List<String> lines) {
  public static final String JUDGE = "< ";
  public static final String PROGRAM = "> ";

  public SampleDialogue {
    for (String line : lines) {
      if (!line.startsWith(JUDGE) && !line.startsWith(PROGRAM)) {
        throw new IllegalStateException(
            "nobody says '" + line + "' in the sample dialogue of " + game.about().id);
      }
    }
  }

  public static SampleDialogue of(Definition<?, ?> game) {
    return GameFiles.text(game.about().id, GameFiles.DIALOGUE)
        .map(text -> new SampleDialogue(game, List.of(text.split("\n"))))
        .orElseGet(() -> played(game));
  }

  /** A short game from a usual start. */
  private static SampleDialogue played(Definition<?, ?> game) {
    String start = new Starts(game).usual(1).get(0);
    MatchResult match =
        new Runner().runInside(new Pairing(game.about().id, "random", start, false, 1));
    List<String> lines = new ArrayList<>();
    for (Event event : match.transcript()) {
      lines.add((event.kind() == Event.Kind.JUDGE ? JUDGE : PROGRAM) + event.text());
    }
    return new SampleDialogue(game, lines);
  }

  /** The start of the game, its lines separated by slashes. */
  public String start() {
    StringBuilder begin = new StringBuilder();
    for (String line : lines) {
      begin.append(begin.length() == 0 ? "" : "/").append(line.substring(JUDGE.length()));
      try {
        if (line.startsWith(JUDGE) && start(game, begin.toString(), true) != null) {
          return begin.toString();
        }
      } catch (BadInput e) {
        throw new IllegalStateException(e);
      }
    }
    return "";
  }

  /** Makes sure that the dialogue is a whole game which the referee accepts. */
  public void verify() throws BadInput {
    try {
      replay(game);
    } catch (IllegalStateException e) {
      throw failure(e.getMessage());
    }
  }

  /** The text picture of the position after some half-moves; null if the game draws none. */
  String picture(int halfMoves) throws BadInput {
    return picture(game, halfMoves);
  }

  private <P, M> String picture(Definition<P, M> rules, int halfMoves) throws BadInput {
    List<Turn<P, M>> turns = replay(rules).turns();
    return halfMoves < turns.size() ? rules.picture(turns.get(halfMoves).position) : null;
  }

  private <P, M> Referee<P, M> replay(Definition<P, M> rules) throws BadInput {
    Deque<String> rest = new ArrayDeque<>(lines);
    List<String> begin = new ArrayList<>();
    P position = start(rules, "", true);
    while (position == null && isJudge(rest)) {
      begin.add(said(rest));
      position = start(rules, String.join("/", begin), isJudge(rest));
    }
    if (position == null) {
      throw failure("there is no start");
    }
    Strategy<P, M> strategy = rules.solve(position);
    Deque<String> answers = new ArrayDeque<>();
    Opponent<P, M> script =
        (reached, last) -> {
          answers.add(answer(rest));
          return rules.parseMove(answers.getLast());
        };
    Referee<P, M> referee = new Referee<>(strategy, script, position, false, false);
    expect(referee.opening(), answers, rest);
    while (!rest.isEmpty()) {
      if (isJudge(rest)) {
        throw failure("the judge has nothing to say where it says '" + said(rest) + "'");
      }
      expect(referee.accept(said(rest)), answers, rest);
    }
    referee.end();
    if (!referee.verdict().isAccepted()) {
      throw failure(referee.verdict().toString());
    }
    return referee;
  }

  /** The start that some lines are; null if more may belong to it. */
  private <P> P start(Definition<P, ?> rules, String text, boolean mayGoOn) throws BadInput {
    try {
      return StartText.read(rules, text);
    } catch (BadInput e) {
      if (mayGoOn) {
        return null;
      }
      throw failure(e.getMessage());
    }
  }

  /** What the referee sends has to be what was answered by the script, and else what comes next. */
  private void expect(List<String> replies, Deque<String> answers, Deque<String> rest)
      throws BadInput {
    for (String reply : replies) {
      if (answers.isEmpty() && !isJudge(rest)) {
        throw failure("the judge has to say '" + reply + "' before " + next(rest));
      }
      String said = answers.isEmpty() ? said(rest) : answers.remove();
      if (!said.equals(reply)) {
        throw failure("the judge has to say '" + reply + "', not '" + said + "'");
      }
    }
  }

  /** What the judge says next, where it has to say something. */
  private String answer(Deque<String> rest) {
    if (!isJudge(rest)) {
      throw new IllegalStateException("the judge has to answer before " + next(rest));
    }
    return said(rest);
  }

  private static String next(Deque<String> rest) {
    return rest.isEmpty() ? "the end" : rest.peek();
  }

  private static boolean isJudge(Deque<String> rest) {
    return !rest.isEmpty() && rest.peek().startsWith(JUDGE);
  }

  private static String said(Deque<String> rest) {
    return rest.remove().substring(JUDGE.length());
  }

  private BadInput failure(String reason) {
    return new BadInput("the sample dialogue is no whole game: " + reason);
  }
}
