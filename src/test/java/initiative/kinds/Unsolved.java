package initiative.kinds;

import initiative.catalogue.About;
import initiative.family.Subtraction;
import initiative.game.Limit;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.Collections;
import java.util.List;

/**
 * A game that is solved in part only. There is a heap of sticks, a move takes 1, 2 or 3, and
 * whoever takes the last stick wins; but of more than eight sticks nobody knows who wins, and the
 * strategy would always take two.
 *
 * <p>Start: the number of sticks. Move: the number taken.
 */
public final class Unsolved extends Subtraction {
  private static final Limit STICKS = new Limit("sticks", "the number of sticks", 0, 100);
  private static final int SOLVED = 8;

  public Unsolved() {
    super(STICKS, 1, 2, 3);
  }

  @Override
  public About about() {
    return new About("unsolved", "-", "without guarantee", "Unsolved", "Нерозв'язана", STICKS);
  }

  @Override
  public Strategy<Integer, Integer> solve(Integer start) {
    return new Strategy<>(this) {
      @Override
      public Worth worth(Integer sticks) {
        return sticks > SOLVED ? Worth.OPEN : sticks % 4 == 0 ? Worth.LOST : Worth.WON;
      }

      @Override
      public List<Integer> best(Integer sticks) {
        return worth(sticks).isOpen() ? Collections.singletonList(2) : super.best(sticks);
      }
    };
  }
}
