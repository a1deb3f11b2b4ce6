package initiative.family;

import initiative.game.Tuple;

/** A row of numbers that stays as it is, such as the values of cards; counted from 1. */
public final class Row extends Tuple {

  public Row(long... values) {
    super(values);
  }

  public long value(int index) {
    return get(index - 1);
  }
}
