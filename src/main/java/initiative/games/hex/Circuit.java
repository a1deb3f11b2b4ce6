package initiative.games.hex;

import java.util.Arrays;

/**
 * A board as an electric circuit between the walls of one side: its stones conduct well, free cells
 * less, those of the other side not at all. The better the current flows, the nearer the walls are
 * to being joined, and the more of it flows through a cell, the more depends on that cell. Two
 * cells that have two free neighbours in common conduct as if they touched, since whoever takes one
 * of these is answered by the other.
 */
final class Circuit {
  /** The resistance of a stone, where that of a free cell is 1. */
  private static final double STONE = 0.1;

  /** How well cells conduct that have two free neighbours in common, where touching is 1. */
  private static final double BRIDGE = 0.8;

  /** What leaks from every cell, so that one which is cut off has a potential too. */
  private static final double LEAK = 1e-9;

  /** Steps forward to a neighbour, and over two common neighbours; all others are steps back. */
  private static final int[] TOUCHING = {0, 1, 1, -1, 1, 0};

  private static final int[] BRIDGING = {1, 1, 0, 1, 1, 0, 2, -1, 1, -1, 1, 0, 1, -2, 0, -1, 1, -1};

  private final int side;
  private final int size;
  private final int width;

  /** The resistance of a cell; 0 if it does not conduct. */
  private final double[] resistance;

  private final boolean[] free;

  /** The equations for the potentials: what stands right of the diagonal, with it, in each row. */
  private final double[] matrix;

  private final double[] right;
  private final double[] potential;

  /** The wires between cells. */
  private final int[] from;

  private final int[] to;
  private final double[] conductance;
  private int wires;

  /** The wires from a cell to its own side's first and last wall. */
  private final double[] first;

  private final double[] last;

  Circuit(int side) {
    this.side = side;
    this.size = side * side;
    this.width = 2 * side;
    this.resistance = new double[size];
    this.free = new boolean[size];
    this.matrix = new double[size * width];
    this.right = new double[size];
    this.potential = new double[size];
    this.from = new int[6 * size];
    this.to = new int[6 * size];
    this.conductance = new double[6 * size];
    this.first = new double[size];
    this.last = new double[size];
  }

  /**
   * How well the walls of a side are connected.
   *
   * @param flow where to put the share of the current that flows through each cell
   */
  double solve(byte[] cells, byte turn, double[] flow) {
    for (int i = 0; i < size; i++) {
      byte stone = cells[turned(i, turn)];
      free[i] = stone == Board.FREE;
      resistance[i] = free[i] ? 1 : stone == turn ? STONE : 0;
    }
    wire();
    eliminate();
    double current = 0;
    for (int i = 0; i < size; i++) {
      current += first[i] * (1 - potential[i]);
    }
    share(current, turn, flow);
    return current;
  }

  /** Blue's board is seen with rows and columns exchanged, so that it joins rows too. */
  private int turned(int cell, byte turn) {
    return turn == Board.RED ? cell : cell % side * side + cell / side;
  }

  private void wire() {
    Arrays.fill(matrix, 0);
    wires = 0;
    for (int i = 0; i < size; i++) {
      int row = i / side;
      int column = i % side;
      first[i] = 0;
      last[i] = 0;
      right[i] = 0;
      if (resistance[i] == 0) {
        matrix[i * width] += 1;
        continue;
      }
      for (int step = 0; step < TOUCHING.length; step += 2) {
        connect(i, row + TOUCHING[step], column + TOUCHING[step + 1], 1);
      }
      for (int step = 0; step < BRIDGING.length; step += 6) {
        if (isFree(row + BRIDGING[step + 2], column + BRIDGING[step + 3])
            && isFree(row + BRIDGING[step + 4], column + BRIDGING[step + 5])) {
          connect(i, row + BRIDGING[step], column + BRIDGING[step + 1], BRIDGE);
        }
      }
      first[i] = wall(row, isFree(row - 1, column) && isFree(row - 1, column + 1));
      last[i] = wall(side - 1 - row, isFree(row + 1, column - 1) && isFree(row + 1, column));
      first[i] /= resistance[i];
      last[i] /= resistance[i];
      matrix[i * width] += first[i] + last[i] + LEAK;
      right[i] = first[i];
    }
  }

  /** How well a cell is connected to a wall that is so many rows away. */
  private static double wall(int away, boolean bridged) {
    return away == 0 ? 1 : away == 1 && bridged ? BRIDGE : 0;
  }

  private boolean isFree(int row, int column) {
    return row >= 0 && row < side && column >= 0 && column < side && free[row * side + column];
  }

  private void connect(int cell, int row, int column, double share) {
    if (row < 0 || row >= side || column < 0 || column >= side) {
      return;
    }
    int other = row * side + column;
    if (resistance[other] == 0) {
      return;
    }
    double wire = share / (resistance[cell] + resistance[other]);
    matrix[cell * width] += wire;
    matrix[other * width] += wire;
    matrix[cell * width + other - cell] -= wire;
    from[wires] = cell;
    to[wires] = other;
    conductance[wires++] = wire;
  }

  /** Solves the equations, in which only cells that are at most two rows apart occur together. */
  private void eliminate() {
    for (int i = 0; i < size; i++) {
      int row = i * width;
      int most = Math.min(width, size - i);
      for (int k = 1; k < most; k++) {
        double factor = matrix[row + k];
        if (factor != 0) {
          factor /= matrix[row];
          int below = (i + k) * width - k;
          for (int m = k; m < most; m++) {
            matrix[below + m] -= factor * matrix[row + m];
          }
          right[i + k] -= factor * right[i];
        }
      }
    }
    for (int i = size - 1; i >= 0; i--) {
      int row = i * width;
      int most = Math.min(width, size - i);
      double sum = right[i];
      for (int k = 1; k < most; k++) {
        sum -= matrix[row + k] * potential[i + k];
      }
      potential[i] = sum / matrix[row];
    }
  }

  private void share(double current, byte turn, double[] flow) {
    Arrays.fill(right, 0);
    for (int i = 0; i < wires; i++) {
      double through = Math.abs(conductance[i] * (potential[from[i]] - potential[to[i]]));
      right[from[i]] += through;
      right[to[i]] += through;
    }
    for (int i = 0; i < size; i++) {
      double walls = first[i] * (1 - potential[i]) + last[i] * potential[i];
      flow[turned(i, turn)] = current == 0 ? 0 : (right[i] + walls) / current;
    }
  }
}
