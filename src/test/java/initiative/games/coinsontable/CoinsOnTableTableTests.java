package initiative.games.coinsontable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Chance;
import initiative.game.Golden;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.interactor.Nearby;
import initiative.interactor.Opponent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CoinsOnTableTableTests {
  private static final CoinsOnTable GAME = new CoinsOnTable();
  private static final Coin CENTRE = new Coin(0, 0);

  private static Table start(String text) {
    return Nearby.start(GAME, text);
  }

  @Test
  void placesAreAsManyAsTheProtocolSays() {
    for (String line : Golden.lines("coins-on-table", "golden-places.txt")) {
      String[] parts = line.split(" \\| ");
      Table table = start(parts[0]);
      assertEquals(Integer.parseInt(parts[1]), new Places(table).size(), line);
      Table after = GAME.after(table, CENTRE);
      assertEquals(Integer.parseInt(parts[2]), new Places(after).size(), line);
      assertEquals(parts[2].equals("0"), GAME.ending(after) != null, line);
    }
  }

  /** Spans of bits against the rule for each point by itself, while a table fills. */
  @ParameterizedTest
  @CsvSource({"0.20 0.01", "0.40 0.03", "0.70 0.06", "0.97 0.33", "1.30 0.64", "0.65 0.33"})
  void placesAreThePointsThatTheRulesAllow(String text) {
    for (int seed = 0; seed < 3; seed++) {
      Chance chance = new Chance(seed);
      Table table = start(text);
      while (GAME.ending(table) == null) {
        checkPlaces(table);
        table = GAME.after(table, GAME.anyMove(table, chance));
      }
      checkPlaces(table);
      assertEquals(List.of(), allowed(table));
    }
  }

  private static void checkPlaces(Table table) {
    List<Coin> allowed = allowed(table);
    Places places = new Places(table);
    assertEquals(allowed.size(), places.size());
    for (int i = 0; i < allowed.size(); i += 1 + allowed.size() / 50) {
      assertEquals(allowed.get(i), places.get(i));
    }
    Set<Coin> found = new HashSet<>();
    for (int x = -places.reach; x <= places.reach; x++) {
      for (int y = places.above(x, -1000); y != Places.NONE; y = places.above(x, y + 1)) {
        found.add(new Coin(x, y));
        assertEquals(y, places.below(x, y));
      }
    }
    assertEquals(new HashSet<>(allowed), found);
  }

  private static List<Coin> allowed(Table table) {
    List<Coin> allowed = new ArrayList<>();
    for (int x = -table.radius(); x <= table.radius(); x++) {
      for (int y = -table.radius(); y <= table.radius(); y++) {
        if (GAME.isLegal(table, new Coin(x, y))) {
          allowed.add(new Coin(x, y));
        }
      }
    }
    return allowed;
  }

  /** Also in the last row and where a word of bits begins and ends. */
  @Test
  void theNextPlaceIsFoundFromWherever() {
    Table table = GAME.after(start("1.60 0.32"), CENTRE);
    Places places = new Places(table);
    int reach = places.reach;
    for (int x = -reach; x <= reach; x++) {
      int above = Places.NONE;
      for (int y = reach + 2; y >= -reach - 2; y--) {
        above = GAME.isLegal(table, new Coin(x, y)) ? y : above;
        assertEquals(above, places.above(x, y));
      }
      int below = Places.NONE;
      for (int y = -reach - 2; y <= reach + 2; y++) {
        below = GAME.isLegal(table, new Coin(x, y)) ? y : below;
        assertEquals(below, places.below(x, y));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"0.03 0.01", "0.20 0.01", "3.00 1.00", "9.99 3.33", "10.00 0.50", "7.77 0.49"})
  void everyCoinIsAnsweredByTheOneOppositeToIt(String text) {
    Strategy<Table, Coin> strategy = GAME.solve(start(text));
    for (String name : List.of("random", "touches", "rim")) {
      Table table = start(text);
      assertEquals(Worth.WON, strategy.worth(table));
      assertEquals(List.of(CENTRE), strategy.best(table));
      table = GAME.after(table, CENTRE);
      Opponent<Table, Coin> opponent = GAME.opponents().named(name, strategy, new Chance(3));
      while (GAME.ending(table) == null) {
        assertEquals(Worth.LOST, strategy.worth(table));
        assertEquals(List.of(), strategy.best(table));
        Coin coin = opponent.choose(table, CENTRE);
        table = GAME.after(table, coin);
        assertEquals(Worth.WON, strategy.worth(table));
        assertEquals(List.of(coin.opposite()), strategy.best(table));
        assertTrue(GAME.isLegal(table, coin.opposite()));
        table = GAME.after(table, coin.opposite());
      }
    }
  }

  @Test
  void anUnevenTableIsOpenUntilFewPlacesAreLeft() {
    Table table = start("3.00 1.00");
    Strategy<Table, Coin> strategy = GAME.solve(table);
    Table uneven = GAME.after(table, new Coin(50, 0));
    assertEquals(Worth.OPEN, strategy.worth(uneven));
    assertEquals(List.of(), strategy.best(uneven));
    Table last = GAME.after(start("2.00 1.00"), new Coin(100, 0));
    assertEquals(1, GAME.moves(last).size());
    assertEquals(Worth.WON, strategy.worth(last));
    assertEquals(List.of(new Coin(-100, 0)), strategy.best(last));
  }

  /**
   * In the order in which they are put, coins are the same table; and the place of a coin counts.
   */
  @Test
  void tablesAreEqualWhenTheirCoinsAre() {
    Table table = start("3.00 1.00");
    Coin one = new Coin(-200, 0);
    Coin other = new Coin(0, 200);
    Table there = GAME.after(GAME.after(table, one), other);
    Table back = GAME.after(GAME.after(table, other), one);
    assertEquals(there, back);
    assertEquals("3.00 1.00 with coins at -2.00 0.00, 0.00 2.00", back.toString());
    assertFalse(there.equals(GAME.after(table, one)));
    for (Coin coin : new Places(start("0.40 0.02"))) {
      assertEquals(coin, GAME.after(table, coin).coin(0));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0 0, 0.00 0.00",
    "-0.00 -0, 0.00 0.00",
    "-1.5 2.25, -1.50 2.25",
    "007.10 -0.05, 7.10 -0.05",
    "99999999999999999999 -99999999999999999999, 10000000.00 -10000000.00",
  })
  void coordinatesMayBeSpelledInSeveralWays(String line, String meant) {
    Coin coin = GAME.parseMove(line);
    assertEquals(meant, coin.toString());
    assertTrue(GAME.spells(line, coin));
    assertFalse(GAME.spells(line + " ", coin));
    assertFalse(GAME.spells(line.replace(" ", "  "), coin));
    assertFalse(GAME.spells(line.replace(' ', '\t'), coin));
    assertEquals(coin, GAME.parseMove("\t" + line.replace(" ", " \t") + " "));
  }

  @ParameterizedTest
  @CsvSource({
    "1", "1 2 3", "1. 2", ".5 1", "+1 2", "1 2.345", "1,5 2", "- 1", "1 -", "1 2.x", "1e1 2"
  })
  void whatIsNoCoordinateIsRefused(String line) {
    assertEquals(null, GAME.parseMove(line));
  }

  /** Every place is drawn when few are left, which guesses would hardly ever hit. */
  @Test
  void anyMoveFindsTheLastPlaces() {
    Table table = GAME.after(start("9.99 3.33"), CENTRE);
    Set<Coin> found = new HashSet<>();
    Chance chance = new Chance(1);
    for (int i = 0; i < 400; i++) {
      found.add(GAME.anyMove(table, chance));
    }
    assertEquals(new HashSet<>(new Places(table)), found);
    assertEquals(12, found.size());
  }

  @Test
  void thePictureShowsTheCoins() {
    String[] rows = GAME.picture(GAME.after(start("3.00 1.00"), CENTRE)).split("\n");
    assertEquals(21, rows.length);
    assertEquals(".".repeat(14) + "O".repeat(13) + ".".repeat(14), rows[10]);
  }
}
