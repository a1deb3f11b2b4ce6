package initiative.interactor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class CauseTests {

  @Test
  void theRulingTheMoveThePositionAndTheLineAreSaid() {
    assertEquals(
        "illegal move 4 in position 8, line 3", new Cause(3, "4", 8).after(Ruling.ILLEGAL_MOVE));
    assertEquals("extra output, line 12", new Cause(12, "", null).after(Ruling.EXTRA_OUTPUT));
  }

  @Test
  void whatIsTooLongIsCutAndWhatDoesNotFitIsLeftOut() {
    assertEquals(
        "illegal move 2 17 in position 12 345 6.., line 101",
        new Cause(101, "2 17", "12 345 678 9").after(Ruling.ILLEGAL_MOVE));
    assertEquals(
        "collected too little with 1000000.., line 12",
        new Cause(12, "with 1000000000000", "1234567 1234567").after(Ruling.BELOW_GUARANTEE));
  }

  /** Whatever the ruling, the line is named within what a site shows. */
  @Test
  void allIsSaidWithinWhatASiteShows() {
    for (Ruling ruling : Ruling.values()) {
      for (String read : new String[] {"", "4", "with 12 345678901234"}) {
        for (String position : new String[] {null, "8", "12 34", "1".repeat(300)}) {
          for (int line : new int[] {1, 123456}) {
            String cause = new Cause(line, read, position).after(ruling);
            assertTrue(cause.length() <= 50, cause);
            assertTrue(cause.startsWith(ruling.inFewWords()), cause);
            assertTrue(cause.endsWith(", line " + line), cause);
          }
        }
      }
    }
  }
}
