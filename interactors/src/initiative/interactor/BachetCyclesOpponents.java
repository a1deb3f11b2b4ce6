package initiative.interactor;

import initiative.bot.Chance;
import initiative.game.BachetCycles;
import initiative.game.BachetCycles.Heap;
import initiative.solve.Strategy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The opponents in Bachet's game with special moves. */
public final class BachetCyclesOpponents extends Opponents<Heap, Long> {
  private static final String[][] CHARACTERS = {
    {"one", "Takes always one."},
    {"most", "Takes always as many as it may, and makes no special moves."},
    {"takes", "Takes one, two or three at random, and makes no special moves."},
    {"special", "Makes a special move at random whenever there is one, and else takes one."},
    {"returns", "Goes back, if it can, to a heap that it has seen, and else makes any move."},
  };

  public BachetCyclesOpponents(Strategy<Heap, Long> strategy) {
    super(strategy);
  }

  @Override
  protected String[][] characters() {
    return CHARACTERS;
  }

  @Override
  protected Opponent<Heap, Long> character(String name, Chance chance) {
    return description(name) == null ? null : new Habit(name, chance);
  }

  /** What can be left by a take. */
  private static List<Long> takes(Heap heap) {
    List<Long> takes = new ArrayList<>();
    for (int take = 1; take <= BachetCycles.LARGEST_TAKE && take <= heap.sticks; take++) {
      takes.add(heap.sticks - take);
    }
    return takes;
  }

  /** Chooses a move by a rule that it keeps for the whole game. */
  private final class Habit implements Opponent<Heap, Long> {
    private final String name;
    private final Chance chance;
    private final Set<Long> seen = new HashSet<>();

    Habit(String name, Chance chance) {
      this.name = name;
      this.chance = chance;
    }

    @Override
    public Long choose(Heap heap, Long last) {
      List<Long> takes = takes(heap);
      switch (name) {
        case "one":
          return takes.get(0);
        case "most":
          return takes.get(takes.size() - 1);
        case "takes":
          return any(takes, chance);
        case "special":
          List<Long> specials = new ArrayList<>(heap.specials.targets(heap.sticks));
          return specials.isEmpty() ? takes.get(0) : any(specials, chance);
        case "returns":
          return returning(heap);
        default:
          throw new IllegalStateException(name);
      }
    }

    private Long returning(Heap heap) {
      seen.add(heap.sticks);
      List<Long> moves = strategy().game().moves(heap);
      List<Long> known = new ArrayList<>(moves);
      known.retainAll(seen);
      Long move = any(known.isEmpty() ? moves : known, chance);
      seen.add(move);
      return move;
    }
  }
}
