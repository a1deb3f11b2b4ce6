package initiative.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EntriesTests {
  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private static List<String> names(Entries entries) {
    return entries.found().stream().map(entry -> entry.name() + " " + entry.kind()).toList();
  }

  private static List<String> skipped(Entries entries) {
    List<String> all = new ArrayList<>();
    entries.skipped().forEach(each -> all.add(each.place().getFileName() + " " + each.why()));
    return all;
  }

  @Test
  void oneFolderStandsForAllThatIsInIt() throws IOException, BadInput {
    write("ada.py", "");
    write("Ben.java", "");
    write("cleo/main.cpp", "");
    write("cleo/helper.cpp", "");
    write("dan/only.rs", "");
    write("eva/run", "python3 x.txt");
    write("fay/one.py", "");
    write("fay/two.py", "");
    write("gus/notes.txt", "");
    write(".hidden.py", "");
    write("README.md", "");
    write("readme.py", "");
    write("notes.txt", "");
    Files.createSymbolicLink(folder.resolve("zed.py"), Path.of("nowhere"));
    Path tool = write("ivy", "#!/bin/sh\n");
    assertTrue(tool.toFile().setExecutable(true));
    Entries entries = Entries.of(List.of(folder));
    assertEquals(
        List.of("Ben JAVA", "ada PYTHON", "cleo CPP", "dan RUST", "eva RUN", "ivy PROGRAM"),
        names(entries));
    assertEquals(
        List.of(
            ".hidden.py cup.skip.hidden",
            "README.md cup.skip.other",
            "fay cup.skip.unclear",
            "gus cup.skip.empty",
            "notes.txt cup.skip.other",
            "readme.py cup.skip.other",
            "zed.py cup.skip.unreadable"),
        skipped(entries));
    assertEquals(2, entries.found().get(2).sources().size());
  }

  @Test
  void severalFoldersAreBotsIfTheyCanBe() throws IOException, BadInput {
    Path cleo = write("cleo/main.py", "").getParent();
    write("class/x.py", "");
    Path others = write("class/y.py", "").getParent();
    assertEquals(
        List.of("cleo PYTHON", "x PYTHON", "y PYTHON"), names(Entries.of(List.of(cleo, others))));
    assertEquals(List.of("cleo PYTHON"), names(Entries.asBots(List.of(cleo))));
  }

  @Test
  void equalNamesAreToldApart() throws IOException, BadInput {
    Path first = write("a/ada.py", "1");
    Path second = write("b/ada.py", "2");
    Path third = write("b/ada.js", "3");
    Entries entries = Entries.of(List.of(first, second, third, first));
    List<String> names = entries.found().stream().map(Entry::name).toList();
    assertEquals(List.of(first.toString(), second.toString(), "ada.js"), names);
  }

  @Test
  void aBotIsKnownByItsContents() throws IOException, BadInput {
    Path file = write("ada.py", "print(1)");
    Path copy = write("ben.py", "print( 1 ) # mine");
    Entries before = Entries.of(List.of(file, copy));
    assertNotEquals(before.found().get(0).hash(), before.found().get(1).hash());
    assertEquals(List.of(List.of("ada", "ben")), Entries.copies(before.found()));
    Files.writeString(copy, "print(2)");
    assertEquals(List.of(), Entries.copies(Entries.of(List.of(file, copy)).found()));
  }

  @Test
  void whatIsNotThereIsRefused() {
    Path nothing = folder.resolve("nothing");
    assertThrows(BadInput.class, () -> Entries.of(List.of(nothing)));
  }
}
