package initiative.slice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where source texts come from. */
final class SourcesTests {
  @TempDir Path root;

  @Test
  void theCoreIsOnTheClassPath() throws IOException {
    String game = Files.readString(Path.of("src/main/java/initiative/game/Game.java"));
    assertEquals(Optional.of(game), Sources.onClassPath().text("initiative.game.Game"));
    assertEquals(Optional.empty(), Sources.onClassPath().text("initiative.slice.Sources"));
  }

  /** A game of somebody else, whose files lie in a tree of their own. */
  @Test
  void aTreeOfItsOwnCanBuildOnTheCore() throws IOException {
    Path place = Files.createDirectories(root.resolve("initiative/games/mine"));
    Files.writeString(
        place.resolve("Mine.java"),
        "package initiative.games.mine;\nimport initiative.game.Range;\n"
            + "public final class Mine {\n  public final Range range = new Range(3);\n}\n");
    Sources sources = Sources.onClassPath().with(root);
    String main =
        "package initiative.main;\nimport initiative.games.mine.Mine;\n"
            + "public final class MineBot {\n  public static void main(String[] args) {\n"
            + "    System.out.println(new Mine().range);\n  }\n}\n";
    String text = SingleFile.of(sources, new SingleFile.Program(List.of("Mine."), main));
    assertTrue(text.contains("\nfinal class Mine {\n"), text);
    assertTrue(text.indexOf("final class Mine ") < text.indexOf("final class Range "), text);
  }

  /** As the sources of the core are found when they are run from the jar. */
  @Test
  void sourcesMayBeInAnArchive() throws Exception {
    Path jar = root.resolve("some.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new JarEntry("sources/"));
      out.putNextEntry(new JarEntry("sources/a/A.java"));
      out.write("package a;\npublic class A {}\n".getBytes(StandardCharsets.US_ASCII));
    }
    Path place = Sources.root(new URL("jar:" + jar.toUri() + "!/sources"));
    String main = "package b;\nimport a.A;\npublic class Main {\n  A a;\n}\n";
    String text =
        SingleFile.of(
            new Sources(List.of(place)), new SingleFile.Program(List.of("An archive."), main));
    assertTrue(text.endsWith("\nclass A {}\n"), text);
    place.getFileSystem().close();
  }
}
