package initiative.games.grundy;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A state is the list of the heaps, ascending. */
public final class GrundyByHand extends HandRules<List<Integer>> {

  @Override
  public List<List<String>> smallStarts() {
    List<List<String>> starts = heaps(1, 17);
    starts.addAll(heaps(2, 9));
    starts.addAll(heaps(3, 6));
    return starts;
  }

  @Override
  public List<List<String>> tinyStarts() {
    List<List<String>> starts = heaps(1, 9);
    starts.addAll(heaps(2, 5));
    starts.addAll(heaps(3, 3));
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
    return Stream.of(lines.get(1).split(" ")).map(Integer::valueOf).sorted().toList();
  }

  @Override
  public List<String> moves(List<Integer> heaps) {
    List<String> moves = new ArrayList<>();
    for (int size : new TreeSet<>(heaps)) {
      for (int part = 1; part < size - part; part++) {
        moves.add(size + " " + part);
      }
    }
    return moves;
  }

  @Override
  public List<Integer> after(List<Integer> heaps, String move) {
    String[] words = move.split(" ");
    Integer size = Integer.valueOf(words[0]);
    Integer part = Integer.valueOf(words[1]);
    List<Integer> left = new ArrayList<>(heaps);
    left.remove(size);
    left.add(part);
    left.add(size - part);
    left.sort(null);
    return left;
  }
}
