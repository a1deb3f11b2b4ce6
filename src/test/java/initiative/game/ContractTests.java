package initiative.game;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.bot.Catalogue;
import initiative.solve.Strategy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What {@link Game} and {@link Strategy} promise, for every game of the catalogue, in the positions
 * that can be reached from the starts of its golden file.
 */
final class ContractTests {
  private static final int MOST_POSITIONS = 3000;

  /** Lines that are no move in most positions, or in none. */
  private static final List<String> ODD_LINES =
      List.of(
          "",
          "0",
          "-1",
          "+1",
          "1.",
          "1 1 1",
          "x",
          "-0",
          "4",
          "12346",
          "2147483647",
          "2147483648",
          "-2147483648 4",
          "2147483647 4",
          "1 -2147483648",
          "1 2147483647",
          "99999999999999999999",
          "0 0",
          "0 1",
          "1 0",
          "-1 1",
          "1 -1",
          "1 3",
          "1 4",
          "13 1",
          "2147483647 2147483647",
          "-2147483648 -2147483648",
          "4294967297",
          "4294967297 1",
          "D",
          "D 0",
          "D -1",
          "R 124",
          "D1",
          "d 1",
          "D 1 1",
          "R 2147483647",
          "L 1",
          "a1a1",
          "a1b9",
          "A1B2",
          "a1",
          Game.WIN,
          Game.DRAW);

  static List<String> games() {
    return Catalogue.ids();
  }

  @Test
  void everyGameHasGoldenDataAndNothingElseHas() {
    TreeSet<String> games = new TreeSet<>(Catalogue.ids());
    assertAll(
        () -> assertEquals(games, Golden.names("moves"), "golden/moves"),
        () -> assertEquals(games, Golden.names("dialogues"), "golden/dialogues"));
  }

  @Test
  void entriesAndStrategiesAgree() {
    assertEquals(Catalogue.entries().size(), new HashSet<>(Catalogue.ids()).size());
    for (String id : Catalogue.ids()) {
      assertNotNull(Catalogue.strategy(id), id);
    }
    assertNull(Catalogue.strategy("no such game"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void movesComeInTheOrderOfTheGoldenFile(String id) {
    for (PinnedMoves pinned : PinnedMoves.of(id)) {
      checkOrder(Catalogue.strategy(id).game(), pinned);
    }
  }

  private static <P, M> void checkOrder(Game<P, M> game, PinnedMoves pinned) {
    P start = GivenLines.start(game, pinned.start());
    assertEquals(pinned.moves(), game.moves(start).stream().map(M::toString).toList());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void startsThatReadAlikeAreEqual(String id) {
    Game<?, ?> game = Catalogue.strategy(id).game();
    for (PinnedMoves pinned : PinnedMoves.of(id)) {
      Object start = GivenLines.start(game, pinned.start());
      assertEqual(GivenLines.start(game, pinned.start()), start);
      assertNotEquals(null, start);
      assertFalse(start.equals("a start"));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void contractHoldsInEveryPosition(String id) {
    for (PinnedMoves pinned : PinnedMoves.of(id)) {
      check(Catalogue.strategy(id), pinned.start());
    }
  }

  private static <P, M> void check(Strategy<P, M> strategy, List<String> lines) {
    Game<P, M> game = strategy.game();
    P start = GivenLines.start(game, lines);
    strategy.prepare(start);
    Map<P, P> twins = twins(game, start, GivenLines.start(game, lines));
    List<M> tries = new ArrayList<>(oddMoves(game));
    for (P position : twins.keySet()) {
      tries.addAll(game.moves(position).subList(0, Math.min(3, game.moves(position).size())));
    }
    tries = new ArrayList<>(new HashSet<>(tries));
    for (P position : twins.keySet()) {
      checkMoves(game, position, tries);
      checkWorth(strategy, position);
      assertEqual(twins.get(position), position);
    }
  }

  /**
   * Positions that can be reached, each with its twin, made by the same moves from a twin start.
   */
  private static <P, M> Map<P, P> twins(Game<P, M> game, P start, P twin) {
    Map<P, P> twins = new LinkedHashMap<>(Map.of(start, twin));
    List<P> queue = new ArrayList<>(List.of(start));
    for (int i = 0; i < queue.size() && queue.size() < MOST_POSITIONS; i++) {
      P position = queue.get(i);
      for (M move : game.moves(position)) {
        P reached = game.after(position, move);
        if (!twins.containsKey(reached)) {
          twins.put(reached, game.after(twins.get(position), move));
          queue.add(reached);
        }
      }
    }
    return twins;
  }

  private static <M> List<M> oddMoves(Game<?, M> game) {
    List<M> moves = new ArrayList<>();
    for (String line : ODD_LINES) {
      M move = game.parseMove(line);
      if (move != null) {
        moves.add(move);
      }
    }
    return moves;
  }

  private static <P, M> void checkMoves(Game<P, M> game, P position, List<M> tries) {
    List<M> moves = game.moves(position);
    String where = position.toString();
    assertOneLine(where);
    assertEquals(game.ending(position) != null, moves.isEmpty(), where);
    assertEquals(moves.size(), new HashSet<>(moves).size(), "a move comes twice in " + where);
    assertThrows(IndexOutOfBoundsException.class, () -> moves.get(-1), where);
    assertThrows(IndexOutOfBoundsException.class, () -> moves.get(moves.size()), where);
    for (M move : moves) {
      assertOneLine(move.toString());
      assertEqual(game.parseMove(move.toString()), move);
      assertEqual(game.parseMove(" " + move.toString().replace(" ", " \t") + "\t"), move);
      assertTrue(game.isLegal(position, move), () -> move + " in " + where);
    }
    for (M move : tries) {
      assertEquals(moves.contains(move), game.isLegal(position, move), () -> move + " in " + where);
    }
    assertEquals(moves, game.moves(position), where);
    assertEquals(where, position.toString());
    assertOneLine(game.legalMoves(position));
  }

  private static <P, M> void checkWorth(Strategy<P, M> strategy, P position) {
    Game<P, M> game = strategy.game();
    Worth worth = strategy.worth(position);
    if (game.ending(position) != null) {
      assertEquals(game.ending(position), worth, position::toString);
      assertOneLine(game.closing(position, true));
      assertOneLine(game.closing(position, false));
      return;
    }
    List<M> expected = new ArrayList<>();
    for (M move : game.moves(position)) {
      int better = compare(strategy.worth(game.after(position, move)).toMover(), worth);
      assertTrue(better <= 0, () -> move + " is worth more than " + position + " itself");
      if (better == 0) {
        expected.add(move);
      }
    }
    List<M> best = strategy.best(position);
    assertFalse(best.isEmpty(), position::toString);
    assertTrue(expected.containsAll(best), () -> best + " in " + position);
    List<M> inOrder = new ArrayList<>(game.moves(position));
    inOrder.retainAll(best);
    assertEquals(inOrder, best, position::toString);
  }

  /** Compares what does not depend on how many half-moves are still to come. */
  private static int compare(Worth one, Worth other) {
    return one.isSum() ? one.compareTo(other) : Integer.compare(one.sign(), other.sign());
  }

  private static void assertEqual(Object one, Object other) {
    assertEquals(one, other);
    assertEquals(one.hashCode(), other.hashCode(), () -> one + " has another hash code");
  }

  private static void assertOneLine(String text) {
    assertFalse(text.isEmpty());
    assertEquals(text.strip(), text);
    assertTrue(text.chars().allMatch(c -> c >= ' ' && c <= '~'), text);
  }
}
