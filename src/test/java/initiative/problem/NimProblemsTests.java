package initiative.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.Heaps;
import initiative.game.Strategy;
import initiative.games.nimbachet.NimBachet;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Sums of heaps: 1.3:A, 1.3:B, 1.3:C and 1.4:A. */
class NimProblemsTests {
  private final Map<List<Integer>, Boolean> won = new HashMap<>();

  /** Whether the side to move wins, by trying all moves of up to so many sticks. */
  private boolean isWon(int[] heaps, int largestTake) {
    int[] sorted = heaps.clone();
    Arrays.sort(sorted);
    List<Integer> key = IntStream.of(sorted).boxed().collect(Collectors.toList());
    key.add(largestTake);
    Boolean known = won.get(key);
    if (known == null) {
      known = !winningMoves(sorted, largestTake).isEmpty();
      won.put(key, known);
    }
    return known;
  }

  private String winningMoves(int[] heaps, int largestTake) {
    StringBuilder moves = new StringBuilder();
    for (int heap = 0; heap < heaps.length; heap++) {
      for (int take = 1; take <= heaps[heap] && take <= largestTake; take++) {
        int[] after = heaps.clone();
        after[heap] -= take;
        if (!isWon(after, largestTake)) {
          moves.append(heap + 1).append(' ').append(take).append('\n');
        }
      }
    }
    return moves.toString();
  }

  private static String sizes(int[] heaps) {
    return IntStream.of(heaps).mapToObj(String::valueOf).collect(Collectors.joining(" ")) + "\n";
  }

  private void compareAll(int count, int largest) {
    int[] heaps = new int[count];
    Arrays.fill(heaps, 1);
    for (int last = 0; last >= 0; ) {
      String input = count + "\n" + sizes(heaps);
      String winner = isWon(heaps, largest) ? "1\n" : "2\n";
      assertEquals(winner, Solved.answer("1.3:B", input), input);
      assertEquals(winner + winningMoves(heaps, largest), Solved.answer("1.3:C", input), input);
      assertEquals(isWon(heaps, 3) ? "1\n" : "2\n", Solved.answer("1.4:A", input), input);
      for (last = count - 1; last >= 0 && heaps[last] == largest; last--) {
        heaps[last] = 1;
      }
      if (last >= 0) {
        heaps[last]++;
      }
    }
  }

  @Test
  void allSmallHeapsAreJudgedAsByTryingAllMoves() {
    compareAll(1, 30);
    compareAll(2, 12);
    compareAll(3, 8);
    compareAll(4, 5);
    compareAll(6, 2);
  }

  /** Who wins with three heaps, by the definition alone, for all 64000 inputs. */
  @Test
  void threeHeapsAreJudgedAsByLookingAtAllMoves() {
    boolean[][][] lost = new boolean[41][41][41];
    for (int a = 0; a <= 40; a++) {
      for (int b = 0; b <= 40; b++) {
        for (int c = 0; c <= 40; c++) {
          boolean none = true;
          for (int take = 1; take <= 40; take++) {
            none &= take > a || !lost[a - take][b][c];
            none &= take > b || !lost[a][b - take][c];
            none &= take > c || !lost[a][b][c - take];
          }
          lost[a][b][c] = none;
          if (a > 0 && b > 0 && c > 0) {
            String input = a + " " + b + " " + c;
            assertEquals(none ? "2\n" : "1\n", Solved.answer("1.3:A", input), input);
          }
        }
      }
    }
  }

  /** After each listed move the other side has lost, and no heap is listed twice. */
  @Test
  void winningMovesOfTheLargestHeapsLeadToLostPositions() {
    Random random = new Random(5);
    for (int i = 0; i < 50; i++) {
      int[] heaps = random.ints(2 + random.nextInt(122), 1, 123457).toArray();
      String input = heaps.length + "\n" + sizes(heaps);
      String[] lines = Solved.answer("1.3:C", input).split("\n");
      assertEquals(Solved.answer("1.3:B", input), lines[0] + "\n");
      assertEquals(lines[0].equals("1"), lines.length > 1);
      int before = 0;
      for (int line = 1; line < lines.length; line++) {
        int heap = Integer.parseInt(lines[line].split(" ")[0]);
        int[] after = heaps.clone();
        after[heap - 1] -= Integer.parseInt(lines[line].split(" ")[1]);
        assertTrue(heap > before && after[heap - 1] >= 0);
        assertEquals(0, IntStream.of(after).reduce(0, (one, other) -> one ^ other));
        before = heap;
      }
    }
  }

  @Test
  void twoEqualHeapsAreLostHoweverLarge() {
    assertEquals("2\n", Solved.answer("1.3:C", "2\n123456 123456\n"));
    assertEquals("1\n1 1\n", Solved.answer("1.3:C", "2\n123456 123455\n"));
    assertEquals("1\n1 123456\n", Solved.answer("1.3:C", "1\n123456\n"));
  }

  @Test
  void problemsAgreeWithTheBots() {
    Random random = new Random(6);
    for (int i = 0; i < 300; i++) {
      int[] heaps = random.ints(1 + random.nextInt(12), 1, i % 2 == 0 ? 5 : 1235).toArray();
      String input = heaps.length + "\n" + sizes(heaps);
      Heaps start = new Heaps(IntStream.of(heaps).asLongStream().toArray());
      Strategy<Heaps, ?> nim = StickProblemsTests.solved("nim", start);
      Heaps limited = new NimBachet().heaps(IntStream.of(heaps).asLongStream().toArray());
      Strategy<Heaps, ?> nimBachet = StickProblemsTests.solved("nim-bachet", limited);
      assertEquals(StickProblemsTests.winner(nim.worth(start)), Solved.answer("1.3:B", input));
      StringBuilder moves = new StringBuilder(StickProblemsTests.winner(nim.worth(start)));
      if (nim.worth(start).isWon()) {
        nim.keeping(start).forEach(move -> moves.append(move).append('\n'));
      }
      assertEquals(moves.toString(), Solved.answer("1.3:C", input));
      String winner = StickProblemsTests.winner(nimBachet.worth(limited));
      assertEquals(winner, Solved.answer("1.4:A", input));
    }
  }
}
