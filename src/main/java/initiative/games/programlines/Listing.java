package initiative.games.programlines;

import initiative.game.Tuple;
import java.util.Arrays;

/**
 * A program as far as it has been written: the values of A and B before it, and an operator in
 * every line that is not free. Operators are numbered from 1 to 6, lines from 1.
 */
public final class Listing extends Tuple {
  static final int UNSET = -1;
  static final int FREE = 0;
  static final int OPERATORS = 6;

  private static final String[] WORDS = {
    "",
    "A := 1-A",
    "if B=1 then A := 1-A",
    "if B=0 then A := 1-A",
    "B := 1-B",
    "if A=1 then B := 1-B",
    "if A=0 then B := 1-B"
  };

  private static final int VALUES = 2;

  private Listing(long... numbers) {
    super(numbers);
  }

  /** A program of so many lines of which nothing has been written. */
  static Listing empty(int lines) {
    long[] numbers = new long[VALUES + lines];
    Arrays.fill(numbers, 0, VALUES, UNSET);
    return new Listing(numbers);
  }

  public int lines() {
    return size() - VALUES;
  }

  public int a() {
    return (int) get(0);
  }

  public int b() {
    return (int) get(1);
  }

  /** Whether A or B has still to be set. */
  public boolean wantsValue() {
    return b() == UNSET;
  }

  /** The operator in a line. */
  public int operator(int line) {
    return (int) get(VALUES + line - 1);
  }

  public boolean isFree(int line) {
    return line >= 1 && line <= lines() && operator(line) == FREE;
  }

  /** How many lines are free. */
  public int free() {
    int free = 0;
    for (int line = 1; line <= lines(); line++) {
      free += operator(line) == FREE ? 1 : 0;
    }
    return free;
  }

  /** The program with A set, or B if A is. */
  Listing withValue(int value) {
    return new Listing(with(a() == UNSET ? 0 : 1, value));
  }

  Listing withOperator(int line, int operator) {
    return new Listing(with(VALUES + line - 1, operator));
  }

  /** Whether A and B are equal when the lines have been run; those that are free do nothing. */
  public boolean endsEqual() {
    int a = a();
    int b = b();
    for (int line = 1; line <= lines(); line++) {
      switch (operator(line)) {
        case 1:
          a = 1 - a;
          break;
        case 2:
          a = b == 1 ? 1 - a : a;
          break;
        case 3:
          a = b == 0 ? 1 - a : a;
          break;
        case 4:
          b = 1 - b;
          break;
        case 5:
          b = a == 1 ? 1 - b : b;
          break;
        case 6:
          b = a == 0 ? 1 - b : b;
          break;
        default:
          break;
      }
    }
    return a == b;
  }

  /** As in "A=1 B=0, 1:4 10:4, 8 lines free". */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("A=").append(value(a()));
    text.append(" B=").append(value(b())).append(',');
    for (int line = 1; line <= lines(); line++) {
      if (!isFree(line)) {
        text.append(' ').append(line).append(':').append(operator(line));
      }
    }
    text.append(free() < lines() ? ", " : " ").append(free());
    return text.append(free() == 1 ? " line free" : " lines free").toString();
  }

  private static String value(int value) {
    return value == UNSET ? "?" : value == 0 ? "0" : "1";
  }

  /** The program as people write it. */
  String picture() {
    StringBuilder text = new StringBuilder("    A := ").append(value(a()));
    text.append("\n    B := ").append(value(b()));
    for (int line = 1; line <= lines(); line++) {
      text.append(line < 10 ? "\n " : "\n").append(line).append(": ");
      text.append(isFree(line) ? "-" : WORDS[operator(line)]);
    }
    return text.toString();
  }

  /** An operator as people write it. */
  static String words(int operator) {
    return WORDS[operator];
  }
}
