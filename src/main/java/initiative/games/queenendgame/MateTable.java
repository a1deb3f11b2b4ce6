package initiative.games.queenendgame;

/**
 * How soon a white king and queen mate a black king, for all placements at once. It is retrograde
 * analysis by rounds of one move of each side; a set of queen's squares is a number of 64 bits, so
 * that for each placement of the kings 64 positions are judged together. The board looks the same
 * in two mirrors, so that it is enough to have the white king in a quarter of it. Squares are
 * counted from a1 = 0, b1 = 1 to h8 = 63.
 *
 * <p>The JVM compiles a method that is called often long before it compiles a loop; therefore what
 * is done for one placement of the kings is a method of its own.
 */
public final class MateTable {
  private static final int SIDE = 8;
  private static final int SQUARES = 64;
  private static final int HALF = SIDE / 2;

  /** After so many rounds every position with White to move is won. */
  private static final int MOST_MOVES = 10;

  private static final long NOT_FILE_A = 0xfefefefefefefefeL;
  private static final long NOT_FILE_H = 0x7f7f7f7f7f7f7f7fL;

  /** What turns a square into its image in the mirror between the files d and e. */
  private static final int OTHER_FILE = SIDE - 1;

  /** The same for the mirror between the ranks 4 and 5. */
  private static final int OTHER_RANK = SQUARES - SIDE;

  /** The squares from a1 to d4. */
  private static final long QUARTER = 0x0f0f0f0fL;

  /** White kings up to d4; those on the files e to h are left out. */
  private static final int KINGS = HALF * SIDE;

  /** The neighbours of each square. */
  private final long[] around = new long[SQUARES];

  /** For each white king and square: from where a queen attacks the square. */
  private final long[] attackers = new long[KINGS * SQUARES];

  /** For each white king and black king: where the queen may not stand for Black to have lost. */
  private final long[] stalemates = new long[KINGS * SQUARES];

  /** For each number of moves, white king and black king: where the queen wins, White to move. */
  private final long[][] won = new long[MOST_MOVES + 1][KINGS * SQUARES];

  /** The same with Black to move and White to need so many moves. */
  private final long[][] lost = new long[MOST_MOVES + 1][KINGS * SQUARES];

  public MateTable() {
    for (int square = 0; square < SQUARES; square++) {
      around[square] = neighbours(square);
    }
    for (int king = 0; king < KINGS; king = nextKing(king)) {
      for (int square = 0; square < SQUARES; square++) {
        attackers[king * SQUARES + square] = slides(1L << square, ~(1L << king));
      }
    }
    for (int moves = 0; moves <= MOST_MOVES; moves++) {
      for (int king = 0; king < KINGS; king = nextKing(king)) {
        for (long blacks = ~(around[king] | 1L << king); blacks != 0; blacks &= blacks - 1) {
          int black = Long.numberOfTrailingZeros(blacks);
          if (moves == 0) {
            findStalemates(king, black);
          } else {
            findWon(lost[moves - 1], won[moves], king, black);
          }
        }
      }
      for (int king = 0; king < KINGS; king = nextKing(king)) {
        for (long blacks = ~(around[king] | 1L << king); blacks != 0; blacks &= blacks - 1) {
          findLost(won[moves], lost[moves], king, Long.numberOfTrailingZeros(blacks));
        }
      }
    }
  }

  /** The next square of the quarter. */
  private static int nextKing(int king) {
    return king % SIDE == HALF - 1 ? king + SIDE - HALF + 1 : king + 1;
  }

  /** The number of moves that White, whose turn it is, needs; 0 if the position is impossible. */
  public int movesToMate(int whiteKing, int queen, int blackKing) {
    return Math.max(first(won, whiteKing, queen, blackKing), 0);
  }

  /** The number of moves that White needs after Black's, 0 if it is mate, -1 if Black escapes. */
  public int movesToMateAfterBlack(int whiteKing, int queen, int blackKing) {
    return first(lost, whiteKing, queen, blackKing);
  }

  private static int first(long[][] byMoves, int whiteKing, int queen, int blackKing) {
    int mirrors = mirrors(whiteKing);
    int kings = (whiteKing ^ mirrors) * SQUARES + (blackKing ^ mirrors);
    for (int moves = 0; moves <= MOST_MOVES; moves++) {
      if ((byMoves[moves][kings] >>> (queen ^ mirrors) & 1) != 0) {
        return moves;
      }
    }
    return -1;
  }

  /** What turns the square of a white king into one of the quarter. */
  private static int mirrors(int king) {
    return (king % SIDE < HALF ? 0 : OTHER_FILE) | (king / SIDE < HALF ? 0 : OTHER_RANK);
  }

  /** Where the queen takes all squares from a black king, but does not attack it. */
  private void findStalemates(int king, int black) {
    int kings = king * SQUARES + black;
    long cornered = ~attackers[kings];
    for (long squares = around[black] & ~around[king]; squares != 0; squares &= squares - 1) {
      cornered &= attackers[king * SQUARES + Long.numberOfTrailingZeros(squares)];
    }
    stalemates[kings] = cornered | 1L << king | 1L << black;
  }

  /**
   * Black to move has lost if every square that its king may enter, not next to the white king, is
   * either attacked or won for White; on the square of an unprotected queen it is neither.
   */
  private void findLost(long[] wonNow, long[] lostNow, int king, int black) {
    int kings = king * SQUARES;
    long doomed = ~stalemates[kings + black];
    for (long squares = around[black] & ~around[king]; squares != 0; squares &= squares - 1) {
      int entered = kings + Long.numberOfTrailingZeros(squares);
      doomed &= attackers[entered] | wonNow[entered];
    }
    lostNow[kings + black] = doomed;
  }

  /** White to move has won if a move of the queen or the king leads to a lost position. */
  private void findWon(long[] lostBefore, long[] wonNow, int king, int black) {
    int kings = king * SQUARES + black;
    long both = 1L << king | 1L << black;
    long winning = slides(lostBefore[kings], ~both);
    long free = around[king] & ~around[black];
    for (long squares = free & QUARTER; squares != 0; squares &= squares - 1) {
      winning |= lostBefore[Long.numberOfTrailingZeros(squares) * SQUARES + black];
    }
    for (long squares = free & ~QUARTER; squares != 0; squares &= squares - 1) {
      winning |= mirrored(lostBefore, Long.numberOfTrailingZeros(squares), black);
    }
    wonNow[kings] = winning & ~attackers[kings] & ~both;
  }

  /** What the table has for a white king out of the quarter. */
  private static long mirrored(long[] table, int king, int black) {
    int mirrors = mirrors(king);
    long queens = table[(king ^ mirrors) * SQUARES + (black ^ mirrors)];
    if (mirrors == OTHER_RANK) {
      return Long.reverseBytes(queens);
    }
    long turned = Long.reverse(queens);
    return mirrors == OTHER_FILE ? Long.reverseBytes(turned) : turned;
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
