package initiative.games.cells;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;

/** A state is the strip as text: "o" for a cell that is left, "x" for one that is crossed out. */
public final class CellsByHand extends HandRules<String> {
  @Override
  public List<List<String>> smallStarts() {
    return oneNumber(1, 17);
  }

  @Override
  public List<List<String>> tinyStarts() {
    return oneNumber(1, 13);
  }

  @Override
  public String start(List<String> lines) {
    return "o".repeat(Integer.parseInt(lines.get(0)));
  }

  @Override
  public List<String> moves(String strip) {
    List<String> moves = new ArrayList<>();
    for (int from = 0; from < strip.length(); from++) {
      for (int length = 1; length <= 4 && from + length <= strip.length(); length++) {
        if (isBlock(strip, from, from + length)) {
          moves.add((from + 1) + " " + length);
        }
      }
    }
    return moves;
  }

  private static boolean isBlock(String strip, int from, int to) {
    if (strip.substring(from, to).contains("x")) {
      return false;
    }
    boolean somethingBefore = from > 0 && strip.charAt(from - 1) == 'o';
    boolean somethingBehind = to < strip.length() && strip.charAt(to) == 'o';
    int length = to - from;
    return somethingBefore && somethingBehind
        ? length == 2 || length == 4
        : length == 1 || length == 2;
  }

  @Override
  public String after(String strip, String move) {
    String[] words = move.split(" ");
    int from = Integer.parseInt(words[0]) - 1;
    int length = Integer.parseInt(words[1]);
    return strip.substring(0, from) + "x".repeat(length) + strip.substring(from + length);
  }
}
