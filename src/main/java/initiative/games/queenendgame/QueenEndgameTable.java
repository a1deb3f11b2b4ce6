package initiative.games.queenendgame;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.queenendgame.QueenEndgame.Board;
import initiative.games.queenendgame.QueenEndgame.Step;

/** The quickest mates, and the longest resistance. */
public final class QueenEndgameTable extends Strategy<Board, Step> {
  /** The table of all placements is made once. */
  private static final class Mates {
    static final MateTable TABLE = new MateTable();

    private Mates() {}
  }

  private final MateTable mates = Mates.TABLE;

  public QueenEndgameTable(QueenEndgame game) {
    super(game);
  }

  /** The table of all placements. */
  static MateTable mates() {
    return Mates.TABLE;
  }

  @Override
  public long positions() {
    return 2L * QueenEndgame.SQUARES * QueenEndgame.SQUARES * QueenEndgame.SQUARES;
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

  @Override
  public boolean mayBeDrawn() {
    return true;
  }
}
