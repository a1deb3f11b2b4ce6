package initiative.family;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.About;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.solve.GeneralTable;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RemainderTableTests {

  /** Whatever the largest take and whoever the last stick wins for. */
  private static final class Game extends TakeUpTo<Long> {
    private final int most;

    Game(int most, boolean misere) {
      super(misere);
      this.most = most;
    }

    @Override
    public About about() {
      throw new UnsupportedOperationException();
    }

    @Override
    public Long readStart(StartReader in) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Long after(Long heap, Integer take) {
      return heap - take;
    }

    @Override
    public long sticks(Long heap) {
      return heap;
    }

    @Override
    public int largestTake(Long heap) {
      return most;
    }
  }

  @ParameterizedTest(name = "misere {0}")
  @ValueSource(booleans = {false, true})
  void formulaAgreesWithTheRulesOnEverySmallHeap(boolean misere) {
    for (int most = 1; most <= 25; most++) {
      Game game = new Game(most, misere);
      Strategy<Long, Integer> formula = game.solve(200L);
      GeneralTable<Long, Integer> general = new GeneralTable<>(game, 200L);
      for (long sticks = 0; sticks <= 200; sticks++) {
        assertEquals(general.worth(sticks), formula.worth(sticks), most + " from " + sticks);
        assertEquals(general.best(sticks), formula.best(sticks), most + " from " + sticks);
      }
    }
  }

  /** A won heap has the take that it claims, and the heap below, or any take, shows a lost one. */
  @ParameterizedTest(name = "misere {0}")
  @ValueSource(booleans = {false, true})
  void claimsHoldUpToTheLimits(boolean misere) {
    Random random = new Random(1);
    for (int i = 0; i < 20000; i++) {
      int most = 1 + random.nextInt(i % 2 == 0 ? 1000000000 : 1 << 1 + random.nextInt(29));
      long sticks = 1000000000000000000L - (random.nextLong() >>> 5 + random.nextInt(50));
      Game game = new Game(most, misere);
      Strategy<Long, Integer> formula = game.solve(sticks);
      List<Integer> best = formula.best(sticks);
      if (formula.worth(sticks) == Worth.WON) {
        int take = most == 1 ? 1 : best.get(0);
        assertTrue(game.isLegal(sticks, take));
        assertEquals(Worth.LOST, formula.worth(sticks - take));
      } else {
        assertTrue(best.isEmpty());
        for (int take : new int[] {1, (most + 1) / 2, most, 1 + random.nextInt(most)}) {
          assertEquals(Worth.WON, formula.worth(sticks - take));
        }
      }
    }
  }
}
