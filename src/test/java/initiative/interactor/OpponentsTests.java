package initiative.interactor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.bachet.Bachet;
import initiative.kinds.Kinds;
import initiative.solve.GeneralTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
class OpponentsTests {
  private static final int STARTS = 20;

  /** What is enough for a game, in positions and in games against each opponent. */
  private static final int ENOUGH_POSITIONS = 3000;

  private static final int ENOUGH_GAMES = 800;

  /** What is enough for one start. */
  private static final int MOST_POSITIONS = 1500;

  private static final int MOST_GAMES = 200;

  /** The games that list their moves, but no start is small enough to be solved by its rules. */
  private static final Set<String> TOO_LARGE =
      Set.of("queen-endgame", "program-lines", "tic-tac-too");

  /** The games whose own worth is not that of two sides who both want their best. */
  private static final Set<String> SAFE = Set.of("safe-sums", "two-number-cards");

  private static List<String> ids() {
    return Kinds.ids(Kinds.andCatalogue());
  }

  private static Definition<?, ?> game(String id) {
    return Kinds.game(id);
  }

  private static List<String> names(Opponents<?, ?> opponents) {
    List<String> names = new ArrayList<>(opponents.names());
    names.set(names.indexOf("blunder:P"), "blunder:0.5");
    names.replaceAll(name -> name.equals("sleepy:P") ? "sleepy:0.1" : name);
    return names;
  }

  @ParameterizedTest
  @MethodSource("ids")
  void everyGameHasOpponentsOfItsOwn(String id) {
    Definition<?, ?> game = game(id);
    assertEquals(game, game.opponents().game());
    for (String name : names(game.opponents())) {
      assertNotNull(game.opponents().named(name, null, new Chance(1)), name);
    }
  }

  @ParameterizedTest
  @MethodSource("ids")
  void namesAreDifferentAndEachIsDescribedInOneSentenceOfEachLanguage(String id) {
    Definition<?, ?> game = game(id);
    List<String> names = game.opponents().names();
    List<String> general = new ArrayList<>(List.of("ideal", "random", "first", "last"));
    general.add("blunder:P");
    if (!game.listsMoves()) {
      general.removeAll(List.of("first", "last"));
    }
    assertEquals(general, names.subList(0, general.size()));
    assertEquals(names.size(), new HashSet<>(names).size());
    for (Habit<?, ?> habit : game.opponents().all()) {
      assertTrue(habit.name.matches("[a-z-]+|blunder:P|sleepy:P"), habit.name);
      assertTrue(habit.english.matches("[A-Z][^.\\p{IsCyrillic}]*\\."), habit.name);
      assertTrue(habit.ukrainian.matches("\\p{IsCyrillic}[^.]*\\."), habit.name);
    }
  }

  @Test
  void thereAreNoOpponentsOfOtherNames() {
    Opponents<?, ?> opponents = game("nim").opponents();
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
            "sleepy",
            "sleepy:2",
            "completes")) {
      assertNull(opponents.named(name, null, new Chance(1)), name);
    }
    assertNotNull(game("nim-bachet").opponents().named("completes", null, new Chance(1)));
    assertNull(Catalogue.game("chess"));
  }

  @Test
  void whatIsTheFirstOrTheLastMoveIsNotAskedWhereMovesAreNotListed() {
    Opponents<?, ?> opponents = game("big-heap").opponents();
    assertNull(opponents.named("first", null, new Chance(1)));
    assertNull(opponents.named("last", null, new Chance(1)));
    assertNull(opponents.named("sleepy:0.1", null, new Chance(1)));
    assertNull(opponents.named("greedy", null, new Chance(1)));
  }

  @ParameterizedTest
  @MethodSource("ids")
  void everyOpponentIsLegalAndTheSameForItsSeedInEveryPositionOfSmallStarts(String id) {
    Definition<?, ?> game = game(id);
    int positions = 0;
    for (String start : Nearby.smallStarts(game, STARTS)) {
      positions += positions < ENOUGH_POSITIONS ? checkPositions(game, start) : 0;
    }
  }

  /** Gives the number of positions. */
  private static <P, M> int checkPositions(Definition<P, M> game, String text) {
    P start = Nearby.start(game, text);
    Strategy<P, M> strategy = game.solve(start);
    Nearby<P, M> nearby = new Nearby<>(game, start, MOST_POSITIONS);
    for (String name : names(game.opponents())) {
      int seed = 0;
      for (Nearby.Reached<P, M> reached : nearby.reached()) {
        seed++;
        checkChoice(strategy, name, seed, reached.position(), reached.last());
        checkChoice(strategy, name, seed, reached.position(), null);
      }
    }
    return nearby.reached().size();
  }

  /** The move of a new opponent, who opens the game if the player has not moved. */
  private static <P, M> void checkChoice(
      Strategy<P, M> strategy, String name, int seed, P position, M last) {
    Definition<P, M> game = (Definition<P, M>) strategy.game();
    M move = game.opponents().named(name, strategy, new Chance(seed)).choose(position, last);
    assertTrue(
        move != null && game.isLegal(position, move), name + ": " + move + " in " + position);
    M again = game.opponents().named(name, strategy, new Chance(seed)).choose(position, last);
    assertEquals(move, again, name + " in " + position);
  }

  @ParameterizedTest
  @MethodSource("ids")
  void everyOpponentStaysLegalHoweverAWholeGameGoes(String id) {
    Definition<?, ?> game = game(id);
    int games = 0;
    for (String start : Nearby.smallStarts(game, STARTS)) {
      games += games < ENOUGH_GAMES ? checkGames(game, start) : 0;
    }
    assertTrue(games > 1);
  }

  /** Gives the most games against one opponent. */
  private static <P, M> int checkGames(Definition<P, M> game, String text) {
    P start = Nearby.start(game, text);
    Strategy<P, M> strategy = game.solve(start);
    int games = 0;
    for (String name : names(game.opponents())) {
      for (boolean playerBegins : new boolean[] {true, false}) {
        games = Math.max(games, new AllGames<>(strategy, name, start, playerBegins).count());
      }
    }
    return games;
  }

  /** Plays against one opponent in all ways until there have been enough games. */
  private static final class AllGames<P, M> {
    /** A game that may go on for ever is followed so far. */
    private static final int LONGEST = 20;

    private final Strategy<P, M> strategy;
    private final Definition<P, M> game;
    private final String name;
    private final P start;
    private final boolean playerBegins;
    private int games;

    AllGames(Strategy<P, M> strategy, String name, P start, boolean playerBegins) {
      this.strategy = strategy;
      this.game = (Definition<P, M>) strategy.game();
      this.name = name;
      this.start = start;
      this.playerBegins = playerBegins;
    }

    int count() {
      playOn(new ArrayList<M>());
      return games;
    }

    /** Goes on from the player's moves so far; what the judge does follows from its seed. */
    private void playOn(List<M> moves) {
      Opponent<P, M> opponent = game.opponents().named(name, strategy, new Chance(7));
      P position = start;
      M last = null;
      boolean playersTurn = playerBegins;
      int made = 0;
      int lines = 0;
      while (game.ending(position) == null && (lines++ < LONGEST || !game.mayGoOnForEver())) {
        boolean draws = game.isChance(position);
        M move;
        if (playersTurn && !draws) {
          if (made == moves.size()) {
            branch(moves, position);
            return;
          }
          move = moves.get(made++);
          last = move;
        } else {
          move = opponent.choose(position, last);
          assertTrue(game.isLegal(position, move), name + ": " + move + " in " + position);
        }
        position = game.after(position, move);
        playersTurn = draws || game.movesAgain(position) ? playersTurn : !playersTurn;
      }
      games++;
    }

    private void branch(List<M> moves, P position) {
      List<M> next =
          game.listsMoves()
              ? game.moves(position)
              : List.of(
                  game.anyMove(position, new Chance(1)), game.anyMove(position, new Chance(2)));
      for (int i = 0; i < next.size() && games < MOST_GAMES; i++) {
        List<M> longer = new ArrayList<>(moves);
        longer.add(next.get(i));
        playOn(longer);
      }
    }
  }

  @Test
  void theIdealOpponentNeverGivesAnythingAway() {
    Set<String> unchecked = new TreeSet<>();
    for (Definition<?, ?> game : Kinds.andCatalogue()) {
      int solved = 0;
      int positions = 0;
      for (String start : Nearby.smallStarts(game, STARTS)) {
        if (positions < ENOUGH_POSITIONS) {
          Nearby<?, ?> nearby = checkIdeal(game, start);
          positions += nearby.reached().size();
          solved += nearby.isComplete() ? 1 : 0;
        }
      }
      if (solved == 0 && game.listsMoves()) {
        unchecked.add(game.about().id);
      }
    }
    assertEquals(new TreeSet<>(TOO_LARGE), unchecked);
  }

  /** Judges by the rules alone if the start is small enough for that. */
  private static <P, M> Nearby<P, M> checkIdeal(Definition<P, M> game, String text) {
    P start = Nearby.start(game, text);
    Strategy<P, M> strategy = game.solve(start);
    Nearby<P, M> nearby = new Nearby<>(game, start, MOST_POSITIONS);
    Strategy<P, M> judge =
        nearby.isComplete() && !SAFE.contains(game.about().id)
            ? new GeneralTable<>(game, start)
            : strategy;
    Opponent<P, M> ideal = game.opponents().named("ideal", strategy, new Chance(5));
    Opponent<P, M> blunderer = game.opponents().named("blunder:0", strategy, new Chance(5));
    for (Nearby.Reached<P, M> reached : nearby.reached()) {
      P position = reached.position();
      for (int time = 0; time < 4 && !game.isChance(position); time++) {
        for (Opponent<P, M> opponent : List.of(ideal, blunderer)) {
          P next = game.after(position, opponent.choose(position, null));
          Worth kept = judge.outcome(next);
          Worth worth = judge.worth(position);
          boolean exact = worth.isSum() || strategy.worth(position).isCounted();
          int better = exact ? worth.compareTo(kept) : worth.sign() - kept.sign();
          assertTrue(better == 0 || worth.isOpen(), position::toString);
        }
      }
    }
    return nearby;
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
    Set<Integer> moves = new HashSet<>();
    Opponent<Integer, Integer> opponent = bachet(name, 3);
    for (int time = 0; time < 100; time++) {
      moves.add(opponent.choose(sticks, 1));
    }
    return moves;
  }

  private static Opponent<Integer, Integer> bachet(String name, int seed) {
    Bachet bachet = new Bachet();
    return bachet.opponents().named(name, bachet.solve(100), new Chance(seed));
  }

  @Test
  void blundersComeAsOftenAsAskedFor() {
    Opponent<Integer, Integer> opponent = bachet("blunder:0.3", 11);
    int wrong = 0;
    for (int time = 0; time < 30000; time++) {
      wrong += opponent.choose(6, 1) == 2 ? 0 : 1;
    }
    assertEquals(0.3 * 2 / 3, wrong / 30000.0, 0.01);
  }

  /** With three legal moves it stays awake with probability 0.9 twice. */
  @Test
  void theMoreMovesThereAreTheMoreASleepyOneErrs() {
    Opponent<Integer, Integer> opponent = bachet("sleepy:0.1", 11);
    int wrong = 0;
    for (int time = 0; time < 30000; time++) {
      wrong += opponent.choose(6, 1) == 2 ? 0 : 1;
    }
    assertEquals((1 - 0.9 * 0.9) * 2 / 3, wrong / 30000.0, 0.01);
    assertEquals(1, bachet("sleepy:1", 1).choose(1, 1), "with one move nobody dozes off");
  }

  /** One of three moves is right, and it comes to the mind of three looks in 19 of 27 cases. */
  @Test
  void aHastyOneIsRightIfARightMoveComesToItsMind() {
    Opponent<Integer, Integer> opponent = bachet("hasty", 11);
    int right = 0;
    for (int time = 0; time < 30000; time++) {
      right += opponent.choose(6, 1) == 2 ? 1 : 0;
    }
    assertEquals(19.0 / 27, right / 30000.0, 0.01);
  }

  @Test
  void someWakeAndSomeTireAfterThreeMoves() {
    int rightEarly = 0;
    int rightLate = 0;
    for (int seed = 0; seed < 200; seed++) {
      Opponent<Integer, Integer> wakes = bachet("wakes", seed);
      Opponent<Integer, Integer> tires = bachet("tires", seed);
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
    "bachet, greedy, 9, 3 1, 1 3",
    "nim, greedy, 3/5 9 3, 1 1, 2 9",
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
  void habitsAreKept(String id, String name, String start, String moves, String replies) {
    checkReplies(game(id), name, start, moves, replies);
  }

  /** Moves are numbers, or for other games one move. */
  private static <P, M> void checkReplies(
      Definition<P, M> game, String name, String start, String moves, String replies) {
    boolean counts = game.moveForm().equals("COUNT");
    String[] given = counts ? moves.split(" ") : new String[] {moves};
    String[] expected = counts ? replies.split(" ") : new String[] {replies};
    P position = Nearby.start(game, start);
    Opponent<P, M> opponent = opponent(game, name, position);
    for (int i = 0; i < given.length; i++) {
      M move = game.parseMove(given[i]);
      assertTrue(game.isLegal(position, move), given[i]);
      position = game.after(position, move);
      M reply = opponent.choose(position, move);
      assertEquals(expected[i], reply.toString(), "in " + position);
      position = game.after(position, reply);
    }
  }

  private static <P, M> Opponent<P, M> opponent(Definition<P, M> game, String name, P start) {
    return game.opponents().named(name, game.solve(start), new Chance(1));
  }

  @ParameterizedTest
  @CsvSource({
    "bachet, one, 20, 1",
    "bachet, two, 20, 2",
    "bachet, most, 20, 3",
    "bachet, copies, 20, 1",
    "bachet, cycles, 20, 1",
    "bachet, completes, 20, 1",
    "bachet, even, 20, 2",
    "fibonacci-nim, one, 30, 1",
    "fibonacci-nim, two, 3, 2",
    "fibonacci-nim, most, 3, 2",
    "fibonacci-nim, copies, 30, 1",
    "fibonacci-nim, cycles, 30, 1",
    "fibonacci-nim, half, 30, 1",
    "fibonacci-nim, careful, 10, 2",
    "fibonacci-nim, fibonacci, 10, 2",
    "max-sum, one, 6/1 -1 5 9 -2 3, 1",
    "max-sum, two, 6/1 -1 5 9 -2 3, 2",
    "max-sum, most, 6/1 -1 5 9 -2 3, 3",
    "max-sum, copies, 6/1 -1 5 9 -2 3, 1",
    "max-sum, cycles, 6/1 -1 5 9 -2 3, 1",
    "max-sum, greedy, 6/1 -1 5 9 -2 3, 3",
    "max-sum, picky, 6/1 -1 5 9 2 3, 3",
    "max-sum, wary, 5/1 9 9 2 1, 3",
    "nim, largest, 3/5 9 3, 2 9",
    "nim, smallest, 3/5 9 3, 3 3",
    "nim, peels, 3/5 9 3, 2 1",
    "nim, last-heap, 3/5 9 3, 3 1",
    "nim, halves, 3/5 9 3, 2 5",
    "nim, levels, 3/5 9 3, 2 4",
    "nim, sweeps, 1/5, 1 5",
    "nim, copies, 3/5 9 3, 1 1",
    "nim, mirrors, 3/5 9 5, 1 1",
    "nim, even, 3/5 9 3, 2 1",
    "nim-bachet, largest, 3/5 9 3, 2 3",
    "nim-bachet, smallest, 3/5 9 3, 3 3",
    "nim-bachet, peels, 3/5 9 3, 2 1",
    "nim-bachet, last-heap, 3/5 9 3, 3 1",
    "nim-bachet, halves, 3/5 9 3, 2 3",
    "nim-bachet, levels, 2/5 7, 2 2",
    "nim-bachet, sweeps, 1/5, 1 3",
    "nim-bachet, copies, 3/5 9 3, 1 1",
    "nim-bachet, mirrors, 3/5 9 3, 1 1",
    "nim-bachet, even, 3/5 9 3, 2 1",
    "nim-bachet, completes, 3/5 9 3, 1 1",
    "cells, mirrors, 10, 5 2",
    "cells, centre, 10, 5 2",
    "cells, most, 10, 2 4",
    "cells, one, 10, 1 1",
    "cells, nibbles, 10, 1 2",
    "cells, splits, 10, 2 2",
    "bachet-cycles, one, 1/8 12/8, 7",
    "bachet-cycles, most, 1/8 12/8, 5",
    "bachet-cycles, takes, 0/1, 0",
    "bachet-cycles, special, 1/8 12/8, 12",
    "bachet-cycles, returns, 1/8 8/8, 8",
    "minefield, down, 4 4/..../..../..../...., D 3",
    "minefield, right, 4 4/..../..../..../...., R 3",
    "minefield, creeps-down, 4 4/..../..../..../...., D 1",
    "minefield, creeps-right, 4 4/..../..../..../...., R 1",
    "minefield, stairs, 4 4/..../..../..../...., D 1",
    "minefield, longest, 2 4/..../...., R 3",
    "minefield, copies, 4 4/..../..../..../...., D 1",
    "minefield, swaps, 4 4/..../..../..../...., D 1",
    "minefield, blind, 2 4/..../...., R 2",
    "wind, storm, 3/1 2 3, 1",
  })
  void habitsAreKeptInTheOpeningToo(String id, String name, String start, String opening) {
    checkOpening(game(id), name, start, opening);
  }

  private static <P, M> void checkOpening(
      Definition<P, M> game, String name, String text, String opening) {
    P start = Nearby.start(game, text);
    assertEquals(opening, opponent(game, name, start).choose(start, null).toString());
  }
}
