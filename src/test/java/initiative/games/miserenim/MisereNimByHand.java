package initiative.games.miserenim;

import initiative.games.nim.NimByHand;
import java.util.List;

/** Nim in which a side that has no move wins. */
public final class MisereNimByHand extends NimByHand {
  @Override
  public List<List<String>> smallStarts() {
    List<List<String>> starts = super.smallStarts();
    starts.addAll(heaps(6, 2));
    return starts;
  }

  @Override
  public List<List<String>> tinyStarts() {
    List<List<String>> starts = heaps(1, 11);
    starts.addAll(heaps(2, 6));
    starts.addAll(heaps(3, 3));
    starts.addAll(heaps(5, 1));
    return starts;
  }

  @Override
  protected Value valueOfEnd(List<Integer> heaps) {
    return lead(1);
  }

  @Override
  public String closing(List<Integer> heaps, boolean programToMove) {
    return programToMove ? "I won!" : "You won...";
  }
}
