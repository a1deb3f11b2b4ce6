package initiative.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.catalogue.StartMaker;
import initiative.game.BadInput;
import initiative.game.Blanks;
import initiative.game.Chance;
import initiative.game.GivenLines;
import initiative.game.Limit;
import initiative.interactor.StartText;
import initiative.suite.Starts;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Input that breaks the protocol: one line on the log with what was read and what was expected,
 * exit code 2, and nothing more said. Input that ends early or is written in another way is fine.
 */
@Tag("slow")
final class BadInputTests {
  private static final int MOST_LINES = 40;
  private static final int MOST_WORDS = 20;

  /** In their starts there are lists of any length, so that a shorter one is right, too. */
  private static final Set<String> LISTS = Set.of("takeaway", "partisan-takeaway");

  /** Lines that are neither part of a start nor a move in any game. */
  private static final List<String> GARBAGE =
      List.of(
          "",
          " ",
          "\t",
          "abc",
          "+1",
          "- 1",
          "--1",
          "1-",
          "1.5",
          "1e3",
          "0x1",
          "1,2",
          "1;",
          "I won!",
          "99999999999999999999",
          "-99999999999999999999",
          "99999999999999999999 9",
          "9 8 7 6 5 4 3 2 1",
          "\0",
          "\1\2\3\4",
          "\u00ff\u00fe",
          "\u00d0\u00be",
          "....\0",
          "5\r5",
          "\u001b[2J",
          "\"",
          "x".repeat(100000));

  static List<String> games() {
    return Catalogue.ids();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void badInputIsReportedInTheWordsOfTheGoldenFile(String game) {
    for (Dialogue dialogue : Dialogue.withBadInput(game)) {
      String said = new String(dialogue.output(), StandardCharsets.US_ASCII);
      long seed = 0;
      while (seed < 100 && !Played.with(game, seed, dialogue.input()).output().equals(said)) {
        seed++;
      }
      Played expected = new Played(2, said, dialogue.report() + System.lineSeparator());
      assertEquals(expected, Played.with(game, seed, dialogue.input()));
    }
  }

  /** Good starts with one word spoilt, left out or too many, and with lines that are missing. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void damagedStartIsReportedInOneLine(String game) {
    for (String text : new Starts(Catalogue.game(game)).usual(1)) {
      List<String> lines = new StartText(text).lines();
      for (int i = 0; i < Math.min(lines.size(), MOST_LINES); i++) {
        assertRefused(game, lines.subList(0, i), i + 1, "the input ended, expected ");
        for (String bad : damaged(lines.get(i), LISTS.contains(game))) {
          List<String> damaged = new ArrayList<>(lines);
          damaged.set(i, bad);
          assertRefused(game, damaged, i + 1, "read ");
        }
      }
    }
  }

  private static List<String> damaged(String line, boolean mayBeShorter) {
    List<String> damaged = new ArrayList<>();
    List<String> words = Blanks.words(line);
    for (int i = 0; i < Math.min(words.size(), MOST_WORDS); i++) {
      for (String bad : List.of("", "x", words.get(i) + "x", "99999999999999999999")) {
        List<String> changed = new ArrayList<>(words);
        changed.set(i, bad);
        if (!bad.isEmpty() || !mayBeShorter || words.size() == 1) {
          damaged.add(String.join(" ", changed));
        }
      }
    }
    damaged.add(line + " " + words.get(words.size() - 1));
    return damaged;
  }

  private static void assertRefused(String game, List<String> lines, int line, String how) {
    Played played = Played.with(game, 1, Dialogue.bytes(lines));
    assertEquals(2, played.exitCode(), lines::toString);
    assertEquals("", played.output(), lines::toString);
    assertOneLine("line " + line + ": " + how, played.log());
  }

  /**
   * The least and the largest of each number of a start are read; what lies beyond is not. A number
   * that describes starts but does not stand in them is left out.
   */
  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void limitsOfStartsAreExact(String id) throws BadInput {
    Definition<?, ?> game = Catalogue.game(id);
    for (Limit limit : game.about().limits()) {
      assertLimit(game, limit, limit.min, limit.min - 1);
      assertLimit(game, limit, limit.max, limit.max + 1);
    }
  }

  private static void assertLimit(Definition<?, ?> game, Limit limit, long last, long beyond)
      throws BadInput {
    StartMaker maker = game.starts();
    Limit[] sizes = maker.sizes().toArray(new Limit[0]);
    for (int i = 0; i < sizes.length; i++) {
      long only = sizes[i].name.equals(limit.name) ? last : sizes[i].min;
      sizes[i] = sizes[i].within(only, only);
    }
    String text = maker.make(sizes, new Chance(1));
    StartText.read(game, text);
    Matcher number = Pattern.compile("(?<![^ /])" + last + "(?![^ /])").matcher(text);
    boolean found = false;
    boolean refused = false;
    while (number.find() && !refused) {
      found = true;
      String bad = text.substring(0, number.start()) + beyond + text.substring(number.end());
      refused = isRefused(game, bad);
    }
    assertTrue(refused || !found, () -> limit.words + ": " + beyond + " is read");
  }

  private static boolean isRefused(Definition<?, ?> game, String text) {
    try {
      StartText.read(game, text);
      return false;
    } catch (BadInput e) {
      return true;
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void garbageInPlaceOfAnyLineIsReportedInOneLine(String game) {
    for (Dialogue dialogue : Dialogue.of(game)) {
      List<String> lines = dialogue.judge();
      long seed = seedOf(game, dialogue);
      for (int i = 0; i < lines.size(); i++) {
        String said = Played.with(game, seed, Dialogue.bytes(lines.subList(0, i))).output();
        for (String garbage : GARBAGE) {
          List<String> bad = new ArrayList<>(lines);
          bad.set(i, garbage);
          Played played = Played.with(game, seed, Dialogue.bytes(bad));
          assertEquals(2, played.exitCode(), garbage);
          assertEquals(said, played.output(), garbage);
          assertOneLine("line " + (i + 1) + ": read ", played.log());
        }
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void endOfInputIsBadBeforeTheStartIsCompleteAndSilentAfterIt(String game) {
    for (Dialogue dialogue : Dialogue.of(game)) {
      List<String> lines = dialogue.judge();
      GivenLines start = new GivenLines(lines);
      start.start(Catalogue.game(game));
      long seed = seedOf(game, dialogue);
      for (int end = 0; end < lines.size(); end++) {
        Played played = Played.with(game, seed, Dialogue.bytes(lines.subList(0, end)));
        if (end < start.lineNumber()) {
          assertEquals(2, played.exitCode());
          assertEquals("", played.output());
          assertOneLine("line " + (end + 1) + ": the input ended, expected ", played.log());
        } else {
          byte[] said = Dialogue.bytes(dialogue.botAfter(end));
          assertEquals(new Played(0, new String(said, StandardCharsets.US_ASCII), ""), played);
        }
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void lineEndsAndBlanksMakeNoDifference(String game) {
    for (Dialogue dialogue : Dialogue.of(game)) {
      String input = new String(dialogue.input(), StandardCharsets.US_ASCII);
      long seed = seedOf(game, dialogue);
      for (String variant :
          List.of(
              input.stripTrailing(),
              input.replace("\n", "\r\n"),
              input.replace("\n", "\r\n").stripTrailing() + "\r",
              input.replace("\n", " \t\n"),
              "\t " + input.replace("\n", "\n ").stripTrailing(),
              input.replace(" ", " \t"))) {
        Played played = Played.with(game, seed, variant.getBytes(StandardCharsets.US_ASCII));
        String said = new String(dialogue.output(), StandardCharsets.US_ASCII);
        assertEquals(new Played(0, said, ""), played);
      }
    }
  }

  @Test
  void whatComesAfterTheEndOfTheGameIsNotRead() {
    Played played = Played.with("bachet", "5\n2\nthe judge has already left\n");
    assertEquals(new Played(0, "1\n2\nI won!\n", ""), played);
  }

  @Test
  void endlessLineIsCutOff() {
    Played start = Played.with("bachet", "1".repeat(3 << 20));
    assertEquals(2, start.exitCode());
    assertOneLine("line 1: read \"111", start.log());
    Played move = Played.with("bachet", "5\n" + "1".repeat(3 << 20));
    assertEquals(2, move.exitCode());
    assertEquals("1\n", move.output());
    assertOneLine("line 2: read \"111", move.log());
  }

  private static long seedOf(String game, Dialogue dialogue) {
    String said = new String(dialogue.output(), StandardCharsets.US_ASCII);
    for (long seed = 0; seed < 5000; seed++) {
      if (Played.with(game, seed, dialogue.input()).output().equals(said)) {
        return seed;
      }
    }
    throw new AssertionError("no seed plays " + dialogue);
  }

  private static void assertOneLine(String beginning, String log) {
    assertTrue(log.startsWith(beginning), log);
    assertTrue(log.contains(", expected "), log);
    assertEquals(1, log.lines().count(), log);
    assertTrue(log.endsWith(System.lineSeparator()), log);
    assertTrue(log.strip().chars().allMatch(c -> c >= ' ' && c <= '~'), log);
    assertTrue(log.length() < 500, log);
  }
}
