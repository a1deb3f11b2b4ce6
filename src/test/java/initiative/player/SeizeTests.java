package initiative.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.bot.Bot;
import initiative.bot.Catalogue;
import initiative.bot.Chance;
import initiative.byhand.HandGames;
import initiative.byhand.HandRules;
import initiative.game.BadInput;
import initiative.game.GivenLines;
import initiative.solve.Strategy;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToIntFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Large lost starts against opponents who do not know the way to win: each is won. */
final class SeizeTests {
  private static final int SEEDS = 10;

  @ParameterizedTest(name = "{0} from {1}")
  @CsvSource({
    "bachet, 400",
    "bachet, 2000",
    "fibonacci-nim, 987",
    "fibonacci-nim, 10946",
    "nim, 8 / 98 98 99 99 101 101 120 120",
    "nim-bachet, 7 / 101 98 123 400 800 804 1000",
    "cells, 121",
    "minefield, 40 40"
  })
  void naiveOpponentIsOvercome(String game, String start) throws BadInput {
    List<String> lines = List.of(withField(start).split(" / "));
    assertLost(Catalogue.strategy(game), lines);
    for (int seed = 0; seed < SEEDS; seed++) {
      for (Map.Entry<String, ToIntFunction<List<String>>> opponent : opponents(seed).entrySet()) {
        String closing = play(HandGames.of(game), game, lines, seed, opponent.getValue());
        assertEquals("I won!", closing, opponent.getKey() + " with seed " + seed);
      }
    }
  }

  private static Map<String, ToIntFunction<List<String>>> opponents(long seed) {
    Random random = new Random(seed);
    return Map.of(
        "first", moves -> 0,
        "second", moves -> Math.min(1, moves.size() - 1),
        "last", moves -> moves.size() - 1,
        "random", moves -> random.nextInt(moves.size()));
  }

  /** A field is given by its sides alone; it has no mines. */
  private static String withField(String start) {
    if (!start.matches("\\d+ \\d+")) {
      return start;
    }
    String[] sides = start.split(" ");
    String row = " / " + ".".repeat(Integer.parseInt(sides[1]));
    return start + row.repeat(Integer.parseInt(sides[0]));
  }

  private static <P, M> void assertLost(Strategy<P, M> strategy, List<String> lines) {
    P start = GivenLines.start(strategy.game(), lines);
    strategy.prepare(start);
    assertTrue(strategy.worth(start).isLost());
  }

  private static <S> String play(
      HandRules<S> rules,
      String game,
      List<String> start,
      long seed,
      ToIntFunction<List<String>> opponent)
      throws BadInput {
    HandJudge<S> judge =
        new HandJudge<>(rules, start) {
          @Override
          protected int reply(List<String> moves) {
            return opponent.applyAsInt(moves);
          }
        };
    new Player<>(new Bot<>(Catalogue.strategy(game), new Chance(seed)), judge).play();
    return judge.closing;
  }
}
