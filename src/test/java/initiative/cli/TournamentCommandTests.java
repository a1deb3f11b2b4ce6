package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import initiative.process.Tool;
import initiative.tournament.Boards;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class TournamentCommandTests {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Plays bachet; what it takes in a lost position is put in. */
  private static final String SHELL =
      """
      #!/bin/sh
      read n
      while :; do
        t=$((n %% 4))
        [ $t -eq 0 ] && t=%s
        echo $t
        n=$((n - t))
        [ $n -eq 0 ] && { echo "I won!"; exit 0; }
        read k || exit 0
        n=$((n - k))
        [ $n -eq 0 ] && { echo "%s"; exit 0; }
      done
      """;

  private static final String YOU_WON = "You won...";
  private static final List<String> FEW =
      List.of("--starts", "5", "--starts", "8", "--starts", "24", "--opponents", "random,two");

  @TempDir private Path folder;
  private Path class1;

  @BeforeEach
  void makeClass() throws IOException {
    class1 = Files.createDirectories(folder.resolve("class"));
  }

  private Path program(String name, String text) throws IOException {
    Path file = Files.writeString(class1.resolve(name), text);
    assertTrue(file.toFile().setExecutable(true));
    return file;
  }

  private void threeBots() throws IOException {
    program("ones", SHELL.formatted("1", YOU_WON));
    program("twos", SHELL.formatted("2", YOU_WON));
    program("terse", SHELL.formatted("1", "You won."));
  }

  private List<String> arguments(String journal, List<String> options) {
    List<String> words = new ArrayList<>(List.of("tournament", "bachet", class1.toString()));
    words.addAll(FEW);
    words.addAll(List.of("--lang", "en", "--journal", folder.resolve(journal).toString()));
    words.addAll(options);
    return words;
  }

  private Invocation tournament(String journal, String... options) {
    return Invocation.of(arguments(journal, List.of(options)).toArray(new String[0]));
  }

  private Invocation tournament(String journal, List<String> games, String... options) {
    List<String> all = new ArrayList<>(games);
    all.addAll(List.of(options));
    return tournament(journal, all.toArray(new String[0]));
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  /** From the line that tells what is counted to the one that names the journal. */
  private static String board(Invocation outcome) {
    assertEquals(0, outcome.exitCode(), outcome.err());
    int from = outcome.out().indexOf("\n\n");
    return outcome.out().substring(from, outcome.out().indexOf("Every game is in"));
  }

  private JsonNode json(String name) throws IOException {
    return JSON.readTree(folder.resolve(name).toFile());
  }

  private static JsonNode bot(JsonNode board, String name) {
    for (JsonNode bot : board.get("bots")) {
      if (bot.get("bot").asText().equals(name)) {
        return bot;
      }
    }
    throw new AssertionError("there is no " + name + " in " + board);
  }

  @Test
  void botsInFourLanguagesPlayTheSameGames() throws IOException {
    Files.writeString(
        class1.resolve("ada.py"),
        """
        n = int(input())
        while True:
            t = n % 4 or 1
            print(t, flush=True)
            n -= t
            if n == 0:
                print("I won!")
                break
            n -= int(input())
            if n == 0:
                print("You won...")
                break
        """);
    Files.writeString(
        class1.resolve("ben.cpp"),
        """
        #include <iostream>
        int main() {
          long n, k;
          std::cin >> n;
          for (;;) {
            long t = n % 4 ? n % 4 : 1;
            std::cout << t << std::endl;
            if ((n -= t) == 0) { std::cout << "I won!" << std::endl; return 0; }
            if (!(std::cin >> k)) return 0;
            if ((n -= k) == 0) { std::cout << "You won..." << std::endl; return 0; }
          }
        }
        """);
    // handed in under a name that javac would refuse
    Files.writeString(
        class1.resolve("cleo.java"),
        """
        public class Main {
          public static void main(String[] args) {
            java.util.Scanner in = new java.util.Scanner(System.in);
            int n = in.nextInt();
            while (true) {
              int t = n % 4 == 0 ? 1 : n % 4;
              System.out.println(t);
              n -= t;
              if (n == 0) { System.out.println("I won!"); return; }
              n -= in.nextInt();
              if (n == 0) { System.out.println("You won..."); return; }
            }
          }
        }
        """);
    Files.writeString(
        class1.resolve("dan.js"),
        """
        let n = null;
        require('readline').createInterface({input: process.stdin}).on('line', line => {
          n = n === null ? +line : n - line;
          if (n === 0) { console.log('You won...'); process.exit(0); }
          const t = n % 4 || 1;
          console.log(t);
          n -= t;
          if (n === 0) { console.log('I won!'); process.exit(0); }
        });
        """);
    Invocation outcome =
        tournament("four", "--games", "1", "--seed", "1", "--json", file("board.json"));
    assertEquals(0, outcome.exitCode(), outcome.err());
    Map<String, List<String>> tools =
        Map.of(
            "ada", List.of("python3"),
            "ben", List.of("g++"),
            "cleo", List.of("javac", "java"),
            "dan", List.of("node"));
    JsonNode board = json("board.json");
    for (Map.Entry<String, List<String>> bot : tools.entrySet()) {
      JsonNode row = bot(board, bot.getKey());
      boolean isHere = bot.getValue().stream().allMatch(tool -> Tool.find(tool) != null);
      assertEquals(isHere, row.get("passed").asBoolean(), row + outcome.out());
      if (!isHere) {
        assertTrue(row.get("reason").get("en").asText().contains("not on this machine"));
      }
    }
    List<String> against = new ArrayList<>();
    board.get("bots").forEach(each -> against.add(String.valueOf(each.get("against"))));
    against.removeIf(each -> each.equals("null"));
    assertEquals(1, new HashSet<>(against).size(), against.toString()); // they all play alike
  }

  @Test
  void theTableIsTheSameForOneAndForFourJobs() throws IOException {
    threeBots();
    program("hangs", "#!/bin/sh\nread n\nread k\n");
    List<String> games = List.of("--seed", "3", "--games", "4");
    String one = board(tournament("one", games, "--jobs", "1", "--csv", file("1.csv")));
    String four = board(tournament("four", games, "--jobs", "4", "--csv", file("4.csv")));
    assertEquals(one, four);
    assertEquals(
        Files.readString(folder.resolve("1.csv")), Files.readString(folder.resolve("4.csv")));
    assertTrue(one.contains("not asked any more after 3 games that ended so (timed out)"), one);
    assertTrue(one.contains("terse against ideal: wrong answer: wrong closing phrase"), one);
  }

  @Test
  void aTournamentThatWasBrokenOffAndKilledGoesOn() throws Exception {
    threeBots();
    List<String> games = List.of("--seed", "4", "--games", "12");
    String whole = board(tournament("whole", games));
    int all = lines(folder.resolve("whole"));
    Path journal = folder.resolve("killed");

    Process interrupted = started(games, 4);
    new ProcessBuilder("kill", "-INT", Long.toString(interrupted.pid())).start().waitFor();
    assertTrue(interrupted.waitFor(30, TimeUnit.SECONDS));
    String said = Files.readString(folder.resolve("said"));
    assertEquals(Commands.INTERRUPTED, interrupted.exitValue(), said);
    assertTrue(said.contains("go on with: ./initiative tournament bachet "), said);
    assertTrue(said.strip().endsWith("--resume"), said);

    Process killed = started(List.of("--games", "12", "--resume"), lines(journal) + 4);
    killed.destroyForcibly();
    assertTrue(killed.waitFor(30, TimeUnit.SECONDS));
    int before = lines(journal);
    assertTrue(before >= 8 && before < all, "killed at " + before);

    Invocation resumed = tournament("killed", "--games", "12", "--resume");
    assertEquals(whole, board(resumed));
    assertTrue(resumed.out().contains("\n" + (before - 1) + " of " + (all - 1)), resumed.out());
    assertNoGameTwice(journal);
    assertEquals(all, lines(journal));
  }

  /** A tournament in a process of its own, whose journal has so many lines. */
  private Process started(List<String> options, int least) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp"));
    command.addAll(List.of(System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(arguments("killed", options));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("said").toFile())
            .start();
    while (lines(folder.resolve("killed")) < least) {
      assertTrue(process.isAlive(), Files.readString(folder.resolve("said")));
      Thread.sleep(5);
    }
    return process;
  }

  private static int lines(Path journal) throws IOException {
    return Files.exists(journal)
        ? (int) Files.readString(journal).chars().filter(c -> c == '\n').count()
        : 0;
  }

  private static void assertNoGameTwice(Path journal) throws IOException {
    Set<String> games = new HashSet<>();
    for (String line : Files.readAllLines(journal)) {
      JsonNode game = JSON.readTree(line);
      if (game.has("bot")) {
        assertTrue(games.add(game.get("bot") + "/" + game.get("hash") + game.get("game")), line);
      }
    }
  }

  @Test
  void aTornLineIsCutOff() throws IOException {
    threeBots();
    String whole = board(tournament("torn", "--seed", "5", "--games", "1"));
    Path journal = folder.resolve("torn");
    String text = Files.readString(journal);
    Files.writeString(journal, text.substring(0, text.length() - 30));
    assertEquals(whole, board(tournament("torn", "--games", "1", "--resume")));
    assertEquals(text.lines().count(), Files.readString(journal).lines().count());
    Files.writeString(journal, "\0\0\0\0", StandardOpenOption.APPEND);
    assertEquals(whole, board(tournament("torn", "--games", "1", "--resume")));
    Files.writeString(journal, text.replaceFirst("\n\\{", "\n["));
    assertRefused(tournament("torn", "--games", "1", "--resume"), "line 2");
  }

  private static void assertRefused(Invocation outcome, String why) {
    assertEquals(Commands.BAD_USE, outcome.exitCode(), outcome.out());
    assertTrue(outcome.err().contains(why), outcome.err());
    assertEquals(1, outcome.err().lines().count(), outcome.err());
  }

  @Test
  void aJournalIsNeitherOverwrittenNorMixedUp() throws IOException {
    threeBots();
    board(tournament("once", "--seed", "6", "--games", "1"));
    String before = Files.readString(folder.resolve("once"));
    assertRefused(tournament("once", "--seed", "6", "--games", "1"), "--resume");
    assertRefused(tournament("once", "--seed", "7", "--games", "1", "--resume"), "its seed is 6");
    assertRefused(tournament("once", "--games", "2", "--resume"), "its plan is");
    assertRefused(tournament("none", "--resume"), "leave out --resume");
    assertRefused(
        tournament("once", "--games", "1", "--time-limit", "2", "--resume"), "its time-limit is 1");
    assertEquals(before, Files.readString(folder.resolve("once")));
    Files.writeString(folder.resolve("other"), "a diary\n");
    assertRefused(tournament("other", "--resume"), "no journal");
  }

  @Test
  void onlyABotThatHasChangedPlaysAgain() throws IOException {
    threeBots();
    board(tournament("changed", "--seed", "8", "--games", "1"));
    int before = lines(folder.resolve("changed"));
    program("terse", SHELL.formatted("1", YOU_WON) + "# all mine\n");
    Invocation outcome =
        tournament("changed", "--games", "1", "--resume", "--json", file("board.json"));
    String board = board(outcome);
    assertEquals(before + (before - 1) / 3, lines(folder.resolve("changed")));
    assertNoGameTwice(folder.resolve("changed"));
    assertTrue(bot(json("board.json"), "terse").get("passed").asBoolean(), board);
    assertTrue(board.contains("the same program but for blanks and comments: ones, terse"), board);
  }

  @Test
  void whatHangsOrFloodsCostsTheOthersNothing() throws IOException {
    threeBots();
    program("hangs", "#!/bin/sh\nread n\nread k\n");
    program("floods", "#!/bin/sh\nwhile :; do echo 12345678901234567890; done\n");
    program("speaks", "#!/bin/sh\nyes >&2\n");
    program("breaks", "#!/bin/sh\nexit 7\n");
    Invocation outcome =
        tournament("pest", "--seed", "9", "--games", "2", "--json", file("board.json"));
    assertEquals(0, outcome.exitCode(), outcome.err());
    JsonNode board = json("board.json");
    int all = bot(board, "ones").get("games").asInt();
    assertEquals(all, bot(board, "twos").get("games").asInt());
    assertTrue(bot(board, "ones").get("passed").asBoolean(), outcome.out());
    for (String pest : List.of("hangs", "speaks", "breaks")) {
      JsonNode row = bot(board, pest);
      assertTrue(row.get("games").asInt() < all, row.toString());
      assertTrue(row.get("rank").isNull() && row.get("faults").asInt() >= 3, row.toString());
      assertNotEquals("", row.get("stopped").get("uk").asText());
    }
    assertEquals(all, bot(board, "floods").get("faults").asInt(), outcome.out());
  }

  @Test
  void aHabitThatNobodyHasSeenJoinsIn() throws IOException {
    threeBots();
    Path habit =
        Files.writeString(
            folder.resolve("Whim.java"),
            """
            import initiative.interactor.Habit;
            import initiative.interactor.View;

            public class Whim implements Habit.Rule<Integer, Integer> {
              public Integer move(View<Integer, Integer> now) {
                int wanted = now.turn() % 2 == 0 ? 3 : 1;
                return Math.min(wanted, now.position);
              }
            }
            """);
    Invocation outcome =
        tournament(
            "habit",
            "--seed",
            "1",
            "--games",
            "2",
            "--habit",
            habit.toString(),
            "--json",
            file("board.json"));
    assertEquals(0, outcome.exitCode(), outcome.err());
    JsonNode opponents = json("board.json").get("opponents");
    assertEquals("whim", opponents.get(2).get("name").asText());
    assertTrue(opponents.get(2).get("secret").asBoolean());
    assertEquals(2, bot(json("board.json"), "ones").get("against").get(2).get(1).asInt());
    for (JsonNode lost : json("board.json").get("lost")) {
      assertTrue(lost.get("replay").asText().contains("--habit"), lost.toString());
    }
    assertRefused(tournament("habit", "--games", "2", "--resume"), "its opponents is random,two");
  }

  @Test
  void aHabitThatIsWrongIsToldSo() throws IOException {
    threeBots();
    Path habit = folder.resolve("Bad.java");
    String text =
        "class Bad implements initiative.interactor.Habit.Rule<Integer, Integer> {\n%s}\n";
    String rule = "public Integer move(initiative.interactor.View<Integer, Integer> now)";
    Files.writeString(habit, text.formatted(rule + " { return 7; }"));
    Invocation illegal = tournament("bad", "--games", "1", "--habit", habit.toString());
    assertEquals(Commands.OWN_FAULT, illegal.exitCode(), illegal.err());
    assertTrue(illegal.err().contains("the habit bad made the illegal move 7"), illegal.err());
    Files.writeString(habit, text.formatted("oops"));
    assertRefused(tournament("bad2", "--habit", habit.toString()), "Bad.java cannot be compiled");
    Files.writeString(habit, "class Bad {}");
    assertRefused(tournament("bad3", "--habit", habit.toString()), "Habit.Rule");
  }

  @Test
  void oneGameCanBeSeenAgain() throws IOException {
    threeBots();
    tournament("seen", "--seed", "2", "--games", "1", "--json", file("board.json"));
    JsonNode terse = bot(json("board.json"), "terse");
    List<String> words = new ArrayList<>(List.of(terse.get("replay").asText().split(" ")));
    assertEquals("./initiative", words.remove(0));
    Invocation again = Invocation.of(words.toArray(new String[0]));
    assertEquals(Commands.WRONG, again.exitCode(), again.err());
    assertTrue(again.out().contains(terse.get("reason").get("en").asText()), again.out());
    assertTrue(again.out().contains("player  You won."), again.out());
  }

  @Test
  void namesAreTextOnThePageAndInTheGradeBook() throws IOException {
    program("<img src=x onerror=alert(1)>", SHELL.formatted("1", YOU_WON));
    program("=1+1,\"x\"", SHELL.formatted("1", "no"));
    Invocation outcome =
        tournament(
            "names",
            "--seed",
            "2",
            "--games",
            "2",
            "--html",
            file("board.html"),
            "--csv",
            file("board.csv"));
    assertEquals(0, outcome.exitCode(), outcome.err());
    String page = Files.readString(folder.resolve("board.html"));
    assertFalse(page.contains("<img"), "markup from a name");
    assertTrue(page.startsWith("<!doctype html>") && page.endsWith("</html>\n"));
    assertFalse(page.contains("<!--data-->") || page.contains("<!--style-->"));
    assertFalse(page.contains("<script src") || page.contains("stylesheet"), "from elsewhere");
    JsonNode board = Boards.data(page);
    assertEquals(2, board.get("bots").size());
    assertTrue(board.get("games").size() > 0);
    assertEquals(
        board.get("bots").get(1).get("bot"),
        board.get("games").get(board.get("bots").get(1).get("shown").asInt()).get("title"));
    String csv = Files.readString(folder.resolve("board.csv"));
    assertTrue(csv.contains("\"'=1+1,\"\"x\"\"\","), csv);
    assertTrue(csv.lines().count() == 3 && csv.endsWith("\r\n"), csv);
  }

  @Test
  void whatDoesNotCompileIsOneFault() throws IOException {
    threeBots();
    Files.writeString(class1.resolve("zoe.java"), "public class Zoe { int x = ; }");
    Files.createDirectories(class1.resolve("yan"));
    Files.writeString(class1.resolve("yan/run"), "no-such-interpreter main.xyz\n");
    String board = board(tournament("compile", "--seed", "1", "--games", "1"));
    assertTrue(board.contains("zoe: it does not compile: \"Zoe.java:1: error:"), board);
    assertTrue(
        board.contains(
            "no-such-interpreter is not on this machine, so that these were not run: yan"),
        board);
  }

  @Test
  void badUseIsToldInOneLine() throws IOException {
    assertRefused(tournament("empty"), "there is no bot");
    threeBots();
    assertRefused(tournament("bad", "--games", "0"), "--games has to be positive");
    assertRefused(tournament("bad", "--starts", "minus"), "neither a file nor a start");
    assertRefused(tournament("bad", "--only", "1000"), "there is no game 1000");
    assertRefused(tournament("bad", "--html", folder.toString()), "it is a directory");
    assertFalse(Files.exists(folder.resolve("bad")));
  }
}
