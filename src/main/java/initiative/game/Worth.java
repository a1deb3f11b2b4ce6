package initiative.game;

/**
 * What a position is worth to the side to move if both sides play their best: it is won, lost or
 * drawn, and in some games more is known. The greater of two worths is the better one.
 */
public class Worth implements Comparable<Worth> {
  public static final Worth WON = new Worth(1);
  public static final Worth LOST = new Worth(-1);
  public static final Worth DRAWN = new Worth(0);

  /** Won, lost or drawn, but it is not known which. */
  public static final Worth OPEN = new OpenWorth();

  private final int sign;

  Worth(int sign) {
    this.sign = sign;
  }

  /** Won after this many half-moves if the loser holds out as long as possible. */
  public static Worth wonIn(long halfMoves) {
    return new CountedWorth(1, halfMoves);
  }

  /** Lost after this many half-moves if the winner makes haste; after 0 the game has ended. */
  public static Worth lostIn(long halfMoves) {
    return new CountedWorth(-1, halfMoves);
  }

  /** The final sum of the side to move less that of the other side. */
  public static Worth difference(long mineMinusTheirs) {
    return new Lead(mineMinusTheirs);
  }

  /** The final sums of the side to move and of the other one, each of which wants its own large. */
  public static Worth sums(long mine, long theirs) {
    return new Sums(mine, theirs);
  }

  /** The same as expectations. */
  public static Worth expected(double mine, double theirs) {
    return new Expectations(mine, theirs);
  }

  public final boolean isWon() {
    return sign > 0;
  }

  public final boolean isLost() {
    return sign < 0;
  }

  public final boolean isDrawn() {
    return sign == 0 && !isOpen();
  }

  /** Whether nobody has solved the game so far; then nobody is blamed for a move. */
  public boolean isOpen() {
    return false;
  }

  /** 1 if won, 0 if drawn or open, -1 if lost; of sums, whose is the larger one. */
  public final int sign() {
    return sign;
  }

  /** Whether this is the worth of a game of sums, in which every bit counts. */
  public boolean isSum() {
    return false;
  }

  /** Whether this is a difference, of which one side has what the other lacks. */
  public boolean isDifference() {
    return false;
  }

  /** Whether the half-moves until the end are known. */
  public boolean isCounted() {
    return false;
  }

  /** The half-moves until the end, 0 if they are not counted; or the difference, or one's sum. */
  public long number() {
    return 0;
  }

  /** One's own sum, be it an expectation. */
  public double mine() {
    return number();
  }

  /** The other side's sum, be it an expectation. */
  public double theirs() {
    return 0;
  }

  /** What the same position is worth to the other side. */
  public Worth toOther() {
    return sign > 0 ? LOST : sign < 0 ? WON : DRAWN;
  }

  /** What a move is worth to the side that makes it, if it leads to a position worth this. */
  public Worth toMover() {
    return toOther();
  }

  /** The same for a move after which its side moves again. */
  public Worth toSame() {
    return this;
  }

  @Override
  public int compareTo(Worth other) {
    return Integer.compare(sign, other.sign);
  }

  @Override
  public String toString() {
    return sign > 0 ? "won" : sign < 0 ? "lost" : "drawn";
  }
}
