package initiative.interactor;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Game;
import initiative.suite.Starts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The positions of a game that are reached first from a start: all of them if they are few. Works
 * for any game, so that no test needs a list of games with starts that somebody has thought of.
 */
public final class Nearby<P, M> {
  private static final int SEEDS = 8;
  private static final int SAMPLE = 5;
  private static final Map<String, List<String>> STARTS = new ConcurrentHashMap<>();

  /**
   * A position where the game goes on, and how it was reached.
   *
   * @param last the last move of a side, null at the start; a draw of the judge is none
   */
  public record Reached<P, M>(P position, M last) {}

  private final Game<P, M> game;
  private final Set<Reached<P, M>> reached = new LinkedHashSet<>();
  private boolean complete = true;

  /** Explores the game until so many positions have been reached. */
  public Nearby(Game<P, M> game, P start, int most) {
    this.game = game;
    Queue<Reached<P, M>> next = new ArrayDeque<>();
    enter(new Reached<>(start, null), next, most);
    while (!next.isEmpty()) {
      Reached<P, M> from = next.remove();
      boolean draws = game.isChance(from.position());
      for (M move : moves(from.position())) {
        P position = game.after(from.position(), move);
        enter(new Reached<>(position, draws ? from.last() : move), next, most);
      }
    }
  }

  private void enter(Reached<P, M> found, Queue<Reached<P, M>> next, int most) {
    if (game.ending(found.position()) != null || reached.contains(found)) {
      return;
    }
    if (reached.size() == most) {
      complete = false;
    } else {
      reached.add(found);
      next.add(found);
    }
  }

  /** All moves, or some of them if they cannot be listed. */
  private List<M> moves(P position) {
    if (game.listsMoves() || game.isChance(position)) {
      return game.moves(position);
    }
    complete = false;
    Chance chance = new Chance(reached.size());
    List<M> some = new ArrayList<>();
    for (int i = 0; i < SAMPLE; i++) {
      some.add(game.anyMove(position, chance));
    }
    return some;
  }

  /** The positions in the order in which they were reached, the start first. */
  public Set<Reached<P, M>> reached() {
    return reached;
  }

  /** Whether these are all positions of the game. */
  public boolean isComplete() {
    return complete;
  }

  /** So many usual starts of a game, small ones first. */
  public static List<String> smallStarts(Definition<?, ?> game, int count) {
    return STARTS.computeIfAbsent(game.about().id, id -> sortedStarts(game)).stream()
        .limit(count)
        .toList();
  }

  private static List<String> sortedStarts(Definition<?, ?> game) {
    Starts starts = new Starts(game);
    Set<String> found = new LinkedHashSet<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      found.addAll(starts.usual(seed));
    }
    return found.stream()
        .sorted(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()))
        .toList();
  }

  /** The position that a start describes, of which it is known that it is right. */
  public static <P> P start(Game<P, ?> game, String text) {
    try {
      return StartText.read(game, text);
    } catch (BadInput e) {
      throw new AssertionError(e);
    }
  }
}
