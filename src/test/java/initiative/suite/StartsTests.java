package initiative.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Worth;
import initiative.kinds.Answer;
import initiative.kinds.BigHeap;
import initiative.kinds.Kinds;
import initiative.kinds.Patience;
import initiative.kinds.Walk;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
class StartsTests {
  /** The games in which no start is lost. */
  private static final Set<String> NEVER_LOST =
      Set.of("queen-endgame", "patience", "program-lines", "hex", "plus-minus");

  /** The games whose usual starts are sometimes drawn, or open. */
  private static final Set<String> SOMETIMES_DRAWN =
      Set.of("bachet-cycles", "minefield-draw", "tic-tac-too", "hex", "plus-minus");

  /** The games that have but one start. */
  private static final Set<String> ONE_START = Set.of("program-lines");

  private static List<String> games() {
    return Kinds.ids(Kinds.andCatalogue());
  }

  private static Starts starts(String game) {
    return new Starts(Kinds.game(game));
  }

  @ParameterizedTest
  @MethodSource("games")
  void usualStartsAreGoodStartsAndTheSameForTheSameSeed(String game) throws BadInput {
    Starts starts = starts(game);
    List<String> usual = starts.usual(1);
    assertEquals(usual, starts.usual(1));
    assertEquals(ONE_START.contains(game), usual.equals(starts.usual(2)));
    for (String start : usual) {
      starts.worth(start);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void usualStartsAreWonAndLost(String game) throws BadInput {
    Starts starts = starts(game);
    Set<Integer> signs = new HashSet<>();
    for (String start : starts.usual(5)) {
      signs.add(starts.worth(start).sign());
    }
    Set<Integer> expected = new HashSet<>(Set.of(1, -1));
    if (NEVER_LOST.contains(game)) {
      expected.remove(-1);
    }
    if (SOMETIMES_DRAWN.contains(game)) {
      expected.add(0);
    }
    assertEquals(expected, signs);
  }

  @ParameterizedTest
  @MethodSource("games")
  void withoutADescriptionAnyStartWillDo(String game) throws BadInput {
    Starts starts = starts(game);
    for (int seed = 0; seed < 20; seed++) {
      starts.worth(starts.random("", new Chance(seed)));
    }
  }

  @Test
  void withoutUsualStartsOfItsOwnAGameHasThoseOfItsLimitsSmallOnesFirst() {
    List<String> descriptions = new BigHeap().starts().usual();
    assertEquals(
        List.of(
            "sticks 1..10 take 1..10 won",
            "sticks 1..10 take 1..10 lost",
            "sticks 10..61 take 10..61 won",
            "sticks 10..61 take 10..61 lost"),
        descriptions.subList(0, 4));
    assertEquals(6, descriptions.size());
    assertEquals(
        List.of("pluses 0..9 minuses 0..9 won", "pluses 0..9 minuses 0..9 lost"),
        new Patience().starts().usual().subList(0, 2));
  }

  @Test
  void whatAStartIsWorthIsSaidForThePlayer() throws BadInput {
    assertEquals(Worth.WON, new Starts(new Answer()).worth("8"));
    assertEquals(Worth.LOST, new Starts(new Answer()).worth("9"));
    assertEquals(Worth.WON, new Starts(new Answer()).worth("0"));
    assertEquals(Worth.lostIn(2), new Starts(new Walk()).worth("3 3"));
  }

  @ParameterizedTest
  @CsvSource({
    "bachet, sticks 41..49 won, won",
    "bachet, sticks 41..49 lost, lost",
    "fibonacci-nim, lost, lost",
    "nim, heaps 12 sticks 98..1234 lost, lost",
    "nim-bachet, heaps 2..3 lost, lost",
    "cells, cells 100..300 lost, lost",
    "minefield, rows 123 columns 123 mines 5 lost, lost",
    "max-sum, cards 1000 won, won",
    "max-sum, cards 2 values 0..1 drawn, drawn",
  })
  void kindsAreAsAskedFor(String game, String description, String kind) throws BadInput {
    Starts starts = starts(game);
    for (int seed = 0; seed < 5; seed++) {
      Worth worth = starts.worth(starts.random(description, new Chance(seed)));
      String found = worth.isWon() ? "won" : worth.isLost() ? "lost" : "drawn";
      assertEquals(kind, found);
    }
  }

  @Test
  void sizesStayWithinTheirLimitsAndReachThem() throws BadInput {
    Set<String> found = new HashSet<>();
    for (int seed = 0; seed < 200; seed++) {
      found.add(starts("bachet").random("sticks 7..9", new Chance(seed)));
    }
    assertEquals(Set.of("7", "8", "9"), found);
    String field = starts("minefield").random("rows 2 columns 3 mines 99", new Chance(1));
    assertTrue(field.matches("2 3/\\.[.*]{2}/[.*]{3}"), field);
    String heaps = starts("nim").random("heaps 3 sticks 5", new Chance(1));
    assertEquals("3/5 5 5", heaps);
    String cards = starts("max-sum").random("cards 3 values -4", new Chance(1));
    assertEquals("3/-4 -4 -4", cards);
  }

  @ParameterizedTest
  @CsvSource({
    "bachet, sticks 41 lost, no start was found in bachet for 'sticks 41 lost'",
    "cells, cells 268..2000 lost, no start was found in cells for 'cells 268..2000 lost'",
    "nim, heaps 1 lost, no start was found in nim for 'heaps 1 lost'",
    "bachet, drawn, no start was found in bachet for 'drawn'",
  })
  void whatDoesNotExistIsNotSearchedForEver(String game, String description, String message) {
    BadInput e =
        assertThrows(BadInput.class, () -> starts(game).random(description, new Chance(1)));
    assertEquals(message, e.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "sticks 0..5, 'sticks has to lie within 1..12345, not ''0..5'''",
    "sticks 5..4, 'sticks has to be a range from low to high, but ''5..4'' is reversed'",
    "sticks 1..99999, 'sticks has to lie within 1..12345, not ''1..99999'''",
    "sticks few, 'sticks has to be a range as in 1..12345, not ''few'''",
    "sticks, 'random starts of bachet are described by sticks 1..12345 won|lost|drawn|any, not"
        + " ''sticks'''",
    "heaps 3, 'random starts of bachet are described by sticks 1..12345 won|lost|drawn|any, not"
        + " ''heaps 3'''",
    "won sticks 3, 'random starts of bachet are described by sticks 1..12345 won|lost|drawn|any,"
        + " not ''won sticks 3'''",
  })
  void badDescriptionsAreExplained(String description, String message) {
    BadInput e =
        assertThrows(BadInput.class, () -> starts("bachet").random(description, new Chance(1)));
    assertEquals(message, e.getMessage());
  }
}
