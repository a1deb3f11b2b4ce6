package initiative.small;

import initiative.game.BadInput;
import initiative.game.Game;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.Range;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.solve.GeneralTable;
import java.util.List;

/**
 * A game in which the judge begins and a side may have to move again: a move takes 1 or 2 sticks,
 * and a side that leaves 3, 6, 9, ... of them makes the next move too. Whoever takes the last stick
 * wins.
 */
public final class Again implements Game<Integer, Integer> {
  private static final Limit STICKS = new Limit("sticks", "the number of sticks", 1, 99);

  @Override
  public Integer readStart(StartReader in) throws BadInput {
    return in.integer(STICKS);
  }

  @Override
  public List<Integer> moves(Integer left) {
    return new Range(Math.min(2, left));
  }

  @Override
  public Integer after(Integer left, Integer taken) {
    return left - taken;
  }

  @Override
  public boolean programBegins() {
    return false;
  }

  @Override
  public boolean movesAgain(Integer left) {
    return left > 0 && left % 3 == 0;
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
