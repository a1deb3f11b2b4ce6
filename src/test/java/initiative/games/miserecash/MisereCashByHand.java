package initiative.games.miserecash;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;

/** A state is the number of coins and the most that may be taken. */
public final class MisereCashByHand extends HandRules<MisereCashByHand.State> {
  record State(int coins, int most) {}

  @Override
  public List<List<String>> smallStarts() {
    return starts(40, 12);
  }

  @Override
  public List<List<String>> tinyStarts() {
    return starts(9, 5);
  }

  private static List<List<String>> starts(int coins, int most) {
    List<List<String>> starts = new ArrayList<>();
    for (int c = 1; c <= coins; c++) {
      for (int m = 1; m <= most; m++) {
        starts.add(List.of(c + " " + m));
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
    return counts(Math.min(state.coins, state.most));
  }

  @Override
  public State after(State state, String move) {
    return new State(state.coins - Integer.parseInt(move), state.most);
  }

  @Override
  protected Value valueOfEnd(State end) {
    return lead(1);
  }

  @Override
  public String closing(State end, boolean programToMove) {
    return programToMove ? "I won!" : "You won...";
  }
}
