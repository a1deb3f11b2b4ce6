package initiative.game;

/**
 * A win or a loss with the number of half-moves until the end. A quick win is better than a slow
 * one, a late loss better than an early one.
 */
final class CountedWorth extends Worth {
  private final long halfMoves;

  CountedWorth(int sign, long halfMoves) {
    super(sign);
    this.halfMoves = halfMoves;
  }

  @Override
  public boolean isCounted() {
    return true;
  }

  @Override
  public long number() {
    return halfMoves;
  }

  @Override
  public Worth toOther() {
    return new CountedWorth(-sign(), halfMoves);
  }

  @Override
  public Worth toMover() {
    return new CountedWorth(-sign(), halfMoves + 1);
  }

  @Override
  public Worth toSame() {
    return new CountedWorth(sign(), halfMoves + 1);
  }

  @Override
  public int compareTo(Worth other) {
    if (sign() != other.sign()) {
      return Integer.compare(sign(), other.sign());
    }
    int longer = Long.compare(halfMoves, other.number());
    return isLost() ? longer : -longer;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CountedWorth && compareTo((CountedWorth) other) == 0;
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(halfMoves) + sign();
  }

  @Override
  public String toString() {
    return halfMoves == 0 ? super.toString() : super.toString() + " in " + halfMoves;
  }
}
