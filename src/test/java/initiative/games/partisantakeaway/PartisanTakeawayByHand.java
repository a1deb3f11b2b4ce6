package initiative.games.partisantakeaway;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A state is the heap and the takes of both sides, those of the side to move first. */
public final class PartisanTakeawayByHand extends HandRules<PartisanTakeawayByHand.State> {
  record State(int sticks, List<Integer> mine, List<Integer> theirs) {}

  private static final List<String> SETS =
      List.of("1", "2", "3", "1 2", "1 4", "2 3", "3 4", "1 7", "2 5 6", "1 3 5 6 7", "1 2 8 12");

  @Override
  public List<List<String>> smallStarts() {
    return starts(40);
  }

  @Override
  public List<List<String>> tinyStarts() {
    return starts(9);
  }

  private static List<List<String>> starts(int most) {
    List<List<String>> starts = new ArrayList<>();
    for (String first : SETS) {
      for (String second : SETS) {
        for (int sticks = 1; sticks <= most; sticks++) {
          starts.add(List.of(String.valueOf(sticks), first, second));
        }
      }
    }
    return starts;
  }

  @Override
  public State start(List<String> lines) {
    return new State(Integer.parseInt(lines.get(0)), takes(lines.get(1)), takes(lines.get(2)));
  }

  private static List<Integer> takes(String line) {
    return Stream.of(line.split(" ")).map(Integer::valueOf).toList();
  }

  @Override
  public List<String> moves(State state) {
    return state.mine.stream().filter(take -> take <= state.sticks).map(String::valueOf).toList();
  }

  @Override
  public State after(State state, String move) {
    return new State(state.sticks - Integer.parseInt(move), state.theirs, state.mine);
  }
}
