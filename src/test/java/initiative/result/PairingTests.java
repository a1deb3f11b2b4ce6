package initiative.result;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PairingTests {
  private static Pairing from(String start) {
    return new Pairing("nim", "ideal", start, false, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2/3 4", "2\n3 4", "2\n3 4\n", "2\r\n3 4\r\n", " 2 / 3 4 "})
  void theStartFitsIntoOneLineHoweverItWasGiven(String start) {
    assertEquals("2/3 4", from(start).startLine());
    assertEquals("2/3 4", from(start).shortStart());
  }

  @Test
  void aStartOfWhichNothingIsSentIsTheOnlyOne() {
    assertEquals("", from("").startLine());
    assertEquals("the only start", from("").shortStart());
  }

  @Test
  void aLongStartIsCutForPeople() {
    String start = "1".repeat(60);
    assertEquals(start, from(start).shortStart());
    assertEquals(start + "...", from(start + "\n2").shortStart());
    assertEquals(start + "/2", from(start + "\n2").startLine());
  }
}
