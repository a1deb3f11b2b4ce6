package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExplainCommandTests {
  private static final Path SCREENS = Path.of("src/test/resources/explain");

  private static Invocation explain(String... arguments) {
    List<String> args = new ArrayList<>(List.of("explain"));
    args.addAll(Arrays.asList(arguments));
    return Invocation.of(args.toArray(new String[0]));
  }

  /** Each file has a line with the arguments, a bar between them, and then what is shown. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "bachet-lost",
        "nim-slip",
        "cells-won",
        "minefield-lost",
        "queen-endgame",
        "tic-tac-too-drawn",
        "max-sum",
        "plus-minus",
        "euclid",
        "hex-open"
      })
  void screensAreAsTheyWere(String name) throws IOException {
    for (String language : List.of("en", "uk")) {
      String text = Files.readString(SCREENS.resolve(name + "." + language + ".txt"));
      int end = text.indexOf('\n');
      List<String> args = new ArrayList<>(List.of("--lang", language));
      args.addAll(Arrays.asList(text.substring(0, end).split("\\|")));
      Invocation shown = explain(args.toArray(new String[0]));
      assertEquals(Commands.OK, shown.exitCode(), shown.err());
      assertEquals(text.substring(end + 1), shown.out());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4|move 1, \"4\": from 1 to 3 may be taken; position 7; legal moves: 1, 2, 3",
        "x|move 1, \"x\": expected a move of the form COUNT",
        "-1|move 1, \"-1\": from 1 to 3 may be taken; position 7; legal moves: 1, 2, 3"
      })
  void anIllegalMoveIsRefusedInOneLine(String move, String reason) {
    Invocation refused = explain("--lang", "en", "bachet", "7", move);
    assertEquals(Commands.BAD_USE, refused.exitCode());
    assertEquals("initiative: " + reason + "\n", refused.err());
    assertEquals("", refused.out());
  }

  @Test
  void aMoveAfterTheEndIsRefused() {
    Invocation refused = explain("--lang", "uk", "bachet", "3", "3", "1");
    assertEquals(Commands.BAD_USE, refused.exitCode());
    assertEquals("initiative: хід 2, \"1\": гру закінчено ще до нього\n", refused.err());
  }

  @Test
  void aMoveMayBeginWithAMinus() {
    Invocation shown =
        explain("coins-on-table", "1.00 0.20", "0.00 0.00", "-0.50 0.30", "--lang", "en");
    assertEquals(Commands.OK, shown.exitCode(), shown.err());
    assertTrue(shown.out().contains("These moves win") || shown.out().contains("This move wins"));
  }

  @Test
  void theSameIsWrittenAsJson() {
    Invocation shown = explain("nim", "2/3 5", "--json");
    assertEquals(Commands.OK, shown.exitCode(), shown.err());
    assertTrue(shown.out().contains("\"kind\" : \"sum\""), shown.out());
    assertTrue(shown.out().contains("\"xor\" : 6"), shown.out());
    assertTrue(shown.out().contains("\"uk\" : \"купка 1: 3\""), shown.out());
  }

  @Test
  void anUnknownLanguageIsRefused() {
    Invocation refused = explain("nim", "2/3 5", "--lang", "fr");
    assertEquals(Commands.BAD_USE, refused.exitCode());
    assertTrue(refused.err().contains("there is no language 'fr', only en and uk"), refused.err());
  }

  @Test
  void aBadStartIsRefused() {
    Invocation refused = explain("nim", "nonsense");
    assertEquals(Commands.BAD_USE, refused.exitCode());
    assertTrue(refused.err().startsWith("initiative: neither a file nor a start"), refused.err());
  }
}
