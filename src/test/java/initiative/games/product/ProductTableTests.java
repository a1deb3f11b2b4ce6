package initiative.games.product;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.GoldenStarts;
import initiative.game.Chance;
import initiative.game.Golden;
import initiative.games.product.Product.Reached;
import initiative.player.Program;
import initiative.solve.Claims;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ProductTableTests {
  private static final long LARGEST = 1000000000000000000L;
  private static final Product GAME = new Product();
  private static final ProductTable TABLE = new ProductTable(GAME);

  /** From c / p times, saying f leaves (c / p) / f, which is c / (p f); so only this counts. */
  @Test
  void intervalsAgreeWithTheRulesUpToAMillionTimes() {
    boolean[] lost = new boolean[1000001];
    lost[0] = true;
    for (int times = 1; times < lost.length; times++) {
      boolean won = false;
      for (int factor = 2; factor <= 9; factor++) {
        won |= lost[times / factor];
      }
      lost[times] = !won;
      assertEquals(lost[times], ProductTable.isLost(times), "times " + times);
    }
  }

  /** The table that the intervals replace: every product that can come up, the largest first. */
  @ParameterizedTest
  @CsvSource({
    "1000, 141",
    "1000000, 1273",
    "1000000000000, 14672",
    "1000000000000000000, 66061",
    "999999999999999999, 66060",
    "187406683791040511, ",
    "187406683791040512, ",
    "374813367582081023, ",
    "374813367582081024, ",
  })
  void intervalsAgreeWithATableOfProducts(long limit, Integer count) {
    Map<Long, Boolean> lost = new TreeMap<>();
    NavigableSet<Long> products = products(limit);
    for (long product : products.descendingSet()) {
      List<Integer> winning = new ArrayList<>();
      for (int factor = 2; factor <= 9; factor++) {
        if (product * factor > limit || lost.get(product * factor)) {
          winning.add(factor);
        }
      }
      lost.put(product, winning.isEmpty());
      Reached reached = new Reached(product, limit);
      assertEquals(winning.isEmpty(), TABLE.worth(reached).isLost(), reached::toString);
      assertEquals(winning.size() == 8 ? List.of() : winning, TABLE.best(reached));
    }
    if (count != null) {
      assertEquals(count, products.size());
    }
  }

  private static NavigableSet<Long> products(long limit) {
    NavigableSet<Long> products = new TreeSet<>(List.of(1L));
    for (Long product = 1L; product != null; product = products.higher(product)) {
      for (int factor = 2; factor <= 9; factor++) {
        if (product * factor <= limit) {
          products.add(product * factor);
        }
      }
    }
    return products;
  }

  /**
   * A proof for all numbers up to the largest. What is left after a factor grows with the times
   * before it. So of a lost interval only the ends have to be tried: each factor leads from them
   * between the lost interval before and this one. And from low * f to (high + 1) * f - 1 the
   * factor f leads into the interval from low to high; together these reach just to the next lost
   * interval.
   */
  @Test
  void everyIntervalLeadsWhereItIsSaidToLead() {
    long wonFrom = 1;
    for (long low = 9; low <= LARGEST; low *= 18) {
      long high = 2 * low - 1;
      assertTrue(ProductTable.isLost(low) && ProductTable.isLost(high));
      for (int factor = 2; factor <= 9; factor++) {
        assertTrue(low / factor >= wonFrom, "factor " + factor);
        assertTrue(high / factor < low, "factor " + factor);
      }
      wonFrom = high + 1;
      long covered = high;
      for (int factor = 2; factor <= 9; factor++) {
        assertTrue(low * factor <= covered + 1, "factor " + factor);
        covered = (high + 1) * factor - 1;
      }
      assertEquals(18 * low - 1, covered);
    }
  }

  @Test
  void lostStartsAreTheIntervalsOfTheProtocol() {
    for (String line : Golden.lines("product", "golden-lost.txt")) {
      long low = Long.parseLong(line.split("\\.\\.")[0]);
      long high = Long.parseLong(line.split("\\.\\.")[1]);
      for (long limit : new long[] {low, low + 1, (low + high) / 2, high - 1, high}) {
        assertTrue(TABLE.worth(new Reached(1, limit)).isLost(), () -> "limit " + limit);
      }
      assertTrue(TABLE.worth(new Reached(1, low - 1)).isWon());
      assertTrue(TABLE.worth(new Reached(1, high + 1)).isWon());
    }
  }

  @Test
  void claimsHoldAtTheBoundsOfAllIntervals() {
    for (long bound = 9; bound <= LARGEST; bound *= 18) {
      for (long near = -3; near <= 3; near++) {
        Claims.check(TABLE, new Reached(1, bound + near));
        Claims.check(TABLE, new Reached(1, 2 * bound + near));
      }
    }
    Claims.check(TABLE, new Reached(LARGEST, LARGEST));
    assertEquals(9 * LARGEST, GAME.after(new Reached(LARGEST, LARGEST), 9).product);
  }

  /** The sample of the protocol; after the first 9 a 2 or a 3 wins, after the second anything. */
  @Test
  void sampleWithTheChoiceOfSideIsPlayedWithSomeSeed() {
    Set<String> said = new HashSet<>();
    for (int seed = 0; seed < 100; seed++) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      InputStream in = new ByteArrayInputStream("300\n9\n9\n".getBytes(US_ASCII));
      Program.run(GAME, new Chance(seed), new String[] {Program.CHOOSE_SIDE}, in, out, System.err);
      said.add(out.toString(US_ASCII));
    }
    assertTrue(said.contains("second\n2\n4\nI won!\n"), said::toString);
    assertTrue(said.stream().allMatch(text -> text.matches("second\n[23]\n[2-9]\nI won!\n")));
  }

  @Test
  void goldenStartsAreWorthWhatTheProtocolSays() {
    GoldenStarts.check("product");
  }
}
