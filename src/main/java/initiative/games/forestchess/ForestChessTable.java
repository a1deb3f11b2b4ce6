package initiative.games.forestchess;

import initiative.catalogue.Saying;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.List;

/**
 * Sums of runs of untouched columns. A pawn that can be taken is the one that has moved last: both
 * sides take it in turn, as long as they have pawns beside it, and no choice matters, for at the
 * end the neighbours are empty anyway.
 */
final class ForestChessTable extends Strategy<Board, PawnMove> {
  private final PawnRuns runs;

  ForestChessTable(ForestChess game, int columns) {
    super(game);
    runs = new PawnRuns(columns);
  }

  @Override
  public Worth worth(Board board) {
    int attacked = board.attacked();
    boolean even = attacked == 0 || takesLeft(board, attacked) % 2 == 0;
    return (xor(board, attacked) != 0) == even ? Worth.WON : Worth.LOST;
  }

  /** So many pawns will be taken in the column until the side to move has none beside it. */
  private static int takesLeft(Board board, int column) {
    int mine = board.besides(column, true);
    int theirs = board.besides(column, false);
    return mine <= theirs ? 2 * mine : 2 * theirs + 1;
  }

  /** The sum of the runs, without the columns beside the one where pawns are taken. */
  private int xor(Board board, int attacked) {
    int xor = 0;
    int length = 0;
    for (int column = 1; column <= board.columns() + 1; column++) {
      boolean dies = attacked != 0 && Math.abs(column - attacked) == 1;
      if (!dies && board.isUntouched(column)) {
        length++;
      } else {
        xor ^= runs.value(length);
        length = 0;
      }
    }
    return xor;
  }

  /** A winning step makes the value of its run what the xor of the others is. */
  @Override
  public List<PawnMove> best(Board board) {
    List<PawnMove> best = new ArrayList<>();
    int xor = board.attacked() == 0 ? xor(board, 0) : 0;
    int length = 0;
    for (int column = 1; column <= board.columns() + 1 && xor != 0; column++) {
      if (board.isUntouched(column)) {
        length++;
      } else {
        addWinning(best, column - length, length, xor ^ runs.value(length));
        length = 0;
      }
    }
    return best;
  }

  private void addWinning(List<PawnMove> best, int first, int length, int others) {
    for (int column = 1; column <= length; column++) {
      if (runs.after(length, column) == others) {
        best.add(new PawnMove(first + column - 1, first + column - 1));
      }
    }
  }

  /** The value of a run of untouched columns. */
  int value(int run) {
    return runs.value(run);
  }

  /** The values of what a run can be moved to, once all has been taken that has to be. */
  long[] options(int run) {
    long[] options = new long[run];
    for (int column = 1; column <= run; column++) {
      options[column - 1] = runs.after(run, column);
    }
    return options;
  }

  /** What the pawns that have to be taken, and what is left behind them, decide. */
  Saying forced(Board board) {
    int attacked = board.attacked();
    int takes = takesLeft(board, attacked);
    int xor = xor(board, attacked);
    String kind = takes % 2 == 0 ? "even." : "odd.";
    boolean won = (xor != 0) == (takes % 2 == 0);
    return new Saying(kind + (won ? "won" : "lost"), attacked, takes, xor);
  }
}
