package initiative.games.maxsumends;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.Cards;
import initiative.family.End;
import initiative.family.GoldenSums;
import initiative.game.Strategy;
import initiative.solve.EitherEnd;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class MaxSumEndsTableTests {
  private final MaxSumEnds game = new MaxSumEnds();
  private final int mostCards = (int) game.about().limit("cards").max;
  private final int largestValue = (int) game.about().limit("values").max;
  private final Random random = new Random(1);

  @Test
  void sumsOfTheProtocolAreReached() {
    GoldenSums.check("max-sum-ends");
  }

  private static long first(Strategy<Cards, End> strategy, Cards cards, long total) {
    return (total + strategy.worth(cards).number()) / 2;
  }

  /** The problem without interaction, whose program keeps one row only, has the same answer. */
  @Test
  void guaranteesAreThoseOfTheProblem() {
    for (int i = 0; i < 200; i++) {
      long[] values = row(1 + random.nextInt(i < 180 ? 60 : mostCards));
      Cards start = new Cards(values);
      long total = LongStream.of(values).sum();
      assertEquals(EitherEnd.guaranteed(values), first(game.solve(start), start, total));
    }
  }

  @Test
  void largestSumsFit() {
    for (long value : new long[] {-largestValue, largestValue}) {
      long[] values = new long[mostCards];
      Arrays.fill(values, value);
      Cards start = new Cards(values);
      assertEquals(1007 * value, first(game.solve(start), start, mostCards * value));
    }
  }

  /** Every lead of the largest triangle is that of the better of two moves, down to the ends. */
  @Test
  void whatIsSureNeverSinksAndIsKeptByJustTheBestMoves() {
    Cards start = new Cards(row(mostCards));
    Strategy<Cards, End> strategy = game.solve(start);
    check(strategy, start, cards -> End.L);
    check(strategy, start, cards -> End.R);
    check(strategy, start, cards -> random.nextBoolean() ? End.L : End.R);
    check(strategy, start, cards -> cards.left % 2 == 0 ? End.L : End.R);
    check(strategy, start, cards -> strategy.keeping(cards).get(0));
  }

  private void check(Strategy<Cards, End> strategy, Cards start, Function<Cards, End> opponent) {
    Cards cards = start;
    while (cards.left > 0) {
      long left = -strategy.worth(game.after(cards, End.L)).number();
      long right = -strategy.worth(game.after(cards, End.R)).number();
      assertEquals(Math.max(left, right), strategy.worth(cards).number());
      assertEquals(left >= right, strategy.keeping(cards).contains(End.L));
      assertEquals(right >= left, strategy.keeping(cards).contains(End.R));
      assertTrue(strategy.best(cards).size() == (left == right ? 0 : 1));
      cards = game.after(cards, opponent.apply(cards));
    }
    assertEquals(cards.mine - cards.theirs, strategy.worth(cards).number());
  }

  private long[] row(int length) {
    return random.longs(length, -largestValue, largestValue + 1).toArray();
  }
}
