package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.bachet.Bachet;
import initiative.words.Language;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DemoCommandTests {
  static List<String> games() {
    return Catalogue.ids();
  }

  private static Invocation demo(String typed, String... arguments) {
    List<String> args = new ArrayList<>(List.of("demo"));
    args.addAll(Arrays.asList(arguments));
    InputStream in = System.in;
    System.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
    try {
      return Invocation.of(args.toArray(new String[0]));
    } finally {
      System.setIn(in);
    }
  }

  private static void assertFits(Invocation shown) {
    assertEquals(Commands.OK, shown.exitCode(), shown.err());
    shown.out().lines().forEach(line -> assertTrue(line.length() <= GameStory.COLUMNS, line));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameHasScenesThatFit(String id) {
    for (Language language : Language.values()) {
      Invocation shown = demo("", id, "--lang", language.code());
      assertFits(shown);
      String bot = language == Language.ENGLISH ? "\nbot " : "\nбот ";
      assertTrue(shown.out().contains(bot), shown.out());
      String title = language == Language.ENGLISH ? " against " : ", суперник — ";
      assertTrue(shown.out().contains("\n" + id + title), shown.out());
      shown.out().lines().forEach(line -> assertFalse(line.matches("\\pL+ .*\\pL\\.\\."), line));
    }
  }

  /** The position beside a move is what it leaves, and the worth is that of this position. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void aRowTellsWhatTheMoveLeaves(int seed) {
    Definition<Integer, Integer> game = new Bachet();
    String shown = demo("\n".repeat(200), "bachet", "--step", "--lang=en", "--seed=" + seed).out();
    Pattern row = Pattern.compile("(?m)^(start|bot|ideal|two) +(\\d*) +(\\d+) +(won|lost)$");
    Matcher rows = row.matcher(shown);
    Strategy<Integer, Integer> strategy = null;
    int position = 0;
    int checked = 0;
    while (rows.find()) {
      int left = Integer.parseInt(rows.group(3));
      boolean isStart = rows.group(1).equals("start");
      if (isStart) {
        strategy = game.solve(left);
      } else {
        assertEquals(position - Integer.parseInt(rows.group(2)), left);
      }
      boolean botToMove = isStart || !rows.group(1).equals("bot");
      Worth worth = left == 0 ? Worth.LOST : strategy.worth(left);
      assertEquals(botToMove ? worth.isWon() : worth.isLost(), rows.group(4).equals("won"));
      position = left;
      checked++;
    }
    assertTrue(checked > 10, shown);
    assertEquals(0, position);
  }

  @Test
  void everyMoveWaitsForEnter() {
    String two = demo("\n\nq\n", "nim", "--step", "--lang=en").out();
    assertEquals(3, two.split("Enter: go on, q: end", -1).length - 1, two);
    assertFalse(two.contains("I won!"), two);
    String none = demo("", "nim", "--step", "--lang=uk").out();
    assertEquals(1, none.split("Enter — далі, q — кінець", -1).length - 1, none);
  }

  @Test
  void anUnknownGameIsRefused() {
    Invocation refused = demo("", "chess");
    assertEquals(Commands.BAD_USE, refused.exitCode());
    assertTrue(refused.err().contains("there is no game 'chess'"), refused.err());
  }

  @Test
  @Tag("slow")
  void theTableNamesEveryGameAndCountsOnlyWhatCanBeWon() {
    Invocation shown = demo("", "--lang=uk");
    assertFits(shown);
    for (String id : Catalogue.ids()) {
      assertTrue(shown.out().matches("(?s).*\n" + id + " +[-/0-9]+ +[-/0-9]+ +[-/0-9]+\n.*"), id);
    }
    for (String id : List.of("plus-minus", "windy-sum", "two-number-cards")) {
      assertTrue(shown.out().matches("(?s).*\n" + id + " +- +- +-\n.*"), id);
    }
  }
}
