package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import initiative.process.CommandWords;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MatchCommandTests {
  /** Plays the first sample of bachet as if nothing could go wrong, and then goes on too long. */
  private static final String TALKS_ON = "sh -c 'read n; echo 1; echo \"I won!\"; echo 1'";

  private record Outcome(int exitCode, String out, String err) {}

  private static Outcome initiative(String... args) {
    return withTyped("", args);
  }

  private static Outcome withTyped(String typed, String... args) {
    PrintStream out = System.out;
    PrintStream err = System.err;
    InputStream in = System.in;
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    System.setOut(new PrintStream(shown, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(errors, true, StandardCharsets.UTF_8));
    System.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
    try {
      int exitCode = Commands.run(args);
      return new Outcome(
          exitCode,
          shown.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n"),
          errors.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n"));
    } finally {
      System.setOut(out);
      System.setErr(err);
      System.setIn(in);
    }
  }

  @Test
  void ourOwnBotIsAccepted() {
    Outcome outcome = initiative("match", "bachet", "--start", "13");
    assertEquals(Commands.OK, outcome.exitCode, outcome.out);
    assertTrue(outcome.out.contains("accepted: the player won"), outcome.out);
    assertEquals("", outcome.err);
  }

  @Test
  void withoutAStartSeveralAreTriedAndCounted() {
    Outcome outcome = initiative("match", "nim", "--opponent", "all", "--seed", "1");
    assertEquals(Commands.OK, outcome.exitCode, outcome.out);
    assertTrue(outcome.out.lines().anyMatch(line -> line.matches("ideal +won .*")), outcome.out);
    assertTrue(outcome.out.lines().anyMatch(line -> line.matches("ideal +lost .*")), outcome.out);
    assertTrue(outcome.out.lines().anyMatch(line -> line.startsWith("blunder:0.2")), outcome.out);
    assertTrue(outcome.out.contains("all accepted"), outcome.out);
  }

  @Test
  void aFaultIsToldInOneSentenceWithTheCommandThatReplaysIt() throws Exception {
    Outcome outcome = initiative("match", "bachet", "--bot", TALKS_ON, "--start", "1");
    assertEquals(Commands.WRONG, outcome.exitCode, outcome.out);
    String sentence = line(outcome.out, "wrong answer: ");
    assertTrue(sentence.contains("output line 3 of your program: \"1\" came after"), sentence);

    List<String> words = CommandWords.split(line(outcome.out, "replay: "));
    assertEquals(List.of("replay:", "./initiative", "match"), words.subList(0, 3));
    Outcome again = initiative(words.subList(2, words.size()).toArray(new String[0]));
    assertEquals(Commands.WRONG, again.exitCode, again.out);
    assertEquals(sentence, line(again.out, "wrong answer: "));
    assertTrue(again.out.contains(" ms  player  I won!"), again.out);
  }

  /** The commands that are printed say the same in the same language. */
  @Test
  void aSlipIsToldWithItsReasonInTheLanguageOfTheUser() throws Exception {
    String bot = "sh -c 'read n; echo 2; read m; echo 3; read k; echo 1'";
    Outcome english = initiative("match", "bachet", "--bot", bot, "--start", "13", "--lang", "en");
    assertEquals(
        "bachet against ideal, start 13 (a won start)",
        english.out.lines().findFirst().orElseThrow());
    assertEquals(
        "why: after \"2\" the other side has 11. 11 divided by 4 leaves 3. To take 3 leaves a"
            + " multiple of 4.",
        line(english.out, "why: "));

    Outcome outcome = initiative("match", "bachet", "--bot", bot, "--start", "13", "--lang", "uk");
    assertEquals(Commands.WRONG, outcome.exitCode, outcome.out);
    String sentence = line(outcome.out, "неправильна відповідь: ");
    assertTrue(sentence.contains("рядок 3, який вивела ваша програма"), sentence);
    assertTrue(line(outcome.out, "чому: ").contains("суперникові лишається 11"), outcome.out);
    for (String name : List.of("повторити: ", "пояснити: ")) {
      List<String> words = CommandWords.split(line(outcome.out, name));
      Outcome again = initiative(words.subList(2, words.size()).toArray(new String[0]));
      assertTrue(again.out.contains("«2»"), again.out);
    }
  }

  @Test
  void aCrashIsNotExplained() throws Exception {
    Outcome outcome = initiative("match", "bachet", "--bot", "false", "--start", "5");
    assertFalse(outcome.out.contains("explain"), outcome.out);
    assertFalse(outcome.out.contains("why"), outcome.out);
  }

  @Test
  void aFaultFromALongStartIsReplayedByItsNumber() throws Exception {
    String[] args = {"match", "minefield", "--bot", "echo oops", "--seed", "5", "--jobs", "2"};
    Outcome outcome = initiative(args);
    assertEquals(Commands.WRONG, outcome.exitCode, outcome.out);
    String replay =
        outcome.out.lines().filter(line -> line.contains("--only")).findFirst().orElseThrow();
    List<String> words = CommandWords.split(replay);
    Outcome again = initiative(words.subList(2, words.size()).toArray(new String[0]));
    String title = again.out.lines().findFirst().orElseThrow();
    assertTrue(outcome.out.contains(title + "\n"), title);
  }

  @Test
  void severalJobsTellTheSame() {
    String[] args = {"match", "cells", "--opponent", "random", "--games", "40", "--seed", "9"};
    List<String> one = new ArrayList<>(List.of(args));
    one.addAll(List.of("--jobs", "1", "--transcript"));
    List<String> three = new ArrayList<>(List.of(args));
    three.addAll(List.of("--jobs", "3", "--transcript"));
    Outcome alone = initiative(one.toArray(new String[0]));
    Outcome together = initiative(three.toArray(new String[0]));
    assertEquals(withoutTimes(alone.out), withoutTimes(together.out));
  }

  private static String withoutTimes(String out) {
    return out.replaceAll("(?m)^ *[0-9.]+ ms", "").replaceAll("in [0-9.]+ s,", "");
  }

  @Test
  void jsonHasEverything() throws Exception {
    Outcome outcome =
        initiative(
            "match",
            "bachet",
            "--bot",
            TALKS_ON,
            "--start",
            "1",
            "--seed",
            "7",
            "--json",
            "--transcript");
    assertEquals(Commands.WRONG, outcome.exitCode, outcome.out);
    List<String> found = new ArrayList<>();
    try (JsonParser json = new JsonFactory().createParser(outcome.out)) {
      for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
        if (token.isScalarValue() && json.currentName() != null) {
          found.add(json.currentName() + "=" + json.getText());
        }
      }
    }
    assertTrue(
        found.containsAll(
            List.of(
                "game=bachet",
                "bot=" + TALKS_ON,
                "seed=7",
                "choosesSide=false",
                "opponent=ideal",
                "start=1",
                "ending=wrong answer",
                "ruling=extra output",
                "startWorth=won",
                "result=won",
                "seized=false",
                "from=judge",
                "from=player",
                "line=I won!",
                "position=1",
                "worth=won",
                "moment=none",
                "faults=1",
                "accepted=false")),
        found.toString());
  }

  /** Each game has its line, which has been written when the next one is played. */
  @Test
  void jsonIsWrittenGameByGameAndWithoutTranscripts() {
    Outcome outcome = initiative("match", "nim", "--opponent", "all", "--seed", "1", "--json");
    assertEquals(Commands.OK, outcome.exitCode, outcome.out);
    assertFalse(outcome.out.contains("transcript\":"), outcome.out);
    List<String> lines = outcome.out.lines().toList();
    assertTrue(lines.size() > 20, outcome.out);
    assertTrue(lines.get(1).startsWith("{\"game\":\"nim\""), outcome.out);
    assertTrue(lines.get(2).startsWith(",{\"game\":\"nim\""), outcome.out);
    assertTrue(lines.get(lines.size() - 1).endsWith("\"accepted\":true}"), outcome.out);
  }

  /** Takes one stick again and again, and so loses what was won. */
  @Test
  void aLostGameIsLostAndABrokenRuleAFault() {
    String bot =
        "sh -c 'read n; while [ $n -gt 0 ]; do echo 1; n=$((n - 1));"
            + " if [ $n = 0 ]; then echo \"I won!\"; exit; fi; read k; n=$((n - k)); done;"
            + " echo \"You won...\"'";
    String[] args = {"match", "bachet", "--bot", bot, "--start", "6", "--games", "2"};
    Outcome outcome = initiative(args);
    assertEquals(Commands.WRONG, outcome.exitCode, outcome.out);
    assertTrue(outcome.out.contains("lost a won start"), outcome.out);
    String row = line(outcome.out, "ideal ");
    assertTrue(row.matches("ideal +won +2 +0 +2 +0 +0 +-"), row);
    assertTrue(outcome.out.contains(" s, 2 not accepted "), outcome.out);
  }

  @Test
  void aLongNameOfAnOpponentDoesNotShiftTheColumns() {
    String name = "blunder:0.123456789012345";
    Outcome outcome = initiative("match", "bachet", "--opponent", name, "--seed", "1");
    String head = line(outcome.out, "opponent ");
    String row = line(outcome.out, name);
    assertEquals(head.indexOf("start"), name.length() + 2);
    assertTrue(row.startsWith(name + "  won  "), row);
  }

  /** To choose well makes every start won. */
  @Test
  void ourOwnBotChoosesItsSide() {
    Outcome outcome = initiative("match", "nim", "--choose-side", "--seed", "1", "--transcript");
    assertEquals(Commands.OK, outcome.exitCode, outcome.out);
    assertTrue(outcome.out.contains(" ms  player  first"), outcome.out);
    assertTrue(outcome.out.contains(" ms  player  second"), outcome.out);
    assertFalse(outcome.out.contains("accepted: the player lost"), outcome.out);
    assertFalse(outcome.out.contains("a lost start"), outcome.out);
  }

  @Test
  void aPlayerThatIsToChooseItsSideIsToldSo() {
    String bot = "sh -c 'read n; echo second; echo \"$0\" >&2; read k; echo 3; echo \"I won!\"'";
    String[] args = {
      "match", "bachet", "--bot", bot, "--start", "4", "--opponent", "one", "--seed", "1"
    };
    List<String> words = new ArrayList<>(List.of(args));
    words.addAll(List.of("--choose-side", "--json", "--transcript"));
    Outcome outcome = initiative(words.toArray(new String[0]));
    assertEquals(Commands.OK, outcome.exitCode, outcome.out);
    assertTrue(outcome.out.contains("\"choosesSide\":true"), outcome.out);
    assertTrue(outcome.out.contains("\"line\":\"--choose-side\""), outcome.out);
    assertTrue(outcome.out.contains("--choose-side --opponent one"), outcome.out);
  }

  @Test
  void aPlayerThatChoosesNoSideIsToldWhatWasExpected() {
    String bot = "sh -c 'read n; echo 3'";
    Outcome outcome = initiative("match", "bachet", "--bot", bot, "--start", "3", "--choose-side");
    assertEquals(Commands.WRONG, outcome.exitCode, outcome.out);
    String sentence = line(outcome.out, "wrong answer: ");
    assertTrue(sentence.contains("first") && sentence.contains("second"), sentence);
    assertTrue(line(outcome.out, "replay: ").contains(" --choose-side "), outcome.out);
  }

  @Test
  void aPlayerThatCannotBeStartedIsNotTriedTwice() {
    Outcome outcome = initiative("match", "bachet", "--bot", "/no/such/player");
    assertEquals(Commands.WRONG, outcome.exitCode, outcome.out);
    assertEquals(1, outcome.out.lines().filter(l -> l.startsWith("could not start: ")).count());
  }

  @Test
  void aPersonCanPlay() {
    String typed = "9\n3\n";
    Outcome outcome =
        withTyped(typed, "match", "bachet", "--opponent", "human", "--start", "4", "--seed", "1");
    assertEquals(Commands.OK, outcome.exitCode, outcome.out);
    assertTrue(outcome.out.contains("not allowed here"), outcome.out);
    assertTrue(outcome.out.contains("Our bot says: "), outcome.out);
    assertTrue(outcome.out.matches("(?s).*(Our bot wins.|You win!)\n.*"), outcome.out);
  }

  @Test
  void aPersonMayLeave() {
    Outcome outcome = withTyped("", "match", "bachet", "--opponent", "human", "--start", "40");
    assertEquals(Commands.OK, outcome.exitCode, outcome.out);
    assertTrue(outcome.out.contains("The game was broken off"), outcome.out);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "match",
        "match chess",
        "match bachet --opponent nobody",
        "match bachet --opponent blunder:2",
        "match bachet --start 0",
        "match bachet --start 5/5",
        "match bachet --games 0",
        "match bachet --games many",
        "match bachet --jobs -1",
        "match bachet --jobs 1000000000",
        "match bachet --opponent all --games 2000000000",
        "match bachet --opponent human --json",
        "match bachet --seed x",
        "match bachet --time-limit 0",
        "match bachet --move-limit -1",
        "match bachet --memory 0",
        "match bachet --only 100",
        "match bachet --bot \"'\"",
        "match bachet --bot ''",
        "match queen-endgame --choose-side",
        "match bachet-cycles --choose-side",
        "judge queen-endgame --choose-side",
        "play queen-endgame --choose-side",
      })
  void badUseIsReportedInOneLine(String line) throws Exception {
    Outcome outcome = initiative(CommandWords.split(line).toArray(new String[0]));
    assertEquals(Commands.BAD_USE, outcome.exitCode, outcome.out + outcome.err);
    assertEquals(1, outcome.err.lines().count(), outcome.err);
    assertFalse(outcome.err.contains("Exception"), outcome.err);
    assertEquals("", outcome.out);
  }

  @Test
  void anHourIsTheLongestLimit() {
    for (String option : new String[] {"--time-limit", "--move-limit"}) {
      assertEquals(
          "initiative: " + option + " has to be positive, and an hour at most",
          initiative("match", "bachet", option, "1e99").err.strip());
    }
  }

  private static String line(String text, String beginning) {
    return text.lines().filter(line -> line.startsWith(beginning)).findFirst().orElseThrow();
  }
}
