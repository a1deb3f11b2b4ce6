package initiative.suite;

import initiative.catalogue.Definition;
import initiative.catalogue.RandomStarts;
import initiative.catalogue.StartMaker;
import initiative.game.BadInput;
import initiative.game.Chance;
import java.util.ArrayList;
import java.util.List;

/** Random starts of a game, and some that cover it. */
public final class Starts extends RandomStarts {
  /** So many are tried for a start that need not exist. */
  private static final int FEW_TRIES = 300;

  private final Definition<?, ?> game;

  public Starts(Definition<?, ?> game) {
    super(game);
    this.game = game;
  }

  /**
   * A start that is won, lost, drawn or any, as small as a usual one may be; if there seems to be
   * none of that kind, another one.
   */
  public String ofKind(String kind, Chance chance) {
    String first = null;
    for (String description : game.starts().usual()) {
      boolean fits = kind.equals("any") || description.endsWith(" " + kind);
      if (fits || first == null) {
        try {
          String start = random(description, chance, FEW_TRIES);
          if (fits) {
            return start;
          }
          first = start;
        } catch (BadInput e) {
          continue; // one that is derived from limits need not exist
        }
      }
    }
    return first == null ? usual(0).get(0) : first;
  }

  /**
   * Starts that cover won and lost, small and large; the same for the same seed. Of those that are
   * derived from the limits alone some may not exist.
   */
  public List<String> usual(long seed) {
    StartMaker maker = game.starts();
    Chance chance = new Chance(seed);
    List<String> usual = new ArrayList<>();
    for (String description : maker.usual()) {
      try {
        usual.add(random(description, chance, maker.hasUsual() ? MOST_TRIES : FEW_TRIES));
      } catch (BadInput e) {
        if (maker.hasUsual()) {
          throw new IllegalStateException(e);
        }
      }
    }
    if (usual.isEmpty()) {
      throw new IllegalStateException("no start was found in " + game.about().id);
    }
    return usual;
  }
}
