package initiative.games.coinsontable;

import java.util.AbstractList;

/**
 * The places where a coin may be put, by x and then by y. There is a bit for each point of the
 * grid; those on the table are set, and those too near to a coin are cleared, a whole span of
 * points with the same x at once.
 */
public final class Places extends AbstractList<Coin> {
  /** What is said where there is no place. */
  public static final int NONE = Integer.MAX_VALUE;

  private static final int WORD = 64;

  /** The largest distance from the centre, and the largest x and y; negative if nothing fits. */
  public final int reach;

  private final int words;
  private final long[] bits;
  private final int count;

  public Places(Table table) {
    reach = table.radius() - table.coinRadius();
    int side = Math.max(2 * reach + 1, 0);
    words = (side + WORD - 1) / WORD;
    bits = new long[side * words];
    for (int x = -reach; x <= reach; x++) {
      int most = root(reach * reach - x * x);
      set(x, -most, most);
    }
    clear(table);
    int found = 0;
    for (long word : bits) {
      found += word == 0 ? 0 : Long.bitCount(word);
    }
    count = found;
  }

  /** The largest number whose square is not above this one. */
  private static int root(int square) {
    return (int) Math.sqrt(square);
  }

  private void clear(Table table) {
    int width = 2 * table.coinRadius();
    int[] most = new int[width];
    for (int away = 0; away < width; away++) {
      most[away] = root(width * width - 1 - away * away);
    }
    for (int i = 0; i < table.coins(); i++) {
      Coin coin = table.coin(i);
      int centre = (int) coin.x;
      int y = (int) coin.y;
      int last = Math.min(centre + width - 1, reach);
      for (int x = Math.max(centre - width + 1, -reach); x <= last; x++) {
        int away = most[Math.abs(x - centre)];
        clear(x, Math.max(y - away, -reach), Math.min(y + away, reach));
      }
    }
  }

  /** Sets the points of a span, none of which is set. */
  private void set(int x, int from, int to) {
    int line = (x + reach) * words;
    int first = from + reach;
    int last = to + reach;
    for (int word = first / WORD; word <= last / WORD; word++) {
      bits[line + word] |= mask(word, first, last);
    }
  }

  /** Clears the points of a span. */
  private void clear(int x, int from, int to) {
    int line = (x + reach) * words;
    int first = from + reach;
    int last = to + reach;
    for (int word = first / WORD; word <= last / WORD; word++) {
      bits[line + word] &= ~mask(word, first, last);
    }
  }

  /** The bits of a word that lie in a span. */
  private static long mask(int word, int first, int last) {
    long from = word == first / WORD ? -1L << first : -1L;
    long to = word == last / WORD ? -1L >>> WORD - 1 - last : -1L;
    return from & to;
  }

  @Override
  public int size() {
    return count;
  }

  @Override
  public Coin get(int index) {
    if (index < 0 || index >= count) {
      throw new IndexOutOfBoundsException(Integer.toString(index));
    }
    int rest = index;
    int word = 0;
    while (rest >= Long.bitCount(bits[word])) {
      rest -= Long.bitCount(bits[word++]);
    }
    long left = bits[word];
    for (; rest > 0; rest--) {
      left &= left - 1;
    }
    int y = word % words * WORD + Long.numberOfTrailingZeros(left);
    return new Coin(word / words - reach, y - reach);
  }

  /** The first place, or null if there is none. */
  Coin first() {
    return count == 0 ? null : get(0);
  }

  /** The least y from this one on such that (x, y) is a place, or NONE. */
  public int above(int x, int y) {
    int from = Math.max(y, -reach) + reach;
    if (from > 2 * reach) {
      return NONE;
    }
    int line = (x + reach) * words;
    long left = bits[line + from / WORD] & -1L << from;
    for (int word = from / WORD; ; left = bits[line + word]) {
      if (left != 0) {
        return word * WORD + Long.numberOfTrailingZeros(left) - reach;
      }
      if (++word == words) {
        return NONE;
      }
    }
  }

  /** The greatest y down from this one such that (x, y) is a place, or NONE. */
  public int below(int x, int y) {
    int from = Math.min(y, reach) + reach;
    if (from < 0) {
      return NONE;
    }
    int line = (x + reach) * words;
    long left = bits[line + from / WORD] & -1L >>> WORD - 1 - from;
    for (int word = from / WORD; ; left = bits[line + word]) {
      if (left != 0) {
        return word * WORD + WORD - 1 - Long.numberOfLeadingZeros(left) - reach;
      }
      if (--word < 0) {
        return NONE;
      }
    }
  }
}
