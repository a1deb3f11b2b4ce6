package initiative.games.twonumbercards;

import initiative.catalogue.About;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.family.Cards;
import initiative.family.End;
import initiative.family.EndsGame;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.interactor.Habits;

/**
 * Cards with an upper and a lower number each lie in a row. A move takes the card at the left end
 * or the one at the right end. The side that begins adds the upper numbers of its cards, the other
 * side the lower numbers of its own; each wants nothing but its own sum to be large. Against a
 * rational opponent, who maximises his own sum and expects the same of us, other moves may be right
 * than against one who may do anything, so the start says whom we meet. The numbers are different
 * powers of two, so that equal sums mean equal cards.
 *
 * <p>Start: a line "rational" or "anyone", a line with the number of cards, and for each card from
 * the left a line with its upper and its lower number. Move: "L" or "R". Order: "L", "R"; the last
 * card can be taken in both ways. The program ends with "FINISH", its own sum and the other side's.
 */
public final class TwoNumberCards extends EndsGame {
  static final String RATIONAL = "rational";
  static final String ANYONE = "anyone";

  static final Limit CARDS = new Limit("cards", "the number of cards", 1, 30);
  private static final Limit NUMBERS = new Limit("numbers", "the numbers of a card", 1, 1L << 60);

  @Override
  public About about() {
    return new About(
        "two-number-cards",
        "1.7:DE",
        "DP sums",
        "Cards with two numbers",
        "Картки з двома числами",
        CARDS.range() + " cards, numbers 2^0..2^60",
        CARDS);
  }

  @Override
  public Habits<Cards, End> habits() {
    return TwoNumberCardsHabits.all();
  }

  @Override
  public StartMaker starts() {
    return new TwoNumberStarts();
  }

  @Override
  public Cards readStart(StartReader in) throws BadInput {
    String whom = in.text();
    if (!whom.equals(RATIONAL) && !whom.equals(ANYONE)) {
      throw in.bad("\"" + RATIONAL + "\" or \"" + ANYONE + "\"");
    }
    int count = in.integer(CARDS);
    long[] numbers = new long[2 * count];
    long seen = 0;
    for (int card = 0; card < count; card++) {
      long[] line = in.numbers(NUMBERS, 2);
      for (int which = 0; which < 2; which++) {
        if (Long.bitCount(line[which]) != 1 || (seen & line[which]) != 0) {
          throw in.bad(NUMBERS.words + ": 2 powers of two that are on no card before");
        }
        seen |= line[which];
        numbers[2 * card + which] = line[which];
      }
    }
    return new Cards(0, whom, 2, numbers);
  }

  /** The number that counts for the side to move: 0 for the upper one, 1 for the lower one. */
  static int which(Cards cards) {
    return (cards.count() - cards.left) % 2;
  }

  @Override
  protected long collected(Cards cards, int card) {
    return cards.number(card, which(cards));
  }

  @Override
  public Worth ending(Cards cards) {
    return cards.left == 0 ? Worth.sums(cards.mine, cards.theirs) : null;
  }

  @Override
  public Strategy<Cards, End> solve(Cards start) {
    return new TwoNumberTable(this);
  }

  @Override
  public Saying because(Strategy<Cards, End> strategy, Cards cards) {
    return new Saying(cards.word().equals(RATIONAL) ? "own.sums" : "sure.sums");
  }

  /** With both numbers of each card, and which of them counts for the side to move. */
  @Override
  public Sketch sketch(Cards cards) {
    return super.sketch(cards).with("values2", numbers(cards, 1)).with("which", which(cards));
  }
}
