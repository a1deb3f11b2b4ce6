package initiative.games.grundy;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.grundy.Grundy.Split;
import java.util.ArrayList;
import java.util.List;

/** Sums of heaps, each worth the Grundy value of its size. */
public final class SplitTable extends Strategy<Sizes, Split> {
  private final SplitValues values;

  /** A strategy by values that are known up to the largest heap. */
  public SplitTable(Grundy game, SplitValues values) {
    super(game);
    this.values = values;
  }

  /** The Grundy value of a heap. */
  int value(int size) {
    return values.of(size);
  }

  private int xor(Sizes sizes) {
    int xor = 0;
    for (int i = 0; i < sizes.kinds(); i++) {
      xor ^= sizes.countAt(i) % 2 == 0 ? 0 : values.of(sizes.sizeAt(i));
    }
    return xor;
  }

  @Override
  public Worth worth(Sizes sizes) {
    return xor(sizes) == 0 ? Worth.LOST : Worth.WON;
  }

  /** A winning split makes the value of its heap what the xor of the others is. */
  @Override
  public List<Split> best(Sizes sizes) {
    int xor = xor(sizes);
    List<Split> best = new ArrayList<>();
    for (int i = 0; i < sizes.kinds() && xor != 0; i++) {
      int size = sizes.sizeAt(i);
      int others = xor ^ values.of(size);
      for (int part = values.nextSplit(size, 0, others);
          part > 0;
          part = values.nextSplit(size, part, others)) {
        best.add(new Split(size, part));
      }
    }
    return best;
  }
}
