package initiative.games.twonumbercards;

import initiative.family.Cards;
import initiative.family.End;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.solve.EitherEnd;

/**
 * What both sides collect with the cards that are left. Against a rational opponent that is what
 * each gets if both maximise their own sums; against anyone it is what each is sure of, the side to
 * move as the first to take and the other one as the second. The cards are so few that it can be
 * computed whenever it is asked for.
 */
final class TwoNumberTable extends Strategy<Cards, End> {

  TwoNumberTable(TwoNumberCards game) {
    super(game);
  }

  @Override
  public Worth worth(Cards cards) {
    int which = TwoNumberCards.which(cards);
    long[] own = numbers(cards, which);
    long[] others = numbers(cards, 1 - which);
    long mine;
    long theirs;
    if (cards.word().equals(TwoNumberCards.RATIONAL)) {
      long[] sums = EitherEnd.rational(own, others);
      mine = sums[0];
      theirs = sums[1];
    } else {
      mine = EitherEnd.guaranteed(own);
      theirs = EitherEnd.guaranteedToSecond(others);
    }
    return Worth.sums(cards.mine + mine, cards.theirs + theirs);
  }

  /** The upper or the lower numbers of the cards that are left. */
  private static long[] numbers(Cards cards, int which) {
    long[] numbers = new long[cards.left];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = cards.number(cards.first + i, which);
    }
    return numbers;
  }
}
