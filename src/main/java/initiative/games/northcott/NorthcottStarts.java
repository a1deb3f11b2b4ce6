package initiative.games.northcott;

import initiative.family.BalancedStarts;
import initiative.game.Chance;
import initiative.game.Limit;
import initiative.games.northcott.Northcott.Bridge;
import initiative.games.northcott.Northcott.Move;

/** Bridges with so many lanes of so many cells, and the rams anywhere. */
final class NorthcottStarts extends BalancedStarts<Bridge, Move> {
  NorthcottStarts(Northcott game) {
    super(game, Northcott.LANES, Northcott.CELLS);
    usual(
        "lanes 1..3 length 3..8 won",
        "lanes 2..3 length 3..8 lost",
        "lanes 3..6 length 10..40 won",
        "lanes 3..6 length 10..40 lost",
        "lanes 20..50 length 200..500 won",
        "lanes 20..50 length 200..500 lost");
  }

  @Override
  protected Bridge draw(Limit[] within, Chance chance) {
    int[] left = new int[(int) within[0].draw(chance)];
    int[] right = new int[left.length];
    int cells = (int) within[1].draw(chance);
    for (int lane = 0; lane < left.length; lane++) {
      int one = 1 + chance.below(cells);
      int other = 1 + chance.below(cells - 1);
      other += other < one ? 0 : 1;
      left[lane] = Math.min(one, other);
      right[lane] = Math.max(one, other);
    }
    return Bridge.of(cells, true, left, right);
  }

  /** Where a ram may go it may stand at the start. */
  @Override
  protected boolean isStart(Bridge reached, Limit[] within) {
    return true;
  }

  @Override
  protected String text(Bridge start) {
    StringBuilder text = new StringBuilder().append(start.lanes());
    text.append(' ').append(start.cells());
    for (int lane = 1; lane <= start.lanes(); lane++) {
      text.append('/').append(start.left(lane)).append(' ').append(start.right(lane));
    }
    return text.toString();
  }
}
