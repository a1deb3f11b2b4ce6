package initiative.solve;

import initiative.game.QueenEndgame;
import initiative.game.QueenEndgame.Board;
import initiative.game.QueenEndgame.Step;
import initiative.game.Worth;

/** The quickest mates, and the longest resistance. */
public final class QueenEndgameTable extends Strategy<Board, Step> {
  /** The table of all placements is made once. */
  private static final class Mates {
    static final MateTable TABLE = new MateTable();

    private Mates() {}
  }

  private MateTable mates;

  public QueenEndgameTable(QueenEndgame game) {
    super(game);
  }

  @Override
  public void prepare(Board start) {
    mates = Mates.TABLE;
  }

  @Override
  public Worth worth(Board board) {
    if (board.isQueenTaken()) {
      return Worth.DRAWN;
    }
    if (board.whiteToMove) {
      return Worth.wonIn(2 * mates.movesToMate(board.whiteKing, board.queen, board.blackKing) - 1);
    }
    int moves = mates.movesToMateAfterBlack(board.whiteKing, board.queen, board.blackKing);
    return moves < 0 ? Worth.DRAWN : Worth.lostIn(2 * moves);
  }
}
