package initiative.solve;

import initiative.game.Game;
import initiative.game.Worth;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * All positions that can be reached from a start, numbered so that every move leads to a smaller
 * number, unless the game can go round in circles. It makes the tables of this package work for any
 * game, as long as there are not too many positions.
 */
public final class GameGraph<P, M> {
  private final Game<P, M> game;
  private final List<P> positions = new ArrayList<>();
  private final Map<P, Integer> numbers = new HashMap<>();
  private final int[][] next;

  public GameGraph(Game<P, M> game, P start) {
    this.game = game;
    explore(start);
    next = new int[positions.size()][];
    for (int number = 0; number < next.length; number++) {
      next[number] = successors(positions.get(number));
    }
  }

  /** Numbers a position when all that can be reached from it have been numbered. */
  private void explore(P start) {
    Deque<P> path = new ArrayDeque<>();
    Deque<Iterator<M>> untried = new ArrayDeque<>();
    numbers.put(start, -1);
    path.push(start);
    untried.push(moves(start).iterator());
    while (!path.isEmpty()) {
      if (untried.element().hasNext()) {
        P reached = game.after(path.element(), untried.element().next());
        if (numbers.putIfAbsent(reached, -1) == null) {
          path.push(reached);
          untried.push(moves(reached).iterator());
        }
      } else {
        untried.pop();
        numbers.put(path.element(), positions.size());
        positions.add(path.pop());
      }
    }
  }

  private List<M> moves(P position) {
    return game.ending(position) == null ? game.moves(position) : new ArrayList<M>();
  }

  private int[] successors(P position) {
    List<M> moves = moves(position);
    int[] reached = new int[moves.size()];
    for (int i = 0; i < reached.length; i++) {
      reached[i] = numbers.get(game.after(position, moves.get(i)));
    }
    return reached;
  }

  public int size() {
    return next.length;
  }

  public P position(int number) {
    return positions.get(number);
  }

  /** The number of a position that can be reached from the start. */
  public int number(P position) {
    return numbers.get(position);
  }

  /** Where the moves of a position lead, in the order of the game. */
  public int[] next(int number) {
    return next[number];
  }

  /** From where a position can be reached by a move. */
  public int[][] predecessors() {
    int[] counts = new int[size()];
    for (int[] reached : next) {
      for (int number : reached) {
        counts[number]++;
      }
    }
    int[][] predecessors = new int[size()][];
    for (int number = 0; number < size(); number++) {
      predecessors[number] = new int[counts[number]];
    }
    for (int number = 0; number < size(); number++) {
      for (int reached : next[number]) {
        predecessors[reached][--counts[reached]] = number;
      }
    }
    return predecessors;
  }

  /** Grundy values, for a game in which a side that cannot move loses. */
  public GrundyTable grundy() {
    return new GrundyTable(size() - 1) {
      {
        fill();
      }

      @Override
      protected void options(int component) {
        for (int reached : next(component)) {
          reach(value(reached));
        }
      }
    };
  }

  /** The best choices in a game of sums; what has been collected is part of its positions. */
  public ChoiceTable choices() {
    return new ChoiceTable(size()) {
      {
        fill();
      }

      @Override
      protected void options(int position) {
        Worth ending = game.ending(position(position));
        if (ending != null) {
          end((int) ending.number());
        }
        int[] reached = next(position);
        for (int move = 0; move < reached.length; move++) {
          option(move, 0, reached[move]);
        }
      }
    };
  }

  /** Won, lost and drawn positions with their depths, for any game but one of sums. */
  public RetrogradeTable retrograde() {
    return new RetrogradeTable(size()) {
      private final int[][] predecessors = GameGraph.this.predecessors();

      {
        for (int number = 0; number < size(); number++) {
          Worth ending = game.ending(position(number));
          if (ending != null && !ending.isDrawn()) {
            end(number, ending.sign());
          }
        }
        fill();
      }

      @Override
      protected int moves(int number) {
        return next(number).length;
      }

      @Override
      protected void predecessors(int reached) {
        for (int predecessor : predecessors[reached]) {
          comeFrom(predecessor);
        }
      }
    };
  }

  /**
   * What each position is worth, by going back from the ends; for any game without circles. Where
   * chance decides it is the expectation over the draws.
   */
  public Worth[] worths() {
    Worth[] worths = new Worth[size()];
    for (int number = 0; number < size(); number++) {
      for (int reached : next[number]) {
        if (reached >= number) {
          throw new IllegalStateException("the game can go round in circles");
        }
      }
      P position = position(number);
      Worth ending = game.ending(position);
      worths[number] =
          ending != null
              ? ending
              : game.isChance(position) ? expected(number, worths) : best(number, worths);
    }
    return worths;
  }

  private Worth best(int number, Worth[] worths) {
    Worth best = null;
    for (int reached : next[number]) {
      Worth worth = worths[reached];
      Worth outcome = game.movesAgain(position(reached)) ? worth.toSame() : worth.toMover();
      if (best == null || outcome.compareTo(best) > 0) {
        best = outcome;
      }
    }
    return best;
  }

  private Worth expected(int number, Worth[] worths) {
    double mine = 0;
    double theirs = 0;
    List<M> draws = game.moves(position(number));
    for (int i = 0; i < draws.size(); i++) {
      double odds = game.odds(position(number), draws.get(i));
      mine += odds * worths[next[number][i]].mine();
      theirs += odds * worths[next[number][i]].theirs();
    }
    return Worth.expected(mine, theirs);
  }
}
