package initiative.small;

import initiative.byhand.HandRules;
import java.util.List;

/** A state is the number of sticks. */
public final class AgainByHand extends HandRules<Integer> {
  @Override
  public List<List<String>> smallStarts() {
    return oneNumber(1, 60);
  }

  @Override
  public List<List<String>> tinyStarts() {
    return oneNumber(1, 14);
  }

  @Override
  public Integer start(List<String> lines) {
    return Integer.valueOf(lines.get(0));
  }

  @Override
  public List<String> moves(Integer sticks) {
    return counts(Math.min(2, sticks));
  }

  @Override
  public Integer after(Integer sticks, String move) {
    return sticks - Integer.parseInt(move);
  }

  @Override
  public boolean programBegins() {
    return false;
  }

  @Override
  public boolean movesAgain(Integer sticks) {
    return sticks % 3 == 0 && sticks != 0;
  }
}
