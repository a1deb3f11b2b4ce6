package initiative.family;

import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.Collections;
import java.util.List;

/**
 * Where a move takes from 1 to k sticks, a take can always be completed to k + 1: so a heap is lost
 * exactly if it is a multiple of that, or one more if the last stick loses. To take what is beyond
 * such a heap is the only way to win.
 */
public final class RemainderTable<P> extends Strategy<P, Integer> {
  private final TakeUpTo<P> heaps;

  /** The sticks of the least lost heap. */
  private final int least;

  public RemainderTable(TakeUpTo<P> game, boolean misere) {
    super(game);
    heaps = game;
    least = misere ? 1 : 0;
  }

  /** The sticks beyond the next lost heap. */
  int beyond(P heap) {
    return (int) Math.floorMod(heaps.sticks(heap) - least, heaps.largestTake(heap) + 1L);
  }

  @Override
  public Worth worth(P heap) {
    return beyond(heap) == 0 ? Worth.LOST : Worth.WON;
  }

  @Override
  public List<Integer> best(P heap) {
    int beyond = beyond(heap);
    return beyond == 0 || game.moves(heap).size() <= 1
        ? Collections.<Integer>emptyList()
        : Collections.singletonList(beyond);
  }
}
