package initiative.laboratory;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Worth;
import initiative.interactor.StartText;
import initiative.suite.Starts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The starts that the laboratory plays from: lost or drawn ones, so that something can be seized.
 */
final class LostStarts {
  private static final int MOST_TRIES = 60;

  /** No more than so many positions can be reached from a small start. */
  static final int FEW_POSITIONS = 1500;

  private static final int MOST_MOVES = 40000;
  private static final long LONGEST_SEARCH = 5_000_000_000L;

  private LostStarts() {}

  /** Up to so many different small starts, the same for the same seed; there may be none. */
  static List<String> small(Definition<?, ?> game, int count, long seed) {
    return find(game, count, seed, true);
  }

  /** The same for starts that are as large as the usual large ones of the game. */
  static List<String> large(Definition<?, ?> game, int count, long seed) {
    return find(game, count, seed, false);
  }

  private static <P, M> List<String> find(
      Definition<P, M> game, int count, long seed, boolean small) {
    List<String> descriptions = new ArrayList<>();
    for (String description : game.starts().usual()) {
      if (description.endsWith("lost") || description.endsWith("drawn")) {
        descriptions.add(description);
      }
    }
    if (!game.listsMoves() && !descriptions.isEmpty()) {
      int kept = small ? 0 : descriptions.size() - 1;
      descriptions = List.of(descriptions.get(kept));
    }
    Set<String> found = new LinkedHashSet<>();
    Chance chance = new Chance(seed);
    Starts starts = new Starts(game);
    long began = System.nanoTime();
    for (int i = 0; i < MOST_TRIES && found.size() < count && !descriptions.isEmpty(); i++) {
      try {
        String text = starts.random(descriptions.get(i % descriptions.size()), chance);
        if (fits(game, StartText.read(game, text), small)) {
          found.add(text);
        }
      } catch (BadInput e) {
        continue; // one that is derived from limits need not exist
      }
      if (System.nanoTime() - began > LONGEST_SEARCH && !found.isEmpty()) {
        break;
      }
    }
    return List.copyOf(found);
  }

  private static <P, M> boolean fits(Definition<P, M> game, P start, boolean small) {
    if (game.ending(start) != null) {
      return false;
    }
    Worth worth = game.solve(start).worth(start);
    boolean open = (worth.isLost() || worth.isDrawn()) && !worth.isSum();
    return open && (!game.listsMoves() || isSmall(game, start) == small);
  }

  /** Whether few positions can be reached. */
  static <P, M> boolean isSmall(Definition<P, M> game, P start) {
    Set<P> seen = new HashSet<>();
    Deque<P> untried = new ArrayDeque<>();
    seen.add(start);
    untried.add(start);
    int moves = 0;
    while (!untried.isEmpty()) {
      P position = untried.remove();
      if (game.ending(position) != null) {
        continue;
      }
      List<M> legal = game.moves(position);
      moves += legal.size();
      if (moves > MOST_MOVES) {
        return false;
      }
      for (M move : legal) {
        P reached = game.after(position, move);
        if (seen.add(reached)) {
          untried.add(reached);
        }
      }
      if (seen.size() > FEW_POSITIONS) {
        return false;
      }
    }
    return true;
  }
}
