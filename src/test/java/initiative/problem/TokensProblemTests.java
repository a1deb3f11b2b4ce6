package initiative.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Several tokens on a minefield: 1.4:C. */
class TokensProblemTests {

  /** The whole game on one field; a state is the set of cells where tokens stand. */
  private static final class Tokens {
    final int rows;
    final int columns;
    final int mines;
    final Boolean[] won;

    Tokens(int rows, int columns, int mines) {
      this.rows = rows;
      this.columns = columns;
      this.mines = mines;
      won = new Boolean[1 << rows * columns];
    }

    boolean isWon(int tokens) {
      if (won[tokens] == null) {
        won[tokens] = !winningMoves(tokens).isEmpty();
      }
      return won[tokens];
    }

    /** All winning moves, tokens numbered in the order of their cells. */
    String winningMoves(int tokens) {
      StringBuilder moves = new StringBuilder();
      int number = 0;
      for (int cell = 0; cell < rows * columns; cell++) {
        if ((tokens >> cell & 1) != 0) {
          number++;
          int most = rows - 1 - cell / columns;
          tryMoves(tokens, cell, columns, most, number + " D ", moves);
          most = columns - 1 - cell % columns;
          tryMoves(tokens, cell, 1, most, number + " R ", moves);
        }
      }
      return moves.toString();
    }

    private void tryMoves(
        int tokens, int cell, int step, int most, String name, StringBuilder moves) {
      for (int length = 1; length <= most; length++) {
        int entered = cell + length * step;
        if ((mines >> entered & 1) != 0) {
          return;
        }
        int rest = tokens & ~(1 << cell);
        boolean met = (tokens >> entered & 1) != 0;
        int after = met ? rest & ~(1 << entered) : rest | 1 << entered;
        if (!isWon(after)) {
          moves.append(name).append(length).append('\n');
        }
      }
    }

    String input(int tokens) {
      StringBuilder text = new StringBuilder(rows + " " + columns);
      for (int cell = 0; cell < rows * columns; cell++) {
        text.append(cell % columns == 0 ? "\n" : "").append((mines >> cell & 1) != 0 ? '*' : '.');
      }
      text.append('\n').append(Integer.bitCount(tokens)).append('\n');
      for (int cell = 0; cell < rows * columns; cell++) {
        if ((tokens >> cell & 1) != 0) {
          text.append(cell / columns + 1).append(' ').append(cell % columns + 1).append('\n');
        }
      }
      return text.toString();
    }

    void compare(int tokens) {
      String input = input(tokens);
      String expected = isWon(tokens) ? "1\n" + winningMoves(tokens) : "2\n";
      Sample sample = new Sample("1.4:C", input, expected);
      assertTrue(sample.isMatchedBy(Solved.answer("1.4:C", input)), input);
    }
  }

  private static void compareAll(int rows, int columns) {
    for (int mines = 0; mines < 1 << rows * columns; mines++) {
      Tokens game = new Tokens(rows, columns, mines);
      for (int tokens = 1; tokens < 1 << rows * columns; tokens++) {
        if ((tokens & mines) == 0) {
          game.compare(tokens);
        }
      }
    }
  }

  @Test
  void everySetOfTokensOnEverySmallFieldIsJudgedAsByTheWholeGame() {
    for (int rows = 1; rows <= 3; rows++) {
      for (int columns = 1; columns <= 3; columns++) {
        compareAll(rows, columns);
      }
    }
    compareAll(1, 7);
    compareAll(2, 4);
  }

  @Test
  void tokensOnLargerFieldsAreJudgedAsByTheWholeGame() {
    Random random = new Random(3);
    for (int i = 0; i < 10; i++) {
      int mines = random.nextInt(1 << 16) & random.nextInt(1 << 16) & random.nextInt(1 << 16);
      Tokens game = new Tokens(4, 4, mines);
      for (int j = 0; j < 20; j++) {
        int tokens = random.nextInt(1 << 16) & random.nextInt(1 << 16) & ~mines;
        if (Integer.bitCount(tokens) >= 1 && Integer.bitCount(tokens) <= 12) {
          game.compare(tokens);
        }
      }
    }
  }

  /** Without mines each token is two heaps of nim, its distances from the edges. */
  @Test
  void largestFieldWithoutMinesIsNim() {
    StringBuilder input = new StringBuilder("123 123\n");
    input.append((".".repeat(123) + "\n").repeat(123)).append("2\n");
    assertEquals("2\n", Solved.answer("1.4:C", input + "1 2\n2 1\n"));
    // The heaps 122, 121 and 116, 121: to make the sum 0, 122 becomes 116 or a 121 becomes 119.
    assertEquals("1\n1 D 6\n1 R 2\n2 R 2\n", Solved.answer("1.4:C", input + "1 2\n7 2\n"));
  }

  @Test
  void oneTokenInTheCornerIsTheGameOfOneToken() {
    Random random = new Random(4);
    for (int i = 0; i < 200; i++) {
      StringBuilder field = new StringBuilder("12 12\n");
      for (int cell = 0; cell < 144; cell++) {
        field.append(cell > 0 && random.nextInt(5) == 0 ? '*' : '.');
        field.append(cell % 12 == 11 ? "\n" : "");
      }
      String one = Solved.answer("1.4:C", field + "1\n1 1\n");
      assertEquals(Solved.answer("1.2:D", field.toString()), one.replace("\n1 ", "\n"));
    }
  }
}
