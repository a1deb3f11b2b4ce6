package initiative.game;

/** The sums of both sides, each of which wants its own as large as can be. */
final class Sums extends Worth {
  private final long mine;
  private final long theirs;

  Sums(long mine, long theirs) {
    super(Long.compare(mine, theirs));
    this.mine = mine;
    this.theirs = theirs;
  }

  @Override
  public boolean isSum() {
    return true;
  }

  @Override
  public long number() {
    return mine;
  }

  @Override
  public double theirs() {
    return theirs;
  }

  @Override
  public Worth toOther() {
    return new Sums(theirs, mine);
  }

  @Override
  public int compareTo(Worth other) {
    return Long.compare(mine, other.number());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sums && mine == ((Sums) other).mine && theirs == ((Sums) other).theirs;
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(mine) + Long.hashCode(theirs);
  }

  @Override
  public String toString() {
    return mine + " to " + theirs;
  }
}
