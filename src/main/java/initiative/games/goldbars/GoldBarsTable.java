package initiative.games.goldbars;

import initiative.family.Cards;
import initiative.game.Strategy;
import initiative.game.Worth;

/**
 * By how much the side to move can end ahead, for every number of bars that are left and every
 * number of them that may be taken. With one more bar that may be taken there is but one more move
 * to look at.
 */
final class GoldBarsTable extends Strategy<Cards, Integer> {
  /** By the bars that are left, and by how many of them may be taken. */
  private final int[][] lead;

  GoldBarsTable(GoldBars game, Cards start) {
    super(game);
    lead = new int[start.left + 1][];
    for (int left = 0; left <= start.left; left++) {
      lead[left] = new int[left + 1];
      int gain = 0;
      int best = Integer.MIN_VALUE;
      for (int take = 1; take <= left; take++) {
        gain += start.value(start.last - left + take);
        int rest = left - take;
        best = Math.max(best, gain - lead[rest][Math.min(2 * take, rest)]);
        lead[left][take] = best;
      }
    }
  }

  @Override
  public long positions() {
    return (long) lead.length * (lead.length + 1) / 2;
  }

  @Override
  public Worth worth(Cards bars) {
    return Worth.difference(bars.mine - bars.theirs + lead[bars.left][bars.note]);
  }
}
