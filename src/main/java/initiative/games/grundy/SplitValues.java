package initiative.games.grundy;

import java.util.Arrays;

/**
 * The Grundy values of heaps that are split into unequal parts, the sparse way.
 *
 * <p>Call a value odd if it has an odd number of ones above its lowest bit, and otherwise even. The
 * xor of two values is odd exactly if one of them is. So a heap reaches odd values only by a part
 * of even value and a part of odd value; and hardly any heap has an even value, less than 1300 of
 * the first 100000. Hence the least odd value that a heap does not reach is found by a look at
 * these few. The value of the heap is that one, unless a smaller even value is not reached. Since
 * two parts of odd values reach all kinds of even ones, the other splits are looked at only until
 * all these have been seen, which is soon. Nothing here is left to chance: if even values were not
 * rare, only the time would be longer.
 */
public final class SplitValues {
  /** More than any xor of two values of heaps up to 100000, which are at most 230. */
  private static final int XORS = 1 << 9;

  /** Adjacent parts have values that are alike; with so much between them more is seen sooner. */
  private static final int TEETH = 61;

  /** Of so many values half are even, as many as a word has bits. */
  private static final int GROUP = 2 * Long.SIZE;

  private static final boolean[] EVEN = new boolean[2 * XORS];

  /** For each group: what a value leaves of the even values of the group that are missing. */
  private static final long[][] LEAVES = new long[EVEN.length / GROUP][EVEN.length];

  static {
    for (long[] leaves : LEAVES) {
      Arrays.fill(leaves, -1);
    }
    int count = 0;
    for (int value = 0; value < EVEN.length; value++) {
      EVEN[value] = Integer.bitCount(value >> 1) % 2 == 0;
      if (EVEN[value]) {
        LEAVES[value / GROUP][value] = ~(1L << count++);
      }
    }
  }

  private final short[] values;

  /** The heaps of even value, and their values. */
  private int[] evenHeaps = new int[64];

  private int[] evenValues = new int[64];
  private int evenCount;

  /** For each value the last heap that was found to reach it. */
  private int[] seenBy = new int[2 * XORS];

  /** The values of heaps up to this one. */
  public SplitValues(int largest) {
    values = new short[largest + 1];
    for (int heap = 1; heap <= largest; heap++) {
      int value = valueOf(heap);
      values[heap] = (short) value;
      if (EVEN[value]) {
        addEven(heap, value);
      }
    }
    evenHeaps = null;
    evenValues = null;
    seenBy = null;
  }

  /** Where the halves would be equal, half a heap is worth something that nobody asks for. */
  private int valueOf(int heap) {
    int half = heap / 2;
    int strange = heap % 2 == 0 ? XORS : 0;
    values[half] ^= strange;
    seeEvenParts(heap);
    values[half] ^= strange;
    return leastUnseen(heap, leastOddUnseen(heap));
  }

  private void addEven(int heap, int value) {
    if (evenCount == evenHeaps.length) {
      evenHeaps = Arrays.copyOf(evenHeaps, 2 * evenCount);
      evenValues = Arrays.copyOf(evenValues, 2 * evenCount);
    }
    evenHeaps[evenCount] = heap;
    evenValues[evenCount++] = value;
  }

  /** Takes note of what a heap reaches by the splits with a part of even value. */
  private void seeEvenParts(int heap) {
    short[] known = values;
    int[] parts = evenHeaps;
    int[] partValues = evenValues;
    int[] seen = seenBy;
    for (int i = evenCount - 1; i >= 0; i--) {
      seen[partValues[i] ^ known[heap - parts[i]]] = heap;
    }
  }

  private int leastOddUnseen(int heap) {
    int value = 2;
    while (EVEN[value] || seenBy[value] == heap) {
      value++;
    }
    return value;
  }

  /**
   * The least even value below a bound that the heap does not reach; the bound if there is none.
   */
  private int leastUnseen(int heap, int bound) {
    for (int least = 0; least < bound; least += GROUP) {
      long[] leaves = LEAVES[least / GROUP];
      long missing = 0;
      for (int value = least; value < least + GROUP && value < bound; value++) {
        missing |= seenBy[value] == heap ? 0 : ~leaves[value];
      }
      for (int first = 1; first <= TEETH && missing != 0; first++) {
        missing = comb(heap, first, missing, leaves);
      }
      for (int value = least; missing != 0; value++) {
        if ((missing & ~leaves[value]) != 0) {
          return value;
        }
      }
    }
    return bound;
  }

  /**
   * What some of the splits leave of the even values that are missing. It is done by fours, since
   * the JVM does not unroll a loop that soon.
   */
  private long comb(int heap, int first, long missing, long[] leaves) {
    short[] known = values;
    long left = missing;
    int part = first;
    int rest = heap - first;
    while (part + 3 * TEETH < rest - 3 * TEETH && left != 0) {
      left &=
          leaves[known[part] ^ known[rest]]
              & leaves[known[part + TEETH] ^ known[rest - TEETH]]
              & leaves[known[part + 2 * TEETH] ^ known[rest - 2 * TEETH]]
              & leaves[known[part + 3 * TEETH] ^ known[rest - 3 * TEETH]];
      part += 4 * TEETH;
      rest -= 4 * TEETH;
    }
    for (; part < rest; part += TEETH, rest -= TEETH) {
      left &= leaves[known[part] ^ known[rest]];
    }
    return left;
  }

  /** The largest heap whose value is known. */
  public int largest() {
    return values.length - 1;
  }

  /** The value of a heap. */
  public int of(int heap) {
    return values[heap];
  }

  /**
   * The least part above another one that a heap can be split into so that it has a value; or 0.
   */
  public int nextSplit(int heap, int above, int value) {
    short[] known = values;
    for (int part = above + 1, rest = heap - part; part < rest; part++, rest--) {
      if ((known[part] ^ known[rest]) == value) {
        return part;
      }
    }
    return 0;
  }
}
