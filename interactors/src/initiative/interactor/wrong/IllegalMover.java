package initiative.interactor.wrong;

import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Game;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.player.Player;
import initiative.player.Program;
import initiative.player.StreamChannel;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Plays well until it finds a move of the right form that is not allowed, and makes that one. It
 * plays the same way in every run, so that it can be said beforehand in which cases it finds one.
 */
public final class IllegalMover<P, M> extends Strategy<P, M> {
  private static final long SEED = 1;

  private final Strategy<P, M> strategy;
  private final List<String> tries = new ArrayList<>();
  private final Chance chance = new Chance(SEED);

  private IllegalMover(Strategy<P, M> strategy) {
    super(strategy.game());
    this.strategy = strategy;
  }

  /** Plays one game; a program that has broken a rule need not understand what comes after it. */
  public static <P, M> int run(Game<P, M> game, InputStream in, OutputStream out, PrintStream log) {
    StreamChannel channel = new StreamChannel(in, out);
    try {
      P start = game.readStart(new StartReader(channel));
      Strategy<P, M> wrong = new IllegalMover<>(game.solve(start));
      new Player<>(game, new Chance(SEED), channel).play(start, wrong, false);
      return Program.OK;
    } catch (BadInput e) {
      log.println(e.getMessage());
      return Program.BAD_INPUT;
    } catch (RuntimeException e) {
      return Program.OK;
    }
  }

  @Override
  public Worth worth(P position) {
    return strategy.worth(position);
  }

  @Override
  public List<M> best(P position) {
    for (String line : tries) {
      M move = game.parseMove(line);
      if (move != null && game.spells(line, move) && !game.isLegal(position, move)) {
        return Collections.singletonList(move);
      }
    }
    List<M> best = strategy.best(position);
    M move = best.isEmpty() ? game.anyMove(position, chance) : best.get(0);
    remember(move.toString());
    return Collections.singletonList(move);
  }

  /** A move once more, and with larger numbers, may be against the rules at the next turn. */
  private void remember(String line) {
    tries.add(line);
    for (int i = line.length() - 1; i >= 0; i--) {
      if (Character.isDigit(line.charAt(i))) {
        tries.add(line.substring(0, i + 1) + "00" + line.substring(i + 1));
      }
    }
  }
}
