package initiative.games.miserenim;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A state is the list of the heaps. */
public final class MisereNimByHand extends HandRules<List<Integer>> {
  @Override
  public List<List<String>> smallStarts() {
    List<List<String>> starts = heaps(1, 40);
    starts.addAll(heaps(2, 9));
    starts.addAll(heaps(3, 5));
    starts.addAll(heaps(4, 3));
    starts.addAll(heaps(6, 2));
    return starts;
  }

  @Override
  public List<List<String>> tinyStarts() {
    List<List<String>> starts = heaps(1, 11);
    starts.addAll(heaps(2, 6));
    starts.addAll(heaps(3, 3));
    starts.addAll(heaps(5, 1));
    return starts;
  }

  private static List<List<String>> heaps(int count, int largest) {
    List<List<String>> starts = new ArrayList<>();
    for (String row : rows(count, " ", counts(largest).toArray(new String[0]))) {
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
      for (int count = 1; count <= heaps.get(i); count++) {
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

  /** Who has no move wins. */
  @Override
  protected Value valueOfEnd(List<Integer> heaps) {
    return lead(1);
  }

  @Override
  public String closing(List<Integer> heaps, boolean programToMove) {
    return programToMove ? "I won!" : "You won...";
  }
}
