package initiative.games.goldbars;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.Cards;
import initiative.family.GoldenSums;
import initiative.game.Chance;
import initiative.game.GivenLines;
import initiative.game.Strategy;
import initiative.player.Program;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class GoldBarsTableTests {
  private static final int MOST_BARS = 200;
  private static final int DEAREST = 200;

  private final GoldBars game = new GoldBars();
  private final Random random = new Random(1);

  private Cards start(int... prices) {
    String row = String.join(" ", IntStream.of(prices).mapToObj(String::valueOf).toList());
    return GivenLines.start(game, List.of(String.valueOf(prices.length), row));
  }

  /** What the side that begins collects. */
  private long first(int... prices) {
    Cards start = start(prices);
    return (IntStream.of(prices).sum() + game.solve(start).worth(start).number()) / 2;
  }

  @Test
  void sumsOfTheProtocolAreReached() {
    GoldenSums.check("gold-bars");
  }

  @Test
  void ofEqualBarsTheFirstNeverGetsLessThanHalf() {
    List<Long> sums = new ArrayList<>();
    for (int count = 1; count <= MOST_BARS; count++) {
      int[] ones = new int[count];
      Arrays.fill(ones, 1);
      sums.add(first(ones));
      assertTrue(2 * first(ones) >= count);
    }
    List<Long> known =
        List.of(1L, 2L, 2L, 2L, 3L, 3L, 4L, 4L, 5L, 6L, 6L, 6L, 7L, 8L, 8L, 8L, 9L, 9L, 10L, 10L);
    assertEquals(known, sums.subList(0, 20));
  }

  @Test
  void ofRisingPricesTheSecondSometimesGetsMore() {
    List<Integer> second = new ArrayList<>();
    for (int count = 1; count <= MOST_BARS; count++) {
      int[] rising = IntStream.rangeClosed(1, count).toArray();
      if (2 * first(rising) < IntStream.of(rising).sum()) {
        second.add(count);
      }
    }
    assertEquals(List.of(6, 18, 22, 24, 26, 29, 33, 35, 38, 41), second.subList(0, 10));
    assertEquals(59, second.size());
  }

  /** What one side gets the other lacks, so that this is right if the ends are. */
  @Test
  void atTheLimitsEveryLeadIsThatOfTheBestMove() {
    for (int round = 0; round < 20; round++) {
      Cards bars = start(random.ints(MOST_BARS, 1, DEAREST + 1).toArray());
      Strategy<Cards, Integer> strategy = game.solve(bars);
      TreeSet<Integer> limits = new TreeSet<>();
      while (bars.left > 0) {
        List<Long> outcomes = new ArrayList<>();
        for (Integer take : game.moves(bars)) {
          outcomes.add(-strategy.worth(game.after(bars, take)).number());
        }
        long best = Collections.max(outcomes);
        assertEquals(best, strategy.worth(bars).number(), bars::toString);
        for (Integer take : game.moves(bars)) {
          boolean keeps = outcomes.get(take - 1) == best;
          assertEquals(keeps, strategy.keeping(bars).contains(take), bars::toString);
        }
        limits.add(bars.note);
        bars = game.after(bars, game.anyMove(bars, new Chance(random.nextLong())));
      }
      assertEquals(bars.mine - bars.theirs, strategy.worth(bars).number());
      assertTrue(limits.size() > 3, limits::toString);
    }
  }

  /** The sample of the protocol for a program that chooses its side. */
  @Test
  void theSideThatCollectsMoreIsChosen() {
    String expected = "second\n1\n2\nFINISH 11 10\n";
    boolean found = false;
    for (int seed = 0; seed < 50; seed++) {
      found |= expected.equals(choosing(seed, "6\n1 2 3 4 5 6\n1\n1\n1\n"));
      assertTrue(choosing(seed, "4\n1 2 4 8\n").startsWith("first\n1\n"));
    }
    assertTrue(found);
  }

  private String choosing(long seed, String input) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Program.run(
        game,
        new Chance(seed),
        new String[] {Program.CHOOSE_SIDE},
        new ByteArrayInputStream(input.getBytes(StandardCharsets.US_ASCII)),
        out,
        System.err);
    return out.toString(StandardCharsets.US_ASCII);
  }
}
