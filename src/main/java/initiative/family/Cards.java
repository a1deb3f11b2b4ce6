package initiative.family;

import initiative.game.Tuple;

/**
 * A row of cards with numbers from which some have been taken, at one end or at both, what the two
 * sides have collected, and what the game has to remember beside that.
 */
public final class Cards extends Tuple {
  private static final int SHOWN = 10;

  private final Deck deck;

  /** The first card that is left and the last one; cards are counted from 1 on the left. */
  public final int first;

  public final int last;

  /** How many cards are left. */
  public final int left;

  public final long mine;
  public final long theirs;

  /** A number that the game has to remember; if it needs none, 0. */
  public final int note;

  /** A row with a number on each card. */
  public Cards(long... values) {
    this(0, "", 1, values);
  }

  /**
   * A row at the start of a game.
   *
   * @param note a number that the game has to remember
   * @param word what people are told behind the sums, in front of that number; empty if nothing is
   * @param each how many numbers are on a card
   * @param numbers those of the first card, then those of the second one, and so on
   */
  public Cards(int note, String word, int each, long... numbers) {
    this(new Deck(word, each, numbers), 1, numbers.length / each, 0, 0, note);
  }

  private Cards(Deck deck, int first, int last, long mine, long theirs, int note) {
    super(first, last, mine, theirs, note);
    this.deck = deck;
    this.first = first;
    this.last = last;
    this.left = last - first + 1;
    this.mine = mine;
    this.theirs = theirs;
    this.note = note;
  }

  @Override
  protected Object board() {
    return deck;
  }

  /** How many cards there were at the start. */
  public int count() {
    return deck.size() / deck.each;
  }

  /** The word on the row. */
  public String word() {
    return deck.word();
  }

  /** The number on a card. */
  public int value(int card) {
    return (int) deck.number(card, 0);
  }

  /** One of the numbers on a card, counted from 0. */
  public long number(int card, int which) {
    return deck.number(card, which);
  }

  /** All numbers on a card, as in "7" or "8|2". */
  String numbersOn(int card) {
    StringBuilder text = new StringBuilder();
    for (int which = 0; which < deck.each; which++) {
      text.append(which == 0 ? "" : "|").append(deck.number(card, which));
    }
    return text.toString();
  }

  /** A part of the row of which nobody has taken anything. */
  Cards part(int from, int to) {
    return new Cards(deck, from, to, 0, 0, note);
  }

  /** The row without so many cards at the left end, which nobody has collected. */
  public Cards withoutLeft(int fromLeft, int noted) {
    return new Cards(deck, first + fromLeft, last, mine, theirs, noted);
  }

  /** The row without so many cards at each end, the numbers of which have been collected. */
  public Cards taken(int fromLeft, int fromRight, int noted) {
    long sum = mine;
    for (int card = first; card < first + fromLeft; card++) {
      sum += deck.number(card, 0);
    }
    for (int card = last; card > last - fromRight; card--) {
      sum += deck.number(card, 0);
    }
    return taken(fromLeft, fromRight, sum - mine, noted);
  }

  /** The same if another sum has been collected; it is the other side's turn. */
  public Cards taken(int fromLeft, int fromRight, long collected, int noted) {
    return new Cards(deck, first + fromLeft, last - fromRight, theirs, mine + collected, noted);
  }

  /** The row without so many cards at the right end, which nobody has collected. */
  public Cards lost(int fromRight, int noted) {
    return new Cards(deck, first, last - fromRight, mine, theirs, noted);
  }

  /** Some cards at both ends, if there are many, and the sums. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int card = first; card <= last; card++) {
      if (left > SHOWN && card == first + SHOWN / 2) {
        text.append("... ");
        card = last - SHOWN / 2 + 1;
      }
      text.append(numbersOn(card)).append(' ');
    }
    text.append('(').append(left).append(" left, mine ").append(mine);
    text.append(", theirs ").append(theirs);
    if (!deck.word().isEmpty() && left > 0) {
      text.append(", ").append(deck.word());
      if (note > 0) {
        text.append(' ').append(note);
      }
    }
    return text.append(')').toString();
  }
}
