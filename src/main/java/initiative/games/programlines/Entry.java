package initiative.games.programlines;

import initiative.game.Numbers;
import initiative.game.Tuple;

/** What a side enters: the value of its variable, or later an operator into a line. */
public final class Entry extends Tuple {

  private Entry(long... numbers) {
    super(numbers);
  }

  static Entry value(int value) {
    return new Entry(value);
  }

  static Entry operator(int line, int operator) {
    return new Entry(line, operator);
  }

  /** What a line states, as in "1" or "10 4"; null if it does not. */
  static Entry parse(String text) {
    long[] numbers = Numbers.in(text);
    boolean good = numbers != null && (numbers.length == 1 || numbers.length == 2);
    for (int i = 0; good && i < numbers.length; i++) {
      good = numbers[i] == (int) numbers[i];
    }
    return good ? new Entry(numbers) : null;
  }

  boolean isValue() {
    return size() == 1;
  }

  /** The value of a variable. */
  int value() {
    return (int) get(0);
  }

  int line() {
    return (int) get(0);
  }

  int operator() {
    return (int) get(1);
  }
}
