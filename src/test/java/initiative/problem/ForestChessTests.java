package initiative.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The pawns themselves, and the values of rows of them: 1.4:F. */
class ForestChessTests {
  private static final char EMPTY = '.';

  private final Map<String, Boolean> won = new HashMap<>();

  /**
   * Row 1 of the board, then rows 2 and 3; the side to move stands before it, as in "wbbb...www".
   */
  private static String start(int columns) {
    return "w" + "b".repeat(columns) + ".".repeat(columns) + "w".repeat(columns);
  }

  private static int columns(String state) {
    return (state.length() - 1) / 3;
  }

  /** All states after a move, each with the column of the pawn that moved; only takes if any. */
  private static List<Map.Entry<Integer, String>> moves(String state) {
    List<Map.Entry<Integer, String>> steps = new ArrayList<>();
    List<Map.Entry<Integer, String>> takes = new ArrayList<>();
    int columns = columns(state);
    char mover = state.charAt(0);
    char other = mover == 'w' ? 'b' : 'w';
    int forward = mover == 'w' ? -1 : 1;
    for (int cell = 0; cell < 3 * columns; cell++) {
      int row = cell / columns + forward;
      if (state.charAt(1 + cell) != mover || row < 0 || row > 2) {
        continue;
      }
      for (int side = -1; side <= 1; side++) {
        int column = cell % columns + side;
        if (column >= 0 && column < columns) {
          int entered = row * columns + column;
          char there = state.charAt(1 + entered);
          if (there == (side == 0 ? EMPTY : other)) {
            char[] after = state.toCharArray();
            after[0] = other;
            after[1 + cell] = EMPTY;
            after[1 + entered] = mover;
            (side == 0 ? steps : takes).add(Map.entry(cell % columns + 1, new String(after)));
          }
        }
      }
    }
    return takes.isEmpty() ? steps : takes;
  }

  private boolean isWon(String state) {
    Boolean known = won.get(state);
    if (known == null) {
      known = moves(state).stream().anyMatch(move -> !isWon(move.getValue()));
      won.put(state, known);
    }
    return known;
  }

  private static String answer(List<Integer> columns) {
    return IntStream.concat(
                IntStream.of(columns.size()), columns.stream().mapToInt(Integer::intValue))
            .mapToObj(String::valueOf)
            .collect(Collectors.joining(" "))
        + "\n";
  }

  @Test
  void narrowBoardsAreJudgedAsByPlayingThePawns() {
    for (int columns = 1; columns <= 9; columns++) {
      List<Integer> winning = new ArrayList<>();
      for (Map.Entry<Integer, String> move : moves(start(columns))) {
        if (!isWon(move.getValue())) {
          winning.add(move.getKey());
        }
      }
      assertEquals(answer(winning), Solved.answer("1.4:F", columns + "\n"));
    }
  }

  private static int rest(int[] values, int run, int column) {
    return values[Math.max(column - 2, 0)] ^ values[Math.max(run - column - 1, 0)];
  }

  @Test
  void everyBoardHasTheWinningStepsThatItsRunsHave() {
    int[] values = new int[1001];
    for (int run = 1; run <= 1000; run++) {
      BitSet reached = new BitSet();
      for (int column = 1; column <= run; column++) {
        reached.set(rest(values, run, column));
      }
      values[run] = reached.nextClearBit(0);
      List<Integer> winning = new ArrayList<>();
      for (int column = 1; column <= run; column++) {
        if (rest(values, run, column) == 0) {
          winning.add(column);
        }
      }
      assertEquals(answer(winning), Solved.answer("1.4:F", run + "\n"));
    }
    int[] known = {0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3};
    for (int run = 0; run < known.length; run++) {
      assertEquals(known[run], values[run]);
    }
    for (int run = 52; run + 34 <= 1000; run++) {
      assertEquals(values[run], values[run + 34], "period from 52 on");
    }
  }
}
