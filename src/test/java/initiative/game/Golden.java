package initiative.game;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Golden data: plain files under src/test/resources/golden, each of which names its source. */
public final class Golden {
  private Golden() {}

  /** The lines of a golden file without those of comment, of which the first names the source. */
  public static List<String> lines(String file) {
    List<String> lines = new ArrayList<>();
    try (InputStream in = Golden.class.getResourceAsStream("/golden/" + file)) {
      assertNotNull(in, "write the golden file src/test/resources/golden/" + file);
      BufferedReader reader =
          new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII));
      String line = reader.readLine();
      assertTrue(line.startsWith("# Source: "), file + " does not name its source");
      while ((line = reader.readLine()) != null) {
        if (!line.startsWith("#")) {
          lines.add(line);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return lines;
  }

  /** The names of the golden files in a directory, without ".txt". */
  public static TreeSet<String> names(String directory) {
    TreeSet<String> names = new TreeSet<>();
    try {
      for (String file :
          new File(Golden.class.getResource("/golden/" + directory).toURI()).list()) {
        names.add(file.replaceFirst("\\.txt$", ""));
      }
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
    return names;
  }

  /** What stands behind the label of a line such as "judge: 5". */
  public static String labelled(String label, String line) {
    assertTrue(line.startsWith(label + ":"), "\"" + line + "\" is not labelled " + label);
    return line.substring(label.length() + 1).strip();
  }
}
