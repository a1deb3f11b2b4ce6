package initiative.graph;

import initiative.game.Game;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All positions of a small game, each of them once, and the moves between them, with what the
 * strategy says of both.
 */
public final class PositionGraph<P, M> {
  /** A graph of more positions cannot be read. */
  public static final int MOST = 300;

  /** So many positions are counted at most. */
  public static final int COUNTED = 100000;

  /** A position. */
  public record Node<P>(P position, Worth worth, boolean ended, boolean chance, int level) {}

  /** The moves from one position to another, and those of them that are best. */
  public record Edge<M>(int from, int to, List<M> moves, List<M> best) {

    /** Whether a best move goes this way. */
    public boolean isBest() {
      return !best.isEmpty();
    }
  }

  private final Game<P, M> game;
  private final List<Node<P>> nodes = new ArrayList<>();
  private final List<Edge<M>> edges = new ArrayList<>();

  /** The graph from a start that does not have too many positions. */
  public PositionGraph(Game<P, M> game, P start) {
    this.game = game;
    Map<P, Integer> numbers = new HashMap<>();
    List<P> positions = new ArrayList<>(List.of(start));
    numbers.put(start, 0);
    Strategy<P, M> strategy = game.solve(start);
    for (int from = 0; from < positions.size(); from++) {
      P position = positions.get(from);
      Map<Integer, Edge<M>> ways = new LinkedHashMap<>();
      List<M> moves = moves(game, position);
      List<M> best = moves.isEmpty() ? List.of() : best(strategy, position);
      for (M move : moves) {
        P reached = game.after(position, move);
        Integer to = numbers.putIfAbsent(reached, positions.size());
        if (to == null) {
          to = positions.size();
          positions.add(reached);
        }
        int source = from;
        Edge<M> way =
            ways.computeIfAbsent(
                to, each -> new Edge<>(source, each, new ArrayList<>(), new ArrayList<>()));
        way.moves().add(move);
        if (best.contains(move)) {
          way.best().add(move);
        }
      }
      edges.addAll(ways.values());
    }
    int[] levels = levels(positions.size());
    for (int number = 0; number < positions.size(); number++) {
      P position = positions.get(number);
      Worth ending = game.ending(position);
      Worth worth = ending == null ? strategy.worth(position) : ending;
      boolean chance = ending == null && game.isChance(position);
      nodes.add(new Node<>(position, worth, ending != null, chance, levels[number]));
    }
  }

  /**
   * How many positions can be reached from a start; one more than are counted if there are more.
   */
  public static <P, M> int count(Game<P, M> game, P start) {
    return count(game, start, COUNTED);
  }

  /** The same if so many positions are enough to know. */
  public static <P, M> int count(Game<P, M> game, P start, int enough) {
    Set<P> seen = new HashSet<>(Set.of(start));
    Deque<P> open = new ArrayDeque<>(seen);
    try {
      while (!open.isEmpty()) {
        P position = open.remove();
        for (M move : moves(game, position)) {
          P reached = game.after(position, move);
          if (seen.add(reached)) {
            open.add(reached);
          }
          if (seen.size() > enough) {
            return seen.size();
          }
        }
      }
    } catch (UnsupportedOperationException e) {
      return enough + 1; // the moves alone are more than can be listed
    }
    return seen.size();
  }

  private static <P, M> List<M> moves(Game<P, M> game, P position) {
    return game.ending(position) == null ? game.moves(position) : List.of();
  }

  /**
   * Where nothing can be saved any more, only the longest resistance is best; draws are nobody's.
   */
  private static <P, M> List<M> best(Strategy<P, M> strategy, P position) {
    Worth worth = strategy.worth(position);
    if (strategy.game().isChance(position)) {
      return List.of();
    }
    return worth.isLost() && !worth.isSum() ? strategy.best(position) : strategy.keeping(position);
  }

  /** The longest way from the start; the shortest one if play can come back to where it was. */
  private int[] levels(int count) {
    int[] entries = new int[count];
    edges.forEach(edge -> entries[edge.to()]++);
    List<List<Edge<M>>> outgoing = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      outgoing.add(new ArrayList<>());
    }
    edges.forEach(edge -> outgoing.get(edge.from()).add(edge));
    int[] longest = new int[count];
    Deque<Integer> free = new ArrayDeque<>(entries[0] == 0 ? List.of(0) : List.of());
    int done = 0;
    while (!free.isEmpty()) {
      int from = free.remove();
      done++;
      for (Edge<M> edge : outgoing.get(from)) {
        longest[edge.to()] = Math.max(longest[edge.to()], longest[from] + 1);
        if (--entries[edge.to()] == 0) {
          free.add(edge.to());
        }
      }
    }
    return done == count ? longest : shortest(outgoing);
  }

  private int[] shortest(List<List<Edge<M>>> outgoing) {
    int[] levels = new int[outgoing.size()];
    Arrays.fill(levels, -1);
    levels[0] = 0;
    Deque<Integer> open = new ArrayDeque<>(List.of(0));
    while (!open.isEmpty()) {
      int from = open.remove();
      for (Edge<M> edge : outgoing.get(from)) {
        if (levels[edge.to()] < 0) {
          levels[edge.to()] = levels[from] + 1;
          open.add(edge.to());
        }
      }
    }
    return levels;
  }

  public Game<P, M> game() {
    return game;
  }

  /** The positions; the first is the start. */
  public List<Node<P>> nodes() {
    return nodes;
  }

  public List<Edge<M>> edges() {
    return edges;
  }
}
