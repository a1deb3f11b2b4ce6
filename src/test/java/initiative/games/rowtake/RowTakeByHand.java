package initiative.games.rowtake;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;

/** A state is the row as text, with "|" for a match and "." where one was taken, and the block. */
public final class RowTakeByHand extends HandRules<RowTakeByHand.State> {
  record State(String row, int block) {}

  @Override
  public List<List<String>> smallStarts() {
    return starts(13);
  }

  @Override
  public List<List<String>> tinyStarts() {
    return starts(7);
  }

  private static List<List<String>> starts(int most) {
    List<List<String>> starts = new ArrayList<>();
    for (int matches = 1; matches <= most; matches++) {
      for (int block = 1; block <= matches; block++) {
        starts.add(List.of(matches + " " + block));
      }
    }
    return starts;
  }

  @Override
  public State start(List<String> lines) {
    String[] words = lines.get(0).split(" ");
    return new State("|".repeat(Integer.parseInt(words[0])), Integer.parseInt(words[1]));
  }

  @Override
  public List<String> moves(State state) {
    List<String> moves = new ArrayList<>();
    for (int first = 0; first < state.row.length(); first++) {
      if (state.row.startsWith("|".repeat(state.block), first)) {
        moves.add(String.valueOf(first + 1));
      }
    }
    return moves;
  }

  @Override
  public State after(State state, String move) {
    int first = Integer.parseInt(move) - 1;
    String left = state.row.substring(0, first);
    String right = state.row.substring(first + state.block);
    return new State(left + ".".repeat(state.block) + right, state.block);
  }
}
