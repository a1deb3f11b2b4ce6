package initiative.games.maxsumends;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A state is the cards that are left and what both sides have collected. */
public final class MaxSumEndsByHand extends HandRules<MaxSumEndsByHand.State> {
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
    return state.cards.isEmpty() ? List.of() : List.of("L", "R");
  }

  @Override
  public State after(State state, String move) {
    List<Integer> left = new ArrayList<>(state.cards);
    int taken = left.remove(move.equals("L") ? 0 : left.size() - 1);
    return new State(left, state.theirs, state.mine + taken);
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
