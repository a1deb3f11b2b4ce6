package initiative.byhand;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import java.util.ArrayList;
import java.util.List;

/** The rules that are written a second time, found by the names of the games. */
public final class HandGames {
  private HandGames() {}

  /**
   * The games that have to have such rules: all that end. Where there are too many moves to list,
   * those of small starts can be.
   */
  public static List<String> ids() {
    List<String> ids = new ArrayList<>();
    for (Definition<?, ?> game : Catalogue.all()) {
      if (isWanted(game)) {
        ids.add(game.about().id);
      }
    }
    return ids;
  }

  /** Whether a game has to have such rules. */
  public static boolean isWanted(Definition<?, ?> game) {
    return !game.mayGoOnForEver();
  }

  /** The rules of a game; if nobody has written them, this says what to write. */
  public static HandRules<?> of(String id) {
    String name = Catalogue.game(id).getClass().getName() + "ByHand";
    try {
      return (HandRules<?>) Class.forName(name).getConstructor().newInstance();
    } catch (ReflectiveOperationException | ClassCastException e) {
      throw new AssertionError(
          "write "
              + name
              + " in src/test/java, a public class with a public constructor without arguments that"
              + " extends "
              + HandRules.class.getName(),
          e);
    }
  }
}
