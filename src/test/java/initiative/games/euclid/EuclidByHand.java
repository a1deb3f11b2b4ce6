package initiative.games.euclid;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;

/** A state is the two heaps, in any order. */
public final class EuclidByHand extends HandRules<EuclidByHand.State> {
  record State(int one, int other) {}

  @Override
  public List<List<String>> smallStarts() {
    return starts(30);
  }

  @Override
  public List<List<String>> tinyStarts() {
    return starts(12);
  }

  private static List<List<String>> starts(int most) {
    List<List<String>> starts = new ArrayList<>();
    for (int a = 1; a <= most; a++) {
      for (int b = 1; b <= most; b++) {
        starts.add(List.of(a + " " + b));
      }
    }
    return starts;
  }

  @Override
  public State start(List<String> lines) {
    String[] words = lines.get(0).split(" ");
    return new State(Integer.parseInt(words[0]), Integer.parseInt(words[1]));
  }

  @Override
  public List<String> moves(State state) {
    List<String> moves = new ArrayList<>();
    int smaller = Math.min(state.one, state.other);
    int larger = Math.max(state.one, state.other);
    for (int count = smaller; smaller > 0 && count <= larger; count += smaller) {
      moves.add(String.valueOf(count));
    }
    return moves;
  }

  @Override
  public State after(State state, String move) {
    int count = Integer.parseInt(move);
    return state.one > state.other
        ? new State(state.one - count, state.other)
        : new State(state.one, state.other - count);
  }
}
