package initiative.family;

import initiative.catalogue.Definition;
import initiative.catalogue.StartMaker;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.game.Worth;

/**
 * Cards with numbers lie in a row, and two sides in turn take some of them. When the last card has
 * gone, each side counts the sum of its own cards; the larger the sum, the better.
 */
public abstract class CardGame<M> extends Definition<Cards, M> {
  private final Limit cards;
  private final Limit values;

  /** A game with so many cards with such numbers on them. */
  protected CardGame(Limit cards, Limit values) {
    this.cards = cards;
    this.values = values;
  }

  /** The row of a start. */
  protected Cards row(long... numbers) {
    return new Cards(numbers);
  }

  @Override
  public StartMaker starts() {
    return StartMaker.row(cards, values);
  }

  @Override
  public Cards readStart(StartReader in) throws BadInput {
    int count = in.integer(cards);
    return row(in.numbers(values, count));
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
}
