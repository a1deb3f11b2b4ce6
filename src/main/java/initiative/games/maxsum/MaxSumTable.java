package initiative.games.maxsum;

import initiative.family.Cards;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.solve.ChoiceTable;
import java.util.ArrayList;
import java.util.List;

/** The best takes for every number of cards still in the row. */
public final class MaxSumTable extends Strategy<Cards, Integer> {
  private final ChoiceTable table;

  public MaxSumTable(MaxSum game, Cards start) {
    super(game);
    table = new Row(start);
  }

  @Override
  public long positions() {
    return table.size();
  }

  @Override
  public Worth worth(Cards cards) {
    return Worth.difference(cards.mine - cards.theirs + table.lead(cards.left));
  }

  @Override
  public List<Integer> best(Cards cards) {
    List<Integer> best = new ArrayList<>();
    for (int take : game.moves(cards)) {
      if (table.isChoice(cards.left, take)) {
        best.add(take);
      }
    }
    return best;
  }

  /** A position is the number of cards left, a move the number taken. */
  private static final class Row extends ChoiceTable {
    private final Cards cards;

    Row(Cards cards) {
      super(cards.left + 1);
      this.cards = cards;
      fill();
    }

    @Override
    protected void options(int left) {
      int gain = 0;
      for (int take = 1; take <= MaxSum.LARGEST_TAKE && take <= left; take++) {
        gain += cards.value(left - take + 1);
        option(take, gain, left - take);
      }
    }
  }
}
