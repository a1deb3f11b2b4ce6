package initiative.games.maxsumends;

import initiative.family.Cards;
import initiative.family.End;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.solve.EitherEnd;

/** By how much the side to move can end ahead, for every part of the row that may be left. */
final class MaxSumEndsTable extends Strategy<Cards, End> {
  private final int[][] leads;

  MaxSumEndsTable(MaxSumEnds game, Cards start) {
    super(game);
    int[] values = new int[start.count()];
    for (int i = 0; i < values.length; i++) {
      values[i] = start.value(i + 1);
    }
    leads = EitherEnd.leads(values);
  }

  @Override
  public long positions() {
    return (long) leads.length * (leads.length + 1) / 2;
  }

  @Override
  public Worth worth(Cards cards) {
    return Worth.difference(cards.mine - cards.theirs + leads[cards.left][cards.first - 1]);
  }
}
