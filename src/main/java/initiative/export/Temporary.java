package initiative.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * A file or directory that is there only until it is closed, or until the program ends, if that
 * comes first, as when somebody breaks it off.
 */
public final class Temporary implements AutoCloseable {
  /** Whoever is at work when the program ends may go on to write into a directory for a while. */
  private static final int TRIES = 5;

  private static final Set<Temporary> PRESENT = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(Temporary::removeAll));
  }

  private final Path path;

  private Temporary(Path path) {
    this.path = path;
    PRESENT.add(this);
  }

  /** A new directory where the system has its temporary files. */
  static Temporary directory() throws IOException {
    return new Temporary(Files.createTempDirectory("initiative-export"));
  }

  /** A new file beside another one, which it may replace, with the usual permissions. */
  public static Temporary beside(Path file) throws IOException {
    String name = "." + file.getFileName() + "." + ProcessHandle.current().pid();
    return new Temporary(Files.createFile(file.resolveSibling(name)));
  }

  public Path path() {
    return path;
  }

  /** Removes it, if it is still there. */
  @Override
  public void close() {
    PRESENT.remove(this);
    try {
      remove();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void remove() throws IOException {
    if (!Files.isDirectory(path)) {
      Files.deleteIfExists(path);
      return;
    }
    try (Stream<Path> all = Files.walk(path)) {
      List<Path> inwards = all.sorted(Comparator.reverseOrder()).toList();
      for (Path each : inwards) {
        Files.delete(each);
      }
    }
  }

  private static void removeAll() {
    for (Temporary each : PRESENT) {
      for (int i = 0; i < TRIES && Files.exists(each.path); i++) {
        try {
          each.remove();
        } catch (IOException | UncheckedIOException e) {
          // Somebody has written into it meanwhile: once more.
        }
      }
    }
  }
}
