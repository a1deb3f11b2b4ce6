package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that are asked for by their codes. */
class GameParameterTests {

  @Test
  void everyCodeFindsItsGame() {
    for (Definition<?, ?> game : Catalogue.all()) {
      String code = game.about().code;
      List<String> found = new ArrayList<>();
      GameCodes.games(code).forEach(each -> found.add(each.about().id));
      assertEquals(code.equals("-") ? List.of() : List.of(game.about().id), found, code);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1.2:B, bachet",
    "1.2b, bachet",
    "1.3.3, misere-nim",
    "1.6:A, bachet-cycles",
    "1.7:D, two-number-cards",
    "1.7E, two-number-cards",
    "1.7:DE, two-number-cards",
  })
  void aCodeStandsForItsGame(String code, String id) {
    assertEquals(
        Invocation.of("list", "--opponents", id), Invocation.of("list", "--opponents", code));
    assertEquals(
        Invocation.of("export", id, "--interactor", "--no-verify"),
        Invocation.of("export", code, "--interactor", "--no-verify"));
  }

  @Test
  void allCommandsTakeACode() {
    Invocation match = Invocation.of("match", "1.2:B", "--start", "5");
    assertEquals(Commands.OK, match.exitCode(), match.err());
    assertTrue(match.out().startsWith("bachet against ideal, start 5"), match.out());
    assertEquals(
        Invocation.of("export", "bachet", "--no-verify"),
        Invocation.of("export", "1.2:B", "--no-verify"));
  }

  /** As before there were codes of games. */
  @Test
  void theCodeOfAGameAndAProblemIsTheProblemToAnExport() {
    String text = Invocation.of("export", "1.6:A", "--no-verify").out();
    assertTrue(text.contains("BachetCyclesOutcomes"), text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"play", "match", "judge", "package", "list --opponents"})
  void aProblemWithoutInteractionIsSaidToBeOne(String command) {
    Invocation outcome = Invocation.of((command + " 1.2a").split(" "));
    assertEquals(Commands.BAD_USE, outcome.exitCode());
    assertTrue(
        outcome
            .err()
            .startsWith(
                "initiative: 1.2:A is a problem without interaction: 'initiative solve 1.2:A'"),
        outcome.err());
  }

  @Test
  void aGameIsNoProblemToBeSolved() {
    Invocation outcome = Invocation.of("solve", "1.2:B");
    assertEquals(Commands.BAD_USE, outcome.exitCode());
    assertTrue(outcome.err().contains("1.2:B is a game: 'initiative play bachet'"), outcome.err());
  }
}
