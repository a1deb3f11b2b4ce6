package initiative.game;

/**
 * What a position is worth to the side to move if both sides play their best: won, lost or drawn,
 * for some games with the number of half-moves until the end, for games of sums with the final
 * difference "mine minus theirs". The greater of two worths is the better one: a quick win before a
 * slow one, a late loss before an early one.
 */
public final class Worth implements Comparable<Worth> {
  private static final int PLAIN = 0;
  private static final int COUNTED = 1;
  private static final int SUM = 2;

  public static final Worth WON = new Worth(1, 0, PLAIN);
  public static final Worth LOST = new Worth(-1, 0, PLAIN);
  public static final Worth DRAWN = new Worth(0, 0, PLAIN);

  private final int sign;
  private final long number;
  private final int kind;

  private Worth(int sign, long number, int kind) {
    this.sign = sign;
    this.number = number;
    this.kind = kind;
  }

  /** Won after this many half-moves if the loser holds out as long as possible. */
  public static Worth wonIn(long halfMoves) {
    return new Worth(1, halfMoves, COUNTED);
  }

  /** Lost after this many half-moves if the winner makes haste; after 0 the game has ended. */
  public static Worth lostIn(long halfMoves) {
    return new Worth(-1, halfMoves, COUNTED);
  }

  /** The final sum of the side to move less that of the other side. */
  public static Worth difference(long mineMinusTheirs) {
    return new Worth(Long.signum(mineMinusTheirs), mineMinusTheirs, SUM);
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
    return kind == SUM;
  }

  /** Whether the half-moves until the end are known. */
  public boolean isCounted() {
    return kind == COUNTED;
  }

  /** The half-moves until the end, 0 if they are not counted; or the difference of the sums. */
  public long number() {
    return number;
  }

  /** What a move is worth to the side that makes it, if it leads to a position worth this. */
  public Worth toMover() {
    switch (kind) {
      case SUM:
        return difference(-number);
      case COUNTED:
        return new Worth(-sign, number + 1, COUNTED);
      default:
        return sign > 0 ? LOST : sign < 0 ? WON : DRAWN;
    }
  }

  @Override
  public int compareTo(Worth other) {
    if (sign != other.sign) {
      return Integer.compare(sign, other.sign);
    }
    return kind == SUM || sign < 0
        ? Long.compare(number, other.number)
        : Long.compare(other.number, number);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Worth
        && sign == ((Worth) other).sign
        && number == ((Worth) other).number
        && kind == ((Worth) other).kind;
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(number) + sign;
  }

  /** In words, as in "won", "lost in 4", "drawn" or "+17". */
  @Override
  public String toString() {
    if (kind == SUM) {
      return (number > 0 ? "+" : "") + number;
    }
    String word = sign > 0 ? "won" : sign < 0 ? "lost" : "drawn";
    return number == 0 ? word : word + " in " + number;
  }
}
