package initiative.games.hex;

/**
 * Decides who wins on a board of at most 16 cells, by trying moves. When a move has failed, only
 * cells that the other side needed to refute it are worth trying next: a stone anywhere else would
 * be refuted in the same way. So every result comes with the free cells that its proof needs.
 */
final class SmallHex {
  /** The largest board. */
  static final int LARGEST = 4;

  private static final int HALF = 16;
  private static final int CELLS = (1 << HALF) - 1;
  private static final int WINS = 1 << HALF;

  private final int side;
  private final int all;
  private final int top;
  private final int bottom;
  private final int left;
  private final int right;
  private final int[] neighbours;
  private final int[] order;
  private int[] keys = new int[1 << 10];
  private int[] results = new int[1 << 10];
  private int count;

  SmallHex(int side) {
    this.side = side;
    this.all = (1 << side * side) - 1;
    this.top = (1 << side) - 1;
    this.bottom = top << side * (side - 1);
    int first = 0;
    for (int row = 0; row < side; row++) {
      first |= 1 << row * side;
    }
    this.left = first;
    this.right = first << side - 1;
    this.neighbours = new int[side * side];
    this.order = new int[side * side];
    for (int cell = 0; cell < neighbours.length; cell++) {
      for (int step = 0; step < Board.ROWS.length; step++) {
        int row = cell / side + Board.ROWS[step];
        int column = cell % side + Board.COLUMNS[step];
        if (row >= 0 && row < side && column >= 0 && column < side) {
          neighbours[cell] |= 1 << row * side + column;
        }
      }
      enter(cell);
    }
  }

  /** Puts a cell in its place among those before it: those near the centre are tried first. */
  private void enter(int cell) {
    int at = cell;
    for (; at > 0 && distance(order[at - 1]) > distance(cell); at--) {
      order[at] = order[at - 1];
    }
    order[at] = cell;
  }

  /** How far a cell is from the centre, where the short diagonal counts as near. */
  private int distance(int cell) {
    int row = 2 * (cell / side) - side + 1;
    int column = 2 * (cell % side) - side + 1;
    return row * row + column * column + row * column;
  }

  /** Whether the side to move wins; the stones of both sides are sets of cells. */
  boolean wins(int red, int blue, boolean redMoves) {
    return (result(red, blue, redMoves) & WINS) != 0;
  }

  /** The cells that the proof needs, and whether the side to move wins. */
  private int result(int red, int blue, boolean redMoves) {
    int key = red | blue << HALF;
    int at = place(key);
    if (keys[at] == key && results[at] != 0) {
      return results[at] - 1;
    }
    int result = tried(red, blue, redMoves);
    note(key, result + 1);
    return result;
  }

  private int tried(int red, int blue, boolean redMoves) {
    int free = all & ~red & ~blue;
    int mine = redMoves ? red : blue;
    int wins = free & joints(mine, redMoves);
    if (wins != 0) {
      return WINS | Integer.lowestOneBit(wins);
    }
    int threats = free & joints(redMoves ? blue : red, !redMoves);
    int needed = Integer.lowestOneBit(threats);
    int worthTrying = threats == 0 ? free : needed;
    if (threats != needed) {
      return needed | Integer.lowestOneBit(threats & ~needed);
    }
    for (int cell : order) {
      int stone = 1 << cell;
      if ((worthTrying & stone) != 0) {
        int next = mine | stone;
        int reply = redMoves ? result(next, blue, false) : result(red, next, true);
        if ((reply & WINS) == 0) {
          return WINS | stone | reply;
        }
        needed |= reply & CELLS;
        worthTrying &= reply;
      }
    }
    return needed;
  }

  /** The cells, free or not, by which stones of a side would join its walls. */
  private int joints(int stones, boolean isRed) {
    return isRed
        ? near(stones, top) & near(stones, bottom)
        : near(stones, left) & near(stones, right);
  }

  /** The cells of a wall, and all beside stones that hang together with it. */
  private int near(int stones, int wall) {
    int near = wall;
    int seen = 0;
    for (int open = stones & wall; open != 0; open = stones & near & ~seen) {
      int cell = Integer.numberOfTrailingZeros(open);
      seen |= 1 << cell;
      near |= neighbours[cell];
    }
    return near;
  }

  private int place(int key) {
    int at = (key * 0x9E3779B9 >>> 8) & keys.length - 1;
    while (results[at] != 0 && keys[at] != key) {
      at = at + 1 & keys.length - 1;
    }
    return at;
  }

  private void note(int key, int result) {
    if (2 * ++count > keys.length) {
      int[] oldKeys = keys;
      int[] oldResults = results;
      keys = new int[4 * oldKeys.length];
      results = new int[4 * oldKeys.length];
      for (int i = 0; i < oldKeys.length; i++) {
        if (oldResults[i] != 0) {
          int at = place(oldKeys[i]);
          keys[at] = oldKeys[i];
          results[at] = oldResults[i];
        }
      }
    }
    int at = place(key);
    keys[at] = key;
    results[at] = result;
  }
}
