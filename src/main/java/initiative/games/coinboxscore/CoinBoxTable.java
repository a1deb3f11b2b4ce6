package initiative.games.coinboxscore;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.coinboxscore.CoinBoxScore.Box;
import initiative.solve.ChoiceTable;

/**
 * What the side to move still gains, for every number of places that are free. The coins in the box
 * belong to nobody before the end, but then to one side, so that the gains add up to nothing.
 */
final class CoinBoxTable extends Strategy<Box, Integer> {
  private final ChoiceTable table;

  CoinBoxTable(CoinBoxScore game, Box start) {
    super(game);
    table = new Rooms(start.size);
  }

  @Override
  public long positions() {
    return table.size();
  }

  @Override
  public Worth worth(Box box) {
    int ahead = box.mine - box.theirs;
    if (box.room >= CoinBoxScore.FEWEST) {
      ahead += table.lead(box.room);
    }
    return Worth.sums(ahead / 2, -ahead / 2);
  }

  /** A position is the number of free places, a move the number of coins for the box. */
  private static final class Rooms extends ChoiceTable {
    private final int size;

    Rooms(int size) {
      super(size + 1);
      this.size = size;
      fill();
    }

    @Override
    protected void options(int room) {
      if (room < CoinBoxScore.FEWEST) {
        end(room - size);
      }
      for (int coins = CoinBoxScore.FEWEST; coins <= CoinBoxScore.COST && coins <= room; coins++) {
        option(coins, coins - 2 * CoinBoxScore.COST, room - coins);
      }
    }
  }
}
