package initiative.games.euclid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.games.euclid.Euclid.Pair;
import initiative.suite.GameFiles;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class EuclidTableTests {
  private static final long MOST = 1000000000000000000L;
  private static final double GOLDEN = (1 + Math.sqrt(5)) / 2;

  private final Euclid game = new Euclid();
  private final EuclidTable table = new EuclidTable(game);

  @Test
  void tableAgreesWithTheRulesForAllPairsUpTo600() {
    boolean[][] lost = new boolean[601][601];
    for (int b = 0; b <= 600; b++) {
      lost[0][b] = true;
    }
    for (int b = 1; b <= 600; b++) {
      for (int a = 1; a <= b; a++) {
        List<Long> winning = new ArrayList<>();
        int moves = 0;
        for (int take = a; take <= b; take += a) {
          moves++;
          if (lost[Math.min(a, b - take)][Math.max(a, b - take)]) {
            winning.add((long) take);
          }
        }
        lost[a][b] = winning.isEmpty();
        Pair pair = new Pair(b, a);
        assertEquals(lost[a][b], table.worth(pair).isLost(), pair::toString);
        boolean alike = winning.isEmpty() || winning.size() == moves;
        assertEquals(alike ? List.of() : winning, table.best(pair), pair::toString);
      }
    }
  }

  @Test
  void factsOfTheProtocolHold() {
    List<String> lines =
        GameFiles.text("euclid", "golden-lost.txt").orElseThrow().lines().skip(1).toList();
    for (String line : lines) {
      String[] words = line.split(" ");
      Pair pair = new Pair(Long.parseLong(words[1]), Long.parseLong(words[2]));
      assertEquals(words[0].equals("lost"), table.worth(pair).isLost(), line);
    }
    for (long b = 1; b <= 8; b++) {
      for (long a = 1; a <= b; a++) {
        boolean listed = lines.contains("lost " + a + " " + b);
        assertEquals(listed, table.worth(new Pair(a, b)).isLost(), a + " " + b);
      }
    }
  }

  @Test
  void fibonacciPairsAreLostAndWonByTurns() {
    long a = 1;
    long b = 2;
    for (boolean lost = false; b <= MOST; lost = !lost) {
      check(a, b);
      assertEquals(lost, table.worth(new Pair(a, b)).isLost(), a + " " + b);
      long next = a + b;
      a = b;
      b = next;
    }
  }

  @Test
  void comparisonWithTheGoldenSectionIsExact() {
    Random random = new Random(1);
    for (int i = 0; i < 20000; i++) {
      long b = MOST - (random.nextLong() >>> 5 + random.nextInt(50));
      long near =
          BigInteger.valueOf(b)
              .multiply(BigInteger.valueOf(618033988749894848L))
              .divide(BigInteger.valueOf(MOST))
              .longValueExact();
      for (long a = near - 3; a <= near + 3; a++) {
        check(a, b);
      }
      check((long) (b / GOLDEN), b);
      check(1 + (random.nextLong() >>> 4 + random.nextInt(59)) % b, b);
    }
  }

  /** Against a product of whole numbers; a winning move leads to a lost pair. */
  private void check(long a, long b) {
    BigInteger small = BigInteger.valueOf(Math.min(a, b));
    BigInteger large = BigInteger.valueOf(Math.max(a, b));
    boolean lost =
        a != b
            && large.multiply(large).compareTo(small.multiply(large).add(small.multiply(small)))
                < 0;
    Pair pair = new Pair(a, b);
    assertEquals(lost, table.worth(pair).isLost(), pair::toString);
    if (pair.times() == 1) {
      assertEquals(List.of(), table.best(pair));
      Pair next = game.after(pair, pair.smaller);
      assertEquals(!lost, table.outcome(next).isWon(), pair::toString);
    } else {
      long take = table.best(pair).get(0);
      assertTrue(game.isLegal(pair, take), pair::toString);
      assertTrue(table.outcome(game.after(pair, take)).isWon(), pair::toString);
    }
  }
}
