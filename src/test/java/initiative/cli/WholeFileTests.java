package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTests {
  @TempDir private Path directory;

  private List<String> present() throws IOException {
    try (Stream<Path> all = Files.list(directory)) {
      return all.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void aNewFileIsWritten() throws IOException {
    WholeFile.write(directory.resolve("a"), "one\n");
    assertEquals("one\n", Files.readString(directory.resolve("a")));
    assertEquals(List.of("a"), present());
  }

  @Test
  void aFileKeepsItsPermissionsAndALinkItsTarget() throws IOException {
    Path file = Files.writeString(directory.resolve("a"), "old");
    Set<PosixFilePermission> permissions = PosixFilePermissions.fromString("rw-r-----");
    Files.setPosixFilePermissions(file, permissions);
    Path link = Files.createSymbolicLink(directory.resolve("link"), Path.of("a"));
    WholeFile.write(link, "new");
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("new", Files.readString(file));
    assertEquals(permissions, Files.getPosixFilePermissions(file));
    assertEquals(List.of("a", "link"), present());
  }

  @Test
  void aLinkToNothingGetsItsFile() throws IOException {
    Path link = Files.createSymbolicLink(directory.resolve("link"), Path.of("a"));
    WholeFile.write(link, "new");
    assertEquals("new", Files.readString(directory.resolve("a")));
    assertTrue(Files.isSymbolicLink(link));
  }

  @Test
  void aDeviceIsWrittenTo() throws IOException {
    WholeFile.write(Path.of("/dev/null"), "text");
    IOException failure =
        assertThrows(IOException.class, () -> WholeFile.write(Path.of("/dev/full"), "text"));
    assertEquals(": No space left on device", WholeFile.why(failure));
    assertTrue(Files.exists(Path.of("/dev/full")));
  }

  /** A lone half of a character cannot be written, which is a failure as good as a full disk. */
  @Test
  void aFailureLeavesWhatWasThere() throws IOException {
    Path file = Files.writeString(directory.resolve("a"), "old");
    assertThrows(IOException.class, () -> WholeFile.write(file, "x".repeat(100000) + "\ud800"));
    assertEquals("old", Files.readString(file));
    assertEquals(List.of("a"), present());
    Path nowhere = directory.resolve("no/where");
    assertThrows(IOException.class, () -> WholeFile.write(nowhere, "x"));
  }
}
