package initiative.games.tictactoo;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tic-tac-too written a second time: a board is nine characters and the side to move, as in
 * "X...O....X". Its depth is found round by round, and what a play is worth whose boards must not
 * come back, by trying all moves. Nothing here uses the classes under test.
 */
public final class TicTacTooByHand {
  public static final String EMPTY = ".........X";

  private static final int[][] LINES = {
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
  };
  private static final int UNKNOWN = -1;

  private final Map<String, Integer> depths = new LinkedHashMap<>();

  public TicTacTooByHand() {
    for (String start : starts()) {
      explore(start);
    }
    boolean found = true;
    for (int round = 0; found; round++) {
      found = false;
      for (Map.Entry<String, Integer> entry : depths.entrySet()) {
        if (entry.getValue() == UNKNOWN && isDecidedIn(round, entry.getKey())) {
          entry.setValue(round);
          found = true;
        }
      }
    }
  }

  private void explore(String start) {
    List<String> queue = new ArrayList<>(List.of(start));
    depths.putIfAbsent(start, UNKNOWN);
    for (int i = 0; i < queue.size(); i++) {
      for (String move : moves(queue.get(i))) {
        String reached = after(queue.get(i), move);
        if (depths.putIfAbsent(reached, UNKNOWN) == null) {
          queue.add(reached);
        }
      }
    }
  }

  /** In odd rounds a board is won by a move to a lost one, in even ones lost if all are won. */
  private boolean isDecidedIn(int round, String board) {
    if (hasLine(board, other(board))) {
      return round == 0;
    }
    boolean all = true;
    boolean any = false;
    for (String move : moves(board)) {
      int depth = depths.get(after(board, move));
      boolean known = depth != UNKNOWN && depth < round;
      any |= known && depth % 2 == 0;
      all &= known && depth % 2 == 1;
    }
    return round > 0 && (round % 2 == 1 ? any : all);
  }

  /** The half-moves until the end: odd if the board is won, even if it is lost, -1 if drawn. */
  public int depth(String board) {
    return depths.get(board);
  }

  public Set<String> boards() {
    return depths.keySet();
  }

  /** All boards that may be a start. */
  public static List<String> starts() {
    List<String> starts = new ArrayList<>();
    for (int number = 0; number < 19683; number++) {
      StringBuilder board = new StringBuilder();
      for (int rest = number, cell = 0; cell < 9; cell++, rest /= 3) {
        board.append(".XO".charAt(rest % 3));
      }
      String start = board.append('X').toString();
      if (count(start, 'X') == count(start, 'O')
          && count(start, 'X') <= 3
          && !hasLine(start, 'X')
          && !hasLine(start, 'O')) {
        starts.add(start);
      }
    }
    return starts;
  }

  /** How many signs of a side are on the board. */
  public static int count(String board, char sign) {
    return (int) board.substring(0, 9).chars().filter(c -> c == sign).count();
  }

  public static boolean hasLine(String board, char sign) {
    for (int[] line : LINES) {
      if (board.charAt(line[0]) == sign
          && board.charAt(line[1]) == sign
          && board.charAt(line[2]) == sign) {
        return true;
      }
    }
    return false;
  }

  private static char mover(String board) {
    return board.charAt(9);
  }

  private static char other(String board) {
    return mover(board) == 'X' ? 'O' : 'X';
  }

  /** The lines of all moves in order; none if somebody has three in a row. */
  public static List<String> moves(String board) {
    List<String> moves = new ArrayList<>();
    if (hasLine(board, 'X') || hasLine(board, 'O')) {
      return moves;
    }
    boolean places = count(board, mover(board)) < 3;
    for (int from = 1; from <= 9; from++) {
      if (places && board.charAt(from - 1) == '.') {
        moves.add(String.valueOf(from));
      }
      for (int to = 1; !places && to <= 9; to++) {
        int rows = Math.abs((from - 1) / 3 - (to - 1) / 3);
        int columns = Math.abs((from - 1) % 3 - (to - 1) % 3);
        if (board.charAt(from - 1) == mover(board)
            && board.charAt(to - 1) == '.'
            && rows + columns == 1) {
          moves.add(from + " " + to);
        }
      }
    }
    return moves;
  }

  public static String after(String board, String move) {
    StringBuilder next = new StringBuilder(board);
    String[] cells = move.split(" ");
    if (cells.length == 2) {
      next.setCharAt(Integer.parseInt(cells[0]) - 1, '.');
    }
    next.setCharAt(Integer.parseInt(cells[cells.length - 1]) - 1, mover(board));
    next.setCharAt(9, other(board));
    return next.toString();
  }

  /**
   * Whether the side to move wins within so many half-moves whatever the other side does, in a play
   * with these boards, the present one last. Every way is gone to its end; a board that comes back
   * is a draw.
   */
  public static boolean isWonWithin(int halfMoves, List<String> play) {
    String board = play.get(play.size() - 1);
    for (String move : halfMoves > 0 ? moves(board) : List.<String>of()) {
      if (isLostWithin(halfMoves - 1, longer(play, after(board, move)))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the side to move loses within so many half-moves whatever it does. */
  public static boolean isLostWithin(int halfMoves, List<String> play) {
    String board = play.get(play.size() - 1);
    if (isRepeated(play)) {
      return false;
    }
    if (hasLine(board, other(board))) {
      return true;
    }
    for (String move : moves(board)) {
      List<String> next = longer(play, after(board, move));
      if (halfMoves < 2 || isRepeated(next) || !isWonWithin(halfMoves - 1, next)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the present board has been there before. */
  public static boolean isRepeated(List<String> play) {
    return play.indexOf(play.get(play.size() - 1)) < play.size() - 1;
  }

  public static List<String> longer(List<String> play, String board) {
    List<String> longer = new ArrayList<>(play);
    longer.add(board);
    return longer;
  }

  /** How many starts with so many signs of each side are won, drawn and lost, as in "1 0 0". */
  public Map<Integer, int[]> counts() {
    Map<Integer, int[]> counts = new HashMap<>();
    for (String start : starts()) {
      int kind = depth(start) < 0 ? 1 : depth(start) % 2 == 1 ? 0 : 2;
      counts.computeIfAbsent(count(start, 'X'), signs -> new int[3])[kind]++;
    }
    return counts;
  }
}
