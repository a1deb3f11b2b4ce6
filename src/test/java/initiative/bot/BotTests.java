package initiative.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.BachetCycles;
import initiative.game.BachetCycles.Heap;
import initiative.game.BachetCycles.Specials;
import initiative.game.Game;
import initiative.game.GivenLines;
import initiative.solve.BachetCyclesTable;
import initiative.solve.Strategy;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each of the best moves has the same chance, unless the position is drawn; others have none. */
final class BotTests {
  private static final int DRAWS_PER_MOVE = 400;

  @ParameterizedTest(name = "{0} from {1}")
  @CsvSource({
    "bachet, 12344",
    "minefield, 5 5 / ..... / ..... / ..... / ..... / .....",
    "fibonacci-nim, 10946",
    "nim, 4 / 17 17 9 9",
    "nim-bachet, 3 / 4 8 400",
    "cells, 21",
    "bachet-cycles, 0 / 8"
  })
  void everyMoveOfALostPositionHasTheSameChance(String id, String start) {
    check(Catalogue.strategy(id), start, true);
  }

  @ParameterizedTest(name = "{0} from {1}")
  @CsvSource({
    "nim, 3 / 5 5 5",
    "cells, 17",
    "cells, 200",
    "max-sum, 4 / 5 -1 0 9",
    "bachet-cycles, 4 / 9 0 / 10 0 / 11 0 / 13 4 / 13",
    "queen-endgame, a3 e3 b1"
  })
  void everyBestMoveOfAnyOtherPositionHasTheSameChance(String id, String start) {
    check(Catalogue.strategy(id), start, false);
  }

  private static <P, M> void check(Strategy<P, M> strategy, String start, boolean lost) {
    Game<P, M> game = strategy.game();
    P position = GivenLines.start(game, List.of(start.split(" / ")));
    strategy.prepare(position);
    List<M> expected = strategy.best(position);
    assertTrue(expected.size() > 1, "there is nothing to choose");
    assertEquals(lost, strategy.worth(position).isLost());
    assertEquals(lost, expected.equals(game.moves(position)));

    Bot<P, M> bot = new Bot<>(strategy, new Chance(2024));
    Map<M, Integer> drawn = counters(expected);
    for (int i = 0; i < DRAWS_PER_MOVE * expected.size(); i++) {
      drawn.merge(bot.choose(position), 1, Integer::sum);
    }
    assertEquals(expected.size(), drawn.size(), "a move was drawn that is not one of the best");
    ChiSquare.assertUniform(drawn.values());
  }

  /** From 11 sticks 8, 9 and 10 are drawn, where 3 of 4, 2 of 3 and 1 of 3 replies are errors. */
  @Test
  void moveOfADrawnPositionIsDrawnByTheShareOfErrorsAmongTheReplies() {
    Map<Long, Integer> drawn = drawsOfPass(11, 21000);
    assertEquals(Set.of(8L, 9L, 10L), drawn.keySet());
    assertEquals(9000, drawn.get(8L), 400);
    assertEquals(8000, drawn.get(9L), 400);
    assertEquals(4000, drawn.get(10L), 400);
  }

  @Test
  void moveAfterWhichNobodyCanErrIsNotMadeIfThereIsAnother() {
    assertEquals(Set.of(9L, 10L), drawsOfPass(12, 1000).keySet());
  }

  @Test
  void anyMoveOfADrawnPositionIsMadeIfNobodyCanErr() {
    assertEquals(Set.of(12L, 13L, 14L), drawsOfPass(15, 1000).keySet());
  }

  /** Draws in the game in which both sides may pass when there are 8 sticks. */
  private static Map<Long, Integer> drawsOfPass(long sticks, int draws) {
    BachetCyclesTable table = new BachetCyclesTable(new BachetCycles());
    Heap heap = new Heap(new Specials(new long[] {8}, new long[] {8}), sticks);
    table.prepare(heap);
    Bot<Heap, Long> bot = new Bot<>(table, new Chance(2024));
    Map<Long, Integer> drawn = new HashMap<>();
    for (int i = 0; i < draws; i++) {
      drawn.merge(bot.choose(heap), 1, Integer::sum);
    }
    return drawn;
  }

  private static <M> Map<M, Integer> counters(List<M> moves) {
    Map<M, Integer> counters = new LinkedHashMap<>();
    for (M move : moves) {
      counters.put(move, 0);
    }
    return counters;
  }

  /** A tester who tries the seeds 1, 2, 3, ... sees all openings, not the same again and again. */
  @Test
  void neighbouringSeedsOpenIndependently() {
    Strategy<Integer, Integer> strategy = bachet();
    Map<List<Integer>, Integer> openings = new HashMap<>();
    for (int seed = 0; seed < 9 * DRAWS_PER_MOVE; seed++) {
      Bot<Integer, Integer> bot = new Bot<>(strategy, new Chance(seed));
      openings.merge(List.of(bot.choose(12344), bot.choose(12340)), 1, Integer::sum);
    }
    assertEquals(9, openings.size());
    ChiSquare.assertUniform(openings.values());
  }

  @Test
  void sameSeedMakesTheSameChoices() {
    Strategy<Integer, Integer> strategy = bachet();
    Bot<Integer, Integer> one = new Bot<>(strategy, new Chance(7));
    Bot<Integer, Integer> other = new Bot<>(strategy, new Chance(7));
    for (int sticks = 12344; sticks > 0; sticks -= 4) {
      assertEquals(one.choose(sticks), other.choose(sticks));
    }
  }

  @Test
  void botsWithoutASeedDiffer() {
    Strategy<Integer, Integer> strategy = bachet();
    Bot<Integer, Integer> one = new Bot<>(strategy, new Chance());
    Bot<Integer, Integer> other = new Bot<>(strategy, new Chance());
    boolean differ = false;
    for (int sticks = 12344; sticks > 0; sticks -= 4) {
      differ |= !one.choose(sticks).equals(other.choose(sticks));
    }
    assertTrue(differ);
  }

  @SuppressWarnings("unchecked")
  private static Strategy<Integer, Integer> bachet() {
    Strategy<Integer, Integer> strategy = (Strategy<Integer, Integer>) Catalogue.strategy("bachet");
    strategy.prepare(12345);
    return strategy;
  }
}
