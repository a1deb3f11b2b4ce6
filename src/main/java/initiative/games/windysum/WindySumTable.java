package initiative.games.windysum;

import initiative.family.Cards;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.solve.WindyTakes;

/** What both sides expect, for every number of cards that are left, before the wind and after. */
final class WindySumTable extends Strategy<Cards, String> {
  private final WindyTakes takes;

  WindySumTable(WindySum game, Cards start) {
    super(game);
    takes = new WindyTakes(start.last);
    for (int card = 1; card <= start.last; card++) {
      takes.put(card, start.value(card));
    }
  }

  @Override
  public long positions() {
    return takes.size();
  }

  @Override
  public Worth worth(Cards cards) {
    int left = cards.left;
    return game.isChance(cards)
        ? Worth.expected(
            cards.mine + takes.moverBeforeWind(left), cards.theirs + takes.otherBeforeWind(left))
        : Worth.expected(cards.mine + takes.mover(left), cards.theirs + takes.other(left));
  }
}
