package initiative.kinds;

import initiative.catalogue.About;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.List;

/**
 * A game whose moves are too many to list, and which may take longer than anybody cares to wait.
 * There is one heap of sticks. A move takes at least one of them and at most as many as the start
 * says. Whoever takes the last stick wins. The judge may stop the game.
 *
 * <p>Start: a line with the number of sticks and the largest take. Move: the number taken.
 */
public final class BigHeap extends Definition<BigHeap.Heap, Long> {
  private static final long MOST = 1000000000000000000L;
  private static final Limit STICKS = new Limit("sticks", "the number of sticks", 1, MOST);
  private static final Limit TAKE = new Limit("take", "the largest take", 1, MOST / 10);

  /** The sticks that are left, and the largest take. */
  public static final class Heap extends Tuple {
    final long sticks;
    final long take;

    Heap(long sticks, long take) {
      super(sticks, take);
      this.sticks = sticks;
      this.take = take;
    }

    @Override
    public String toString() {
      return sticks + " (take up to " + take + ")";
    }
  }

  /** Lost are the multiples of one more than the largest take. */
  private static final class Remainder extends Strategy<Heap, Long> {
    Remainder(BigHeap game) {
      super(game);
    }

    @Override
    public Worth worth(Heap heap) {
      return heap.sticks % (heap.take + 1) == 0 ? Worth.LOST : Worth.WON;
    }

    @Override
    public List<Long> best(Heap heap) {
      List<Long> best = new ArrayList<>();
      if (worth(heap).isWon() && Math.min(heap.take, heap.sticks) > 1) {
        best.add(heap.sticks % (heap.take + 1));
      }
      return best;
    }
  }

  @Override
  public About about() {
    return new About("big-heap", "-", "formula", "A big heap", "Велика купка", STICKS, TAKE);
  }

  @Override
  public Heap readStart(StartReader in) throws BadInput {
    long[] numbers = in.line(STICKS, TAKE);
    return new Heap(numbers[0], numbers[1]);
  }

  @Override
  public boolean listsMoves() {
    return false;
  }

  @Override
  public List<Long> moves(Heap heap) {
    throw new UnsupportedOperationException("the moves are too many to list");
  }

  @Override
  public boolean isLegal(Heap heap, Long taken) {
    return taken >= 1 && taken <= Math.min(heap.take, heap.sticks);
  }

  @Override
  public Long anyMove(Heap heap, Chance chance) {
    return 1 + chance.below(Math.min(heap.take, heap.sticks));
  }

  @Override
  public String legalMoves(Heap heap) {
    return "1.." + Math.min(heap.take, heap.sticks);
  }

  @Override
  public Heap after(Heap heap, Long taken) {
    return new Heap(heap.sticks - taken, heap.take);
  }

  @Override
  public Worth ending(Heap heap) {
    return heap.sticks == 0 ? Worth.LOST : null;
  }

  @Override
  public String breakOff() {
    return Phrase.ENOUGH;
  }

  @Override
  public Long parseMove(String line) {
    return Numbers.single(line);
  }

  @Override
  public String moveForm() {
    return "COUNT";
  }

  @Override
  public Strategy<Heap, Long> solve(Heap start) {
    return new Remainder(this);
  }
}
