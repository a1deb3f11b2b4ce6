package initiative.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import initiative.family.Runs;
import initiative.game.Strategy;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

/** Crossing out cells: 1.4:D. */
class CellsProblemTests {

  /** All blocks that may be crossed out win or lose by trying all games; free cells are bits. */
  private static String winningMoves(int free, int cells, Boolean[] won) {
    StringBuilder moves = new StringBuilder();
    for (int start = 0; start < cells; start++) {
      for (int length : new int[] {1, 2, 4}) {
        int block = (1 << length) - 1 << start;
        if (start + length <= cells && (free & block) == block) {
          boolean leftFree = start > 0 && (free >> start - 1 & 1) != 0;
          boolean rightFree = start + length < cells && (free >> start + length & 1) != 0;
          boolean inside = leftFree && rightFree;
          if (length == 2 || inside == (length == 4)) {
            if (!isWon(free & ~block, cells, won)) {
              moves.append(start + 1).append(' ').append(length).append('\n');
            }
          }
        }
      }
    }
    return moves.toString();
  }

  private static boolean isWon(int free, int cells, Boolean[] won) {
    if (won[free] == null) {
      won[free] = !winningMoves(free, cells, won).isEmpty();
    }
    return won[free];
  }

  @Test
  void shortStripsAreJudgedAsByTryingAllGames() {
    for (int cells = 1; cells <= 17; cells++) {
      Boolean[] won = new Boolean[1 << cells];
      String moves = winningMoves((1 << cells) - 1, cells, won);
      String expected = moves.isEmpty() ? "2\n" : "1\n" + moves;
      assertEquals(expected, Solved.answer("1.4:D", cells + "\n"));
    }
  }

  /** The Grundy values of runs by their definition, every block of every run. */
  private static int[] values(int longest) {
    int[] values = new int[longest + 1];
    for (int run = 1; run <= longest; run++) {
      BitSet reached = new BitSet();
      for (int left = 0; left < run; left++) {
        for (int length : new int[] {1, 2, 4}) {
          int right = run - left - length;
          if (right >= 0 && isAllowed(left, length, right)) {
            reached.set(values[left] ^ values[right]);
          }
        }
      }
      values[run] = reached.nextClearBit(0);
    }
    return values;
  }

  private static boolean isAllowed(int left, int length, int right) {
    return length == 2 || (left > 0 && right > 0) == (length == 4);
  }

  @Test
  void everyStripHasTheWinningMovesThatItsRunsHave() {
    int[] values = values(2000);
    for (int cells = 1; cells <= 2000; cells += cells < 300 ? 1 : 50) {
      StringBuilder moves = new StringBuilder();
      for (int left = 0; left < cells; left++) {
        for (int length : new int[] {1, 2, 4}) {
          int right = cells - left - length;
          if (right >= 0 && isAllowed(left, length, right) && values[left] == values[right]) {
            moves.append(left + 1).append(' ').append(length).append('\n');
          }
        }
      }
      String expected = moves.length() == 0 ? "2\n" : "1\n" + moves;
      assertEquals(expected, Solved.answer("1.4:D", cells + "\n"));
    }
  }

  @Test
  void lostStripsAreTheFewThatAreKnown() {
    for (int cells : new int[] {3, 21, 33, 121, 151, 193, 251, 267}) {
      assertEquals("2\n", Solved.answer("1.4:D", "" + cells));
    }
  }

  @Test
  void problemAgreesWithTheBot() {
    for (int cells = 1; cells <= 2000; cells += 41) {
      Runs start = new Runs(cells);
      Strategy<Runs, ?> bot = StickProblemsTests.solved("cells", start);
      StringBuilder expected = new StringBuilder(StickProblemsTests.winner(bot.worth(start)));
      if (bot.worth(start).isWon()) {
        bot.keeping(start).forEach(move -> expected.append(move).append('\n'));
      }
      assertEquals(expected.toString(), Solved.answer("1.4:D", "" + cells));
    }
  }
}
