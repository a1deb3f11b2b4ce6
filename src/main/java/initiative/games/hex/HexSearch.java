package initiative.games.hex;

/**
 * Looks for a good move on a board that is too large to be solved: a few moves ahead, with the most
 * promising cells only, those through which most current flows for both sides. How much is tried
 * depends on the size of the board and not on the clock, so that a game can be repeated.
 */
final class HexSearch {
  private static final double WON = 1000;

  private final int side;
  private final byte[] cells;
  private final int[] widths;
  private final Circuit circuit;
  private final double[][] mine;
  private final double[][] theirs;
  private int chosen;

  HexSearch(Board board) {
    side = board.side();
    cells = board.cells();
    widths = side <= 8 ? new int[] {5, 6, 8} : new int[] {7, 10};
    circuit = new Circuit(side);
    mine = new double[widths.length + 1][cells.length];
    theirs = new double[widths.length + 1][cells.length];
  }

  /** The cell for a stone of this side, counted from 0 by rows. */
  int best(byte turn) {
    value(widths.length, -2 * WON, 2 * WON, turn);
    return chosen;
  }

  /** How good the board is for the side to move, as far as can be seen so many moves ahead. */
  private double value(int depth, double low, double high, byte turn) {
    byte other = (byte) (Board.RED + Board.BLUE - turn);
    double own = circuit.solve(cells, turn, mine[depth]);
    double foreign = circuit.solve(cells, other, theirs[depth]);
    if (depth == 0) {
      return Math.log((own + 1e-9) / (foreign + 1e-9));
    }
    double most = low;
    int best = -1;
    for (int tried = 0; tried < widths[depth - 1]; tried++) {
      int cell = promising(mine[depth], theirs[depth]);
      if (cell < 0) {
        break;
      }
      if (best < 0) {
        best = cell;
      }
      cells[cell] = turn;
      double value =
          Board.joins(cells, side, cell) ? WON + depth : -value(depth - 1, -high, -most, other);
      cells[cell] = Board.FREE;
      mine[depth][cell] = -1;
      if (value > most) {
        most = value;
        best = cell;
      }
      if (most >= high) {
        break;
      }
    }
    chosen = best;
    return most;
  }

  /** The free cell that matters most and has not been tried, which is marked by -1. */
  private int promising(double[] own, double[] foreign) {
    int found = -1;
    double most = -1;
    for (int i = 0; i < cells.length; i++) {
      if (cells[i] == Board.FREE && own[i] >= 0 && own[i] + foreign[i] > most) {
        most = own[i] + foreign[i];
        found = i;
      }
    }
    return found;
  }
}
