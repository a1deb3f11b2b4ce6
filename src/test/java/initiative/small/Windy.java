package initiative.small;

import initiative.game.BadInput;
import initiative.game.Game;
import initiative.game.Limit;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.game.Worth;
import initiative.solve.GeneralTable;
import java.util.List;

/**
 * A game with luck: a move takes 1 or 2 of the sticks in a heap, and as long as some are left the
 * judge then draws "wind", which blows one more stick away, or "calm", which is three times as
 * likely. Each side counts the sticks that it has taken.
 */
public final class Windy implements Game<Windy.Heap, String> {
  private static final Limit STICKS = new Limit("sticks", "the number of sticks", 1, 30);
  private static final String WIND = "wind";
  private static final String CALM = "calm";

  /** The sticks that are left, those that both sides have taken, and whether a draw comes next. */
  public static final class Heap extends Tuple {
    public Heap(long left, long mine, long theirs, boolean draw) {
      super(left, mine, theirs, draw ? 1 : 0);
    }

    public long left() {
      return get(0);
    }

    long mine() {
      return get(1);
    }

    long theirs() {
      return get(2);
    }

    boolean isDraw() {
      return get(3) == 1;
    }
  }

  @Override
  public Heap readStart(StartReader in) throws BadInput {
    return new Heap(in.number(STICKS), 0, 0, false);
  }

  @Override
  public List<String> moves(Heap heap) {
    if (heap.isDraw()) {
      return List.of(WIND, CALM);
    }
    return heap.left() == 0 ? List.of() : heap.left() == 1 ? List.of("1") : List.of("1", "2");
  }

  @Override
  public Heap after(Heap heap, String move) {
    if (heap.isDraw()) {
      long blown = move.equals(WIND) ? 1 : 0;
      return new Heap(heap.left() - blown, heap.mine(), heap.theirs(), false);
    }
    int taken = Integer.parseInt(move);
    long left = heap.left() - taken;
    return new Heap(left, heap.theirs(), heap.mine() + taken, left > 0);
  }

  @Override
  public boolean isChance(Heap heap) {
    return heap.isDraw();
  }

  @Override
  public double odds(Heap heap, String draw) {
    return draw.equals(WIND) ? 0.25 : 0.75;
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  public Worth ending(Heap heap) {
    return heap.left() == 0 ? Worth.expected(heap.mine(), heap.theirs()) : null;
  }

  @Override
  public String closing(Heap end, boolean programToMove) {
    return programToMove
        ? Phrase.finish(end.mine(), end.theirs())
        : Phrase.finish(end.theirs(), end.mine());
  }

  @Override
  public String parseMove(String line) {
    return List.of("1", "2", WIND, CALM).contains(line) ? line : null;
  }

  @Override
  public String moveForm() {
    return "COUNT";
  }

  @Override
  public Strategy<Heap, String> solve(Heap start) {
    return new GeneralTable<>(this, start);
  }
}
