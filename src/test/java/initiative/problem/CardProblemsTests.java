package initiative.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.Cards;
import initiative.game.Strategy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Rows of cards: 1.7:A, 1.7:C, 1.7:D, 1.7:E and 1.7:F. */
class CardProblemsTests {

  private static String input(int... values) {
    String line = IntStream.of(values).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    return values.length + "\n" + line + "\n";
  }

  /** All rows of so many cards with values from -largest to largest. */
  private static void everyRow(int length, int largest, Consumer<int[]> action) {
    int values = 2 * largest + 1;
    for (int number = 0; number < Math.pow(values, length); number++) {
      int[] row = new int[length];
      int rest = number;
      for (int i = 0; i < length; i++) {
        row[i] = rest % values - largest;
        rest /= values;
      }
      action.accept(row);
    }
  }

  /** What the first player can be sure of: he maximises his sum, the other side minimises it. */
  private static int guaranteed(int[] row, int left, boolean first) {
    if (left == 0) {
      return 0;
    }
    int best = first ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    int taken = 0;
    for (int take = 1; take <= 3 && take <= left; take++) {
      taken += row[left - take];
      int sum = guaranteed(row, left - take, !first) + (first ? taken : 0);
      best = first ? Math.max(best, sum) : Math.min(best, sum);
    }
    return best;
  }

  @Test
  void everyShortRowGuaranteesWhatFullSearchFinds() {
    Consumer<int[]> compare =
        row ->
            assertEquals(
                guaranteed(row, row.length, true) + "\n", Solved.answer("1.7:A", input(row)));
    everyRow(1, 3, compare);
    everyRow(2, 3, compare);
    everyRow(3, 3, compare);
    everyRow(4, 2, compare);
    everyRow(5, 2, compare);
    everyRow(7, 1, compare);
  }

  private static long guaranteed(long[] row, int from, int to, boolean first) {
    if (from == to) {
      return 0;
    }
    long left = guaranteed(row, from + 1, to, !first) + (first ? row[from] : 0);
    long right = guaranteed(row, from, to - 1, !first) + (first ? row[to - 1] : 0);
    return first ? Math.max(left, right) : Math.min(left, right);
  }

  @Test
  void everyShortRowWithTwoEndsGuaranteesWhatFullSearchFinds() {
    Consumer<int[]> compare =
        row -> {
          long[] cards = IntStream.of(row).asLongStream().toArray();
          String expected = guaranteed(cards, 0, row.length, true) + "\n";
          assertEquals(expected, Solved.answer("1.7:C", input(row)));
        };
    everyRow(1, 3, compare);
    everyRow(2, 3, compare);
    everyRow(3, 3, compare);
    everyRow(4, 2, compare);
    everyRow(5, 2, compare);
    everyRow(6, 1, compare);
    Random random = new Random(7);
    for (int i = 0; i < 20; i++) {
      compare.accept(random.ints(14, -1000, 1001).toArray());
    }
  }

  /** The sums of three players, the mover's first; each takes what is best for him. */
  private static int[] threeSums(int[] row, int left) {
    int[] best = left == 0 ? new int[3] : null;
    int taken = 0;
    for (int take = 1; take <= 3 && take <= left; take++) {
      taken += row[left - take];
      int[] rest = threeSums(row, left - take);
      if (best == null || taken + rest[2] > best[0]) {
        best = new int[] {taken + rest[2], rest[0], rest[1]};
      }
    }
    return best;
  }

  @Test
  void everyShortRowIsSharedByThreeAsFullSearchDoes() {
    Consumer<int[]> compare =
        row -> {
          int[] sums = threeSums(row, row.length);
          String expected = sums[0] + " " + sums[1] + " " + sums[2] + "\n";
          assertEquals(expected, Solved.answer("1.7:F", input(row)));
        };
    everyRow(1, 3, compare);
    everyRow(2, 3, compare);
    everyRow(3, 3, compare);
    everyRow(4, 2, compare);
    everyRow(5, 2, compare);
    everyRow(7, 1, compare);
    Random random = new Random(8);
    for (int i = 0; i < 20; i++) {
      compare.accept(random.ints(12, -1000, 1001).toArray());
    }
  }

  /** Both sums if each side cares only for its own; cards are pairs upper, lower. */
  private static long[] bothSums(long[][] cards, int from, int to, int mover) {
    if (from == to) {
      return new long[2];
    }
    long[] left = bothSums(cards, from + 1, to, 1 - mover);
    left[mover] += cards[from][mover];
    long[] right = bothSums(cards, from, to - 1, 1 - mover);
    right[mover] += cards[to - 1][mover];
    return left[mover] > right[mover] ? left : right;
  }

  private static void compareTwoNumbers(long[][] cards) {
    StringBuilder input = new StringBuilder(cards.length + "\n");
    long[] upper = new long[cards.length];
    for (int i = 0; i < cards.length; i++) {
      input.append(cards[i][0]).append(' ').append(cards[i][1]).append('\n');
      upper[i] = cards[i][0];
    }
    long[] sums = bothSums(cards, 0, cards.length, 0);
    String expected = sums[0] + " " + sums[1] + "\n";
    assertEquals(expected, Solved.answer("1.7:D", input.toString()));
    expected += guaranteed(upper, 0, cards.length, true) + "\n";
    assertEquals(expected, Solved.answer("1.7:E", input.toString()));
  }

  private static void everyOrder(List<Long> numbers, int placed) {
    if (placed == numbers.size()) {
      long[][] cards = new long[placed / 2][2];
      for (int i = 0; i < placed; i++) {
        cards[i / 2][i % 2] = numbers.get(i);
      }
      compareTwoNumbers(cards);
      return;
    }
    for (int i = placed; i < numbers.size(); i++) {
      Collections.swap(numbers, placed, i);
      everyOrder(numbers, placed + 1);
      Collections.swap(numbers, placed, i);
    }
  }

  @Test
  void everyRowOfTwoNumberCardsIsPlayedAsByFullSearch() {
    for (int cards = 1; cards <= 3; cards++) {
      everyOrder(powers(2 * cards), 0);
    }
  }

  @Test
  void longerRowsOfTwoNumberCardsArePlayedAsByFullSearch() {
    Random random = new Random(9);
    List<Long> powers = powers(61);
    for (int i = 0; i < 2000; i++) {
      Collections.shuffle(powers, random);
      long[][] cards = new long[i < 1990 ? 4 + random.nextInt(4) : 14][];
      for (int card = 0; card < cards.length; card++) {
        cards[card] = new long[] {powers.get(2 * card), powers.get(2 * card + 1)};
      }
      compareTwoNumbers(cards);
    }
  }

  private static List<Long> powers(int count) {
    return LongStream.range(0, count)
        .map(exponent -> 1L << exponent)
        .boxed()
        .collect(Collectors.toCollection(ArrayList::new));
  }

  @Test
  void largestRowOfTwoNumberCardsSharesAllCards() {
    Random random = new Random(10);
    List<Long> powers = powers(61);
    for (int i = 0; i < 50; i++) {
      Collections.shuffle(powers, random);
      StringBuilder input = new StringBuilder("30\n");
      powers.subList(0, 60).forEach(power -> input.append(power).append('\n'));
      String[] lines = Solved.answer("1.7:E", input.toString()).split("\n");
      assertEquals(lines[0] + "\n", Solved.answer("1.7:D", input.toString()));
      long first = Long.parseLong(lines[0].split(" ")[0]);
      long second = Long.parseLong(lines[0].split(" ")[1]);
      assertEquals(15, Long.bitCount(first));
      assertEquals(15, Long.bitCount(second));
      for (int card = 0; card < 30; card++) {
        boolean byFirst = (first & powers.get(2 * card)) != 0;
        assertEquals(!byFirst, (second & powers.get(2 * card + 1)) != 0);
      }
      long sure = Long.parseLong(lines[1]);
      assertEquals(15, Long.bitCount(sure));
      assertTrue(sure <= first, "rational play brings no less than what is sure");
    }
  }

  @Test
  void guaranteeOfTwoNumberCardsIsThatOfTheirUpperNumbers() {
    Random random = new Random(11);
    for (int i = 0; i < 200; i++) {
      List<Long> upper = powers(9);
      Collections.shuffle(upper, random);
      StringBuilder input = new StringBuilder("9\n");
      for (int card = 0; card < 9; card++) {
        input.append(upper.get(card)).append(' ').append(1L << 20 + card).append('\n');
      }
      int[] row = upper.stream().mapToInt(Long::intValue).toArray();
      String second = Solved.answer("1.7:E", input.toString()).split("\n")[1];
      assertEquals(second + "\n", Solved.answer("1.7:C", input(row)));
    }
  }

  @Test
  void guaranteeIsHalfOfAllPlusTheLeadThatTheBotKnows() {
    Random random = new Random(12);
    for (int count : new int[] {1, 2, 3, 10, 999, 1000, 1234567}) {
      int[] row = random.ints(count, -1000, 1001).toArray();
      Cards start = new Cards(IntStream.of(row).asLongStream().toArray());
      Strategy<Cards, ?> bot = StickProblemsTests.solved("max-sum", start);
      long expected = (IntStream.of(row).asLongStream().sum() + bot.worth(start).number()) / 2;
      assertEquals(expected + "\n", Solved.answer("1.7:A", input(row)));
    }
  }

  @Test
  void largestRowOfEqualCardsIsTakenByThrees() {
    int[] row = new int[1234567];
    java.util.Arrays.fill(row, 1000);
    // 1234567 = 6 * 205761 + 1 = 9 * 137174 + 1: the first player gets the last card.
    assertEquals("617284000\n", Solved.answer("1.7:A", input(row)));
    assertEquals("411523000 411522000 411522000\n", Solved.answer("1.7:F", input(row)));
    java.util.Arrays.fill(row, -1000);
    // Now everybody takes one card at a time.
    assertEquals("-617284000\n", Solved.answer("1.7:A", input(row)));
    assertEquals("-411523000 -411522000 -411522000\n", Solved.answer("1.7:F", input(row)));
  }

  @Test
  void threeSumsAreTogetherTheWholeRow() {
    int[] row = new Random(13).ints(1234567, -1000, 1001).toArray();
    String[] sums = Solved.answer("1.7:F", input(row)).trim().split(" ");
    long together = 0;
    for (String sum : sums) {
      together += Long.parseLong(sum);
    }
    assertEquals(IntStream.of(row).asLongStream().sum(), together);
  }
}
