package initiative.kinds;

import initiative.catalogue.About;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.Range;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.solve.GeneralTable;
import java.util.List;

/**
 * A misère game. There is one heap of sticks. A move takes 1, 2 or 3 of them, not more than there
 * are. Whoever takes the last stick loses.
 *
 * <p>Start: a line with the number of sticks. Move: the number taken. Order: ascending.
 */
public final class LastLoses extends Definition<Integer, Integer> {
  private static final Limit STICKS = new Limit("sticks", "the number of sticks", 1, 100);

  @Override
  public About about() {
    return new About("last-loses", "-", "general", "The last loses", "Останній програє", STICKS);
  }

  @Override
  public Integer readStart(StartReader in) throws BadInput {
    return in.integer(STICKS);
  }

  @Override
  public List<Integer> moves(Integer sticks) {
    return new Range(Math.min(3, sticks));
  }

  @Override
  public Integer after(Integer sticks, Integer taken) {
    return sticks - taken;
  }

  @Override
  public Worth ending(Integer sticks) {
    return sticks == 0 ? Worth.WON : null;
  }

  @Override
  public Integer parseMove(String line) {
    return Numbers.integer(line);
  }

  @Override
  public String moveForm() {
    return "COUNT";
  }

  @Override
  public Strategy<Integer, Integer> solve(Integer start) {
    return new GeneralTable<>(this, start);
  }
}
