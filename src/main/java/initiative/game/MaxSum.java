package initiative.game;

import java.util.Arrays;
import java.util.List;

/**
 * Cards with numbers lie in a row. A move takes 1, 2 or 3 cards from the right end, not more than
 * there are. When the last card has been taken, each side counts the sum of its own cards; the
 * larger the sum, the better.
 *
 * <p>Start: a line with the number of cards, a line with their values. Move: the number of cards.
 * Order: ascending. The program ends with "FINISH", its own sum and the other side's.
 */
public final class MaxSum implements Game<MaxSum.Cards, Integer> {
  public static final int MOST_CARDS = 1000;
  public static final int LARGEST_VALUE = 1000;
  public static final int LARGEST_TAKE = 3;

  /** The row with the number of cards still in it, and what both sides have collected. */
  public static final class Cards {
    private final int[] values;
    public final int left;
    public final int mine;
    public final int theirs;

    public Cards(int... values) {
      this(values, values.length, 0, 0);
    }

    private Cards(int[] values, int left, int mine, int theirs) {
      this.values = values;
      this.left = left;
      this.mine = mine;
      this.theirs = theirs;
    }

    /** The value of a card; cards are counted from 1 on the left. */
    public int value(int card) {
      return values[card - 1];
    }

    private Cards without(int taken) {
      int sum = mine;
      for (int card = left; card > left - taken; card--) {
        sum += value(card);
      }
      return new Cards(values, left - taken, theirs, sum);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Cards
          && left == ((Cards) other).left
          && mine == ((Cards) other).mine
          && theirs == ((Cards) other).theirs
          && (values == ((Cards) other).values || Arrays.equals(values, ((Cards) other).values));
    }

    @Override
    public int hashCode() {
      return 31 * (31 * left + mine) + theirs;
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      int shown = Math.min(left, 10);
      text.append(shown < left ? "... " : "");
      for (int card = left - shown + 1; card <= left; card++) {
        text.append(value(card)).append(' ');
      }
      text.append('(').append(left).append(" left, mine ").append(mine);
      return text.append(", theirs ").append(theirs).append(')').toString();
    }
  }

  @Override
  public Cards readStart(StartReader in) throws BadInput {
    int count = in.integer("the number of cards", 1, MOST_CARDS);
    return new Cards(in.integers("the values of the cards", count, -LARGEST_VALUE, LARGEST_VALUE));
  }

  @Override
  public List<Integer> moves(Cards cards) {
    return new Range(Math.min(cards.left, LARGEST_TAKE));
  }

  @Override
  public Cards after(Cards cards, Integer taken) {
    return cards.without(taken);
  }

  @Override
  public Worth ending(Cards cards) {
    return cards.left == 0 ? Worth.difference(cards.mine - cards.theirs) : null;
  }

  @Override
  public Integer parseMove(String line) {
    return Numbers.single(line);
  }

  @Override
  public String moveForm() {
    return "COUNT";
  }

  @Override
  public String closing(Cards end, boolean programToMove) {
    StringBuilder phrase = new StringBuilder("FINISH ");
    phrase.append(programToMove ? end.mine : end.theirs).append(' ');
    return phrase.append(programToMove ? end.theirs : end.mine).toString();
  }
}
