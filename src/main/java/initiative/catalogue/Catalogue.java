package initiative.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** All games: whatever is named in {@code META-INF/services/initiative.catalogue.Definition}. */
public final class Catalogue {
  private Catalogue() {}

  /** The names of all games, in the order in which they are registered. */
  public static List<String> ids() {
    List<String> ids = new ArrayList<>();
    for (Definition<?, ?> game : all()) {
      ids.add(game.about().id);
    }
    return ids;
  }

  /** All games in the same order. */
  public static List<Definition<?, ?>> all() {
    List<Definition<?, ?>> games = new ArrayList<>();
    for (Definition<?, ?> game : ServiceLoader.load(Definition.class)) {
      games.add(game);
    }
    return games;
  }

  /**
   * The game of this name, or null if there is none. The class is known by the name, so that to
   * play one game no other has to be loaded.
   */
  public static Definition<?, ?> game(String id) {
    try {
      Class<?> type = Class.forName(className(id));
      if (Definition.class.isAssignableFrom(type)) {
        Definition<?, ?> game = (Definition<?, ?>) type.getConstructor().newInstance();
        if (game.about().id.equals(id)) {
          return game;
        }
      }
    } catch (ReflectiveOperationException | LinkageError e) {
      // a game elsewhere, or none: asked for below
    }
    for (Definition<?, ?> game : all()) {
      if (game.about().id.equals(id)) {
        return game;
      }
    }
    return null;
  }

  /** The class of a game: for "nim-bachet" that is initiative.games.nimbachet.NimBachet. */
  public static String className(String id) {
    StringBuilder folder = new StringBuilder("initiative.games.");
    StringBuilder name = new StringBuilder();
    boolean begins = true;
    for (int i = 0; i < id.length(); i++) {
      char c = id.charAt(i);
      if (c != '-') {
        folder.append(c);
        name.append(begins ? Character.toUpperCase(c) : c);
      }
      begins = c == '-';
    }
    return folder.append('.').append(name).toString();
  }
}
