package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.interactor.Habit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ListCommandTests {
  private static List<String> games() {
    return Catalogue.ids();
  }

  private static List<String> list(String... options) {
    List<String> args = new ArrayList<>(List.of(options));
    args.add(0, "list");
    Invocation list = Invocation.of(args.toArray(new String[0]));
    assertEquals(Commands.OK, list.exitCode(), list.err());
    return list.out().lines().collect(Collectors.toList());
  }

  @Test
  void gamesAreListedInTheOrderOfTheCatalogueWithTheirLimits() {
    List<String> lines = list();
    int row = 1;
    for (Definition<?, ?> game : Catalogue.all()) {
      String line = lines.get(row++);
      assertTrue(line.startsWith(game.about().id + " "), line);
      assertTrue(line.endsWith(" " + game.about().limitsInWords()), line);
      assertFalse(line.contains("@"), line); // an object that nobody has put into words
    }
    assertEquals(row, lines.size());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyOpponentIsListedWithItsDescription(String game) {
    List<String> lines = list("--opponents", game);
    int row = 1;
    for (Habit<?, ?> habit : Catalogue.game(game).opponents().all()) {
      assertTrue(lines.get(row).startsWith(habit.name + " "), lines.get(row));
      assertTrue(lines.get(row).endsWith(" " + habit.english), lines.get(row));
      row++;
    }
    assertTrue(lines.get(row).startsWith("human "), lines.toString());
    assertEquals(row + 1, lines.size());
  }

  @Test
  void aCommandThatDoesNotExistIsNamed() {
    Invocation outcome = Invocation.of("matc", "nim");
    assertEquals(Commands.BAD_USE, outcome.exitCode());
    assertEquals("initiative: there is no command 'matc' (see initiative --help)\n", outcome.err());
    assertEquals(
        "initiative: Unknown option: '--foo' (see initiative --help)\n",
        Invocation.of("--foo").err());
  }

  @Test
  void aNameThatCannotBeAFileIsRefusedInOneLine() {
    assertEquals(
        "initiative: Invalid value for option '--output': 'a\0b' cannot be a file here"
            + " (see initiative export --help)\n",
        Invocation.of("export", "nim", "-o", "a\0b").err());
  }
}
