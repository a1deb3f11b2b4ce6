package initiative.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The files of text that come with the program. */
public final class Resource {
  private Resource() {}

  /** The text of a file, with plain line ends, if there is one. */
  public static Optional<String> find(String path) {
    try (InputStream in = Resource.class.getResourceAsStream(path)) {
      return in == null
          ? Optional.empty()
          : Optional.of(
              new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text of a file that has to be there. */
  public static String text(String path) {
    return find(path).orElseThrow();
  }
}
