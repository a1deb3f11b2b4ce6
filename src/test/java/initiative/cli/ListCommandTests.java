package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.bot.Catalogue;
import initiative.interactor.Interactors;
import initiative.interactor.Opponents;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
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
    PrintStream out = System.out;
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    System.setOut(new PrintStream(shown, true, StandardCharsets.UTF_8));
    try {
      String[] args = new String[options.length + 1];
      args[0] = "list";
      System.arraycopy(options, 0, args, 1, options.length);
      assertEquals(Commands.OK, Commands.run(args));
    } finally {
      System.setOut(out);
    }
    return shown.toString(StandardCharsets.UTF_8).lines().collect(Collectors.toList());
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
}
