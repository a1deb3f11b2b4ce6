package initiative.games.rook;

import initiative.family.BalancedStarts;
import initiative.family.Heaps;
import initiative.family.Take;
import initiative.game.Chance;
import initiative.game.Limit;

/** Random boards, and a random cell on them. */
final class RookStarts extends BalancedStarts<Heaps, Take> {

  RookStarts(Rook game) {
    super(game, Rook.SIDE, Rook.COLUMN, Rook.ROW);
    usual(
        "side 1..8 won",
        "side 1..8 lost",
        "side 100..1000 won",
        "side 100..1000 lost",
        "side 1000000..1000000000000000000 won",
        "side 1000000..1000000000000000000 lost");
  }

  /** On a board of that side, or of a larger one that the column and the row need. */
  @Override
  protected Heaps draw(Limit[] within, Chance chance) {
    long side = Math.max(within[0].draw(chance), Math.max(within[1].min, within[2].min));
    long column = draw(within[1], side, chance);
    return new Rook.Cell(side, column - 1, draw(within[2], side, chance) - 1);
  }

  private static long draw(Limit limit, long side, Chance chance) {
    return limit.within(limit.min, Math.min(limit.max, side)).draw(chance);
  }

  @Override
  protected boolean isStart(Heaps reached, Limit[] within) {
    Rook.Cell cell = (Rook.Cell) reached;
    return cell.column() >= within[1].min && cell.row() >= within[2].min;
  }

  @Override
  protected String text(Heaps start) {
    Rook.Cell cell = (Rook.Cell) start;
    return cell.side + " " + cell.column() + " " + cell.row();
  }
}
