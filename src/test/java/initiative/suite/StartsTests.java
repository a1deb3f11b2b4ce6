package initiative.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.bot.Catalogue;
import initiative.bot.Chance;
import initiative.game.BadInput;
import initiative.game.Worth;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class StartsTests {
  private static List<String> games() {
    return Catalogue.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void defaultsAreGoodStartsAndTheSameForTheSameSeed(String game) throws BadInput {
    List<String> defaults = Starts.defaults(game, 1);
    assertEquals(defaults, Starts.defaults(game, 1));
    assertNotEquals(defaults, Starts.defaults(game, 2));
    for (String start : defaults) {
      Starts.of(game).worth(start);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"bachet", "minefield", "fibonacci-nim", "nim", "nim-bachet", "cells", "max-sum"})
  void defaultsAreWonAndLost(String game) throws BadInput {
    Set<Integer> signs = new HashSet<>();
    for (String start : Starts.defaults(game, 5)) {
      signs.add(Starts.of(game).worth(start).sign());
    }
    assertEquals(Set.of(1, -1), signs);
  }

  @ParameterizedTest
  @MethodSource("games")
  void withoutADescriptionAnyStartWillDo(String game) throws BadInput {
    for (int seed = 0; seed < 20; seed++) {
      Starts.of(game).worth(Starts.of(game).random("", new Chance(seed)));
    }
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
    Starts starts = Starts.of(game);
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
      found.add(Starts.of("bachet").random("sticks 7..9", new Chance(seed)));
    }
    assertEquals(Set.of("7", "8", "9"), found);
    String field = Starts.of("minefield").random("rows 2 columns 3 mines 99", new Chance(1));
    assertTrue(field.matches("2 3/\\.[.*]{2}/[.*]{3}"), field);
    String heaps = Starts.of("nim").random("heaps 3 sticks 5", new Chance(1));
    assertEquals("3/5 5 5", heaps);
    String cards = Starts.of("max-sum").random("cards 3 values -4", new Chance(1));
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
        assertThrows(BadInput.class, () -> Starts.of(game).random(description, new Chance(1)));
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
        assertThrows(BadInput.class, () -> Starts.of("bachet").random(description, new Chance(1)));
    assertEquals(message, e.getMessage());
  }

  @Test
  void unknownGamesHaveNoStarts() {
    assertThrows(IllegalArgumentException.class, () -> Starts.of("chess"));
  }
}
