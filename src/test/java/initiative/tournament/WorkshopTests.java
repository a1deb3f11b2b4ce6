package initiative.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import initiative.process.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class WorkshopTests {
  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve("in").resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private Bot make(Path place) throws Exception {
    List<Entry> entries = Entries.asBots(List.of(place)).found();
    return new Workshop(folder.resolve("made")).makeAll(entries, 2).get(0);
  }

  @Test
  void aRunLineFindsTheFilesOfItsFolder() throws Exception {
    Path script = write("ada/data/bot.txt", "echo hi\n");
    write("ada/run", "\nsh data/bot.txt -x 'a b'\nignored\n");
    assertEquals(
        List.of("sh", script.toString(), "-x", "a b"), make(folder.resolve("in/ada")).command());
    write("ben/run", "\n");
    assertEquals("cup.fault.run", make(folder.resolve("in/ben")).fault().key);
    write("cleo/run", "no-such-tool x\n");
    assertEquals("no-such-tool", make(folder.resolve("in/cleo")).missing());
  }

  @Test
  void javaInSeveralFilesIsCompiledOnce() throws Exception {
    write("ada/Helper.java", "package bots; class Helper { static int one() { return 1; } }");
    write(
        "ada/main.java",
        "package bots; public final class Player {\n"
            + "public static void main(String[] args) { System.out.println(Helper.one()); } }");
    Bot bot = make(folder.resolve("in/ada"));
    assertEquals("bots.Player", bot.command().get(bot.command().size() - 1), "" + bot.fault());
    Path made = folder.resolve("made").resolve(bot.entry().hash());
    FileTime time = FileTime.fromMillis(1000);
    Files.setLastModifiedTime(made.resolve("classes"), time);
    assertEquals(bot, make(folder.resolve("in/ada")));
    assertEquals(time, Files.getLastModifiedTime(made.resolve("classes")));
    try (Stream<Path> all = Files.list(folder.resolve("made"))) {
      assertEquals(1, all.count(), "something was left behind");
    }
  }

  @Test
  void javaWithoutAMainMethodIsAFault() throws Exception {
    Bot bot = make(write("ada.java", "class Ada { static { System.exit(9); } }"));
    assertEquals("cup.fault.main", bot.fault().key);
    assertFalse(bot.isReady());
  }

  @Test
  void cInSeveralFilesIsCompiled() throws Exception {
    assumeTrue(Tool.find("gcc") != null, "there is no gcc");
    write("ada/help.h", "int one(void);\n");
    write("ada/help.c", "#include \"help.h\"\nint one(void) { return 1; }\n");
    write("ada/main.c", "#include \"help.h\"\nint main(void) { return one() - 1; }\n");
    Bot bot = make(folder.resolve("in/ada"));
    assertTrue(Files.isExecutable(Path.of(bot.command().get(0))), "" + bot.fault());
  }
}
