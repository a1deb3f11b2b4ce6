package initiative.kinds;

import initiative.catalogue.About;
import initiative.family.CountHabits;
import initiative.family.Subtraction;
import initiative.game.Limit;
import initiative.game.Strategy;
import initiative.interactor.Habits;
import initiative.solve.GeneralTable;

/**
 * A game in which a side may move several times in a row. There is one heap of sticks. A move takes
 * 1, 2 or 3 of them, not more than there are. A side that leaves 5 sticks, or 10, 15 and so on,
 * moves again. Whoever takes the last stick wins.
 *
 * <p>Start: a line with the number of sticks. Move: the number taken. Order: ascending.
 */
public final class Again extends Subtraction {
  private static final Limit STICKS = new Limit("sticks", "the number of sticks", 1, 100);

  public Again() {
    super(STICKS, 1, 2, 3);
  }

  @Override
  public About about() {
    return new About("again", "-", "general", "Once more", "Ще раз", STICKS);
  }

  @Override
  public Habits<Integer, Integer> habits() {
    return CountHabits.all();
  }

  @Override
  public boolean movesAgain(Integer left) {
    return left > 0 && left % 5 == 0;
  }

  @Override
  public Strategy<Integer, Integer> solve(Integer start) {
    return new GeneralTable<>(this, start);
  }
}
