package initiative.games.product;

import initiative.byhand.HandRules;
import java.util.List;

/** A state is the product and the number to exceed. */
public final class ProductByHand extends HandRules<ProductByHand.State> {
  public record State(long product, long limit) {}

  @Override
  public List<List<String>> smallStarts() {
    return oneNumber(2, 700);
  }

  @Override
  public List<List<String>> tinyStarts() {
    return oneNumber(2, 60);
  }

  @Override
  public State start(List<String> lines) {
    return new State(1, Long.parseLong(lines.get(0)));
  }

  @Override
  public List<String> moves(State state) {
    return state.product > state.limit
        ? List.of()
        : List.of("2", "3", "4", "5", "6", "7", "8", "9");
  }

  @Override
  public State after(State state, String move) {
    return new State(state.product * Integer.parseInt(move), state.limit);
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }
}
