package initiative.games.northcott;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.northcott.Northcott.Bridge;
import initiative.games.northcott.Northcott.Move;
import java.util.ArrayList;
import java.util.List;

/**
 * Lost exactly if the xor of the gaps between the rams is 0, as in nim: a retreat is answered by
 * following as far, and there is not room for ever. The winner only goes forward, which in nim is
 * enough to win, so that the game comes to an end.
 */
final class NorthcottTable extends Strategy<Bridge, Move> {
  NorthcottTable(Northcott game) {
    super(game);
  }

  static int xor(Bridge bridge) {
    int xor = 0;
    for (int lane = 1; lane <= bridge.lanes(); lane++) {
      xor ^= bridge.gap(lane);
    }
    return xor;
  }

  @Override
  public Worth worth(Bridge bridge) {
    return xor(bridge) == 0 ? Worth.LOST : Worth.WON;
  }

  /** A winning move makes a gap what the xor of the others is; here, if that is less. */
  @Override
  public List<Move> best(Bridge bridge) {
    int xor = xor(bridge);
    List<Move> best = new ArrayList<>();
    for (int lane = 1; lane <= bridge.lanes() && xor != 0; lane++) {
      int steps = bridge.gap(lane) - (bridge.gap(lane) ^ xor);
      if (steps > 0) {
        best.add(new Move(lane, bridge.ahead(lane, steps)));
      }
    }
    return best;
  }
}
