package initiative.games.northcott;

import initiative.games.northcott.Northcott.Bridge;
import initiative.games.northcott.Northcott.Move;
import java.util.AbstractList;

/** The moves in each lane in turn. There may be thousands, so they are made when asked for. */
final class RamMoves extends AbstractList<Move> {
  private final Bridge bridge;

  RamMoves(Bridge bridge) {
    this.bridge = bridge;
  }

  @Override
  public Move get(int index) {
    if (index < 0) {
      throw new IndexOutOfBoundsException(Integer.toString(index));
    }
    int rest = index;
    int lane = 1;
    while (rest >= Northcott.count(bridge, lane)) {
      rest -= Northcott.count(bridge, lane++);
    }
    int cell = Northcott.first(bridge, lane) + rest;
    return new Move(lane, cell < bridge.own(lane) ? cell : cell + 1);
  }

  @Override
  public int size() {
    int size = 0;
    for (int lane = 1; lane <= bridge.lanes(); lane++) {
      size += Northcott.count(bridge, lane);
    }
    return size;
  }
}
