package initiative.games.pokernim;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A state is the list of the heaps, and the reserves of the side to move and of the other one. */
public final class PokerNimByHand extends HandRules<PokerNimByHand.State> {
  public record State(List<Integer> heaps, int mine, int theirs) {}

  @Override
  public List<List<String>> smallStarts() {
    List<List<String>> starts = heaps(1, 6, 4);
    starts.addAll(heaps(2, 3, 2));
    starts.addAll(heaps(3, 2, 1));
    return starts;
  }

  @Override
  public List<List<String>> tinyStarts() {
    List<List<String>> starts = heaps(1, 3, 1);
    starts.addAll(heaps(2, 2, 0));
    starts.add(List.of("2", "1 1", "1 0"));
    starts.add(List.of("2", "1 1", "0 1"));
    starts.add(List.of("2", "1 2", "1 0"));
    return starts;
  }

  private static List<List<String>> heaps(int count, int largest, int reserve) {
    List<List<String>> starts = new ArrayList<>();
    for (String row : rows(count, " ", counts(largest).toArray(new String[0]))) {
      for (int mine = 0; mine <= reserve; mine++) {
        for (int theirs = 0; theirs <= reserve; theirs++) {
          starts.add(List.of(String.valueOf(count), row, mine + " " + theirs));
        }
      }
    }
    return starts;
  }

  @Override
  public State start(List<String> lines) {
    String[] reserves = lines.get(2).split(" ");
    return new State(
        Stream.of(lines.get(1).split(" ")).map(Integer::valueOf).toList(),
        Integer.parseInt(reserves[0]),
        Integer.parseInt(reserves[1]));
  }

  @Override
  public List<String> moves(State state) {
    List<String> moves = new ArrayList<>();
    boolean over = state.heaps.stream().allMatch(size -> size == 0);
    for (int i = 0; i < state.heaps.size() && !over; i++) {
      for (String count : counts(state.heaps.get(i))) {
        moves.add((i + 1) + " -" + count);
      }
      for (String count : counts(state.mine)) {
        moves.add((i + 1) + " +" + count);
      }
    }
    return moves;
  }

  @Override
  public State after(State state, String move) {
    String[] words = move.split(" ");
    int heap = Integer.parseInt(words[0]) - 1;
    int more = Integer.parseInt(words[1]);
    List<Integer> left = new ArrayList<>(state.heaps);
    left.set(heap, left.get(heap) + more);
    return new State(left, state.theirs, more > 0 ? state.mine - more : state.mine);
  }
}
