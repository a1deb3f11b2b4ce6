package initiative.games.coinsontable;

import static org.junit.jupiter.api.Assertions.assertEquals;

import initiative.game.Chance;
import initiative.interactor.Nearby;
import initiative.interactor.Opponent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CoinsOnTableHabitsTests {
  private static final CoinsOnTable GAME = new CoinsOnTable();

  @ParameterizedTest
  @CsvSource({
    "left, 0 0, -3.00 0.00",
    "right, 0 0, 3.00 0.00",
    "centre, 0 0, -2.00 0.00",
    "centre, 2 0, 0.00 0.00",
    "rim, 0 0, -3.00 0.00",
    "touches, 3 0, 1.00 0.00",
    "clusters, 3 0, 0.00 0.00",
    "opposite, 1 1.5, -1.00 -1.50",
    "flips, 1 1.5, -1.00 1.50",
  })
  void habitsAreKept(String name, String move, String reply) {
    Coin coin = GAME.parseMove(move);
    Table table = GAME.after(Nearby.start(GAME, "4.00 1.00"), coin);
    assertEquals(reply, opponent(name).choose(table, coin).toString());
  }

  @ParameterizedTest
  @CsvSource({"left, -3.00 0.00", "centre, 0.00 0.00", "touches, 0.00 0.00", "rim, -3.00 0.00"})
  void habitsAreKeptInTheOpeningToo(String name, String opening) {
    Table table = Nearby.start(GAME, "4.00 1.00");
    assertEquals(opening, opponent(name).choose(table, null).toString());
  }

  private static Opponent<Table, Coin> opponent(String name) {
    return GAME.opponents().named(name, null, new Chance(1));
  }
}
