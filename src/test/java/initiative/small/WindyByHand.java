package initiative.small;

import initiative.byhand.HandRules;
import java.util.List;

/** A state is the heap, what both sides have, and whether the wind may blow. */
public final class WindyByHand extends HandRules<WindyByHand.State> {
  public record State(int left, int mine, int theirs, boolean mayBlow) {}

  @Override
  public List<List<String>> smallStarts() {
    return oneNumber(1, 12);
  }

  @Override
  public List<List<String>> tinyStarts() {
    return oneNumber(1, 7);
  }

  @Override
  public State start(List<String> lines) {
    return new State(Integer.parseInt(lines.get(0)), 0, 0, false);
  }

  @Override
  public List<String> moves(State state) {
    return state.mayBlow ? List.of("wind", "calm") : counts(Math.min(2, state.left));
  }

  @Override
  public State after(State state, String move) {
    return switch (move) {
      case "wind" -> new State(state.left - 1, state.mine, state.theirs, false);
      case "calm" -> new State(state.left, state.mine, state.theirs, false);
      default -> {
        int taken = Integer.parseInt(move);
        int left = state.left - taken;
        yield new State(left, state.theirs, state.mine + taken, left > 0);
      }
    };
  }

  @Override
  public boolean isChance(State state) {
    return state.mayBlow;
  }

  @Override
  public double odds(State state, String draw) {
    return draw.equals("wind") ? 1.0 / 4 : 3.0 / 4;
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  protected Value valueOfEnd(State end) {
    return new Value(end.mine, end.theirs);
  }

  @Override
  public String closing(State end, boolean programToMove) {
    return finish(end.mine, end.theirs, programToMove);
  }
}
