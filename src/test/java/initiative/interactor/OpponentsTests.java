package initiative.interactor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.bot.Catalogue;
import initiative.bot.Chance;
import initiative.game.BadInput;
import initiative.game.Game;
import initiative.game.Subtraction;
import initiative.game.Worth;
import initiative.solve.GameGraph;
import initiative.solve.Strategy;
import initiative.solve.SubtractionTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class OpponentsTests {
  private static List<String> games() {
    return Catalogue.ids();
  }

  private static List<String> names(Opponents<?, ?> opponents) {
    List<String> names = new ArrayList<>(opponents.names());
    names.set(names.indexOf("blunder:P"), "blunder:0.5");
    return names;
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameOfTheCatalogueHasOpponentsAroundItsOwnStrategy(String id) {
    Opponents<?, ?> opponents = Interactors.of(id);
    assertNotNull(opponents);
    assertEquals(Catalogue.strategy(id).getClass(), opponents.strategy().getClass());
    assertEquals(Catalogue.strategy(id).game().getClass(), opponents.strategy().game().getClass());
  }

  @ParameterizedTest
  @MethodSource("games")
  void namesAreDifferentAndEachIsDescribedInOneSentence(String id) {
    Opponents<?, ?> opponents = Interactors.of(id);
    assertEquals(
        List.of("ideal", "random", "first", "last", "blunder:P"), opponents.names().subList(0, 5));
    assertEquals(opponents.names().size(), new HashSet<>(opponents.names()).size());
    for (String name : opponents.names()) {
      assertTrue(opponents.description(name).matches("[A-Z][^.]*\\."), name);
    }
    for (String name : names(opponents)) {
      assertNotNull(opponents.named(name, new Chance(1)), name);
      assertNotNull(opponents.description(name), name);
    }
  }

  @Test
  void thereAreNoOpponentsOfOtherNames() {
    Opponents<?, ?> opponents = Interactors.of("nim");
    for (String name :
        List.of(
            "",
            "Ideal",
            "nobody",
            "blunder",
            "blunder:",
            "blunder:P",
            "blunder:1.5",
            "blunder:-1",
            "blunder:NaN",
            "completes")) {
      assertNull(opponents.named(name, new Chance(1)), name);
    }
    assertNull(opponents.description("nobody"));
    assertNotNull(Interactors.of("nim-bachet").named("completes", new Chance(1)));
    assertNull(Interactors.of("chess"));
  }

  @ParameterizedTest
  @CsvSource({
    "bachet, 25",
    "fibonacci-nim, 30",
    "nim, 3/3 4 5",
    "nim, 4/2 2 2 3",
    "nim-bachet, 3/5 6 4",
    "cells, 14",
    "minefield, 4 5/...../.*.../...*./*....",
    "minefield, 3 3/.../.../...",
    "max-sum, 9/3 -2 0 4 -5 7 7 -1 2",
    "bachet-cycles, 5/3 9/9 9/9 2/12 0/6 11/14",
  })
  void everyOpponentIsLegalInEveryReachablePosition(String id, String start) throws BadInput {
    checkPositions(Interactors.of(id), start);
  }

  private static <P, M> void checkPositions(Opponents<P, M> opponents, String text)
      throws BadInput {
    Game<P, M> game = opponents.strategy().game();
    P start = StartText.read(game, text);
    opponents.strategy().prepare(start);
    GameGraph<P, M> graph = new GameGraph<>(game, start);
    for (String name : names(opponents)) {
      for (int number = 0; number < graph.size(); number++) {
        for (M last : game.moves(graph.position(number))) {
          P position = game.after(graph.position(number), last);
          if (game.ending(position) == null) {
            M move = opponents.named(name, new Chance(number)).choose(position, last);
            assertTrue(game.isLegal(position, move), name + ": " + move + " in " + position);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "bachet, 16",
    "fibonacci-nim, 14",
    "nim, 2/3 4",
    "nim-bachet, 3/2 3 3",
    "cells, 8",
    "minefield, 4 4/..../..*./..../*...",
    "max-sum, 10/3 -2 0 4 -5 7 7 -1 2 2",
  })
  void everyOpponentStaysLegalHoweverAWholeGameGoes(String id, String start) throws BadInput {
    checkGames(Interactors.of(id), start);
  }

  private static <P, M> void checkGames(Opponents<P, M> opponents, String text) throws BadInput {
    P start = StartText.read(opponents.strategy().game(), text);
    opponents.strategy().prepare(start);
    for (String name : names(opponents)) {
      int games = playAll(opponents, name, start, new ArrayList<M>());
      assertTrue(games > 1, name);
    }
  }

  /** Plays on from the player's moves so far in all ways; gives the number of ended games. */
  private static <P, M> int playAll(
      Opponents<P, M> opponents, String name, P start, List<M> moves) {
    Game<P, M> game = opponents.strategy().game();
    Opponent<P, M> opponent = opponents.named(name, new Chance(7));
    P position = start;
    for (M move : moves) {
      position = game.after(position, move);
      if (game.ending(position) != null) {
        return 1;
      }
      M reply = opponent.choose(position, move);
      assertTrue(game.isLegal(position, reply), name + ": " + reply + " in " + position);
      position = game.after(position, reply);
    }
    if (game.ending(position) != null) {
      return 1;
    }
    int games = 0;
    for (M move : game.moves(position)) {
      List<M> longer = new ArrayList<>(moves);
      longer.add(move);
      games += playAll(opponents, name, start, longer);
    }
    return games;
  }

  @ParameterizedTest
  @CsvSource({
    "bachet, 25",
    "fibonacci-nim, 30",
    "nim, 3/3 4 5",
    "nim-bachet, 3/5 6 4",
    "cells, 14",
    "minefield, 4 5/...../.*.../...*./*....",
    "max-sum, 9/3 -2 0 4 -5 7 7 -1 2",
  })
  void theIdealOpponentNeverGivesAnythingAway(String id, String start) throws BadInput {
    checkIdeal(Interactors.of(id), start);
  }

  private static <P, M> void checkIdeal(Opponents<P, M> opponents, String text) throws BadInput {
    Strategy<P, M> strategy = opponents.strategy();
    P start = StartText.read(strategy.game(), text);
    strategy.prepare(start);
    GameGraph<P, M> graph = new GameGraph<>(strategy.game(), start);
    Worth[] worths = graph.worths();
    Opponent<P, M> ideal = opponents.named("ideal", new Chance(5));
    Opponent<P, M> blunderer = opponents.named("blunder:0", new Chance(5));
    for (int number = 0; number < graph.size(); number++) {
      P position = graph.position(number);
      for (int time = 0; time < 4 && strategy.game().ending(position) == null; time++) {
        for (Opponent<P, M> opponent : List.of(ideal, blunderer)) {
          P next = strategy.game().after(position, opponent.choose(position, null));
          assertEquals(worths[number], worths[graph.number(next)].toMover(), position.toString());
        }
      }
    }
  }

  @Test
  void theIdealOpponentMakesEveryMoveInALostPosition() {
    assertEquals(Set.of(1, 2, 3), movesOf("ideal", 8));
    assertEquals(Set.of(2), movesOf("ideal", 6));
    assertEquals(Set.of(1, 2, 3), movesOf("random", 6));
    assertEquals(Set.of(1, 2, 3), movesOf("blunder:0.5", 6));
    assertEquals(Set.of(1), movesOf("first", 6));
    assertEquals(Set.of(3), movesOf("last", 6));
  }

  private static Set<Integer> movesOf(String name, int sticks) {
    Opponents<Integer, Integer> bachet = bachet();
    Set<Integer> moves = new HashSet<>();
    Opponent<Integer, Integer> opponent = bachet.named(name, new Chance(3));
    for (int time = 0; time < 100; time++) {
      moves.add(opponent.choose(sticks, 1));
    }
    return moves;
  }

  private static Opponents<Integer, Integer> bachet() {
    Opponents<Integer, Integer> bachet =
        new BachetOpponents(new SubtractionTable(new Subtraction(12345, 1, 2, 3)));
    bachet.strategy().prepare(100);
    return bachet;
  }

  @Test
  void blundersComeAsOftenAsAskedFor() {
    Opponent<Integer, Integer> opponent = bachet().named("blunder:0.3", new Chance(11));
    int wrong = 0;
    for (int time = 0; time < 30000; time++) {
      wrong += opponent.choose(6, 1) == 2 ? 0 : 1;
    }
    assertEquals(0.3 * 2 / 3, wrong / 30000.0, 0.01);
  }

  @Test
  void someWakeAndSomeTireAfterThreeMoves() {
    int rightEarly = 0;
    int rightLate = 0;
    for (int seed = 0; seed < 200; seed++) {
      Opponent<Integer, Integer> wakes = bachet().named("wakes", new Chance(seed));
      Opponent<Integer, Integer> tires = bachet().named("tires", new Chance(seed));
      for (int move = 0; move < 3; move++) {
        rightEarly += wakes.choose(6, 1) == 2 ? 1 : 0;
        assertEquals(2, tires.choose(6, 1));
      }
      assertEquals(2, wakes.choose(6, 1));
      rightLate += tires.choose(6, 1) == 2 ? 1 : 0;
    }
    assertFalse(rightEarly == 600 || rightLate == 200);
  }

  @ParameterizedTest
  @CsvSource({
    "bachet, one, 40, 3 3 3, 1 1 1",
    "bachet, two, 7, 3 1, 2 1",
    "bachet, most, 10, 1 1, 3 3",
    "bachet, copies, 12, 3 1 2, 3 1 2",
    "bachet, cycles, 20, 1 1 1 1, 1 2 3 1",
    "bachet, completes, 20, 1 2 3, 3 2 1",
    "bachet, even, 20, 1 2 1, 1 2 1",
    "fibonacci-nim, most, 30, 1 1, 2 2",
    "fibonacci-nim, half, 30, 2 1, 2 1",
    "fibonacci-nim, careful, 8, 2 1, 1 1",
    "fibonacci-nim, fibonacci, 16, 2 2, 1 3",
    "max-sum, greedy, 6/1 -1 5 9 -2 3, 2, 2",
    "max-sum, picky, 6/1 1 5 -9 2 3, 1, 1",
    "max-sum, wary, 6/1 1 9 9 2 1, 1, 3",
    "nim, largest, 3/5 9 3, 1 1, 2 9",
    "nim, smallest, 3/5 9 3, 1 1, 3 3",
    "nim, peels, 3/5 9 3, 1 1, 2 1",
    "nim, last-heap, 3/5 9 3, 3 3, 2 1",
    "nim, halves, 3/5 9 3, 3 3, 2 5",
    "nim, levels, 3/5 9 3, 3 3, 2 4",
    "nim, copies, 3/5 9 3, 2 4, 2 4",
    "nim, mirrors, 3/5 9 5, 1 4, 3 4",
    "nim, even, 3/5 9 3, 2 2, 2 1",
    "nim-bachet, completes, 3/5 9 3, 2 1, 2 3",
    "nim-bachet, largest, 3/5 9 3, 2 1, 2 3",
    "cells, mirrors, 10, 1 2, 9 2",
    "cells, mirrors, 10, 3 2, 7 2",
    "cells, centre, 10, 1 2, 6 2",
    "cells, most, 10, 1 2, 4 4",
    "cells, one, 10, 4 2, 6 1",
    "cells, nibbles, 10, 4 2, 1 2",
    "cells, splits, 10, 4 2, 7 2",
    "bachet-cycles, one, 2/8 12/8 9/10, 8, 7",
    "bachet-cycles, most, 2/8 12/8 9/10, 8, 5",
    "bachet-cycles, special, 1/8 12/10, 8, 12",
    "bachet-cycles, special, 1/8 12/10, 9, 8",
    "bachet-cycles, returns, 1/8 8/10, 8, 8",
    "queen-endgame, centre, h1 h6 c2, h1g1, c2d3",
    "queen-endgame, corner, h1 h6 b3, h1g1, b3a2",
    "queen-endgame, queen, h8 e5 b1, e5b2, b1b2",
    "minefield, down, 4 4/..../..../..../...., R 1, D 3",
    "minefield, right, 4 4/..../..../..../...., R 1, R 2",
    "minefield, creeps-right, 4 4/..../..../..../...., R 3, D 1",
    "minefield, longest, 4 4/..../..../..../...., R 1, D 3",
    "minefield, copies, 4 4/..../..../..../...., D 1, D 1",
    "minefield, swaps, 4 4/..../..../..../...., D 3, R 3",
    "minefield, blind, 4 4/..../..../..../...., D 2, R 2",
  })
  void habitsAreKept(String id, String name, String start, String moves, String replies)
      throws BadInput {
    checkReplies(Interactors.of(id), name, start, moves, replies);
  }

  /** Moves are numbers, or for other games one move. */
  private static <P, M> void checkReplies(
      Opponents<P, M> opponents, String name, String start, String moves, String replies)
      throws BadInput {
    Game<P, M> game = opponents.strategy().game();
    boolean counts = game.moveForm().equals("COUNT");
    String[] given = counts ? moves.split(" ") : new String[] {moves};
    String[] expected = counts ? replies.split(" ") : new String[] {replies};
    P position = StartText.read(game, start);
    opponents.strategy().prepare(position);
    Opponent<P, M> opponent = opponents.named(name, new Chance(1));
    for (int i = 0; i < given.length; i++) {
      M move = game.parseMove(given[i]);
      assertTrue(game.isLegal(position, move), given[i]);
      position = game.after(position, move);
      M reply = opponent.choose(position, move);
      assertEquals(expected[i], reply.toString(), "in " + position);
      position = game.after(position, reply);
    }
  }
}
