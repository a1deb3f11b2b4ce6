package initiative.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.family.AnyTakes;
import initiative.interactor.StartText;
import initiative.small.Again;
import initiative.suite.Starts;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a strategy says of moves, and that it may be asked by many at once. */
@Tag("slow")
final class StrategyTests {
  private static final int THREADS = 4;
  private static final int MOST_TURNS = 40;

  static List<String> games() {
    return Catalogue.ids();
  }

  @Test
  void movesAreBestOnlyIfOthersAreWorse() {
    Strategy<Integer, Integer> bachet = new AnyTakes(1, 2, 3).solve(9);
    assertEquals(List.of(1), bachet.best(9));
    assertEquals(List.of(1), bachet.keeping(9));
    assertEquals(List.of(), bachet.best(8), "all moves lose");
    assertEquals(List.of(1, 2, 3), bachet.keeping(8));
    assertEquals(List.of(), bachet.best(1), "the only move wins");
    assertEquals(List.of(1), bachet.keeping(1));
    assertEquals(List.of(), bachet.best(0), "there is no move");
    assertEquals(List.of(), bachet.keeping(0));
  }

  @Test
  void movesAreBestInTheOrderOfTheGame() {
    Strategy<Integer, Integer> game = new AnyTakes(1, 3, 4).solve(5);
    assertEquals(List.of(3), game.best(5));
    Strategy<Integer, Integer> wide = new AnyTakes(1, 2, 3, 7).solve(7);
    assertEquals(List.of(3, 7), wide.best(7));
  }

  @Test
  void outcomeIsSeenByTheSideThatHasMoved() {
    Strategy<Integer, Integer> bachet = new AnyTakes(1, 2, 3).solve(9);
    assertEquals(Worth.WON, bachet.outcome(8));
    assertEquals(Worth.LOST, bachet.outcome(7));
    assertEquals(Worth.WON, bachet.outcome(0), "an end counts by the rules");
    Strategy<Integer, Integer> again = new Again().solve(9);
    assertEquals(Worth.WON, again.outcome(6), "it moves again, and 6 is won");
    assertEquals(Worth.LOST, again.outcome(3), "it moves again, and 3 is lost");
  }

  /** The same answers from one strategy, asked by several threads at once, as from another. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void strategyNeverChangesWhoeverAsks(String id) throws Exception {
    Definition<?, ?> game = Catalogue.game(id);
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      for (String text : new Starts(game).usual(4)) {
        checkShared(game, text, threads);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static <P, M> void checkShared(Game<P, M> game, String text, ExecutorService threads)
      throws Exception {
    P start = StartText.read(game, text);
    Strategy<P, M> alone = game.solve(start);
    Strategy<P, M> shared = game.solve(start);
    List<Callable<List<String>>> tasks = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      long seed = i;
      tasks.add(() -> answers(shared, start, new Chance(seed)));
    }
    List<Future<List<String>>> answers = threads.invokeAll(tasks);
    for (int i = 0; i < THREADS; i++) {
      List<String> expected = answers(alone, start, new Chance(i));
      assertEquals(game.ending(start) != null, expected.isEmpty());
      assertEquals(expected, answers.get(i).get());
      assertEquals(expected, answers(shared, start, new Chance(i)), "it has changed since");
    }
  }

  private static <P, M> List<String> answers(Strategy<P, M> strategy, P start, Chance chance) {
    Game<P, M> game = strategy.game();
    List<String> answers = new ArrayList<>();
    P position = start;
    for (int turn = 0; turn < MOST_TURNS && game.ending(position) == null; turn++) {
      String best = game.isChance(position) ? "a draw" : strategy.best(position).toString();
      answers.add(position + " is " + strategy.worth(position) + " by " + best);
      position = game.after(position, game.anyMove(position, chance));
    }
    return answers;
  }
}
