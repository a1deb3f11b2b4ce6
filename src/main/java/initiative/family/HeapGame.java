package initiative.family;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Limit;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.List;

/**
 * There are several heaps of sticks. A move takes an allowed number of sticks from one heap. A side
 * that cannot move loses.
 *
 * <p>Start: a line with the number of heaps, a line with their sizes. Move: the number of the heap,
 * counted from 1 and kept when others become empty, and the number taken. Order: by heap, then by
 * the number taken.
 */
public abstract class HeapGame extends Definition<Heaps, Take> {
  private final Limit heaps;
  private final Limit sticks;
  private final TakeSet takes;

  /** A game with so many heaps of such sizes, and the same takes in all its starts. */
  protected HeapGame(Limit heaps, Limit sticks, TakeSet takes) {
    this.heaps = heaps;
    this.sticks = sticks;
    this.takes = takes;
  }

  /** Heaps of these sizes, from which may be taken what this game allows. */
  public final Heaps heaps(long... sizes) {
    return new Heaps(takes, sizes);
  }

  /** The move that takes so many sticks from a heap. */
  public Take take(int heap, long count) {
    return new Take(heap, count);
  }

  @Override
  public Heaps readStart(StartReader in) throws BadInput {
    return heaps(readSizes(in));
  }

  /** Reads the number of heaps and their sizes. */
  protected final long[] readSizes(StartReader in) throws BadInput {
    int count = in.integer(heaps);
    return in.numbers(sticks, count);
  }

  @Override
  public Strategy<Heaps, Take> solve(Heaps start) {
    return new HeapTable(this);
  }

  @Override
  public final List<Take> moves(Heaps heaps) {
    return new Takes(this, heaps);
  }

  @Override
  public final Heaps after(Heaps heaps, Take take) {
    return heaps.without(take);
  }

  @Override
  public final boolean isLegal(Heaps heaps, Take take) {
    return take.heap >= 1
        && take.heap <= heaps.count()
        && heaps.takes.allows(take.count, heaps.size(take.heap));
  }

  @Override
  public final Take anyMove(Heaps heaps, Chance chance) {
    return new Takes(this, heaps).any(chance);
  }

  @Override
  public final String legalMoves(Heaps heaps) {
    Takes takes = new Takes(this, heaps);
    return takes.isWhole()
        ? super.legalMoves(heaps)
        : new StringBuilder()
            .append(takes.get(0))
            .append(", ")
            .append(takes.get(1))
            .append(", ..., ")
            .append(takes.last())
            .toString();
  }

  @Override
  public Worth ending(Heaps heaps) {
    return heaps.areClosed() ? Worth.LOST : null;
  }

  @Override
  public Take parseMove(String line) {
    return Take.parse(line);
  }

  @Override
  public String moveForm() {
    return "HEAP COUNT";
  }
}
