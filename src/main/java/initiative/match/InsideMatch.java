package initiative.match;

import initiative.catalogue.Saying;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.player.Channel;
import initiative.player.Player;
import initiative.policy.PolicyKind;
import initiative.result.Ending;
import initiative.result.MatchResult;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;

/**
 * A match of our own bot in this process: what the bot writes goes straight to the referee, whose
 * replies are what the bot reads next.
 */
final class InsideMatch<P, M> implements Channel {
  private final RefereedGame<P, M> game;
  private final Runner.Solved<P, M> solved;
  private final PolicyKind policy;
  private final Queue<String> sent = new ArrayDeque<>();
  private int lines;
  private RuntimeException fault;

  InsideMatch(RefereedGame<P, M> game, Runner.Solved<P, M> solved, PolicyKind policy) {
    this.game = game;
    this.solved = solved;
    this.policy = policy;
  }

  MatchResult run(Chance chance) {
    try {
      sent.addAll(game.sendStart());
    } catch (RuntimeException e) {
      return fault(e);
    }
    lines = game.startLines();
    for (int i = 0; i < lines; i++) {
      sent.remove();
    }
    try {
      Strategy<P, M> strategy = solved.strategy();
      new Player<>(strategy.game(), chance, this)
          .play(
              solved.start(),
              strategy,
              policy.make(solved.opponents(), strategy),
              game.choosesSide());
    } catch (BadInput | RuntimeException e) {
      return game.result(Ending.CRASHED, new Saying("reason.bot", e.getMessage()));
    }
    if (fault != null) {
      return fault(fault);
    }
    game.end();
    return game.result();
  }

  private MatchResult fault(RuntimeException e) {
    return game.result(Ending.INTERACTOR_FAULT, new Saying("reason", e.getMessage()));
  }

  @Override
  public String readLine() {
    lines++;
    return sent.poll();
  }

  @Override
  public int lineNumber() {
    return lines;
  }

  @Override
  public void writeLine(String line) throws IOException {
    try {
      sent.addAll(game.accept(line));
    } catch (RuntimeException e) {
      fault = e;
      throw new IOException(e);
    }
  }
}
