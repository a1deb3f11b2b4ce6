package initiative.games.nimbi;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.nimbi.Nimbi.Board;
import initiative.games.nimbi.Nimbi.Cell;
import java.util.List;

/**
 * Won and lost boards. Those that matter for the moves of the start are found beforehand; what an
 * opponent who errs leads to besides is found when it is asked for, which takes less time than the
 * start did.
 */
final class NimbiTable extends Strategy<Board, Cell> {
  private static final int START_BITS = 15;
  private static final int LATER_BITS = 8;

  private final RunSearch found;

  NimbiTable(Nimbi game, Board start) {
    super(game);
    found = new RunSearch(start.rows, start.columns, null, START_BITS);
    winning(start, found);
    found.isWon(start.free, start.horizontal);
  }

  @Override
  public long positions() {
    return found.count();
  }

  @Override
  public Worth worth(Board board) {
    return later(board).isWon(board.free, board.horizontal) ? Worth.WON : Worth.LOST;
  }

  @Override
  public List<Cell> best(Board board) {
    return Nimbi.cells(board, winning(board, later(board)));
  }

  /** A search that takes no note in the table of the start, which never changes. */
  private RunSearch later(Board board) {
    return new RunSearch(board.rows, board.columns, found, LATER_BITS);
  }

  /** The cells of all runs that win when they are taken. */
  private static long winning(Board board, RunSearch search) {
    int step = board.step(board.horizontal);
    long winning = 0;
    for (long left = Runs.beginnings(board.free, step); left != 0; left &= left - 1) {
      long run = Runs.from(left & -left, board.free, step);
      if (!search.isWon(board.free & ~run, !board.horizontal)) {
        winning |= run;
      }
    }
    return winning;
  }
}
