package initiative.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.interactor.Opponents;
import initiative.suite.Starts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpponentNamesTests {

  @Test
  void everyGameOfTheCatalogueHasOpponentsAndStarts() throws BadInput {
    for (Definition<?, ?> game : Catalogue.all()) {
      OpponentNames.check(game.opponents(), "ideal");
      assertFalse(new Starts(game).usual(1).isEmpty(), game.about().id);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"blunder", "blunder:", "blunder:2", "blunder:x", "blunder:-0.1"})
  void blundersHaveAProbability(String name) {
    Opponents<?, ?> opponents = Catalogue.game("nim").opponents();
    BadInput e = assertThrows(BadInput.class, () -> OpponentNames.check(opponents, name));
    assertEquals(
        "in the opponent blunder:P, P is a probability from 0 to 1, as in blunder:0.2, but this is"
            + " '"
            + name
            + "'",
        e.getMessage());
  }

  @Test
  void otherNamesAreReportedWithThoseThatThereAre() {
    Opponents<?, ?> opponents = Catalogue.game("nim").opponents();
    BadInput e = assertThrows(BadInput.class, () -> OpponentNames.check(opponents, "x", "human"));
    assertTrue(e.getMessage().startsWith("there is no opponent 'x', only ideal, random"));
    assertTrue(e.getMessage().endsWith(", human"), e.getMessage());
  }

  @Test
  void onlyTheIdealOpponentNeverErrs() {
    assertFalse(Opponents.canErr("ideal"));
    assertFalse(Opponents.canErr("blunder:0"));
    assertTrue(Opponents.canErr("blunder:0.01"));
    assertTrue(Opponents.canErr("tires"));
  }
}
