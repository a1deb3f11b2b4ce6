package initiative.games.nim;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A state is the list of the heaps. */
public class NimByHand extends HandRules<List<Integer>> {
  private final int largestTake;

  public NimByHand() {
    this(1234);
  }

  protected NimByHand(int largestTake) {
    this.largestTake = largestTake;
  }

  @Override
  public List<List<String>> smallStarts() {
    List<List<String>> starts = heaps(1, 40);
    starts.addAll(heaps(2, 9));
    starts.addAll(heaps(3, 5));
    starts.addAll(heaps(4, 3));
    return starts;
  }

  @Override
  public List<List<String>> tinyStarts() {
    List<List<String>> starts = heaps(1, 12);
    starts.addAll(heaps(2, 7));
    starts.addAll(heaps(3, 3));
    return starts;
  }

  protected static List<List<String>> heaps(int count, int largest) {
    String[] sizes = counts(largest).toArray(new String[0]);
    List<List<String>> starts = new ArrayList<>();
    for (String row : rows(count, " ", sizes)) {
      starts.add(List.of(String.valueOf(count), row));
    }
    return starts;
  }

  @Override
  public List<Integer> start(List<String> lines) {
    return Stream.of(lines.get(1).split(" ")).map(Integer::valueOf).toList();
  }

  @Override
  public List<String> moves(List<Integer> heaps) {
    List<String> moves = new ArrayList<>();
    for (int i = 0; i < heaps.size(); i++) {
      for (String count : counts(Math.min(heaps.get(i), largestTake))) {
        moves.add((i + 1) + " " + count);
      }
    }
    return moves;
  }

  @Override
  public List<Integer> after(List<Integer> heaps, String move) {
    String[] words = move.split(" ");
    int heap = Integer.parseInt(words[0]) - 1;
    List<Integer> left = new ArrayList<>(heaps);
    left.set(heap, heaps.get(heap) - Integer.parseInt(words[1]));
    return left;
  }
}
