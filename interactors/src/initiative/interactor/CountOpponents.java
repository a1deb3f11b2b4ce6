package initiative.interactor;

import initiative.bot.Chance;
import initiative.solve.Strategy;
import java.util.List;

/** Opponents with character for the games in which a move is the number of things taken. */
public class CountOpponents<P> extends Opponents<P, Integer> {
  private static final String[][] CHARACTERS = {
    {"one", "Takes always one."},
    {"two", "Takes always two, as long as it may."},
    {"most", "Takes always as many as it may."},
    {"copies", "Takes as many as the player has just taken, or as near to that as it may."},
    {"cycles", "Takes one, two, three, and again one, two, three, as long as it may."},
  };

  public CountOpponents(Strategy<P, Integer> strategy) {
    super(strategy);
  }

  @Override
  protected String[][] characters() {
    return CHARACTERS;
  }

  @Override
  protected Opponent<P, Integer> character(String name, Chance chance) {
    switch (name) {
      case "one":
        return new Constant(1);
      case "two":
        return new Constant(2);
      case "most":
        return new Constant(Integer.MAX_VALUE);
      case "copies":
        return new Opponent<P, Integer>() {
          @Override
          public Integer choose(P position, Integer last) {
            return upTo(last, position);
          }
        };
      case "cycles":
        return new Cycling();
      default:
        return null;
    }
  }

  /** The largest legal count that is not above the wanted one, or else the least legal one. */
  protected final Integer upTo(int wanted, P position) {
    List<Integer> moves = strategy().game().moves(position);
    int index = moves.size() - 1;
    while (index > 0 && moves.get(index) > wanted) {
      index--;
    }
    return moves.get(index);
  }

  private final class Constant implements Opponent<P, Integer> {
    private final int count;

    Constant(int count) {
      this.count = count;
    }

    @Override
    public Integer choose(P position, Integer last) {
      return upTo(count, position);
    }
  }

  private final class Cycling implements Opponent<P, Integer> {
    private int turn;

    @Override
    public Integer choose(P position, Integer last) {
      return upTo(turn++ % 3 + 1, position);
    }
  }
}
