package initiative.games.tictactoo;

import initiative.solve.RetrogradeTable;

/** What all boards are worth, with their depths in half-moves, if some of them end a play drawn. */
final class BoardTable extends RetrogradeTable {
  private final Boards boards;
  private final boolean[] drawn;

  /** The table for boards of which these end a play as a draw. */
  BoardTable(Boards boards, int... drawn) {
    super(boards.count());
    this.boards = boards;
    this.drawn = new boolean[boards.count()];
    for (int board : drawn) {
      this.drawn[boards.number(board)] = true;
    }
    for (int number = 0; number < boards.count(); number++) {
      if (boards.moves(number) == 0) {
        end(number, -1);
      }
    }
    fill();
  }

  @Override
  protected int moves(int number) {
    return boards.moves(number);
  }

  @Override
  protected void predecessors(int number) {
    int board = boards.board(number);
    int free = Signs.free(board);
    int theirs = Signs.theirs(board);
    for (int signs = theirs; signs != 0; signs &= signs - 1) {
      int sign = signs & -signs;
      come(Signs.before(board, theirs ^ sign));
      int cells = boards.neighbours(Integer.numberOfTrailingZeros(sign)) & free;
      for (; cells != 0; cells &= cells - 1) {
        come(Signs.before(board, theirs ^ sign | cells & -cells));
      }
    }
  }

  /** Takes note of a board from which a move leads here, if there is such a board. */
  private void come(int board) {
    int number = boards.number(board);
    if (number >= 0 && !drawn[number]) {
      comeFrom(number);
    }
  }
}
