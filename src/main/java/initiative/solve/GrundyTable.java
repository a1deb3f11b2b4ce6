package initiative.solve;

import java.util.Arrays;

/**
 * Sprague-Grundy values of the components of a sum of games, such as heaps or runs. The value of a
 * component is the least number that is not the value of any position it can be moved to (its mex);
 * a component that falls into several is worth the xor of their values. A sum is lost exactly when
 * the xor of all its values is 0. Components are numbered so that every move leads to smaller
 * numbers.
 */
public abstract class GrundyTable {
  private final short[] values;
  private int[] seenBy = new int[64];
  private int count;
  private int largestValue;

  /** A table of the components up to this one. */
  protected GrundyTable(int largest) {
    values = new short[largest + 1];
  }

  /** Calls {@link #reach} with the value of each position to which the component can be moved. */
  protected abstract void options(int component);

  protected final void reach(int value) {
    growFor(value);
    seenBy[value] = count + 1;
  }

  /**
   * Reaches all pairs of components that two numbers with the given total stand for, the smaller of
   * which is at least the given one. Tables of games that break a component into two spend their
   * time here.
   */
  protected final void reachPairs(int total, int least) {
    growFor(2 * Integer.highestOneBit(largestValue | 1) - 1);
    short[] known = values;
    int[] seen = seenBy;
    int mark = count + 1;
    for (int one = least, other = total - least; one <= other; one++, other--) {
      seen[known[one] ^ known[other]] = mark;
    }
  }

  private void growFor(int value) {
    if (value >= seenBy.length) {
      seenBy = Arrays.copyOf(seenBy, 2 * Integer.highestOneBit(value));
    }
  }

  /** Goes through all components; a subclass calls it when it is ready. */
  protected final void fill() {
    while (count < values.length) {
      addNext();
    }
    seenBy = null;
  }

  /** By components, since the JVM compiles a method long before it compiles a loop. */
  private void addNext() {
    options(count);
    int mex = 0;
    while (mex < seenBy.length && seenBy[mex] == count + 1) {
      mex++;
    }
    largestValue = Math.max(largestValue, mex);
    values[count++] = (short) mex;
  }

  /** How many components the table holds. */
  public final int size() {
    return values.length;
  }

  /** The value of a component that the table holds. */
  public final int value(int component) {
    return values[component];
  }
}
