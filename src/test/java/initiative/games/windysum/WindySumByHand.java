package initiative.games.windysum;

import initiative.byhand.HandRules;
import java.util.List;
import java.util.stream.Stream;

/** A state is the cards that are left, what both sides have, and whether the wind may blow. */
public final class WindySumByHand extends HandRules<WindySumByHand.State> {
  public record State(List<Integer> cards, int mine, int theirs, boolean mayBlow) {}

  @Override
  public List<List<String>> smallStarts() {
    List<List<String>> starts = rowStarts(4, "-3", "-1", "0", "1", "4");
    starts.addAll(rowStarts(7, "-1", "2"));
    return starts;
  }

  @Override
  public List<List<String>> tinyStarts() {
    List<List<String>> starts = rowStarts(4, "-2", "1", "5");
    starts.addAll(rowStarts(6, "-1", "2"));
    return starts;
  }

  @Override
  public State start(List<String> lines) {
    List<Integer> cards = Stream.of(lines.get(1).split(" ")).map(Integer::valueOf).toList();
    return new State(cards, 0, 0, false);
  }

  @Override
  public List<String> moves(State state) {
    return state.mayBlow ? List.of("wind", "calm") : counts(Math.min(3, state.cards.size()));
  }

  @Override
  public State after(State state, String move) {
    int size = state.cards.size();
    return switch (move) {
      case "wind" -> new State(state.cards.subList(0, size - 1), state.mine, state.theirs, false);
      case "calm" -> new State(state.cards, state.mine, state.theirs, false);
      default -> {
        int left = size - Integer.parseInt(move);
        int sum = state.mine;
        for (int card : state.cards.subList(left, size)) {
          sum += card;
        }
        yield new State(state.cards.subList(0, left), state.theirs, sum, left > 0);
      }
    };
  }

  @Override
  public boolean isChance(State state) {
    return state.mayBlow;
  }

  @Override
  public double odds(State state, String draw) {
    return draw.equals("wind") ? 0.1 : 0.9;
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  protected Value valueOfEnd(State end) {
    return new Value(end.mine, end.theirs);
  }

  @Override
  public String closing(State end, boolean programToMove) {
    return finish(end.mine, end.theirs, programToMove);
  }
}
