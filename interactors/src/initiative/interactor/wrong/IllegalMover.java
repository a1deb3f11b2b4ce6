package initiative.interactor.wrong;

import initiative.bot.Chance;
import initiative.game.Worth;
import initiative.player.Program;
import initiative.solve.Strategy;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Plays well until a move of the start is not allowed any more, and then makes that one. */
public final class IllegalMover<P, M> extends Strategy<P, M> {
  private final Strategy<P, M> strategy;
  private List<M> atStart;

  private IllegalMover(Strategy<P, M> strategy) {
    super(strategy.game());
    this.strategy = strategy;
  }

  /** Plays one game; who has made such a move need not understand the position after it. */
  public static <P, M> int run(
      Strategy<P, M> strategy, Chance chance, InputStream in, OutputStream out, PrintStream log) {
    try {
      return Program.run(new IllegalMover<>(strategy), chance, in, out, log);
    } catch (RuntimeException e) {
      return Program.OK;
    }
  }

  @Override
  public void prepare(P start) {
    strategy.prepare(start);
    atStart = game.moves(start);
  }

  @Override
  public Worth worth(P position) {
    return strategy.worth(position);
  }

  @Override
  public List<M> best(P position) {
    Set<M> legal = new HashSet<>(game.moves(position));
    for (M move : atStart) {
      if (!legal.contains(move)) {
        return Collections.singletonList(move);
      }
    }
    return strategy.best(position);
  }
}
