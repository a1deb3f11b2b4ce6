package initiative.kinds;

import initiative.catalogue.About;
import initiative.family.CountHabits;
import initiative.family.Subtraction;
import initiative.game.Limit;
import initiative.interactor.Habits;

/**
 * A game in which the judge begins. There is one heap of sticks. A move takes 1, 2 or 3 of them,
 * not more than there are. Whoever takes the last stick wins; if there is none at all, the judge
 * has lost before it moves.
 *
 * <p>Start: a line with the number of sticks. Move: the number taken. Order: ascending.
 */
public final class Answer extends Subtraction {
  private static final Limit STICKS = new Limit("sticks", "the number of sticks", 0, 100);

  public Answer() {
    super(STICKS, 1, 2, 3);
  }

  @Override
  public About about() {
    return new About("answer", "-", "Grundy", "The answer", "Відповідь", STICKS);
  }

  @Override
  public Habits<Integer, Integer> habits() {
    return CountHabits.all();
  }

  @Override
  public boolean programBegins() {
    return false;
  }
}
