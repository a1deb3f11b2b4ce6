package initiative.solve;

/**
 * How soon a white king and queen mate a black king, for all placements at once. It is retrograde
 * analysis by rounds of one move of each side; a set of queen's squares is a number of 64 bits, so
 * that for each placement of the kings 64 positions are judged together. Squares are counted from
 * a1 = 0, b1 = 1 to h8 = 63.
 */
public final class MateTable {
  private static final int SIDE = 8;
  private static final int SQUARES = 64;

  /** After so many rounds every position with White to move is won. */
  private static final int MOST_MOVES = 10;

  private static final long NOT_FILE_A = 0xfefefefefefefefeL;
  private static final long NOT_FILE_H = 0x7f7f7f7f7f7f7f7fL;

  /** The neighbours of each square. */
  private final long[] around = new long[SQUARES];

  /** For each white king and square: from where a queen attacks the square. */
  private final long[] attackers = new long[SQUARES * SQUARES];

  /** For each number of moves, white king and black king: where the queen wins, White to move. */
  private final long[][] won = new long[MOST_MOVES + 1][SQUARES * SQUARES];

  /** The same with Black to move and White to need so many moves. */
  private final long[][] lost = new long[MOST_MOVES + 1][SQUARES * SQUARES];

  public MateTable() {
    for (int square = 0; square < SQUARES; square++) {
      around[square] = neighbours(square);
    }
    for (int king = 0; king < SQUARES; king++) {
      for (int square = 0; square < SQUARES; square++) {
        attackers[king * SQUARES + square] = slides(1L << square, ~(1L << king));
      }
    }
    findLost(0);
    for (int moves = 1; moves <= MOST_MOVES; moves++) {
      findWon(moves);
      findLost(moves);
    }
  }

  /** The number of moves that White, whose turn it is, needs; 0 if the position is impossible. */
  public int movesToMate(int whiteKing, int queen, int blackKing) {
    int moves = first(won, whiteKing * SQUARES + blackKing, queen);
    return Math.max(moves, 0);
  }

  /** The number of moves that White needs after Black's, 0 if it is mate, -1 if Black escapes. */
  public int movesToMateAfterBlack(int whiteKing, int queen, int blackKing) {
    return first(lost, whiteKing * SQUARES + blackKing, queen);
  }

  private static int first(long[][] byMoves, int kings, int queen) {
    for (int moves = 0; moves <= MOST_MOVES; moves++) {
      if ((byMoves[moves][kings] >>> queen & 1) != 0) {
        return moves;
      }
    }
    return -1;
  }

  /**
   * Black to move has lost if every square that its king may enter, not next to the white king, is
   * either attacked or won for White; on the square of an unprotected queen it is neither.
   */
  private void findLost(int moves) {
    for (int king = 0; king < SQUARES; king++) {
      for (int black = 0; black < SQUARES; black++) {
        if (distant(king, black)) {
          int kings = king * SQUARES + black;
          long cornered = ~(1L << king | 1L << black);
          long doomed = cornered;
          for (long squares = around[black] & ~around[king]; squares != 0; squares &= squares - 1) {
            int entered = king * SQUARES + Long.numberOfTrailingZeros(squares);
            cornered &= attackers[entered];
            doomed &= attackers[entered] | won[moves][entered];
          }
          lost[moves][kings] = doomed & ~(cornered & ~attackers[kings]);
        }
      }
    }
  }

  /** White to move has won if a move of the queen or the king leads to a lost position. */
  private void findWon(int moves) {
    for (int king = 0; king < SQUARES; king++) {
      for (int black = 0; black < SQUARES; black++) {
        if (distant(king, black)) {
          int kings = king * SQUARES + black;
          long both = 1L << king | 1L << black;
          long winning = slides(lost[moves - 1][kings], ~both);
          for (long squares = around[king] & ~around[black]; squares != 0; squares &= squares - 1) {
            winning |= lost[moves - 1][Long.numberOfTrailingZeros(squares) * SQUARES + black];
          }
          won[moves][kings] = winning & ~attackers[kings] & ~both;
        }
      }
    }
  }

  private boolean distant(int king, int black) {
    return king != black && (around[king] >>> black & 1) == 0;
  }

  private static long neighbours(int square) {
    long row = 1L << square;
    row |= (row & NOT_FILE_H) << 1 | (row & NOT_FILE_A) >>> 1;
    return (row | row << SIDE | row >>> SIDE) & ~(1L << square);
  }

  /** The squares that can be reached from those given by a queen's move over empty ones. */
  private static long slides(long from, long empty) {
    long east = empty & NOT_FILE_A;
    long west = empty & NOT_FILE_H;
    return up(from, empty, SIDE)
        | up(from, east, 1)
        | up(from, east, SIDE + 1)
        | up(from, west, SIDE - 1)
        | down(from, empty, SIDE)
        | down(from, west, 1)
        | down(from, west, SIDE + 1)
        | down(from, east, SIDE - 1);
  }

  /** Goes on by the distance given as long as the squares entered are open, at least once. */
  private static long up(long from, long open, int step) {
    long reached = from | open & from << step;
    long run = open & open << step;
    reached |= run & reached << 2 * step;
    run &= run << 2 * step;
    reached |= run & reached << 4 * step;
    return open & reached << step;
  }

  private static long down(long from, long open, int step) {
    long reached = from | open & from >>> step;
    long run = open & open >>> step;
    reached |= run & reached >>> 2 * step;
    run &= run >>> 2 * step;
    reached |= run & reached >>> 4 * step;
    return open & reached >>> step;
  }
}
