package initiative.games.fibonaccinim;

import initiative.byhand.HandRules;
import java.util.List;

/** A state is a heap and what the other side has just taken, 1 before the first move. */
public final class FibonacciNimByHand extends HandRules<FibonacciNimByHand.State> {
  public record State(int sticks, int justTaken) {}

  @Override
  public List<List<String>> smallStarts() {
    return oneNumber(2, 90);
  }

  @Override
  public List<List<String>> tinyStarts() {
    return oneNumber(2, 28);
  }

  @Override
  public State start(List<String> lines) {
    return new State(Integer.parseInt(lines.get(0)), 1);
  }

  @Override
  public List<String> moves(State state) {
    return counts(Math.min(2 * state.justTaken, state.sticks));
  }

  @Override
  public State after(State state, String move) {
    int taken = Integer.parseInt(move);
    return new State(state.sticks - taken, taken);
  }
}
