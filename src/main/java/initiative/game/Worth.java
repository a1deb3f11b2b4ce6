package initiative.game;

/**
 * What a position is worth to the side to move if both sides play their best: won, lost or drawn,
 * for some games with the number of half-moves until the end, for games of sums with the final
 * difference "mine minus theirs". The greater of two worths is the better one: a quick win before a
 * slow one, a late loss before an early one.
 */
public final class Worth implements Comparable<Worth> {
  public static final Worth WON = new Worth(1, 0, false);
  public static final Worth LOST = new Worth(-1, 0, false);
  public static final Worth DRAWN = new Worth(0, 0, false);

  private static final int NO_DEPTH = 0;

  private final int sign;
  private final int number;
  private final boolean sum;

  private Worth(int sign, int number, boolean sum) {
    this.sign = sign;
    this.number = number;
    this.sum = sum;
  }

  /** Won after this many half-moves (at least 1) if the loser holds out as long as possible. */
  public static Worth wonIn(int halfMoves) {
    return new Worth(1, halfMoves, false);
  }

  /** Lost after this many half-moves; after 0 the game has ended and this is {@link #LOST}. */
  public static Worth lostIn(int halfMoves) {
    return halfMoves == 0 ? LOST : new Worth(-1, halfMoves, false);
  }

  /** The final sum of the side to move less that of the other side. */
  public static Worth difference(int mineMinusTheirs) {
    return new Worth(Integer.signum(mineMinusTheirs), mineMinusTheirs, true);
  }

  public boolean isWon() {
    return sign > 0;
  }

  public boolean isLost() {
    return sign < 0;
  }

  public boolean isDrawn() {
    return sign == 0;
  }

  /** 1 if won, 0 if drawn, -1 if lost. */
  public int sign() {
    return sign;
  }

  /** Whether this is the worth of a game of sums. */
  public boolean isSum() {
    return sum;
  }

  /** The half-moves until the end, 0 if they are not counted; or the difference of the sums. */
  public int number() {
    return number;
  }

  /** What a move is worth to the side that makes it, if it leads to a position worth this. */
  public Worth toMover() {
    if (sum) {
      return difference(-number);
    }
    if (number == NO_DEPTH) {
      return sign > 0 ? LOST : sign < 0 ? WON : DRAWN;
    }
    return new Worth(-sign, number + 1, false);
  }

  @Override
  public int compareTo(Worth other) {
    if (sign != other.sign) {
      return Integer.compare(sign, other.sign);
    }
    return sum || sign < 0
        ? Integer.compare(number, other.number)
        : Integer.compare(other.number, number);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Worth
        && sign == ((Worth) other).sign
        && number == ((Worth) other).number
        && sum == ((Worth) other).sum;
  }

  @Override
  public int hashCode() {
    return 31 * number + sign;
  }

  /** In words, as in "won", "lost in 4", "drawn" or "+17". */
  @Override
  public String toString() {
    if (sum) {
      return (number > 0 ? "+" : "") + number;
    }
    String word = sign > 0 ? "won" : sign < 0 ? "lost" : "drawn";
    return number == NO_DEPTH ? word : word + " in " + number;
  }
}
