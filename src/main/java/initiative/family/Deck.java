package initiative.family;

import initiative.game.Tuple;

/** A row of cards as it lay at the start, with one or more numbers on each, and a word on it. */
final class Deck extends Tuple {
  private final String word;

  /** How many numbers are on a card. */
  final int each;

  Deck(String word, int each, long... numbers) {
    super(numbers);
    this.word = word;
    this.each = each;
  }

  /** What is to be said of the game, behind what is counted; empty if nothing is. */
  String word() {
    return word;
  }

  /** The numbers of one card after the other; cards are counted from 1, numbers from 0. */
  long number(int card, int which) {
    return get((card - 1) * each + which);
  }

  @Override
  protected Object board() {
    return word;
  }
}
