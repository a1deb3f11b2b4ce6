package initiative.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class NickTests {
  @ParameterizedTest
  @ValueSource(strings = {"Оля", "Max 2", "O'Neil", "д’Арк", "aaaaaaaaaaaaaaaaaaaa", "נועה", "小明"})
  void whatPeopleAreCalledIsTaken(String nick) throws Refusal {
    assertEquals(nick, Nick.of(" " + nick + "\t"));
  }

  /** Markup, what cannot be seen or said, what turns the line round, and heaps of marks. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        ".",
        "-_-",
        "<b>",
        "a&b",
        "\"a\"",
        "aaaaaaaaaaaaaaaaaaaaa",
        "a\u200Bb",
        "\u202Eabc",
        "\u3164",
        "\u0301a",
        "z\u0300\u0301\u0302\u0303",
        "a\u0000",
        "\uD83D\uDE00",
        "\uD800"
      })
  void othersAreRefused(String nick) {
    assertEquals(422, assertThrows(Refusal.class, () -> Nick.of(nick)).status());
  }

  @Test
  void aVeryLongOneIsRefusedUnread() {
    assertThrows(Refusal.class, () -> Nick.of("a\u0301".repeat(30000)));
  }

  @ParameterizedTest
  @CsvSource({"Оля, ОЛЯ", "Max, ＭＡＸ", "ß, ss", "e\u0301va, \u00C9va"})
  void someAreTakenForOneAnother(String one, String other) throws Refusal {
    assertEquals(Nick.key(Nick.of(one)), Nick.key(Nick.of(other)));
  }
}
