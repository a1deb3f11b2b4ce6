package initiative.games.queenendgame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The queen's endgame written a second time: plain rules of chess on files and ranks, and the mates
 * found round by round, by looking at all positions again for every half-move more. Nothing here
 * uses the classes under test. Squares are counted from a1 = 0, b1 = 1.
 */
public final class QueenEndgameByHand {
  private static final int UNKNOWN = -1;

  /** For each square and direction: the squares of the board in this direction, nearest first. */
  private static final int[][][] LINES = new int[64][8][];

  static {
    int[][] ways = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};
    for (int square = 0; square < 64; square++) {
      for (int way = 0; way < 8; way++) {
        List<Integer> line = new ArrayList<>();
        int file = square % 8 + ways[way][0];
        int rank = square / 8 + ways[way][1];
        while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
          line.add(8 * rank + file);
          file += ways[way][0];
          rank += ways[way][1];
        }
        LINES[square][way] = line.stream().mapToInt(Integer::intValue).toArray();
      }
    }
  }

  private final int[] white = new int[64 * 64 * 64];
  private final int[] black = new int[64 * 64 * 64];

  public QueenEndgameByHand() {
    Arrays.fill(white, UNKNOWN);
    Arrays.fill(black, UNKNOWN);
    boolean found = true;
    for (int halfMoves = 0; found; halfMoves++) {
      found = halfMoves % 2 == 0 ? findLost(halfMoves) : findWon(halfMoves);
    }
  }

  /** The half-moves until mate, White to move, or -1 if there is no mate to be forced. */
  public int whiteToMove(int king, int queen, int blackKing) {
    return white[number(king, queen, blackKing)];
  }

  /** The half-moves until mate, Black to move, or -1. */
  public int blackToMove(int king, int queen, int blackKing) {
    return black[number(king, queen, blackKing)];
  }

  private static int number(int king, int queen, int blackKing) {
    return (king * 64 + queen) * 64 + blackKing;
  }

  /** Whether the pieces may stand so if the given side is to move. */
  public static boolean isLegal(int king, int queen, int blackKing, boolean whiteToMove) {
    return king != queen
        && queen != blackKing
        && !touch(king, blackKing)
        && !(whiteToMove && attacks(queen, blackKing, king));
  }

  private static boolean touch(int one, int other) {
    return Math.abs(one % 8 - other % 8) <= 1 && Math.abs(one / 8 - other / 8) <= 1;
  }

  private static boolean attacks(int queen, int square, int blocker) {
    for (int[] line : LINES[queen]) {
      for (int reached : line) {
        if (reached == blocker) {
          break;
        }
        if (reached == square) {
          return true;
        }
      }
    }
    return false;
  }

  /** Where the black king may go; taking the queen is among it. */
  public static List<Integer> blackMoves(int king, int queen, int blackKing) {
    List<Integer> moves = new ArrayList<>();
    for (int to = 0; to < 64; to++) {
      if (to != blackKing && touch(blackKing, to) && !touch(king, to)) {
        if (to == queen || !attacks(queen, to, king)) {
          moves.add(to);
        }
      }
    }
    return moves;
  }

  /** Where the white king may go. */
  public static List<Integer> kingMoves(int king, int queen, int blackKing) {
    List<Integer> moves = new ArrayList<>();
    for (int to = 0; to < 64; to++) {
      if (to != king && to != queen && touch(king, to) && !touch(blackKing, to)) {
        moves.add(to);
      }
    }
    return moves;
  }

  /** Where the queen may go, in the order of the squares. */
  public static List<Integer> queenMoves(int king, int queen, int blackKing) {
    List<Integer> moves = new ArrayList<>();
    for (int[] line : LINES[queen]) {
      for (int to : line) {
        if (to == king || to == blackKing) {
          break;
        }
        moves.add(to);
      }
    }
    moves.sort(null);
    return moves;
  }

  private boolean findLost(int halfMoves) {
    boolean found = false;
    for (int number = 0; number < black.length; number++) {
      int king = number >> 12;
      int queen = number >> 6 & 63;
      int blackKing = number & 63;
      if (black[number] == UNKNOWN && isLegal(king, queen, blackKing, false)) {
        List<Integer> moves = blackMoves(king, queen, blackKing);
        boolean lost = !moves.isEmpty() || attacks(queen, blackKing, king);
        for (int to : moves) {
          lost &= to != queen && white[number(king, queen, to)] != UNKNOWN;
        }
        if (lost) {
          black[number] = halfMoves;
          found = true;
        }
      }
    }
    return found;
  }

  private boolean findWon(int halfMoves) {
    boolean found = false;
    for (int number = 0; number < white.length; number++) {
      int king = number >> 12;
      int queen = number >> 6 & 63;
      int blackKing = number & 63;
      if (white[number] == UNKNOWN && isLegal(king, queen, blackKing, true)) {
        boolean won = false;
        for (int to : kingMoves(king, queen, blackKing)) {
          won |= black[number(to, queen, blackKing)] != UNKNOWN;
        }
        for (int to : queenMoves(king, queen, blackKing)) {
          won |= black[number(king, to, blackKing)] != UNKNOWN;
        }
        if (won) {
          white[number] = halfMoves;
          found = true;
        }
      }
    }
    return found;
  }
}
