package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Nim;
import initiative.game.Nim.Heaps;
import initiative.game.Nim.Take;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class HumanOpponentTests {
  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();

  private Take choose(String typed) {
    HumanOpponent<Heaps, Take> human =
        new HumanOpponent<>(
            new Nim(),
            new BufferedReader(new StringReader(typed)),
            new PrintStream(shown, true, StandardCharsets.UTF_8));
    return human.choose(new Heaps(2, 0, 1), new Take(2, 4));
  }

  private String shown() {
    return shown.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  @Test
  void aPersonSeesThePositionAndIsAsked() {
    assertEquals(new Take(1, 2), choose("1 2\n"));
    assertEquals(
        "The player's move: 2 4\n"
            + "Position: 2 0 1\n"
            + "Legal moves: 1 1, 1 2, 3 1\n"
            + "Your move (HEAP COUNT): ",
        shown());
  }

  @Test
  void aPersonIsAskedAgainUntilTheMoveIsLegal() {
    assertEquals(new Take(3, 1), choose("\nwhat?\n2 1\n 3 1 \n"));
    assertTrue(shown().contains("not a move of the form HEAP COUNT"), shown());
    assertTrue(shown().contains("not allowed here"), shown());
  }

  @Test
  void aPersonWhoLeavesIsReported() {
    assertThrows(IllegalStateException.class, () -> choose("9 9\n"));
  }
}
