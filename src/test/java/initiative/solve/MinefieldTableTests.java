package initiative.solve;

import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Minefield;
import initiative.game.Minefield.Field;
import initiative.game.Minefield.Token;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Fields up to 4 x 4 are all in {@link BruteForceTests}; these are the large ones. */
final class MinefieldTableTests {
  private final Random random = new Random(1);

  @Test
  void claimsHoldInEveryFreeCellOfRandomFields() {
    for (int i = 0; i < 60; i++) {
      checkField(1 + random.nextInt(123), 1 + random.nextInt(123), random.nextDouble() * 0.4);
    }
  }

  @Test
  void claimsHoldInEveryFreeCellOfTheLargestFields() {
    for (double mines : new double[] {0, 0.01, 0.1, 0.3, 0.6}) {
      checkField(Minefield.LARGEST_SIDE, Minefield.LARGEST_SIDE, mines);
    }
    checkField(1, Minefield.LARGEST_SIDE, 0);
    checkField(Minefield.LARGEST_SIDE, 1, 0);
  }

  private void checkField(int rows, int columns, double mines) {
    Field field = field(rows, columns, mines);
    MinefieldTable table = new MinefieldTable(new Minefield());
    table.prepare(new Token(field, 1, 1));
    for (int row = 1; row <= rows; row++) {
      for (int column = 1; column <= columns; column++) {
        if (field.isFree(row, column)) {
          Claims.check(table, new Token(field, row, column));
        }
      }
    }
  }

  @Test
  void misereTurnsTheEndsRoundAndNothingElse() {
    Minefield game = new Minefield(true);
    MinefieldTable table = new MinefieldTable(game);
    for (int i = 0; i < 2000; i++) {
      int side = 1 + random.nextInt(12);
      Field field = field(side, 1 + random.nextInt(12), random.nextDouble() * 0.5);
      table.prepare(new Token(field, 1, 1));
      for (int row = 1; row <= field.rows; row++) {
        for (int column = 1; column <= field.columns; column++) {
          Token token = new Token(field, row, column);
          if (field.isFree(row, column) && game.moves(token).isEmpty()) {
            assertTrue(table.worth(token).isWon(), token::toString);
          } else if (field.isFree(row, column)) {
            Claims.check(table, token);
          }
        }
      }
    }
  }

  private Field field(int rows, int columns, double mines) {
    String[] lines = new String[rows];
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < columns; column++) {
        boolean start = row == 0 && column == 0;
        line.append(!start && random.nextDouble() < mines ? '*' : '.');
      }
      lines[row] = line.toString();
    }
    return new Field(lines);
  }

  @Test
  void emptySquareIsLostAsTwoEqualHeapsAre() {
    Field field = field(Minefield.LARGEST_SIDE, Minefield.LARGEST_SIDE, 0);
    MinefieldTable table = new MinefieldTable(new Minefield());
    table.prepare(new Token(field, 1, 1));
    assertTrue(table.worth(new Token(field, 1, 1)).isLost());
    assertTrue(table.worth(new Token(field, 1, 2)).isWon());
  }
}
