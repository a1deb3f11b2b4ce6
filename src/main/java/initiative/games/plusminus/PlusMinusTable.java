package initiative.games.plusminus;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.plusminus.PlusMinus.Cards;
import initiative.solve.TakeOrStop;

/** What is expected of every number of pluses and minuses that may be left. */
final class PlusMinusTable extends Strategy<Cards, String> {
  private final TakeOrStop table;

  PlusMinusTable(PlusMinus game, Cards start) {
    super(game);
    table = new TakeOrStop(start.pluses, start.minuses);
  }

  @Override
  public long positions() {
    return table.size();
  }

  @Override
  public Worth worth(Cards cards) {
    Worth ending = game.ending(cards);
    if (ending != null) {
      return ending;
    }
    double gain =
        game.isChance(cards)
            ? table.taking(cards.pluses, cards.minuses)
            : table.gain(cards.pluses, cards.minuses);
    return Worth.expected(cards.sum + gain, 0);
  }
}
