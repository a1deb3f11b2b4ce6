package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.bot.Catalogue;
import initiative.interactor.Interactors;
import initiative.interactor.Opponents;
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
  void gamesAreListedInTheOrderOfTheCatalogue() {
    List<String> lines = list();
    for (int i = 0; i < games().size(); i++) {
      assertTrue(lines.get(i + 1).startsWith(games().get(i) + " "), lines.get(i + 1));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyOpponentIsListedWithItsDescription(String game) {
    List<String> lines = list("--opponents", game);
    Opponents<?, ?> opponents = Interactors.of(game);
    for (int i = 0; i < opponents.names().size(); i++) {
      String name = opponents.names().get(i);
      assertTrue(lines.get(i + 1).startsWith(name + " "), lines.get(i + 1));
      assertTrue(lines.get(i + 1).endsWith(opponents.description(name)), lines.get(i + 1));
    }
    assertTrue(lines.get(lines.size() - 1).startsWith("human "), lines.toString());
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
