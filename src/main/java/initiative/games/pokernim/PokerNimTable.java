package initiative.games.pokernim;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.pokernim.PokerNim.Change;
import initiative.games.pokernim.PokerNim.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * Lost exactly if the xor of the heaps is 0, as in nim: an addition in a lost position is answered
 * by taking it back, and reserves do not last for ever.
 */
final class PokerNimTable extends Strategy<Table, Change> {
  PokerNimTable(PokerNim game) {
    super(game);
  }

  static long xor(Table table) {
    long xor = 0;
    for (int heap = 1; heap <= table.count(); heap++) {
      xor ^= table.size(heap);
    }
    return xor;
  }

  @Override
  public Worth worth(Table table) {
    return xor(table) == 0 ? Worth.LOST : Worth.WON;
  }

  /** A winning move makes a heap what the xor of the others is, be it smaller or larger. */
  @Override
  public List<Change> best(Table table) {
    long xor = xor(table);
    List<Change> best = new ArrayList<>();
    for (int heap = 1; heap <= table.count() && xor != 0; heap++) {
      long more = (table.size(heap) ^ xor) - table.size(heap);
      if (more <= table.mine()) {
        best.add(new Change(heap, more));
      }
    }
    return best;
  }
}
