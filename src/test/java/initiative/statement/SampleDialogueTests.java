package initiative.statement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.games.bachet.Bachet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class SampleDialogueTests {

  static List<String> games() {
    return Catalogue.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSampleDialogueIsAGameThatTheRefereeAccepts(String game) throws BadInput {
    SampleDialogue.of(Catalogue.game(game)).verify();
  }

  /** No line of a sample is there for nothing. */
  @ParameterizedTest
  @MethodSource("games")
  void partsOfADialogueAreNoWholeGame(String id) {
    Definition<?, ?> game = Catalogue.game(id);
    List<String> lines = SampleDialogue.of(game).lines();
    for (int count = 0; count < lines.size(); count++) {
      SampleDialogue part = new SampleDialogue(game, lines.subList(0, count));
      assertThrows(BadInput.class, part::verify);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "< 5|> 1|< 4|> 2|> I won!; the opponent made the illegal move 4 in position 4",
        "< 5|> 1|< 02|> 2|> I won!; the judge has to say '2', not '02'",
        "< 5|> 1|> 2|> I won!; the judge has to answer before > 2",
        "< 5|> 1|< 2|> 2|< 1|> I won!; the judge has nothing to say where it says '1'",
        "< 3|> 3|> You won...; wrong closing phrase, line 2",
        "< 5|> 4; illegal move, line 1",
        "< 0|> 1; line 1",
      })
  void whatIsWrongIsSaidInOneLine(String dialogue, String reason) {
    SampleDialogue wrong = new SampleDialogue(new Bachet(), List.of(dialogue.split("\\|")));
    String message = assertThrows(BadInput.class, wrong::verify).getMessage();
    String expected = "the sample dialogue is no whole game: " + reason;
    assertTrue(message.startsWith(expected), message);
    assertEquals(1, message.lines().count(), message);
  }

  @Test
  void everyLineBelongsToSomebody() {
    assertThrows(
        IllegalStateException.class, () -> new SampleDialogue(new Bachet(), List.of("< 5", "1")));
  }
}
