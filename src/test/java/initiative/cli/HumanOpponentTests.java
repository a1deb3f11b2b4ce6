package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Definition;
import initiative.family.Field;
import initiative.family.Heaps;
import initiative.family.Shift;
import initiative.family.Take;
import initiative.family.Token;
import initiative.game.Chance;
import initiative.games.minefield.Minefield;
import initiative.games.nim.Nim;
import initiative.words.Language;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class HumanOpponentTests {
  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();

  private <P, M> HumanOpponent<P, M> human(
      Definition<P, M> game, P start, String player, String typed) {
    return new HumanOpponent<>(
        game,
        game.solve(start),
        new Chance(1),
        null,
        Language.ENGLISH,
        player,
        new BufferedReader(new StringReader(typed)),
        new PrintStream(shown, true, StandardCharsets.UTF_8));
  }

  private Take choose(String typed) {
    return human(new Nim(), new Heaps(2, 4, 1), "Our bot", typed)
        .choose(new Heaps(2, 0, 1), new Take(2, 4));
  }

  private String shown() {
    return shown.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  @Test
  void aPersonSeesThePositionAndIsAsked() {
    assertEquals(new Take(1, 2), choose("1 2\n"));
    assertEquals(
        "Our bot's move: 2 4\n"
            + "Position: 2 0 1\n"
            + "  1: ||\n"
            + "  2:\n"
            + "  3: |\n"
            + "Legal moves: 1 1, 1 2, 3 1\n"
            + "Your move (HEAP COUNT): ",
        shown());
  }

  @Test
  void aPersonIsAskedAgainUntilTheMoveIsLegal() {
    assertEquals(new Take(3, 1), choose("\nwhat?\n2 1\n 3 1 \n"));
    String legal = "\nLegal moves: 1 1, 1 2, 3 1\nYour move (HEAP COUNT): ";
    assertTrue(shown().contains("what else can be typed." + legal), shown());
    String reason = "not allowed here: 1 cannot be taken where there are only 0.";
    assertTrue(shown().contains(reason + legal), shown());
  }

  @Test
  void aPersonSeesTheTokenInItsField() {
    Token token = new Token(new Field("...*", ".*..", "...."), 1, 3);
    assertEquals(
        new Shift(true, 1),
        human(new Minefield(), token, "The player", "d  1\n").choose(token, new Shift(false, 2)));
    assertEquals(
        "The player's move: R 2\n"
            + "Position: row 1, column 3\n"
            + "  ..T*\n"
            + "  .*..\n"
            + "  ....\n"
            + "Legal moves: D 1, D 2\n"
            + "Your move (D COUNT or R COUNT): ",
        shown());
  }

  @Test
  void aPersonWhoLeavesIsReported() {
    assertThrows(IllegalStateException.class, () -> choose("9 9\n"));
  }

  @Test
  void aMoveIsTakenBackOnlyWhereTheGameCanBeginAgain() {
    assertEquals(new Take(1, 1), choose("undo\nHELP\n1 1\n"));
    assertTrue(shown().contains("No move can be taken back here."), shown());
    assertTrue(shown().contains("  quit: ends the game\n"), shown());
  }
}
