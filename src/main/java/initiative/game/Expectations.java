package initiative.game;

/** The sums of both sides as expectations, where luck has a say. */
final class Expectations extends Worth {
  /** Expectations that are nearer to each other than this are equal but for rounding. */
  private static final double ROUNDING = 1e-7;

  private final double mine;
  private final double theirs;

  Expectations(double mine, double theirs) {
    super(compare(mine, theirs));
    this.mine = mine;
    this.theirs = theirs;
  }

  private static int compare(double one, double other) {
    return one > other + ROUNDING ? 1 : one < other - ROUNDING ? -1 : 0;
  }

  @Override
  public boolean isSum() {
    return true;
  }

  @Override
  public double mine() {
    return mine;
  }

  @Override
  public double theirs() {
    return theirs;
  }

  @Override
  public Worth toOther() {
    return new Expectations(theirs, mine);
  }

  @Override
  public int compareTo(Worth other) {
    return compare(mine, other.mine());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Expectations
        && Double.compare(mine, ((Expectations) other).mine) == 0
        && Double.compare(theirs, ((Expectations) other).theirs) == 0;
  }

  @Override
  public int hashCode() {
    return 31 * Double.hashCode(mine) + Double.hashCode(theirs);
  }

  @Override
  public String toString() {
    return rounded(mine) + " to " + rounded(theirs);
  }

  /** With at most four digits behind the point, and no zeros at the end. */
  private static String rounded(double number) {
    long parts = Math.round(number * 10000);
    StringBuilder text = new StringBuilder(parts < 0 ? "-" : "");
    text.append(Math.abs(parts) / 10000);
    String rest = Long.toString(10000 + Math.abs(parts) % 10000).substring(1);
    int end = rest.length();
    while (end > 0 && rest.charAt(end - 1) == '0') {
      end--;
    }
    return end == 0 ? text.toString() : text.append('.').append(rest, 0, end).toString();
  }
}
