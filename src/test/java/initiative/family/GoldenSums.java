package initiative.family;

import static org.junit.jupiter.api.Assertions.assertEquals;

import initiative.catalogue.Catalogue;
import initiative.game.Game;
import initiative.game.GivenLines;
import initiative.game.Golden;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.List;
import java.util.StringJoiner;

/**
 * Starts of which it is known what both sides collect and which moves are best. A line of the file
 * is "start | sum of the side that begins, sum of the other | moves"; where moves are left out they
 * are not looked at. A row such as "100: 7919 i mod 2001 - 1000", i from 0 to 99, stands for the
 * two lines of a start with so many numbers.
 */
public final class GoldenSums {
  private static final String FILE = "golden-sums.txt";
  private static final double ROUNDING = 1e-9;

  private GoldenSums() {}

  /** Checks all starts in the file of a game. */
  public static void check(String id) {
    for (String line : Golden.lines(id, FILE)) {
      String[] parts = line.split("[|]", -1);
      assertEquals(3, parts.length, line);
      check(Catalogue.game(id), parts[0].strip(), parts[1].strip().split(" "), parts[2].strip());
    }
  }

  private static <P, M> void check(Game<P, M> game, String text, String[] sums, String moves) {
    P start = GivenLines.start(game, List.of(spelled(text).split("/")));
    Strategy<P, M> strategy = game.solve(start);
    Worth ending = game.ending(start);
    Worth worth = ending == null ? strategy.worth(start) : ending;
    double mine = Double.parseDouble(sums[0]);
    double theirs = Double.parseDouble(sums[1]);
    if (worth.isDifference()) {
      assertEquals(mine - theirs, worth.number(), text);
    } else {
      assertEquals(mine, worth.mine(), ROUNDING, text);
      assertEquals(theirs, worth.theirs(), ROUNDING, text);
    }
    if (!moves.isEmpty()) {
      List<String> keeping = strategy.keeping(start).stream().map(M::toString).toList();
      assertEquals(List.of(moves.split(", ")), keeping, text);
    }
  }

  /** The start with a row that is given by a rule written out. */
  private static String spelled(String text) {
    if (!text.contains(" i mod ")) {
      return text;
    }
    String[] words = text.split(":? ");
    int count = Integer.parseInt(words[0]);
    int shift = Integer.parseInt(words[5] + words[6]);
    StringJoiner row = new StringJoiner(" ", count + "/", "");
    for (int i = 0; i < count; i++) {
      int value = Integer.parseInt(words[1]) * i % Integer.parseInt(words[4]) + shift;
      row.add(String.valueOf(value));
    }
    return row.toString();
  }
}
