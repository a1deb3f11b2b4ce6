package initiative.games.takeaway;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A state is the list of the heaps, and the line that says what may be taken. */
public final class TakeawayByHand extends HandRules<TakeawayByHand.State> {
  /** Each form of the takes, with and without 1, with and without gaps. */
  private static final List<String> TAKES =
      List.of(
          "*",
          "1",
          "2",
          "1 2",
          "2 3",
          "3 4",
          "1 4",
          "1 3 4",
          "2 4 7",
          "1 3 5",
          "1..1",
          "1..3",
          "2..2",
          "2..3",
          "2..7",
          "3..4",
          "3..12",
          "5..5",
          "9..1000000000000000000");

  public record State(List<Integer> heaps, String takes) {}

  @Override
  public List<List<String>> smallStarts() {
    List<List<String>> starts = heaps(1, 40);
    starts.addAll(heaps(2, 9));
    starts.addAll(heaps(3, 4));
    return starts;
  }

  @Override
  public List<List<String>> tinyStarts() {
    List<List<String>> starts = heaps(1, 11);
    starts.addAll(heaps(2, 5));
    starts.addAll(heaps(3, 3));
    return starts;
  }

  private static List<List<String>> heaps(int count, int largest) {
    List<List<String>> starts = new ArrayList<>();
    for (String sizes : rows(count, " ", counts(largest).toArray(new String[0]))) {
      for (String takes : TAKES) {
        starts.add(List.of(String.valueOf(count), sizes, takes));
      }
    }
    return starts;
  }

  @Override
  public State start(List<String> lines) {
    List<Integer> heaps = Stream.of(lines.get(1).split(" ")).map(Integer::valueOf).toList();
    return new State(heaps, lines.get(2));
  }

  @Override
  public List<String> moves(State state) {
    List<String> moves = new ArrayList<>();
    for (int i = 0; i < state.heaps.size(); i++) {
      for (int count = 1; count <= state.heaps.get(i); count++) {
        if (isAllowed(count, state.takes)) {
          moves.add((i + 1) + " " + count);
        }
      }
    }
    return moves;
  }

  private static boolean isAllowed(int count, String takes) {
    if (takes.equals("*")) {
      return true;
    }
    if (takes.contains("..")) {
      String[] ends = takes.split("\\.\\.");
      return Long.parseLong(ends[0]) <= count && count <= Long.parseLong(ends[1]);
    }
    return List.of(takes.split(" ")).contains(String.valueOf(count));
  }

  @Override
  public State after(State state, String move) {
    String[] words = move.split(" ");
    int heap = Integer.parseInt(words[0]) - 1;
    List<Integer> left = new ArrayList<>(state.heaps);
    left.set(heap, left.get(heap) - Integer.parseInt(words[1]));
    return new State(left, state.takes);
  }
}
