package initiative.interactor.wrong;

import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Game;
import initiative.game.Policy;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.player.Player;
import initiative.player.Program;
import initiative.player.StreamChannel;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Collections;
import java.util.List;

/**
 * Holds every position for lost, and so every legal move for as good as any other. It draws the
 * same moves in every run, so that it can be said beforehand which cases it fails.
 */
public final class RandomMover<P, M> extends Strategy<P, M> {
  private static final long SEED = 1;

  private RandomMover(Game<P, M> game) {
    super(game);
  }

  /** Plays one game. */
  public static <P, M> int run(Game<P, M> game, InputStream in, OutputStream out, PrintStream log) {
    StreamChannel channel = new StreamChannel(in, out);
    try {
      P start = game.readStart(new StartReader(channel));
      Strategy<P, M> strategy = new RandomMover<>(game);
      Policy<P, M> any =
          new Policy<P, M>(strategy) {
            @Override
            protected M tempt(P position, Chance chance) {
              return any(position, chance);
            }
          };
      new Player<>(game, new Chance(SEED), channel).play(start, strategy, any, false);
      return Program.OK;
    } catch (BadInput e) {
      log.println(e.getMessage());
      return Program.BAD_INPUT;
    }
  }

  @Override
  public Worth worth(P position) {
    return Worth.LOST;
  }

  @Override
  public List<M> best(P position) {
    return Collections.emptyList();
  }
}
