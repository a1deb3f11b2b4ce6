package initiative.games.twonumbercards;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * A state is whom we meet, the cards that are left, who is to move, and what both sides have
 * collected. Against a rational opponent it is worth what both get who want their own sums large,
 * against anyone what each is sure of.
 */
public final class TwoNumberCardsByHand extends HandRules<TwoNumberCardsByHand.State> {
  public record Card(long upper, long lower) {
    long number(boolean first) {
      return first ? upper : lower;
    }
  }

  public record State(String whom, List<Card> cards, boolean first, long mine, long theirs) {}

  @Override
  public List<List<String>> smallStarts() {
    List<List<String>> starts = new ArrayList<>();
    for (int count = 1; count <= 3; count++) {
      add(starts, count, new ArrayList<>(), 2 * count);
    }
    addSome(starts, 40, 4, 8);
    return starts;
  }

  @Override
  public List<List<String>> tinyStarts() {
    List<List<String>> starts = new ArrayList<>();
    add(starts, 1, new ArrayList<>(), 2);
    add(starts, 2, new ArrayList<>(), 4);
    addSome(starts, 30, 3, 7);
    return starts;
  }

  /** Adds all starts with so many cards and the least powers of two. */
  private static void add(
      List<List<String>> starts, int count, List<Integer> exponents, int powers) {
    if (exponents.size() == powers) {
      addBoth(starts, count, exponents);
      return;
    }
    for (int exponent = 0; exponent < powers; exponent++) {
      if (!exponents.contains(exponent)) {
        List<Integer> longer = new ArrayList<>(exponents);
        longer.add(exponent);
        add(starts, count, longer, powers);
      }
    }
  }

  /** Adds some starts of several sizes with any powers whose sums are exact in a double. */
  private static void addSome(List<List<String>> starts, int times, int least, int most) {
    Random random = new Random(1);
    for (int i = 0; i < times; i++) {
      List<Integer> exponents = new ArrayList<>();
      for (int exponent = 0; exponent < 20; exponent++) {
        exponents.add(exponent);
      }
      Collections.shuffle(exponents, random);
      addBoth(starts, least + i % (most - least + 1), exponents);
    }
  }

  private static void addBoth(List<List<String>> starts, int count, List<Integer> exponents) {
    for (String whom : List.of("rational", "anyone")) {
      List<String> lines = new ArrayList<>(List.of(whom, String.valueOf(count)));
      for (int card = 0; card < count; card++) {
        long upper = 1L << exponents.get(2 * card);
        lines.add(upper + " " + (1L << exponents.get(2 * card + 1)));
      }
      starts.add(lines);
    }
  }

  @Override
  public State start(List<String> lines) {
    List<Card> cards = new ArrayList<>();
    for (String line : lines.subList(2, lines.size())) {
      String[] words = line.split(" ");
      cards.add(new Card(Long.parseLong(words[0]), Long.parseLong(words[1])));
    }
    return new State(lines.get(0), cards, true, 0, 0);
  }

  @Override
  public List<String> moves(State state) {
    return state.cards.isEmpty() ? List.of() : List.of("L", "R");
  }

  @Override
  public State after(State state, String move) {
    List<Card> left = new ArrayList<>(state.cards);
    Card taken = left.remove(move.equals("L") ? 0 : left.size() - 1);
    long sum = state.mine + taken.number(state.first);
    return new State(state.whom, left, !state.first, state.theirs, sum);
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  public Value value(State state) {
    if (state.whom.equals("rational")) {
      return super.value(state);
    }
    return new Value(
        state.mine + sure(state.cards, state.first, true),
        state.theirs + sure(state.cards, !state.first, false));
  }

  /** The most that a side can collect if the other one wants that to be little. */
  private static long sure(List<Card> cards, boolean first, boolean itsMove) {
    if (cards.isEmpty()) {
      return 0;
    }
    List<Card> withoutLeft = cards.subList(1, cards.size());
    List<Card> withoutRight = cards.subList(0, cards.size() - 1);
    long left = sure(withoutLeft, first, !itsMove);
    long right = sure(withoutRight, first, !itsMove);
    return itsMove
        ? Math.max(
            left + cards.get(0).number(first), right + cards.get(cards.size() - 1).number(first))
        : Math.min(left, right);
  }

  @Override
  protected Value valueOfEnd(State end) {
    return new Value(end.mine, end.theirs);
  }

  @Override
  public String closing(State end, boolean programToMove) {
    return finish(end.mine, end.theirs, programToMove);
  }

  /** Against anyone it is worth what is certain, whatever the other side wants. */
  @Override
  public boolean isWorthTheBestOfBoth(List<String> start) {
    return start.get(0).equals("rational");
  }
}
