package initiative.family;

import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Worth;

/**
 * Cards with numbers lie in a row, and two sides in turn take some of them. When the last card has
 * gone, each side counts the sum of its own cards; the larger the sum, the better.
 */
public abstract class CardGame<M> extends Definition<Cards, M> {

  /** Reads a line with the number of cards and one with the numbers on them. */
  protected static long[] readRow(StartReader in, Limit cards, Limit values) throws BadInput {
    return in.numbers(values, in.integer(cards));
  }

  @Override
  public Worth ending(Cards left) {
    return left.left == 0 ? Worth.difference(left.mine - left.theirs) : null;
  }

  @Override
  public String closing(Cards end, boolean programToMove) {
    return programToMove
        ? Phrase.finish(end.mine, end.theirs)
        : Phrase.finish(end.theirs, end.mine);
  }

  @Override
  public Saying because(Strategy<Cards, M> strategy, Cards left) {
    return strategy.worth(left).isDifference() ? new Saying("lead") : null;
  }

  /** The cards that are left, with both sums. */
  @Override
  public Sketch sketch(Cards cards) {
    return new Sketch("cards")
        .with("values", numbers(cards, 0))
        .with("ends", "right")
        .with("mine", cards.mine)
        .with("yours", cards.theirs);
  }

  /** One of the numbers on each card that is left. */
  protected static long[] numbers(Cards cards, int which) {
    long[] numbers = new long[cards.left];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = cards.number(cards.first + i, which);
    }
    return numbers;
  }

  /** So many cards at the right end, as the place of a move. */
  protected static long[] rightmost(Cards cards, int count) {
    return new long[] {cards.left - count, cards.left - 1};
  }
}
