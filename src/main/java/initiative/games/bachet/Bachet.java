package initiative.games.bachet;

import initiative.catalogue.About;
import initiative.catalogue.StartMaker;
import initiative.family.TakeUpTo;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.StartReader;
import initiative.interactor.Habits;

/**
 * There is one heap of sticks. A move takes 1, 2 or 3 of them, not more than there are. Whoever
 * takes the last stick wins.
 *
 * <p>Start: a line with the number of sticks. Move: the number taken. Order: ascending.
 */
public final class Bachet extends TakeUpTo<Integer> {
  private static final Limit STICKS = new Limit("sticks", "the number of sticks", 1, 12345);

  public Bachet() {
    super(false);
  }

  @Override
  public About about() {
    return new About("bachet", "1.2:B", "remainder", "Bachet's game", "Гра Баше", STICKS);
  }

  @Override
  public Habits<Integer, Integer> habits() {
    return BachetHabits.all();
  }

  @Override
  public StartMaker starts() {
    return StartMaker.line(STICKS)
        .usual(
            "sticks 1..30 won",
            "sticks 1..30 lost",
            "sticks 100..1000 won",
            "sticks 100..1000 lost",
            "sticks 1000..12345 won",
            "sticks 1000..12345 lost");
  }

  @Override
  public Integer readStart(StartReader in) throws BadInput {
    return in.integer(STICKS);
  }

  @Override
  public Integer after(Integer heap, Integer take) {
    return heap - take;
  }

  @Override
  public long sticks(Integer heap) {
    return heap;
  }

  @Override
  public int largestTake(Integer heap) {
    return 3;
  }

  @Override
  protected Integer resized(Integer heap, long sticks) {
    return (int) sticks;
  }
}
