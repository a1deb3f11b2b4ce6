package initiative.game;

import java.util.AbstractList;

/** The moves 1, 2, ..., last, for games in which a move is a count. */
public final class Range extends AbstractList<Integer> {
  private final int last;

  public Range(int last) {
    this.last = last;
  }

  @Override
  public Integer get(int index) {
    if (index < 0 || index >= last) {
      throw new IndexOutOfBoundsException(Integer.toString(index));
    }
    return index + 1;
  }

  @Override
  public int size() {
    return last;
  }

  @Override
  public boolean contains(Object move) {
    return move instanceof Integer && (Integer) move >= 1 && (Integer) move <= last;
  }
}
