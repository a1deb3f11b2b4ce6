package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands rules, table and graph, and solve --rules. */
final class TeachingCommandsTests {
  private static void refuses(String reason, String... args) {
    Invocation refused = Invocation.of(args);
    assertEquals(2, refused.exitCode(), List.of(args).toString());
    assertEquals("", refused.out());
    assertEquals(1, refused.err().lines().count(), refused.err());
    assertTrue(refused.err().contains(reason), refused.err());
  }

  private static String says(String... args) {
    Invocation said = Invocation.of(args);
    assertEquals("", said.err());
    assertEquals(0, said.exitCode());
    return said.out();
  }

  @Test
  void rulesAreToldInTheLanguageAskedFor() {
    assertTrue(says("rules", "nim", "--lang", "uk").startsWith("Нім (1.3:D)\n"));
    assertTrue(says("rules", "nim", "--lang", "en").startsWith("Nim (1.3:D)\n"));
    refuses("there is no language 'fr', only en and uk", "rules", "nim", "--lang", "fr");
    refuses("there is no game and no problem 'chess'", "rules", "chess");
  }

  @Test
  void problemsAreToldByBothCommands() {
    String told = says("solve", "1.2a", "--rules", "--lang", "uk");
    assertTrue(told.startsWith("Гра Баше: хто виграє (1.2:A)\n"), told);
    assertEquals(told, says("rules", "1.2:A", "--lang", "uk"));
  }

  @Test
  void tablesAreOfTheSizeAskedFor() {
    String table = says("table", "bachet", "5", "--csv");
    assertEquals("sticks,mark,value\n0,L,\n1,W,\n2,W,\n3,W,\n4,L,\n5,W,\n", table);
    refuses("a size from 1 to 1000, not 0", "table", "bachet", "0");
    refuses("a size from 1 to 1000, not 1001", "table", "bachet", "1001");
  }

  @Test
  void tablesDependOnTheirStart() {
    String table = says("table", "misere-cash", "7", "--start", "9 2", "--csv");
    assertEquals("sticks,mark,value\n0,W,\n1,L,\n2,W,\n3,W,\n4,L,\n5,W,\n6,W,\n7,L,\n", table);
    refuses("neither a file nor a start", "table", "misere-cash", "--start", "nine");
  }

  @Test
  void whatCannotBeDrawnIsSaid() {
    refuses("there is no table of program-lines", "table", "program-lines");
    refuses("explain hex START", "table", "hex", "5");
    refuses("mutually exclusive", "table", "nim", "--csv", "--svg");
  }

  @Test
  void picturesGoToFiles(@TempDir Path folder) throws IOException {
    Path table = folder.resolve("table.svg");
    assertEquals("", says("table", "nim", "--svg", "--lang", "uk", "-o", table.toString()));
    assertTrue(Files.readString(table).contains("перша купка"));
    Path graph = folder.resolve("graph.svg");
    assertEquals("", says("graph", "bachet", "5", "-o", graph.toString()));
    assertTrue(Files.readString(graph).startsWith("<svg "));
    assertTrue(says("graph", "bachet", "5", "--dot").startsWith("digraph "));
    refuses("it is a directory", "graph", "bachet", "5", "-o", folder.toString());
  }

  @Test
  void largeGraphsAreRefusedWithTheirNumber() {
    refuses("this game has 360 positions", "graph", "nim", "3/5 5 9");
    refuses("more than 100000 positions", "graph", "nim", "4/100 100 100 100");
    assertTrue(says("graph", "bachet", "299", "--dot").startsWith("digraph "));
    refuses("this game has 301 positions", "graph", "bachet", "300");
  }
}
