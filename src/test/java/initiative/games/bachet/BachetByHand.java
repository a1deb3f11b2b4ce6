package initiative.games.bachet;

import initiative.byhand.HandRules;
import java.util.List;

/** A state is the number of sticks. */
public final class BachetByHand extends HandRules<Integer> {
  @Override
  public List<List<String>> smallStarts() {
    return oneNumber(1, 200);
  }

  @Override
  public List<List<String>> tinyStarts() {
    return oneNumber(1, 32);
  }

  @Override
  public Integer start(List<String> lines) {
    return Integer.valueOf(lines.get(0));
  }

  @Override
  public List<String> moves(Integer sticks) {
    return counts(Math.min(3, sticks));
  }

  @Override
  public Integer after(Integer sticks, String move) {
    return sticks - Integer.parseInt(move);
  }
}
