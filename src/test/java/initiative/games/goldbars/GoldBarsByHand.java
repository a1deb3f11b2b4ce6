package initiative.games.goldbars;

import initiative.byhand.HandRules;
import java.util.List;
import java.util.stream.Stream;

/** A state is the prices of the bars that are left, how many may be taken, and both sums. */
public final class GoldBarsByHand extends HandRules<GoldBarsByHand.State> {
  public record State(List<Integer> prices, int most, int mine, int theirs) {}

  @Override
  public List<List<String>> smallStarts() {
    List<List<String>> starts = rowStarts(5, "1", "2", "3", "5", "9");
    starts.addAll(rowStarts(10, "1", "4"));
    return starts;
  }

  @Override
  public List<List<String>> tinyStarts() {
    List<List<String>> starts = rowStarts(5, "1", "2", "7");
    starts.addAll(rowStarts(8, "1", "3"));
    return starts;
  }

  @Override
  public State start(List<String> lines) {
    return new State(Stream.of(lines.get(1).split(" ")).map(Integer::valueOf).toList(), 2, 0, 0);
  }

  @Override
  public List<String> moves(State state) {
    return counts(Math.min(state.most, state.prices.size()));
  }

  @Override
  public State after(State state, String move) {
    int count = Integer.parseInt(move);
    int sum = state.mine;
    for (int price : state.prices.subList(0, count)) {
      sum += price;
    }
    List<Integer> left = List.copyOf(state.prices.subList(count, state.prices.size()));
    return new State(left, 2 * count, state.theirs, sum);
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  protected Value valueOfEnd(State end) {
    return lead(end.mine - end.theirs);
  }

  @Override
  public String closing(State end, boolean programToMove) {
    return finish(end.mine, end.theirs, programToMove);
  }
}
