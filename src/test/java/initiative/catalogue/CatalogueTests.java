package initiative.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Golden;
import initiative.game.Limit;
import java.io.File;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CatalogueTests {
  static List<String> games() {
    return Catalogue.ids();
  }

  @Test
  void everyGameIsRegisteredOnce() {
    assertEquals(Catalogue.all().size(), new HashSet<>(Catalogue.ids()).size());
    assertTrue(Catalogue.ids().contains("nim"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void classOfAGameFollowsFromItsName(String id) {
    Definition<?, ?> game = Catalogue.game(id);
    assertNotNull(game, id);
    assertEquals(id, game.about().id);
    assertEquals(Catalogue.className(id), game.getClass().getName(), "the class of " + id);
    assertNotSame(game, Catalogue.game(id));
    assertTrue(id.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*"), id);
  }

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource({
    "nim, initiative.games.nim.Nim",
    "nim-bachet, initiative.games.nimbachet.NimBachet",
    "take-134, initiative.games.take134.Take134",
    "tic-tac-too, initiative.games.tictactoo.TicTacToo"
  })
  void nameOfTheClassIsBuiltFromTheWords(String id, String name) {
    assertEquals(name, Catalogue.className(id));
  }

  @ParameterizedTest(name = "\"{0}\"")
  @ValueSource(
      strings = {
        "",
        "-",
        "no-such-game",
        "Nim",
        "nim-",
        "-nim",
        "nim-Bachet",
        "NIM",
        "nim.nim",
        "/"
      })
  void nameThatNoGameHasGivesNone(String id) {
    assertNull(Catalogue.game(id));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void whatPeopleWantToKnowIsThere(String id) {
    About about = Catalogue.game(id).about();
    for (String text :
        List.of(about.code, about.table, about.english, about.ukrainian, about.limitsInWords())) {
      assertTrue(!text.isEmpty() && text.equals(text.strip()), id + ": \"" + text + "\"");
    }
    for (Limit limit : about.limits()) {
      assertEquals(limit, about.limit(limit.name));
      assertTrue(limit.min <= limit.max, limit.name);
    }
    assertThrows(IllegalArgumentException.class, () -> about.limit("no such number"));
  }

  /** What a game has not got is named; what belongs to no game would be forgotten. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void everyGameHasGoldenData(String id) {
    assertTrue(!Golden.lines(id, Golden.DIALOGUES).isEmpty());
    if (Catalogue.game(id).listsMoves()) {
      assertTrue(!Golden.lines(id, Golden.MOVES).isEmpty());
    }
  }

  @Test
  void everyFolderOfDataBelongsToAGame() throws Exception {
    URI folders = Catalogue.class.getResource("/games").toURI();
    TreeSet<String> found = new TreeSet<>(List.of(new File(folders).list()));
    found.removeAll(Catalogue.ids());
    assertEquals(Set.of(), found, "folders of interactors/games without a game");
  }

  /** To play one game no other is loaded, but for those that it is made from. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void gameIsFoundWithoutALookAtAnyOther(String id) throws Exception {
    try (Watched loader = new Watched()) {
      Class<?> catalogue = loader.loadClass(Catalogue.class.getName());
      Object game = catalogue.getMethod("game", String.class).invoke(null, id);
      Set<String> own = new HashSet<>();
      for (Class<?> type = game.getClass(); type != null; type = type.getSuperclass()) {
        own.add(type.getPackageName());
      }
      for (String other : Catalogue.ids()) {
        String name = Catalogue.className(other);
        boolean isOwn = own.contains(name.substring(0, name.lastIndexOf('.')));
        assertTrue(isOwn || !loader.hasLoaded(name), () -> id + " loads " + name);
      }
      assertTrue(loader.hasLoaded(Catalogue.className(id)));
    }
  }

  /** Loads everything anew, and tells what it has loaded. */
  private static final class Watched extends URLClassLoader {
    Watched() throws Exception {
      super(classPath(), ClassLoader.getPlatformClassLoader());
    }

    private static URL[] classPath() throws Exception {
      List<URL> urls = new ArrayList<>();
      for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
        urls.add(new File(entry).toURI().toURL());
      }
      return urls.toArray(new URL[0]);
    }

    boolean hasLoaded(String name) {
      return findLoadedClass(name) != null;
    }
  }
}
