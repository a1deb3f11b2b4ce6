package initiative.kinds;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Small games of every kind that the contract of games allows, one of each. They are not in the
 * catalogue; tests make them here.
 */
public final class Kinds {
  private Kinds() {}

  /** A game of every kind. */
  public static List<Definition<?, ?>> all() {
    return Arrays.asList(
        new Again(),
        new Answer(),
        new BigHeap(),
        new LastLoses(),
        new OwnSums(),
        new SafeSums(),
        new Patience(),
        new Uneven(),
        new Walk(),
        new Wind());
  }

  /** The games of the catalogue, and a small one of every kind behind them. */
  public static List<Definition<?, ?>> andCatalogue() {
    List<Definition<?, ?>> games = new ArrayList<>(Catalogue.all());
    games.addAll(all());
    return games;
  }

  /** The game of this name, be it one of the catalogue or of those here. */
  public static Definition<?, ?> game(String id) {
    for (Definition<?, ?> game : andCatalogue()) {
      if (game.about().id.equals(id)) {
        return game;
      }
    }
    throw new IllegalArgumentException(id);
  }

  /** The names of some games, for tests that are to be listed by them. */
  public static List<String> ids(List<Definition<?, ?>> games) {
    List<String> ids = new ArrayList<>();
    for (Definition<?, ?> game : games) {
      ids.add(game.about().id);
    }
    return ids;
  }
}
