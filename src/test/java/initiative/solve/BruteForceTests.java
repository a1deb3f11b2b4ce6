package initiative.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.bot.Catalogue;
import initiative.byhand.HandGames;
import initiative.byhand.HandRules;
import initiative.game.Game;
import initiative.game.GivenLines;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every position of every small start: moves, ends, closing phrases, worths and best moves of the
 * game and its strategy are those that come out when all moves are tried by rules written apart.
 */
final class BruteForceTests {
  static List<String> games() {
    return HandGames.ids();
  }

  @Test
  void everyGameThatEndsHasRulesByHand() {
    for (String id : Catalogue.ids()) {
      if (!Catalogue.strategy(id).game().mayGoOnForEver()) {
        assertTrue(HandGames.ids().contains(id), "write HandRules for " + id);
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void strategyAgreesWithTryingAllMoves(String id) {
    check(HandGames.of(id), Catalogue.strategy(id));
  }

  private static <S, P, M> void check(HandRules<S> rules, Strategy<P, M> strategy) {
    for (List<String> lines : rules.smallStarts()) {
      P start = GivenLines.start(strategy.game(), lines);
      strategy.prepare(start);
      checkFrom(rules, rules.start(lines), strategy, start, new HashSet<>(), lines);
      rules.forget();
    }
  }

  private static <S, P, M> void checkFrom(
      HandRules<S> rules, S state, Strategy<P, M> strategy, P position, Set<S> seen, Object start) {
    if (!seen.add(state)) {
      return;
    }
    Game<P, M> game = strategy.game();
    String where = "from " + start + " in " + position;
    List<M> moves = game.moves(position);
    assertEquals(rules.moves(state), lines(moves), where);
    assertWorth(rules.value(state), strategy.worth(position), where);
    if (moves.isEmpty()) {
      assertWorth(rules.value(state), game.ending(position), where);
      assertEquals(rules.closing(state, true), game.closing(position, true), where);
      assertEquals(rules.closing(state, false), game.closing(position, false), where);
    } else {
      assertEquals(null, game.ending(position), where);
      assertEquals(rules.best(state), lines(strategy.best(position)), where);
    }
    for (M move : moves) {
      S reached = rules.after(state, move.toString());
      checkFrom(rules, reached, strategy, game.after(position, move), seen, start);
    }
  }

  private static void assertWorth(int value, Worth worth, String where) {
    assertEquals(value, worth.isSum() ? worth.number() : worth.sign(), where);
  }

  private static List<String> lines(List<?> moves) {
    List<String> lines = new ArrayList<>();
    for (Object move : moves) {
      lines.add(move.toString());
    }
    return lines;
  }
}
