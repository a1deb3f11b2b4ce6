package initiative.family;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.suite.GameFiles;
import java.util.ArrayList;
import java.util.List;

/** What the protocol says of the cells of some fields: one paragraph a field. */
final class GoldenWorths {
  private final TokenGame game;
  private final List<String> rows = new ArrayList<>();
  private final List<String> worths = new ArrayList<>();
  private Worth kind = Worth.LOST;
  private String moves = "";

  private GoldenWorths(TokenGame game, String paragraph) {
    this.game = game;
    for (String line : paragraph.strip().split("\n")) {
      if (line.startsWith("winning: ") || line.startsWith("drawing: ")) {
        kind = line.startsWith("winning") ? Worth.WON : Worth.DRAWN;
        moves = line.substring(9);
      } else if (!line.startsWith("#")) {
        rows.add(line.split(" ")[0]);
        worths.add(line.split(" ")[1]);
      }
    }
  }

  static List<GoldenWorths> of(TokenGame game) {
    String text = GameFiles.text(game.about().id, "golden-worths.txt").orElseThrow();
    assertTrue(text.startsWith("# Source: "));
    List<GoldenWorths> fields = new ArrayList<>();
    for (String paragraph : text.split("\n\n")) {
      fields.add(new GoldenWorths(game, paragraph));
    }
    return fields;
  }

  void check() {
    Field field = new Field(rows.toArray(new String[0]));
    Token start = new Token(field, 1, 1);
    Strategy<Token, Shift> strategy = game.solve(start);
    List<String> found = new ArrayList<>();
    for (int row = 1; row <= field.rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 1; column <= field.columns; column++) {
        boolean free = field.isFree(row, column);
        line.append(free ? "LDW".charAt(1 + sign(strategy, field, row, column)) : '*');
      }
      found.add(line.toString());
    }
    assertEquals(worths, found);
    assertEquals(kind, strategy.worth(start));
    String best = strategy.best(start).toString();
    assertEquals("[" + moves + "]", best);
  }

  private static int sign(Strategy<Token, Shift> strategy, Field field, int row, int column) {
    return strategy.worth(new Token(field, row, column)).sign();
  }
}
