package initiative.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HoldTests {
  @ParameterizedTest
  @CsvSource({
    "w, false, holds, 0",
    "www, true, won, 0",
    "wwl, false, gave, 2",
    "wwlw, false, seized, 2",
    "l, false, never, 0",
    "lll, true, never, 0",
    "lw, true, seized, 0",
    "wlwl, true, gave, 3",
    "wd, true, draw, 1",
    "d, false, never, 0",
  })
  void standsAsTheLevelsSay(String levels, boolean over, String state, int slip) {
    List<Integer> numbers = levels.chars().mapToObj(each -> "ldw".indexOf(each) - 1).toList();
    assertEquals(new Hold(state, slip), Hold.of(numbers, over, false));
  }
}
