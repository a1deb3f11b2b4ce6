package initiative.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.interactor.StartText;
import initiative.suite.Starts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What {@link Game} and {@link Strategy} promise, for every game of the catalogue, in the positions
 * that can be reached from the starts of its golden file, and along games from its usual starts.
 */
@Tag("slow")
final class ContractTests {
  private static final int MOST_POSITIONS = 3000;
  private static final int MOST_TURNS = 100;

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
          Phrase.WIN,
          Phrase.DRAW);

  static List<String> games() {
    return Catalogue.ids();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void movesComeInTheOrderOfTheGoldenFile(String id) {
    for (PinnedMoves pinned : PinnedMoves.of(id)) {
      checkOrder(Catalogue.game(id), pinned);
    }
  }

  private static <P, M> void checkOrder(Game<P, M> game, PinnedMoves pinned) {
    P start = GivenLines.start(game, pinned.start());
    assertEquals(pinned.moves(), game.moves(start).stream().map(M::toString).toList());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void startsThatReadAlikeAreEqual(String id) {
    Definition<?, ?> game = Catalogue.game(id);
    List<List<String>> starts = new ArrayList<>();
    PinnedMoves.of(id).forEach(pinned -> starts.add(pinned.start()));
    new Starts(game).usual(1).forEach(text -> starts.add(new StartText(text).lines()));
    for (List<String> lines : starts) {
      Object start = GivenLines.start(game, lines);
      assertEqual(GivenLines.start(game, lines), start);
      assertNotEquals(null, start);
      assertFalse(start.equals("a start"));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void contractHoldsInEveryPosition(String id) {
    for (PinnedMoves pinned : PinnedMoves.of(id)) {
      check(Catalogue.game(id), pinned.start());
    }
  }

  private static <P, M> void check(Game<P, M> game, List<String> lines) {
    P start = GivenLines.start(game, lines);
    Strategy<P, M> strategy = game.solve(start);
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

  /** Also where moves are too many to list, or positions too many to visit. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void contractHoldsAlongRandomGamesFromTheUsualStarts(String id) {
    Definition<?, ?> game = Catalogue.game(id);
    long seed = 0;
    for (String text : new Starts(game).usual(2)) {
      checkAlong(game, new StartText(text).lines(), new Chance(++seed));
    }
  }

  private static <P, M> void checkAlong(Game<P, M> game, List<String> lines, Chance chance) {
    P position = GivenLines.start(game, lines);
    Strategy<P, M> strategy = game.solve(position);
    for (int turn = 0; turn < MOST_TURNS && game.ending(position) == null; turn++) {
      String where = position.toString();
      assertOneLine(where);
      assertOneLine(game.legalMoves(position));
      M move = game.anyMove(position, chance);
      assertTrue(game.isLegal(position, move), () -> move + " in " + where);
      assertEqual(game.parseMove(move.toString()), move);
      assertTrue(game.spells(move.toString(), move), move::toString);
      assertFalse(game.spells(move + " ", move), move::toString);
      if (game.isChance(position)) {
        checkOdds(game, position);
      } else if (game.listsMoves()) {
        checkWorth(strategy, position);
      } else {
        checkUnlisted(strategy, position, chance);
      }
      position = game.after(position, move);
    }
  }

  private static <P, M> void checkOdds(Game<P, M> game, P position) {
    double sum = 0;
    for (M draw : game.moves(position)) {
      assertTrue(game.odds(position, draw) > 0, () -> draw + " in " + position);
      sum += game.odds(position, draw);
    }
    assertEquals(1, sum, 1e-9, position::toString);
  }

  /** Where moves cannot be listed, some stand for all. */
  private static <P, M> void checkUnlisted(Strategy<P, M> strategy, P position, Chance chance) {
    Game<P, M> game = strategy.game();
    Worth worth = strategy.worth(position);
    if (worth.isOpen()) {
      checkOpen(strategy, position);
      return;
    }
    for (int i = 0; i < 20; i++) {
      M move = game.anyMove(position, chance);
      Worth outcome = strategy.outcome(game.after(position, move));
      assertTrue(compare(outcome, worth) <= 0, () -> move + " is worth more than " + position);
    }
    for (M move : strategy.best(position)) {
      assertTrue(game.isLegal(position, move), () -> move + " in " + position);
      Worth outcome = strategy.outcome(game.after(position, move));
      assertEquals(0, compare(outcome, worth), () -> move + " in " + position);
    }
  }

  /** Of a position that nobody has solved it is only known that one can go on. */
  private static <P, M> void checkOpen(Strategy<P, M> strategy, P position) {
    for (M move : strategy.best(position)) {
      assertTrue(strategy.game().isLegal(position, move), () -> move + " in " + position);
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
    if (game.isChance(position)) {
      checkOdds(game, position);
      return;
    }
    if (worth.isOpen()) {
      checkOpen(strategy, position);
      return;
    }
    List<M> expected = new ArrayList<>();
    for (M move : game.moves(position)) {
      int better = compare(strategy.outcome(game.after(position, move)), worth);
      assertTrue(better <= 0, () -> move + " is worth more than " + position + " itself");
      if (better == 0) {
        expected.add(move);
      }
    }
    checkBest(strategy, position, expected);
  }

  /** The best moves are some of those that keep the worth, and need not be named if all do. */
  private static <P, M> void checkBest(Strategy<P, M> strategy, P position, List<M> keep) {
    Game<P, M> game = strategy.game();
    List<M> best = strategy.best(position);
    assertFalse(keep.isEmpty(), position::toString);
    if (best.isEmpty()) {
      assertEquals(game.moves(position), keep, () -> "no move is best in " + position);
    }
    assertTrue(keep.containsAll(best), () -> best + " in " + position);
    List<M> inOrder = new ArrayList<>(game.moves(position));
    inOrder.retainAll(best);
    assertEquals(inOrder, best, position::toString);
    assertEquals(
        best.isEmpty() ? game.moves(position) : best,
        strategy.keeping(position),
        position::toString);
    Worth worth = strategy.worth(position);
    if (worth.isLost() && !worth.isSum() && !worth.isCounted()) {
      assertEquals(List.of(), best, () -> "a move is called better in the lost " + position);
    }
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
