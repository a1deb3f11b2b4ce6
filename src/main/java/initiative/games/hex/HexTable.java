package initiative.games.hex;

import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.List;

/**
 * Small boards are decided by search. Nobody can do that with the others in the time there is:
 * their positions are open, and the moves are good ones without any guarantee. The first of them is
 * in the middle.
 */
final class HexTable extends Strategy<Board, Cell> {
  HexTable(Hex game) {
    super(game);
  }

  @Override
  public Worth worth(Board board) {
    if (board.isWon()) {
      return Worth.LOST;
    }
    if (board.side() > SmallHex.LARGEST) {
      return Worth.OPEN;
    }
    boolean red = board.turn() == Board.RED;
    SmallHex small = new SmallHex(board.side());
    return small.wins((int) board.get(1), (int) board.get(3), red) ? Worth.WON : Worth.LOST;
  }

  @Override
  public List<Cell> best(Board board) {
    List<Cell> best = new ArrayList<>();
    if (board.isWon()) {
      return best;
    }
    if (board.side() <= SmallHex.LARGEST) {
      return winning(board);
    }
    best.add(board.cell(chosen(board)));
    return best;
  }

  /** All moves that win. */
  private static List<Cell> winning(Board board) {
    List<Cell> best = new ArrayList<>();
    SmallHex small = new SmallHex(board.side());
    int red = (int) board.get(1);
    int blue = (int) board.get(3);
    boolean redMoves = board.turn() == Board.RED;
    for (int cell = 0; cell < board.side() * board.side(); cell++) {
      int stone = 1 << cell;
      if (((red | blue) & stone) == 0) {
        boolean wins =
            board.with(board.cell(cell)).isWon()
                || !small.wins(
                    redMoves ? red | stone : red, redMoves ? blue : blue | stone, !redMoves);
        if (wins) {
          best.add(board.cell(cell));
        }
      }
    }
    return best;
  }

  private static int chosen(Board board) {
    int side = board.side();
    boolean isEmpty = (board.get(1) | board.get(2)) == 0;
    return isEmpty ? (side - 1) / 2 * side + side / 2 : new HexSearch(board).best(board.turn());
  }
}
