package initiative.games.maxsum;

import initiative.byhand.HandRules;
import java.util.List;
import java.util.stream.Stream;

/** A state is the cards that are left and what both sides have collected. */
public final class MaxSumByHand extends HandRules<MaxSumByHand.State> {
  public record State(List<Integer> cards, int mine, int theirs) {}

  @Override
  public List<List<String>> smallStarts() {
    List<List<String>> starts = rowStarts(5, "-3", "-1", "0", "1", "4");
    starts.addAll(rowStarts(9, "-1", "2"));
    return starts;
  }

  @Override
  public List<List<String>> tinyStarts() {
    List<List<String>> starts = rowStarts(5, "-2", "0", "1");
    starts.addAll(rowStarts(7, "-1", "2"));
    return starts;
  }

  @Override
  public State start(List<String> lines) {
    List<Integer> cards = Stream.of(lines.get(1).split(" ")).map(Integer::valueOf).toList();
    return new State(cards, 0, 0);
  }

  @Override
  public List<String> moves(State state) {
    return counts(Math.min(3, state.cards.size()));
  }

  @Override
  public State after(State state, String move) {
    int left = state.cards.size() - Integer.parseInt(move);
    int sum = state.mine;
    for (int card : state.cards.subList(left, state.cards.size())) {
      sum += card;
    }
    return new State(List.copyOf(state.cards.subList(0, left)), state.theirs, sum);
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
