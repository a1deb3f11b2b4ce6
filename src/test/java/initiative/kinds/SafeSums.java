package initiative.kinds;

import initiative.catalogue.About;
import initiative.game.Strategy;
import initiative.game.Worth;

/**
 * Sums that do not add up to nothing, against an opponent who may do anything. The rules are those
 * of {@link Pairs}. Each sum is the one that its side can be sure of, so that the player is judged
 * by what it has collected in the end.
 */
public final class SafeSums extends Pairs {

  /** What a side is sure of: the most that it can do against an opponent who wants it least. */
  private static final class Guarantee extends Strategy<Cards, String> {
    Guarantee(SafeSums game) {
      super(game);
    }

    @Override
    public Worth worth(Cards cards) {
      return Worth.sums(
          sure(cards, cards.side, cards.first, cards.last, true) + cards.mine,
          sure(cards, 1 - cards.side, cards.first, cards.last, false) + cards.theirs);
    }

    private static long sure(Cards cards, int side, int first, int last, boolean moves) {
      if (first > last) {
        return 0;
      }
      long left = sure(cards, side, first + 1, last, !moves);
      long right = sure(cards, side, first, last - 1, !moves);
      return moves
          ? Math.max(left + cards.number(first, side), right + cards.number(last, side))
          : Math.min(left, right);
    }
  }

  @Override
  public About about() {
    return new About("safe-sums", "-", "formula", "Safe sums", "Надійні суми", CARDS, NUMBERS);
  }

  @Override
  public Strategy<Cards, String> solve(Cards start) {
    return new Guarantee(this);
  }
}
