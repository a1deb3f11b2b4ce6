package initiative.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import initiative.game.BadInput;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandWordsTests {

  @Test
  void blanksSeparateWords() throws BadInput {
    assertEquals(List.of("python3", "-u", "bot.py"), CommandWords.split("  python3 -u\tbot.py "));
  }

  @Test
  void quotationMarksHoldAWordTogether() throws BadInput {
    assertEquals(List.of("python3", "my bot.py"), CommandWords.split("python3 'my bot.py'"));
    assertEquals(List.of("a b'c", ""), CommandWords.split("a\" b'\"c ''"));
  }

  @Test
  void aBackslashTakesABlankOrAQuotationMarkAsItIs() throws BadInput {
    assertEquals(List.of("my bot", "\"", "\\"), CommandWords.split("my\\ bot \\\" \\\\"));
    assertEquals(List.of("a\\ b"), CommandWords.split("'a\\ b'"));
  }

  @Test
  void aBackslashInAPathIsNothingSpecial() throws BadInput {
    assertEquals(List.of("C:\\bots\\my.exe"), CommandWords.split("C:\\bots\\my.exe"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "'a", "a \"b"})
  void whatIsNotACommandIsRefused(String command) {
    assertThrows(BadInput.class, () -> CommandWords.split(command));
  }

  @ParameterizedTest
  @ValueSource(strings = {"plain", "two words", "it's", "\"", "a\\b", "", "$HOME", "3/1 2 3", "*"})
  void aQuotedWordIsReadBack(String word) throws BadInput {
    assertEquals(List.of(word), CommandWords.split(CommandWords.quote(word)));
  }
}
