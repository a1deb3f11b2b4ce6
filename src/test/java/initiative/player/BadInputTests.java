package initiative.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.bot.Catalogue;
import initiative.game.GivenLines;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Input that breaks the protocol: one line on the log with what was read and what was expected,
 * exit code 2, and nothing more said. Input that ends early or is written in another way is fine.
 */
final class BadInputTests {
  /** Lines that are neither part of a start nor a move in any game. */
  private static final List<String> GARBAGE =
      List.of(
          "",
          " ",
          "\t",
          "abc",
          "+1",
          "-",
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
          "1 2 3 4 5 6 7 8 9",
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

  @ParameterizedTest(name = "{0} <- {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "bachet | `` | line 1: the input ended, expected the number of sticks: an integer from 1 to 12345",
        "bachet | / | line 1: read an empty line, expected the number of sticks: an integer from 1 to 12345",
        "bachet | five | line 1: read \"five\", expected the number of sticks: an integer from 1 to 12345",
        "bachet | 0 | line 1: read \"0\", expected the number of sticks: an integer from 1 to 12345",
        "bachet | -0 | line 1: read \"-0\", expected the number of sticks: an integer from 1 to 12345",
        "bachet | 12346 | line 1: read \"12346\", expected the number of sticks: an integer from 1 to 12345",
        "bachet | 4294967301 | line 1: read \"4294967301\", expected the number of sticks: an integer from 1 to 12345",
        "bachet | 5 5 | line 1: read \"5 5\", expected the number of sticks: an integer from 1 to 12345",
        "fibonacci-nim | 1 | line 1: read \"1\", expected the number of sticks: an integer from 2 to 12345",
        "fibonacci-nim | 12346 | line 1: read \"12346\", expected the number of sticks: an integer from 2 to 12345",
        "cells | 2001 | line 1: read \"2001\", expected the number of cells: an integer from 1 to 2000",
        "nim | 13 | line 1: read \"13\", expected the number of heaps: an integer from 1 to 12",
        "nim | 2 | line 2: the input ended, expected the heap sizes: 2 integers from 1 to 1234",
        "nim | 2/3 | line 2: read \"3\", expected the heap sizes: 2 integers from 1 to 1234",
        "nim | 2/3 4 5 | line 2: read \"3 4 5\", expected the heap sizes: 2 integers from 1 to 1234",
        "nim | 2/0 4 | line 2: read \"0 4\", expected the heap sizes: 2 integers from 1 to 1234",
        "nim-bachet | 2/3 1235 | line 2: read \"3 1235\", expected the heap sizes: 2 integers from 1 to 1234",
        "max-sum | 1001 | line 1: read \"1001\", expected the number of cards: an integer from 1 to 1000",
        "max-sum | 2/1 1001 | line 2: read \"1 1001\", expected the values of the cards: 2 integers from -1000 to 1000",
        "minefield | 2 | line 1: read \"2\", expected the numbers of rows and columns: 2 integers from 1 to 123",
        "minefield | 124 1 | line 1: read \"124 1\", expected the numbers of rows and columns: 2 integers from 1 to 123",
        "minefield | 2 4/.... | line 3: the input ended, expected a row of the field: 4 characters . or *",
        "minefield | 2 4/... | line 2: read \"...\", expected a row of the field: 4 characters . or *",
        "minefield | 2 4/..... | line 2: read \".....\", expected a row of the field: 4 characters . or *",
        "minefield | 2 4/..../.*x. | line 3: read \".*x.\", expected a row of the field: 4 characters . or *",
        "minefield | 2 4/*.../.... | line 2: read \"*...\", expected a row that begins with \".\", since the token stands in the top left cell",
        "bachet-cycles | 12346 | line 1: read \"12346\", expected the number of special moves: an integer from 0 to 12345",
        "bachet-cycles | 2/5 9 | line 3: the input ended, expected a special move: 2 integers from 0 to 1000000000000000000",
        "bachet-cycles | 1/5 | line 2: read \"5\", expected a special move: 2 integers from 0 to 1000000000000000000",
        "bachet-cycles | 1/0 5/7 | line 2: read \"0 5\", expected a special move from at least 1 stick",
        "bachet-cycles | 1/5 1000000000000000001/7 | line 2: read \"5 1000000000000000001\", expected a special move: 2 integers from 0 to 1000000000000000000",
        "bachet-cycles | 1/5 9/0 | line 3: read \"0\", expected the number of sticks: an integer from 1 to 1000000000000000000",
        "bachet-cycles | 0/9223372036854775808 | line 2: read \"9223372036854775808\", expected the number of sticks: an integer from 1 to 1000000000000000000",
        "queen-endgame | a3 e3 | line 1: read \"a3 e3\", expected the squares of the white king, the queen and the black king, as in \"a3 e3 b1\"",
        "queen-endgame | a3 e9 b1 | line 1: read \"a3 e9 b1\", expected the squares of the white king, the queen and the black king, as in \"a3 e3 b1\"",
        "queen-endgame | a3 e3 b11 | line 1: read \"a3 e3 b11\", expected the squares of the white king, the queen and the black king, as in \"a3 e3 b1\"",
        "queen-endgame | a3 a3 b1 | line 1: read \"a3 a3 b1\", expected three different squares",
        "queen-endgame | a3 b1 b1 | line 1: read \"a3 b1 b1\", expected three different squares",
        "queen-endgame | a3 e5 a3 | line 1: read \"a3 e5 a3\", expected three different squares",
        "queen-endgame | a3 e5 b2 | line 1: read \"a3 e5 b2\", expected kings that do not stand next to each other",
        "queen-endgame | a3 e4 b1 | line 1: read \"a3 e4 b1\", expected a black king that is not attacked, since it is White's turn"
      })
  void badStart(String game, String lines, String report) {
    Played played = Played.with(game, lines.replace('/', '\n'));
    assertEquals(new Played(2, "", report + System.lineSeparator()), played);
  }

  @ParameterizedTest(name = "{0} <- {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "bachet | 5/0 | 1 | line 2: read \"0\", expected a legal move in position 4: 1, 2, 3",
        "bachet | 5/4 | 1 | line 2: read \"4\", expected a legal move in position 4: 1, 2, 3",
        "bachet | 5/-1 | 1 | line 2: read \"-1\", expected a legal move in position 4: 1, 2, 3",
        "bachet | 5/one | 1 | line 2: read \"one\", expected a move of the form COUNT in position 4: 1, 2, 3",
        "bachet | 5// | 1 | line 2: read an empty line, expected a move of the form COUNT in position 4: 1, 2, 3",
        "bachet | 5/1 1 | 1 | line 2: read \"1 1\", expected a move of the form COUNT in position 4: 1, 2, 3",
        "bachet | 10/1/4 | 2/3 | line 3: read \"4\", expected a legal move in position 4: 1, 2, 3",
        "nim | 2/3 4/2 4 | 2 1 | line 3: read \"2 4\", expected a legal move in position 3 3: 1 1, 1 2, 1 3, 2 1, 2 2, 2 3",
        "nim | 2/3 4/3 1 | 2 1 | line 3: read \"3 1\", expected a legal move in position 3 3: 1 1, 1 2, 1 3, 2 1, 2 2, 2 3",
        "nim | 2/3 4/1 | 2 1 | line 3: read \"1\", expected a move of the form HEAP COUNT in position 3 3: 1 1, 1 2, 1 3, 2 1, 2 2, 2 3",
        "nim-bachet | 2/9 8/2 4 | 1 1 | line 3: read \"2 4\", expected a legal move in position 8 8: 1 1, 1 2, 1 3, 2 1, 2 2, 2 3",
        "nim | 2/999 998/1 0 | 1 1 | line 3: read \"1 0\", expected a legal move in position 998 998: 1 1, 1 2, 1 3, ..., 2 998 (1996 moves)",
        "minefield | 2 4/..../.**./L 1 | R 2 | line 4: read \"L 1\", expected a move of the form D COUNT or R COUNT in position row 1, column 3: R 1",
        "minefield | 2 4/..../.**./R 2 | R 2 | line 4: read \"R 2\", expected a legal move in position row 1, column 3: R 1",
        "cells | 4/2 1 | 2 2 | line 2: read \"2 1\", expected a legal move in position 1 4: 1 1, 4 1",
        "max-sum | 2/-1 5/2 | 1 | line 3: read \"2\", expected a legal move in position -1 (1 left, mine 0, theirs 5): 1",
        "bachet-cycles | 1/4 9/5/0 | 4 | line 4: read \"0\", expected a legal move in position 4: 1, 2, 3, 9",
        "bachet-cycles | 1/4 9/5/4 5 | 4 | line 4: read \"4 5\", expected a move of the form STICKS LEFT in position 4: 1, 2, 3, 9",
        "queen-endgame | a3 e3 b1/b1b2 | a3b3 | line 2: read \"b1b2\", expected a legal move in position b3 e3 b1, Black to move: b1a1",
        "queen-endgame | a3 e3 b1/Ka1 | a3b3 | line 2: read \"Ka1\", expected a move of the form e3e1 in position b3 e3 b1, Black to move: b1a1"
      })
  void badMove(String game, String lines, String said, String report) {
    byte[] input = lines.replace('/', '\n').getBytes(StandardCharsets.US_ASCII);
    String output = said.replace('/', '\n') + "\n";
    long seed = 0;
    while (seed < 100 && !Played.with(game, seed, input).output().equals(output)) {
      seed++;
    }
    Played expected = new Played(2, output, report + System.lineSeparator());
    assertEquals(expected, Played.with(game, seed, input));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void garbageInPlaceOfAnyLineIsReportedInOneLine(String game) {
    for (Dialogue dialogue : Dialogue.of(game)) {
      List<String> lines = dialogue.judge();
      long seed = seedOf(game, dialogue);
      for (int i = 0; i < lines.size(); i++) {
        String said = Played.with(game, seed, bytes(lines.subList(0, i))).output();
        for (String garbage : GARBAGE) {
          List<String> bad = new ArrayList<>(lines);
          bad.set(i, garbage);
          Played played = Played.with(game, seed, bytes(bad));
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
      start.start(Catalogue.strategy(game).game());
      long seed = seedOf(game, dialogue);
      for (int end = 0; end < lines.size(); end++) {
        Played played = Played.with(game, seed, bytes(lines.subList(0, end)));
        if (end < start.lineNumber()) {
          assertEquals(2, played.exitCode());
          assertEquals("", played.output());
          assertOneLine("line " + (end + 1) + ": the input ended, expected ", played.log());
        } else {
          String said = new String(dialogue.output(), StandardCharsets.US_ASCII);
          assertEquals(0, played.exitCode());
          assertEquals("", played.log());
          assertTrue(said.startsWith(played.output()), played::toString);
          assertEquals(end - start.lineNumber() + 1, played.output().lines().count());
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

  private static byte[] bytes(List<String> lines) {
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      text.append(line).append('\n');
    }
    return text.toString().getBytes(StandardCharsets.ISO_8859_1);
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
