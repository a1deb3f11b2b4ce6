package initiative.suite;

import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.interactor.StartText;
import org.junit.jupiter.api.Test;

/** The starts that the games have for a class. */
class ClassStartsTests {

  @Test
  void aStudentCanWinFromThem() throws BadInput {
    int found = 0;
    for (Definition<?, ?> game : Catalogue.all()) {
      String start = GameFiles.text(game.about().id, GameFiles.CLASS).orElse(null);
      if (start != null) {
        found++;
        assertTrue(isLost(game, start.trim()), game.about().id);
      }
    }
    assertTrue(found > 0);
  }

  private static <P> boolean isLost(Definition<P, ?> game, String text) throws BadInput {
    P start = StartText.read(game, text);
    return game.programBegins() && game.solve(start).worth(start).isLost();
  }
}
