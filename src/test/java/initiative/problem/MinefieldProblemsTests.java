package initiative.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.Field;
import initiative.family.Token;
import initiative.game.Strategy;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** One token on a minefield: 1.2:C, 1.2:D and 1.2:F. */
class MinefieldProblemsTests {

  /** Whether the side to move wins, by trying all moves; mined[row][column] from 0. */
  private static boolean isWon(boolean[][] mined, int row, int column, boolean misere) {
    boolean stuck = true;
    for (int down = row + 1; down < mined.length && !mined[down][column]; down++) {
      stuck = false;
      if (!isWon(mined, down, column, misere)) {
        return true;
      }
    }
    for (int right = column + 1; right < mined[0].length && !mined[row][right]; right++) {
      stuck = false;
      if (!isWon(mined, row, right, misere)) {
        return true;
      }
    }
    return stuck && misere;
  }

  private static String winningMoves(boolean[][] mined) {
    StringBuilder moves = new StringBuilder();
    for (int down = 1; down < mined.length && !mined[down][0]; down++) {
      moves.append(isWon(mined, down, 0, false) ? "" : "D " + down + "\n");
    }
    for (int right = 1; right < mined[0].length && !mined[0][right]; right++) {
      moves.append(isWon(mined, 0, right, false) ? "" : "R " + right + "\n");
    }
    return moves.toString();
  }

  private static String text(boolean[][] mined) {
    StringBuilder text = new StringBuilder(mined.length + " " + mined[0].length + "\n");
    for (boolean[] row : mined) {
      for (boolean mine : row) {
        text.append(mine ? '*' : '.');
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static void compareAllFields(int rows, int columns) {
    for (int mines = 0; mines < 1 << rows * columns; mines += 2) {
      boolean[][] mined = new boolean[rows][columns];
      for (int cell = 0; cell < rows * columns; cell++) {
        mined[cell / columns][cell % columns] = (mines >> cell & 1) != 0;
      }
      String field = text(mined);
      String winner = isWon(mined, 0, 0, false) ? "1\n" : "2\n";
      assertEquals(winner, Solved.answer("1.2:C", field), field);
      assertEquals(winner + winningMoves(mined), Solved.answer("1.2:D", field), field);
      String misere = isWon(mined, 0, 0, true) ? "1\n" : "2\n";
      assertEquals(misere, Solved.answer("1.2:F", field), field);
    }
  }

  @Test
  void everySmallFieldIsJudgedAsByTryingAllMoves() {
    for (int rows = 1; rows <= 4; rows++) {
      for (int columns = 1; columns <= 4; columns++) {
        if (rows * columns <= 12) {
          compareAllFields(rows, columns);
        }
      }
    }
    compareAllFields(1, 9);
    compareAllFields(9, 1);
  }

  @Test
  void largeFieldsAreJudgedAsByLookingAtAllMovesOfEachCell() {
    Random random = new Random(1);
    for (double mines : new double[] {0.02, 0.1}) {
      boolean[][] mined = new boolean[1234][1234];
      for (int cell = 1; cell < 1234 * 1234; cell++) {
        mined[cell / 1234][cell % 1234] = random.nextDouble() < mines;
      }
      boolean[][] won = judged(mined);
      StringBuilder expected = new StringBuilder(won[0][0] ? "1\n" : "2\n");
      for (int down = 1; down < 1234 && !mined[down][0]; down++) {
        expected.append(won[down][0] ? "" : "D " + down + "\n");
      }
      for (int right = 1; right < 1234 && !mined[0][right]; right++) {
        expected.append(won[0][right] ? "" : "R " + right + "\n");
      }
      assertEquals(expected.toString(), Solved.answer("1.2:D", text(mined)));
    }
  }

  private static boolean[][] judged(boolean[][] mined) {
    boolean[][] won = new boolean[mined.length][mined[0].length];
    for (int row = mined.length - 1; row >= 0; row--) {
      for (int column = mined[0].length - 1; column >= 0; column--) {
        for (int down = row + 1; down < mined.length && !mined[down][column]; down++) {
          won[row][column] |= !won[down][column];
        }
        for (int right = column + 1; right < mined[0].length && !mined[row][right]; right++) {
          won[row][column] |= !won[row][right];
        }
      }
    }
    return won;
  }

  /** Without mines the token is two heaps of nim. */
  @Test
  void fieldWithoutMinesIsLostExactlyIfItIsSquare() {
    assertEquals("2\n", Solved.answer("1.2:D", text(new boolean[1234][1234])));
    assertEquals("1\nD 1\n", Solved.answer("1.2:D", text(new boolean[1234][1233])));
    assertEquals("1\nR 1233\n", Solved.answer("1.2:D", text(new boolean[1][1234])));
  }

  @Test
  void problemsAgreeWithEachOtherAndWithTheBot() {
    Random random = new Random(2);
    int won = 0;
    for (int i = 0; i < 500; i++) {
      boolean[][] mined = new boolean[1 + random.nextInt(12)][1 + random.nextInt(12)];
      for (boolean[] row : mined) {
        for (int column = 0; column < row.length; column++) {
          row[column] = random.nextInt(5) == 0;
        }
      }
      mined[0][0] = false;
      String field = text(mined);
      String[] lines = field.split("\n");
      Token start = new Token(new Field(Arrays.copyOfRange(lines, 1, lines.length)), 1, 1);
      Strategy<Token, ?> bot = StickProblemsTests.solved("minefield", start);
      String winner = StickProblemsTests.winner(bot.worth(start));
      assertEquals(winner, Solved.answer("1.2:C", field));
      assertTrue(Solved.answer("1.2:D", field).startsWith(winner));
      won += bot.worth(start).isWon() ? 1 : 0;
    }
    assertTrue(won > 50 && won < 450, won + " of 500 are won");
  }
}
