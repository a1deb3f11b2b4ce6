package initiative.family;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.game.Game;
import initiative.game.GivenLines;
import initiative.game.Golden;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.List;

/**
 * Starts of which it is known what they are worth and which moves win. A line of the file is "start
 * | won or lost | moves"; where moves are left out they are not looked at.
 */
public final class GoldenStarts {
  private static final String FILE = "golden-starts.txt";

  private GoldenStarts() {}

  /** Checks all starts in the file of a game. */
  public static void check(String id) {
    for (String line : Golden.lines(id, FILE)) {
      String[] parts = line.split("[|]", -1);
      assertEquals(3, parts.length, line);
      check(Catalogue.game(id), parts[0], parts[1].strip(), parts[2].strip());
    }
  }

  private static <P, M> void check(Game<P, M> game, String text, String worth, String moves) {
    P start = GivenLines.start(game, List.of(text.strip().split("/")));
    Strategy<P, M> strategy = game.solve(start);
    Worth ending = game.ending(start);
    assertEquals(worth, (ending == null ? strategy.worth(start) : ending).toString(), text);
    assertTrue(worth.equals("won") || strategy.best(start).isEmpty(), text);
    if (!moves.isEmpty()) {
      List<String> keeping = strategy.keeping(start).stream().map(M::toString).toList();
      assertEquals(List.of(moves.split(", ")), keeping, text);
    }
  }
}
