package initiative.kinds;

import initiative.catalogue.About;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.solve.GeneralTable;
import java.util.ArrayList;
import java.util.List;

/**
 * A partisan game. There is one heap of sticks. The side that begins takes 1 or 4 of them at every
 * move, the other side 2 or 3. A side that cannot move loses, even if there are sticks left.
 *
 * <p>Start: a line with the number of sticks. Move: the number taken. Order: ascending.
 */
public final class Uneven extends Definition<Uneven.Heap, Integer> {
  private static final Limit STICKS = new Limit("sticks", "the number of sticks", 0, 100);
  private static final int[][] TAKES = {{1, 4}, {2, 3}};

  /** The sticks, and which side moves: 0 for the one that began, 1 for the other one. */
  public static final class Heap extends Tuple {
    final int sticks;
    final int side;

    Heap(int sticks, int side) {
      super(sticks, side);
      this.sticks = sticks;
      this.side = side;
    }

    @Override
    public String toString() {
      return sticks + (side == 0 ? " (take 1 or 4)" : " (take 2 or 3)");
    }
  }

  @Override
  public About about() {
    return new About("uneven", "-", "general", "Uneven takes", "Нерівні ходи", STICKS);
  }

  @Override
  public Heap readStart(StartReader in) throws BadInput {
    return new Heap(in.integer(STICKS), 0);
  }

  @Override
  public List<Integer> moves(Heap heap) {
    List<Integer> moves = new ArrayList<>();
    for (int take : TAKES[heap.side]) {
      if (take <= heap.sticks) {
        moves.add(take);
      }
    }
    return moves;
  }

  @Override
  public Heap after(Heap heap, Integer taken) {
    return new Heap(heap.sticks - taken, 1 - heap.side);
  }

  @Override
  public Integer parseMove(String line) {
    return Numbers.integer(line);
  }

  @Override
  public String moveForm() {
    return "COUNT";
  }

  @Override
  public Strategy<Heap, Integer> solve(Heap start) {
    return new GeneralTable<>(this, start);
  }
}
