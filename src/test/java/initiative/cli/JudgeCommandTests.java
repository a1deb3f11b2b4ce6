package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import initiative.process.CommandWords;
import initiative.process.Sandbox;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class JudgeCommandTests {
  /** Wins from three sticks and fewer, and otherwise takes one and leaves. */
  private static final String SHORT_SIGHTED =
      "sh -c 'read n; if [ $n -le 3 ]; then echo $n; echo \"I won!\"; else echo 1; fi'";

  private static final String EIGHT_KINDS =
      "ideal 3\nideal 4\nideal 5\nideal 6\nideal 7\nideal 8\nideal 1\n";

  @TempDir private Path folder;
  private Path suite;

  @BeforeEach
  void writeSuite() throws IOException {
    suite = folder.resolve("my.suite");
    Files.writeString(
        suite,
        "group 30 each Small heaps\nideal 1\nideal 2\none 5\n"
            + "group 50 all Small heaps again\nideal 2\nideal 3\n"
            + "group 20 all Large heaps\nideal 3\none 41\n");
  }

  private Invocation judge(String... options) {
    List<String> args = new ArrayList<>(List.of("judge", "bachet", "--suite", suite.toString()));
    args.addAll(List.of(options));
    return Invocation.of(args.toArray(new String[0]));
  }

  @Test
  void ourOwnBotGetsAllPoints() {
    Invocation outcome = judge("--time-limit", "20");
    assertEquals(Commands.OK, outcome.exitCode(), outcome.out());
    assertEquals(
        suite
            + ", our own bot, 20 s of processor time and 256 MB a test\nsandbox: "
            + Sandbox.usual()
            + "\n"
            + "\n"
            + "GROUP                              PASSED      POINTS  VERDICTS\n"
            + "Small heaps                           3/3       30/30  AC AC AC\n"
            + "Small heaps again (all must pass)     2/2       50/50  AC AC\n"
            + "Large heaps (all must pass)           2/2       20/20  AC AC\n"
            + "\n"
            + "Total: 100 of 100 points\n",
        outcome.out());
    assertEquals("", outcome.err());
  }

  @Test
  void aBrokenPlayerGetsThePointsThatItDeserves() {
    Invocation outcome = judge("--bot", SHORT_SIGHTED, "--time-limit", "20", "--jobs", "2");
    assertEquals(Commands.WRONG, outcome.exitCode(), outcome.out());
    String replay =
        "./initiative judge bachet --bot "
            + CommandWords.quote(SHORT_SIGHTED)
            + " --suite "
            + CommandWords.quote(suite.toString())
            + " --time-limit 20 --test ";
    assertEquals(
        suite
            + ", "
            + SHORT_SIGHTED
            + ", 20 s of processor time and 256 MB a test\nsandbox: "
            + Sandbox.usual()
            + "\n"
            + "\n"
            + "GROUP                              PASSED      POINTS  VERDICTS\n"
            + "Small heaps                           2/3       20/30  AC AC WA\n"
            + "Small heaps again (all must pass)     2/2       50/50  AC AC\n"
            + "Large heaps (all must pass)           1/2        0/20  AC WA\n"
            + "\n"
            + "test 3, against one, start 5 (a won start): WA\n"
            + "  wrong answer: output ended in mid-game, output line 2 of your program: nothing came where"
            + " a move was expected in position 3; legal moves: 1, 2, 3\n"
            + "  the same in test 7\n"
            + "  replay: "
            + replay
            + "3\n"
            + "\n"
            + "Total: 70 of 100 points\n",
        outcome.out());
  }

  @Test
  void theReplayOfATestShowsItsTranscript() {
    Invocation outcome = judge("--bot", SHORT_SIGHTED, "--time-limit", "20", "--test", "4");
    assertEquals(Commands.OK, outcome.exitCode(), outcome.out());
    assertTrue(
        outcome.out().startsWith("test 4, against ideal, start 2 (a won start): AC\n"),
        outcome.out());
    assertTrue(outcome.out().contains("player  2 "), outcome.out());
    assertTrue(
        outcome.out().endsWith("accepted: the player won after 1 half-move\n"), outcome.out());
    assertEquals(
        Commands.WRONG,
        judge("--bot", SHORT_SIGHTED, "--time-limit", "20", "--test", "3").exitCode());
  }

  @Test
  void theReplayOfATestIsGivenAsJsonToo() {
    Invocation outcome =
        judge("--bot", SHORT_SIGHTED, "--time-limit", "20", "--test", "4", "--json");
    assertEquals(Commands.OK, outcome.exitCode(), outcome.out());
    assertTrue(outcome.out().startsWith("{\"game\":\"bachet\""), outcome.out());
    assertFalse(outcome.out().contains("transcript"), outcome.out());
  }

  @Test
  void theReportIsGivenAsJsonToo() throws IOException {
    Invocation outcome = judge("--bot", SHORT_SIGHTED, "--time-limit", "20", "--json");
    assertEquals(Commands.WRONG, outcome.exitCode(), outcome.out());
    List<String> verdicts = new ArrayList<>();
    List<Double> points = new ArrayList<>();
    try (JsonParser json = new JsonFactory().createParser(outcome.out())) {
      while (json.nextToken() != null) {
        if (json.currentToken() == JsonToken.VALUE_STRING && "verdict".equals(json.currentName())) {
          verdicts.add(json.getText());
        } else if (json.currentToken().isNumeric() && "points".equals(json.currentName())) {
          points.add(json.getDoubleValue());
        }
      }
    }
    assertEquals(List.of("AC", "AC", "WA", "AC", "AC", "AC", "WA"), verdicts);
    assertEquals(List.of(70.0, 20.0, 50.0, 0.0), points);
  }

  /** Every start is won for whoever chooses well, and nothing is left to be seized. */
  @Test
  void ourOwnBotGetsAllPointsWhenItChoosesItsSide() throws IOException {
    Files.writeString(suite, "group 10 all Both\nideal 41\nideal 40\nrandom 400, seize\n");
    Invocation outcome = judge("--choose-side", "--time-limit", "20", "--json");
    assertEquals(Commands.OK, outcome.exitCode(), outcome.out());
    assertEquals(3, outcome.out().split("\"choosesSide\":true", -1).length - 1, outcome.out());
    assertEquals(3, outcome.out().split("\"startWorth\":\"won\"", -1).length - 1, outcome.out());
    assertTrue(outcome.out().contains(" --choose-side --time-limit 20 --test 3"), outcome.out());
    Invocation one = judge("--choose-side", "--time-limit", "20", "--test", "2");
    assertTrue(one.out().contains(" ms  player  second"), one.out());
    assertTrue(one.out().endsWith(" half-moves\n"), one.out());
    assertTrue(judge("--time-limit", "20", "--json").out().contains("\"choosesSide\":false"));
  }

  @Test
  void manyFailuresAreNotAllToldInFull() throws IOException {
    Files.writeString(suite, "group 10 each A\nideal 1\nideal 2\n".concat(EIGHT_KINDS));
    String bot = "sh -c 'read n; echo \"failure $(echo $n | tr 1-8 a-h)\" >&2; exit 1'";
    Invocation outcome = judge("--bot", bot, "--time-limit", "20");
    assertTrue(outcome.out().contains("\n  the same in test 9\n"), outcome.out());
    assertTrue(outcome.out().contains("and --test shows each: 6-8\n"), outcome.out());
    assertTrue(outcome.out().endsWith("\nTotal: 0 of 10 points\n"), outcome.out());
  }

  @Test
  void aFailureThatRepeatsItselfIsToldOnce() throws IOException {
    Files.writeString(suite, "group 10 each A\nideal 1, 8 times\n");
    Invocation outcome = judge("--bot", "true", "--time-limit", "20");
    assertTrue(outcome.out().contains("\n  the same in tests 2-8\n"), outcome.out());
    assertEquals(1, outcome.out().split("replay: ", -1).length - 1, outcome.out());
    Invocation json = judge("--bot", "true", "--time-limit", "20", "--json");
    assertEquals(7, json.out().split("\"sameAs\":1", -1).length - 1, json.out());
  }

  @Test
  void theFirstFailureCanBeTheLastTest() {
    String[] options = {"--bot", SHORT_SIGHTED, "--time-limit", "20", "--first-failure"};
    Invocation outcome = judge(options);
    assertEquals(Commands.WRONG, outcome.exitCode(), outcome.out());
    assertTrue(outcome.out().contains("  2/3       20/30  AC AC WA\n"), outcome.out());
    assertTrue(outcome.out().contains("  0/2        0/50  - -\n"), outcome.out());
    assertTrue(
        outcome
            .out()
            .endsWith(
                "\nTotal: 20 of 100 points so far, stopped at test 3 of 7, the first that failed\n"),
        outcome.out());
    List<String> words = new ArrayList<>(List.of(options));
    words.add("--json");
    String json = judge(words.toArray(new String[0])).out();
    assertTrue(json.contains("\"tests\":7,\"run\":3,\"stoppedBy\":\"the first failure\""), json);
    assertEquals(4, json.split("\"verdict\":null", -1).length - 1, json);
  }

  /** The player removes itself when it has played from two sticks. */
  @Test
  void whatWasFinishedBeforeThePlayerDisappearedIsReported() throws IOException {
    Path bot = folder.resolve("bot");
    Files.writeString(bot, "#!/bin/sh\nread n\necho $n\n[ $n != 2 ] || rm \"$0\"\necho 'I won!'\n");
    assertTrue(bot.toFile().setExecutable(true));
    Invocation outcome =
        judge(
            "--bot",
            CommandWords.quote(bot.toString()),
            "--jobs",
            "1",
            "--time-limit",
            "20",
            "--sandbox",
            "none");
    assertEquals(Commands.WRONG, outcome.exitCode(), outcome.out());
    assertTrue(outcome.out().contains("  2/3       20/30  AC AC RTE\n"), outcome.out());
    assertTrue(outcome.out().contains("\n  could not start: "), outcome.out());
    assertTrue(
        outcome
            .out()
            .endsWith(" so far, the player could not be started any more at test 3 of 7\n"),
        outcome.out());
  }

  @Test
  void transcriptsAreThereWhenTheyAreAskedFor() throws IOException {
    Files.writeString(suite, "group 10 each A\nideal 1\nideal 5\n");
    String[] options = {"--bot", SHORT_SIGHTED, "--time-limit", "20", "--json"};
    assertFalse(judge(options).out().contains("transcript"));
    options[4] = "--transcript";
    String text = judge(options).out();
    assertTrue(text.contains(" ms  player  1 "), text);
    List<String> both = new ArrayList<>(List.of(options));
    both.add("--json");
    String json = judge(both.toArray(new String[0])).out();
    assertEquals(2, json.split("\"transcript\":\\[", -1).length - 1, json);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "none, AC, 20",
    "banner, WA, 20",
    "loses, WA, 20",
    "plays-on, WA, 20",
    "exit-code, RTE, 20",
    "no-flush, TLE, 2",
    "floods-errors, OLE, 20",
    "eats-memory, MLE, 20",
  })
  void playersOfTheZooGetTheirLetters(String habit, String letters, String seconds)
      throws IOException {
    Files.writeString(suite, "group 7 each Zoo\nideal 41\n");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath = System.getProperty("java.class.path");
    List<String> player = new ArrayList<>(List.of(java, "-Xmx1g", "-cp", classPath));
    player.addAll(List.of("initiative.match.ZooPlayer", "bachet", "--" + habit));
    player.replaceAll(CommandWords::quote);
    Invocation outcome = judge("--bot", String.join(" ", player), "--time-limit", seconds);
    boolean accepted = letters.equals("AC");
    assertEquals(accepted ? Commands.OK : Commands.WRONG, outcome.exitCode(), outcome.out());
    assertTrue(outcome.out().contains(accepted ? "7/7  AC" : "0/7  " + letters), outcome.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "--bot|no-such-program-anywhere;could not start: ",
        "--bot|;the command is empty",
        "--bot|it's;a quotation mark is not closed in the command: it's",
        "--jobs|0;--jobs has to be positive",
        "--time-limit|0;--time-limit has to be positive, and an hour at most",
        "--test|8;there is no test 8 in ",
        "--test|0;there is no test 0 in ",
        "--suite|no.suite;",
        "--time-limit|1e99;--time-limit has to be positive, and an hour at most",
      })
  void badRequestsAreRefusedInOneLine(String options, String message) {
    Invocation outcome = judge(options.split("\\|", -1));
    assertEquals(Commands.BAD_USE, outcome.exitCode());
    assertEquals("", outcome.out());
    assertEquals(1, outcome.err().lines().count(), outcome.err());
    String expected = "initiative: " + (message == null ? "" : message);
    assertTrue(outcome.err().startsWith(expected), outcome.err());
  }

  @Test
  void theReplayHasTheTimeLimitAsItWasGiven() throws IOException {
    Files.writeString(suite, "group 7 each Silence\nideal 41\n");
    Invocation outcome = judge("--bot", "sleep 60", "--time-limit", "0.0625");
    assertTrue(
        outcome.out().contains(", 0.0625 s of processor time and 256 MB a test\n"), outcome.out());
    assertTrue(outcome.out().contains(" --time-limit 0.0625 --test 1\n"), outcome.out());
  }

  @Test
  void aBadSuiteIsReportedWithItsLine() throws IOException {
    Files.writeString(suite, "group 30 each Small heaps\nideal 1\nideal 99999\n");
    Invocation outcome = judge();
    assertEquals(Commands.BAD_USE, outcome.exitCode());
    assertEquals(
        "initiative: "
            + suite
            + ", line 3: bad start: line 1: read \"99999\", expected the number of sticks: an"
            + " integer from 1 to 12345\n",
        outcome.err());
    Invocation missing =
        Invocation.of("judge", "bachet", "--suite", folder.resolve("no").toString());
    assertEquals(Commands.BAD_USE, missing.exitCode());
    assertEquals("initiative: there is no file " + folder.resolve("no") + "\n", missing.err());
  }

  @Test
  void aSuiteThatIsNoTextIsRefusedInOneLine() throws IOException {
    assertEquals(
        "initiative: cannot read " + folder + ": it is a directory\n",
        Invocation.of("judge", "bachet", "--suite", folder.toString()).err());
    assertEquals(
        "initiative: --suite needs the name of a file\n",
        Invocation.of("judge", "bachet", "--suite", "").err());
    Files.write(suite, new byte[] {'#', (byte) 0xff});
    assertEquals("initiative: cannot read " + suite + ": it is no text in UTF-8\n", judge().err());
  }

  @Test
  void severalPlayersAreComparedAndCopiesPointedOut() throws IOException {
    Path one = folder.resolve("one.sh");
    Path other = folder.resolve("other.sh");
    String program = "read n\nif [ $n -le 3 ]; then echo $n; echo 'I won!'; else echo 1; fi\n";
    Files.writeString(one, program);
    Files.writeString(other, program.replace("; ", ";  ").replace("\n", "\n\n"));
    String first = "sh " + one;
    String second = "sh " + other;
    Invocation outcome =
        judge("--bot", first, "--bot", second, "--bot", SHORT_SIGHTED, "--time-limit", "20");
    assertEquals(Commands.WRONG, outcome.exitCode(), outcome.err());
    assertTrue(outcome.out().contains(", 3 bots, 20 s"), outcome.out());
    assertEquals(3, outcome.out().split("\n[^\n]*  +5/7  +70/100\n").length, outcome.out());
    assertTrue(
        outcome
            .out()
            .contains(
                "the same program but for blanks and comments: \""
                    + first
                    + "\", \""
                    + second
                    + "\"\n"),
        outcome.out());
    assertEquals(3, outcome.out().split("Total: 70 of 100 points").length - 1, outcome.out());
    assertTrue(outcome.out().contains("--bot '" + second + "' --suite"), outcome.out());
    Invocation json = judge("--bot", first, "--bot", SHORT_SIGHTED, "--time-limit", "20", "--json");
    try (JsonParser parser = new JsonFactory().createParser(json.out())) {
      int bots = 0;
      while (parser.nextToken() != null) {
        bots += "bot".equals(parser.currentName()) ? 1 : 0;
      }
      assertEquals(4, bots, json.out()); // a name and its value, twice
    }
    Invocation refused = judge("--bot", first, "--bot", second, "--test", "1");
    assertEquals(Commands.BAD_USE, refused.exitCode());
    assertTrue(refused.err().contains("--test needs one --bot"), refused.err());
  }
}
