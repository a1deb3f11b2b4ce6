package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The laboratory as a command, and the policies of match. */
final class SeizeCommandTests {
  @TempDir private Path folder;

  private Invocation seize(String... more) {
    List<String> args = new ArrayList<>(List.of("seize", "bachet", "--games", "10"));
    args.addAll(List.of("--starts", "small", "--journal", journal().toString()));
    args.addAll(List.of(more));
    return Invocation.of(args.toArray(new String[0]));
  }

  private Path journal() {
    return folder.resolve("seize.journal");
  }

  @Test
  void tablesFitATerminalAndAreTheSameForTheirSeed() {
    Invocation first = seize("--jobs", "2");
    assertEquals(0, first.exitCode(), first.err());
    assertTrue(first.out().startsWith("bachet, small starts, 10 games"), first.out());
    assertTrue(first.out().contains("ALL GAMES"), first.out());
    assertTrue(first.out().lines().allMatch(line -> line.length() <= 80), first.out());
    assertEquals(first.out(), seize("--jobs", "1").out());
    assertFalse(Files.exists(journal()), "nothing is left when all is done");
  }

  /** A row that is in the journal is not played again, whatever it says. */
  @Test
  void whatIsFinishedIsNotPlayedAgain() throws Exception {
    String counts = " cautious 7 0 0 - uniform 7 0 0 - longest 7 0 0 - tricky 7 0 0 - adaptive";
    Files.writeString(
        journal(),
        "seize --games 10 --seed 1\nbachet small random 10" + counts + " 7 0 0 -\nbachet small f");
    Invocation more = seize("--json");
    assertEquals(0, more.exitCode(), more.err());
    assertTrue(more.out().contains("\"seized\" : 7"), more.out());
    assertFalse(more.out().contains("NaN"), more.out());
  }

  @Test
  void picturesAreWrittenBesideTheTable() throws Exception {
    Path picture = folder.resolve("gains.svg");
    assertEquals(0, seize("--svg", picture.toString()).exitCode());
    assertTrue(Files.readString(picture).contains("bachet, small"));
  }

  @Test
  void badOptionsAreToldInOneLine() throws Exception {
    refuses("--games has to be positive", "seize", "nim", "--games", "0");
    refuses("--starts has to be one of", "seize", "nim", "--starts", "tiny");
    refuses("nothing to seize", "seize", "max-sum");
    refuses("there is no game 'chess'", "seize", "chess");
    Files.writeString(journal(), "something else\n");
    Invocation other = seize();
    assertEquals(2, other.exitCode());
    assertTrue(other.err().contains("--journal"), other.err());
    refuses("Invalid value for option '--policy'", "match", "nim", "--policy", "bold");
    refuses("--policy is for our own bot", "match", "nim", "--bot", "cat", "--policy", "tricky");
  }

  private static void refuses(String reason, String... args) {
    Invocation refused = Invocation.of(args);
    assertEquals(2, refused.exitCode(), List.of(args).toString());
    assertEquals(1, refused.err().lines().count(), refused.err());
    assertTrue(refused.err().contains(reason), refused.err());
  }

  @Test
  void matchesArePlayedByTheChosenPolicy() {
    List<String> args = List.of("match", "nim", "--start", "2/3 3", "--seed", "1", "--games");
    for (String policy : List.of("uniform", "longest", "tricky", "adaptive", "cautious")) {
      List<String> words = new ArrayList<>(args);
      words.addAll(List.of("5", "--opponent", "random", "--policy", policy));
      Invocation match = Invocation.of(words.toArray(new String[0]));
      assertEquals(0, match.exitCode(), match.out() + match.err());
    }
  }
}
