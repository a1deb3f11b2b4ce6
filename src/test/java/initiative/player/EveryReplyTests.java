package initiative.player;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.bot.Bot;
import initiative.bot.Catalogue;
import initiative.bot.Chance;
import initiative.byhand.HandGames;
import initiative.byhand.HandRules;
import initiative.game.BadInput;
import initiative.solve.Strategy;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole games over the protocol, from every tiny start against every sequence of replies: each won
 * start is won, each lost one is lost by legal moves and with the right phrase, and as soon as the
 * opponent leaves a won position it is won too.
 */
final class EveryReplyTests {
  private static final int SEEDS = 5;

  static List<String> games() {
    return HandGames.ids();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void programTakesAllThatItIsOffered(String id) throws BadInput {
    HandRules<?> rules = HandGames.of(id);
    for (List<String> start : rules.tinyStarts()) {
      for (int seed = 0; seed < SEEDS; seed++) {
        playAgainstAll(rules, start, Catalogue.strategy(id), seed);
      }
      rules.forget();
    }
  }

  @Test
  void programThatLetsAWinGoIsNoticed() {
    Strategy<?, ?> blind = new WithoutKnowledge<>(Catalogue.strategy("bachet").game());
    HandRules<?> rules = HandGames.of("bachet");
    AssertionError error =
        assertThrows(AssertionError.class, () -> playAgainstAll(rules, List.of("9"), blind, 1));
    assertTrue(error.getMessage().startsWith("it was offered 1: 9 / > "), error.getMessage());
  }

  private static <S, P, M> void playAgainstAll(
      HandRules<S> rules, List<String> start, Strategy<P, M> strategy, long seed) throws BadInput {
    int[] replies = {};
    while (replies != null) {
      Umpire<S> umpire = new Umpire<>(rules, start, replies);
      new Player<>(new Bot<>(strategy, new Chance(seed)), umpire).play();
      umpire.judge();
      replies = umpire.nextReplies();
    }
  }
}
