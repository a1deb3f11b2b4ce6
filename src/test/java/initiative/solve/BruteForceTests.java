package initiative.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.byhand.HandGames;
import initiative.byhand.HandRules;
import initiative.byhand.HandRules.Value;
import initiative.catalogue.Catalogue;
import initiative.game.Game;
import initiative.game.GivenLines;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.programlines.ProgramLines;
import initiative.games.programlines.ProgramLinesByHand;
import initiative.small.Again;
import initiative.small.AgainByHand;
import initiative.small.Windy;
import initiative.small.WindyByHand;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every position of every small start: moves, ends, closing phrases, worths and best moves of the
 * game and its strategy are those that come out when all moves are tried by rules written apart.
 */
@Tag("slow")
final class BruteForceTests {
  private static final double ROUNDING = 1e-7;

  static List<String> games() {
    return HandGames.ids();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void strategyAgreesWithTryingAllMoves(String id) {
    check(HandGames.of(id), Catalogue.game(id));
  }

  @Test
  void generalTableAgreesWhereLuckHasASay() {
    check(new WindyByHand(), new Windy());
  }

  @Test
  void generalTableAgreesWhereASideMayMoveAgain() {
    check(new AgainByHand(), new Again());
  }

  /** Of ten lines there are too many programs. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void shortProgramsAgreeWithTryingAllMoves(int lines) {
    check(new ProgramLinesByHand(lines), new ProgramLines(lines));
  }

  private static <S, P, M> void check(HandRules<S> rules, Game<P, M> game) {
    assertEquals(rules.programBegins(), game.programBegins());
    assertEquals(rules.judgesEveryMove(), game.judgesEveryMove());
    for (List<String> lines : rules.smallStarts()) {
      P start = GivenLines.start(game, lines);
      checkFrom(rules, rules.start(lines), game.solve(start), start, new HashSet<>(), lines);
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
    assertEquals(rules.isChance(state), game.isChance(position), where);
    assertEquals(rules.movesAgain(state), game.movesAgain(position), where);
    if (!strategy.worth(position).isOpen()) {
      assertWorth(rules.value(state), strategy.worth(position), where);
    }
    if (moves.isEmpty()) {
      assertWorth(rules.value(state), game.ending(position), where);
      assertEquals(rules.closing(state, true), game.closing(position, true), where);
      assertEquals(rules.closing(state, false), game.closing(position, false), where);
    } else {
      assertEquals(null, game.ending(position), where);
      if (rules.isChance(state)) {
        checkOdds(rules, state, game, position);
      } else {
        checkBest(rules, state, strategy, position, where);
      }
    }
    for (M move : moves) {
      S reached = rules.after(state, move.toString());
      checkFrom(rules, reached, strategy, game.after(position, move), seen, start);
    }
  }

  private static <S, P, M> void checkOdds(
      HandRules<S> rules, S state, Game<P, M> game, P position) {
    for (M draw : game.moves(position)) {
      assertEquals(rules.odds(state, draw.toString()), game.odds(position, draw), ROUNDING);
    }
  }

  private static <S, P, M> void checkBest(
      HandRules<S> rules, S state, Strategy<P, M> strategy, P position, String where) {
    Worth worth = strategy.worth(position);
    if (worth.isOpen()) {
      return;
    }
    List<String> found = lines(strategy.keeping(position));
    if (rules.namesAllBest()) {
      assertEquals(rules.best(state), found, where);
    } else {
      assertTrue(rules.best(state).containsAll(found), where);
    }
    if (worth.isLost() && !worth.isSum()) {
      assertEquals(List.of(), strategy.best(position), where);
    }
  }

  private static void assertWorth(Value value, Worth worth, String where) {
    assertEquals(value.mine(), own(worth), ROUNDING, where);
    assertEquals(value.theirs(), own(worth.toMover()), ROUNDING, where);
  }

  private static double own(Worth worth) {
    return worth.isSum() ? worth.mine() : worth.sign();
  }

  private static List<String> lines(List<?> moves) {
    List<String> lines = new ArrayList<>();
    for (Object move : moves) {
      lines.add(move.toString());
    }
    return lines;
  }
}
