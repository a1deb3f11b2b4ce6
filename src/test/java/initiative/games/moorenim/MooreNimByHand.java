package initiative.games.moorenim;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A state is the list of the heaps, and how many of them a move may lower. */
public final class MooreNimByHand extends HandRules<MooreNimByHand.State> {
  public record State(int most, List<Integer> heaps) {}

  @Override
  public List<List<String>> smallStarts() {
    List<List<String>> starts = heaps(1, 20);
    starts.addAll(heaps(2, 7));
    starts.addAll(heaps(3, 4));
    starts.addAll(heaps(4, 2));
    starts.addAll(heaps(6, 1));
    return starts;
  }

  @Override
  public List<List<String>> tinyStarts() {
    List<List<String>> starts = heaps(1, 6);
    starts.addAll(heaps(2, 3));
    starts.addAll(heaps(3, 2));
    starts.addAll(heaps(4, 1));
    return starts;
  }

  private static List<List<String>> heaps(int count, int largest) {
    List<List<String>> starts = new ArrayList<>();
    for (int most = 1; most <= count; most++) {
      for (String row : rows(count, " ", counts(largest).toArray(new String[0]))) {
        starts.add(List.of(count + " " + most, row));
      }
    }
    return starts;
  }

  @Override
  public State start(List<String> lines) {
    int most = Integer.parseInt(lines.get(0).split(" ")[1]);
    return new State(most, Stream.of(lines.get(1).split(" ")).map(Integer::valueOf).toList());
  }

  @Override
  public List<String> moves(State state) {
    return moves(state, 1, state.most);
  }

  /** The moves that lower at most so many heaps, none of them before a given one. */
  private static List<String> moves(State state, int from, int most) {
    List<String> moves = new ArrayList<>();
    for (int heap = from; heap <= state.heaps.size() && most > 0; heap++) {
      for (int count = 1; count <= state.heaps.get(heap - 1); count++) {
        moves.add(heap + " " + count);
        for (String rest : moves(state, heap + 1, most - 1)) {
          moves.add(heap + " " + count + " " + rest);
        }
      }
    }
    return moves;
  }

  @Override
  public State after(State state, String move) {
    String[] words = move.split(" ");
    List<Integer> left = new ArrayList<>(state.heaps);
    for (int i = 0; i < words.length; i += 2) {
      int heap = Integer.parseInt(words[i]) - 1;
      left.set(heap, left.get(heap) - Integer.parseInt(words[i + 1]));
    }
    return new State(state.most, left);
  }
}
