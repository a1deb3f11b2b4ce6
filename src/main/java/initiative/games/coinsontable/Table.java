package initiative.games.coinsontable;

import initiative.game.Tuple;

/**
 * A table with the coins on it, be they put there in whatever order. It remembers one place where a
 * coin may still be put: as long as that stays free, nobody has to search for the end of the game.
 */
public final class Table extends Tuple {
  /** The numbers before those of the coins: both radii. */
  private static final int BEFORE = 2;

  /** A coin is one number, and that of the opposite coin is its negative. */
  private static final int LINE = 1 << 12;

  private final Coin free;

  /** A table without coins. */
  Table(long table, long coin) {
    super(table, coin);
    this.free = coin <= table ? new Coin(coin - table, 0) : null;
  }

  private Table(Table before, Coin coin) {
    super(before.with(coin.x * LINE + coin.y));
    Coin known = before.free;
    this.free = isApart(known, coin) ? known : new Places(this).first();
  }

  /** The numbers with that of a coin put in where it belongs in their order. */
  private long[] with(long number) {
    long[] numbers = new long[size() + 1];
    int at = size();
    for (; at > BEFORE && get(at - 1) > number; at--) {
      numbers[at] = get(at - 1);
    }
    numbers[at] = number;
    for (int i = 0; i < at; i++) {
      numbers[i] = get(i);
    }
    return numbers;
  }

  /** The radius of the table. */
  public int radius() {
    return (int) get(0);
  }

  /** The radius of a coin. */
  public int coinRadius() {
    return (int) get(1);
  }

  /** How many coins there are. */
  public int coins() {
    return size() - BEFORE;
  }

  /** A coin; they are counted from 0, by x and then by y. */
  public Coin coin(int index) {
    long number = get(BEFORE + index);
    long x = number + LINE / 2 >> 12;
    return new Coin(x, number - x * LINE);
  }

  /** The table with one more coin. */
  Table with(Coin coin) {
    return new Table(this, coin);
  }

  /** Whether no more coin can be put on the table. */
  boolean isFull() {
    return free == null;
  }

  /** Whether a coin may be put here: it lies wholly on the table and overlaps no other one. */
  boolean allows(Coin coin) {
    long reach = radius() - coinRadius();
    if (reach < 0 || coin.x * coin.x + coin.y * coin.y > reach * reach) {
      return false;
    }
    for (int i = 0; i < coins(); i++) {
      if (!isApart(coin, coin(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether two coins do not overlap. */
  boolean isApart(Coin one, Coin other) {
    long x = one.x - other.x;
    long y = one.y - other.y;
    long width = 2 * coinRadius();
    return x * x + y * y >= width * width;
  }

  /**
   * The coins without an opposite one, where the coin in the centre has one if it is there, and the
   * centre itself counts as such a coin if none is there: if there are two or more, only two.
   */
  Coin[] unpaired() {
    Coin[] found = new Coin[2];
    int count = 0;
    boolean centre = false;
    int low = BEFORE;
    int high = size() - 1;
    while (low <= high && count < 2) {
      long sum = get(low) + get(high);
      if (sum == 0) {
        centre |= low == high;
        low++;
        high--;
      } else {
        found[count++] = coin((sum < 0 ? low++ : high--) - BEFORE);
      }
    }
    if (!centre && count < 2) {
      found[count++] = new Coin(0, 0);
    }
    return found;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    Hundredths.append(text, radius());
    Hundredths.append(text.append(' '), coinRadius());
    for (int i = 0; i < coins(); i++) {
      text.append(i == 0 ? " with coins at " : ", ").append(coin(i));
    }
    return text.toString();
  }
}
