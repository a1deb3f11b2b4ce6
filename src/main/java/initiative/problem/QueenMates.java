package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;
import initiative.games.queenendgame.MateTable;

/**
 * On a chessboard are the white king, the white queen and the black king; it is White's turn and
 * the black king is not attacked. Input: the number of positions, then the squares of the three
 * pieces in each. Answer: for each the least number of White's moves that mates.
 */
public final class QueenMates implements Problem {
  private static final int MOST_POSITIONS = 70000;
  private static final int SIDE = 8;

  @Override
  public void solve(Input in, StringBuilder answer) throws BadInput {
    int count = in.integer("the number of positions", 1, MOST_POSITIONS);
    MateTable mates = new MateTable();
    for (int i = 0; i < count; i++) {
      int king = readSquare(in, "the square of the white king");
      int queen = readSquare(in, "the square of the queen");
      int black = readSquare(in, "the square of the black king");
      int moves = mates.movesToMate(king, queen, black);
      if (moves == 0) {
        String read = name(king) + " " + name(queen) + " " + name(black);
        String expected =
            "kings apart and a black king that is not attacked, since it is White's turn";
        throw new BadInput(in.lineNumber(), read, expected);
      }
      answer.append(moves).append('\n');
    }
    in.end();
  }

  private static int readSquare(Input in, String what) throws BadInput {
    String name = in.word();
    if (name != null && name.length() == 2) {
      int file = name.charAt(0) - 'a';
      int rank = name.charAt(1) - '1';
      if (file >= 0 && file < SIDE && rank >= 0 && rank < SIDE) {
        return rank * SIDE + file;
      }
    }
    throw new BadInput(in.lineNumber(), name, what + ", from a1 to h8");
  }

  private static String name(int square) {
    return "" + (char) ('a' + square % SIDE) + (char) ('1' + square / SIDE);
  }
}
