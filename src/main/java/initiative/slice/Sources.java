package initiative.slice;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Where the compiler looks for the sources of a type.
 *
 * @param roots the directories in which their packages are
 */
public record Sources(List<Path> roots) {
  /** The directory on the class path where the build puts the sources of the core. */
  private static final String DIRECTORY = "sources";

  /**
   * The sources on the class path: those of the core, which are resources beside its classes, and
   * those that an extension brings in the same way.
   */
  public static Sources onClassPath() {
    List<Path> roots = new ArrayList<>();
    try {
      for (URL url : Collections.list(Sources.class.getClassLoader().getResources(DIRECTORY))) {
        roots.add(root(url));
      }
    } catch (IOException | URISyntaxException e) {
      throw new SliceFailure("the sources of the core cannot be read: " + e.getMessage());
    }
    return new Sources(roots);
  }

  /** A directory as a path; an archive stays open for as long as the program runs. */
  static Path root(URL url) throws IOException, URISyntaxException {
    URLConnection connection = url.openConnection();
    if (connection instanceof JarURLConnection jar) {
      Path archive = Path.of(jar.getJarFileURL().toURI());
      return FileSystems.newFileSystem(archive).getPath(DIRECTORY);
    }
    return Path.of(url.toURI());
  }

  /** These sources and those in one more directory. */
  public Sources with(Path root) {
    List<Path> more = new ArrayList<>(roots);
    more.add(root);
    return new Sources(more);
  }

  /** The text of a top-level type, if there is one of this full name. */
  public Optional<String> text(String fullName) {
    for (Path root : roots) {
      Path file = root.resolve(fullName.replace('.', '/') + ".java");
      if (Files.isRegularFile(file)) {
        try {
          return Optional.of(Files.readString(file));
        } catch (IOException e) {
          throw new SliceFailure(file + " cannot be read: " + e.getMessage());
        }
      }
    }
    return Optional.empty();
  }
}
