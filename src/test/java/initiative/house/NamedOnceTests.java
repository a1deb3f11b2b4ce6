package initiative.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A game is declared in one place: no other source names it. */
final class NamedOnceTests {
  /** Comments, and values of pictures: cells and tokens are also what a field has. */
  private static final String OTHERS = "(?m)^ *(/?\\*).*$|with\\(\\s*\"\\w+\"(, \"\\w+\")?";

  private static final List<Path> SOURCES =
      List.of(Path.of("src/main/java"), Path.of("interactors/src"));

  @Test
  void theNameOfAGameStandsInItsOwnClassOnly() throws IOException {
    for (Definition<?, ?> game : Catalogue.all()) {
      String own = game.getClass().getSimpleName() + ".java";
      assertEquals(List.of(own), naming("\"" + game.about().id + "\""), game.about().id);
    }
  }

  /** The names of the files that contain a text. */
  private static List<String> naming(String text) throws IOException {
    List<String> found = new ArrayList<>();
    for (Path root : SOURCES) {
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
          boolean named = Files.readString(file).replaceAll(OTHERS, "").contains(text);
          if (named) {
            found.add(file.getFileName().toString());
          }
        }
      }
    }
    return found;
  }
}
