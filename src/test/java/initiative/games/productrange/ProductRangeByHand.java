package initiative.games.productrange;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;

/** A state is the product, the number said last, and the range from c to r. */
public final class ProductRangeByHand extends HandRules<ProductRangeByHand.State> {
  public record State(int product, int last, int c, int r) {}

  @Override
  public List<List<String>> smallStarts() {
    List<List<String>> starts = starts(45, 50);
    starts.add(List.of("100 120"));
    starts.add(List.of("280 5000"));
    starts.add(List.of("271 300"));
    return starts;
  }

  @Override
  public List<List<String>> tinyStarts() {
    return starts(20, 36);
  }

  private static List<List<String>> starts(int leastUpTo, int greatestUpTo) {
    List<List<String>> starts = new ArrayList<>();
    for (int c = 2; c <= leastUpTo; c++) {
      for (int r = c; r <= greatestUpTo; r++) {
        starts.add(List.of(c + " " + r));
      }
    }
    return starts;
  }

  @Override
  public State start(List<String> lines) {
    String[] words = lines.get(0).split(" ");
    return new State(1, 1, Integer.parseInt(words[0]), Integer.parseInt(words[1]));
  }

  @Override
  public List<String> moves(State state) {
    List<String> moves = new ArrayList<>();
    for (int factor = 2; factor <= 9 && state.product < state.c; factor++) {
      boolean coprime = true;
      for (int divisor = 2; divisor <= 9; divisor++) {
        coprime &= factor % divisor != 0 || state.last % divisor != 0;
      }
      if (coprime) {
        moves.add(String.valueOf(factor));
      }
    }
    return moves;
  }

  @Override
  public State after(State state, String move) {
    int factor = Integer.parseInt(move);
    return new State(state.product * factor, factor, state.c, state.r);
  }

  /** Whoever has gone beyond the range has lost. */
  @Override
  protected Value valueOfEnd(State end) {
    return lead(end.product > end.r ? 1 : -1);
  }

  @Override
  public String closing(State end, boolean programToMove) {
    return programToMove == end.product > end.r ? "I won!" : "You won...";
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }
}
