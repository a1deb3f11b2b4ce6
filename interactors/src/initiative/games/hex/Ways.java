package initiative.games.hex;

import java.util.Arrays;

/** The shortest ways of a side from wall to wall: how many stones are missing, and where. */
final class Ways {
  private static final int FAR = 1000;

  private final int side;
  private final byte[] cells;

  /** The stones missing from the first wall to a cell, with the cell itself. */
  private final int[] before;

  private final int[] behind;

  Ways(byte[] cells, int side, byte turn) {
    this.side = side;
    this.cells = cells;
    this.before = distances(turn, 0);
    this.behind = distances(turn, side - 1);
  }

  /** How many stones are missing on a shortest way; many if there is no way any more. */
  int missing() {
    int least = FAR;
    for (int i = 0; i < cells.length; i++) {
      least = Math.min(least, through(i));
    }
    return least;
  }

  /** How many stones are missing on a shortest way through a cell. */
  int through(int cell) {
    return before[cell] + behind[cell] - (cells[cell] == Board.FREE ? 1 : 0);
  }

  private int[] distances(byte turn, int wall) {
    int[] distances = new int[cells.length];
    Arrays.fill(distances, FAR);
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 0; i < cells.length; i++) {
        if (cells[i] == Board.FREE || cells[i] == turn) {
          int own = cells[i] == turn ? 0 : 1;
          boolean atWall = (turn == Board.RED ? i / side : i % side) == wall;
          int least = Math.min(distances[i], own + (atWall ? 0 : nearest(i, distances)));
          changed |= least < distances[i];
          distances[i] = least;
        }
      }
    }
    return distances;
  }

  /** The least distance of the neighbours of a cell. */
  private int nearest(int cell, int... distances) {
    int least = FAR;
    for (int step = 0; step < Board.ROWS.length; step++) {
      int row = cell / side + Board.ROWS[step];
      int column = cell % side + Board.COLUMNS[step];
      if (row >= 0 && row < side && column >= 0 && column < side) {
        least = Math.min(least, distances[row * side + column]);
      }
    }
    return least;
  }
}
