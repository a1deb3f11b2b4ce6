package initiative.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.interactor.StartText;
import initiative.player.Dialogue;
import initiative.suite.Starts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No sentence is missing in a language, in the files or behind their back. */
class WordsTests {
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)(\\|[^}]*)?}");
  private static final Map<Language, Integer> FORMS =
      Map.of(Language.ENGLISH, 2, Language.UKRAINIAN, 3);

  /** The general words and those of each game, in one language. */
  private static List<Words> all(Language language) {
    List<Words> all = new ArrayList<>(List.of(Words.in(language)));
    Catalogue.ids().forEach(id -> all.add(Words.in(language, id)));
    return all;
  }

  @Test
  void everySentenceIsInBothLanguagesWithTheSameValues() {
    List<Words> english = all(Language.ENGLISH);
    List<Words> ukrainian = all(Language.UKRAINIAN);
    for (int i = 0; i < english.size(); i++) {
      assertEquals(english.get(i).keys(), ukrainian.get(i).keys());
      for (String key : english.get(i).keys()) {
        assertEquals(
            values(english.get(i).pattern(key)), values(ukrainian.get(i).pattern(key)), key);
      }
    }
  }

  private static Set<String> values(String sentence) {
    Set<String> values = new TreeSet<>();
    Matcher place = PLACE.matcher(sentence);
    while (place.find()) {
      values.add(place.group(1));
    }
    return values;
  }

  @Test
  void everyWordHasTheFormsOfItsLanguage() {
    for (Language language : Language.values()) {
      for (Words words : all(language)) {
        for (String key : words.keys()) {
          Matcher place = PLACE.matcher(words.pattern(key));
          while (place.find()) {
            if (place.group(2) != null) {
              assertEquals(FORMS.get(language), place.group(2).split("\\|").length - 1, key);
            }
          }
          String rest = words.pattern(key).replaceAll(PLACE.pattern(), "");
          assertTrue(!rest.contains("{") && !rest.contains("}"), key);
        }
      }
    }
  }

  @Test
  void ukrainianIsWrittenInItsLetters() {
    for (Words words : all(Language.UKRAINIAN)) {
      for (String key : words.keys()) {
        String letters = words.pattern(key).replaceAll("[^\\p{L}]", "");
        boolean has = letters.isEmpty() || letters.matches(".*\\p{IsCyrillic}.*");
        assertTrue(has, key);
      }
    }
  }

  /**
   * A sentence is asked for by a constant, by a constant and an ending, or by a name of an enum.
   */
  @Test
  void noSentenceIsLeftOver() throws IOException {
    String sources = sources(Path.of("src/main/java")) + sources(Path.of("interactors/src"));
    for (Words words : all(Language.ENGLISH)) {
      for (String key : words.keys()) {
        String start = key.contains(".") ? key.substring(0, key.lastIndexOf('.') + 1) : key;
        assertTrue(
            sources.contains("\"" + key + "\"") || sources.contains("\"" + start + "\""), key);
      }
    }
  }

  private static String sources(Path folder) throws IOException {
    StringBuilder text = new StringBuilder();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        text.append(Files.readString(file));
      }
    }
    return text.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1 секунда",
    "2, 2 секунди",
    "5, 5 секунд",
    "11, 11 секунд",
    "12, 12 секунд",
    "21, 21 секунда",
    "24, 24 секунди",
    "111, 111 секунд",
    "0, 0 секунд"
  })
  void aNumberGoesWithItsForm(int number, String said) {
    assertEquals(said, Words.in(Language.UKRAINIAN).say("seconds", number));
  }

  /** Every position of a few games of chance moves, in every game, but for letters of the game. */
  @Test
  void positionsAreSaidInUkrainian() throws BadInput {
    for (Definition<?, ?> game : Catalogue.all()) {
      for (String start : new Starts(game).usual(1)) {
        assertSaidInUkrainian(game, start);
      }
    }
  }

  private static <P, M> void assertSaidInUkrainian(Definition<P, M> game, String start)
      throws BadInput {
    Chance chance = new Chance(1);
    P position = StartText.read(game, start);
    for (int i = 0; i < 100; i++) {
      String said = Words.in(Language.UKRAINIAN).position(position.toString());
      String words = said.replaceAll("\\b[a-h]\\d+\\b|[xo.]{2,}", "");
      assertFalse(words.matches("(?s).*[a-z]{2,}.*"), game.about().id + ": " + said);
      if (game.ending(position) != null) {
        return;
      }
      position = game.after(position, game.anyMove(position, chance));
    }
  }

  /** What the golden data have of bad starts, and usual starts with something wrong in a line. */
  @Test
  void whatIsWrongWithAStartIsSaidInUkrainian() {
    for (Definition<?, ?> game : Catalogue.all()) {
      List<String> starts = new ArrayList<>();
      for (Dialogue dialogue : Dialogue.withBadInput(game.about().id)) {
        starts.add(String.join("\n", dialogue.judge()));
      }
      for (String start : new Starts(game).usual(1)) {
        starts.add(start + "\nx");
        addBroken(start, starts);
      }
      long wrong = starts.stream().filter(start -> isWrong(game, start)).count();
      assertTrue(wrong > 0, game.about().id);
    }
  }

  private static void addBroken(String start, List<String> starts) {
    List<String> lines = new StartText(start).lines();
    for (int i = 0; i < Math.min(lines.size(), 30); i++) {
      String[] words = lines.get(i).split(" ");
      String reversed = words[words.length - 1] + lines.get(i).substring(words[0].length());
      for (String other : List.of("", "x", "0", "0 0", "9 9 9", "-7777777", reversed, "1\n1")) {
        List<String> broken = new ArrayList<>(lines);
        broken.set(i, other);
        starts.add(String.join("\n", broken));
      }
      starts.add(String.join("\n", lines.subList(0, i)));
    }
  }

  private static boolean isWrong(Definition<?, ?> game, String start) {
    try {
      StartText.read(game, start);
      return false;
    } catch (BadInput e) {
      String said = Words.in(Language.UKRAINIAN).wrong(e);
      String words = said.replaceAll("\"[^\"]*\"|wins \\(|loses \\(", "");
      assertFalse(words.matches("(?s).*[a-z]{2,}.*"), game.about().id + ": " + said);
      assertEquals(e.getMessage(), Words.in(Language.ENGLISH).wrong(e));
      return true;
    }
  }

  @Test
  void englishHasTwoForms() {
    Words words = Words.in(Language.ENGLISH);
    assertEquals("1 second", words.say("seconds", 1));
    assertEquals("0 seconds", words.say("seconds", 0));
  }

  @Test
  void aMissingKeyIsAMistake() {
    Words words = Words.in(Language.ENGLISH, Catalogue.ids().get(0));
    assertThrows(IllegalArgumentException.class, () -> words.say("no such key"));
    assertTrue(words.has("seconds"));
  }

  @Test
  void languagesHaveCodes() {
    assertEquals(Language.UKRAINIAN, Language.of("uk"));
    assertNull(Language.of("xx"));
  }
}
