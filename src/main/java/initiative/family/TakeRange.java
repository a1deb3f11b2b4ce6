package initiative.family;

/** All numbers from one to another may be taken, or any number whatever. */
public final class TakeRange extends TakeSet {
  /** Any number may be taken. */
  public static final TakeRange ANY = new TakeRange(1, Long.MAX_VALUE);

  private final long low;

  /** The largest number, but such that the sum of both does not overflow. */
  private final long high;

  public TakeRange(long low, long high) {
    super(low, high);
    this.low = low;
    this.high = Math.min(high, Long.MAX_VALUE - low);
  }

  @Override
  public long count(long bound) {
    return Math.max(0, Math.min(bound, high) - low + 1);
  }

  @Override
  public long take(long index) {
    return low + index;
  }

  /** The values have the period low + high, and in it each comes low times in a row. */
  @Override
  public long value(long sticks) {
    return sticks % (low + high) / low;
  }

  @Override
  public int period() {
    return low + high > Integer.MAX_VALUE ? 0 : (int) (low + high);
  }

  @Override
  public long takeTo(long value, long sticks, long above) {
    long period = low + high;
    long take = Math.max(low, above + 1);
    long most = Math.min(high, sticks);
    if (take > most || value > (period - 1) / low) {
      return 0;
    }
    if (value(sticks - take) == value) {
      return take;
    }
    long rest = Math.min((value + 1) * low, period) - 1;
    long more = Math.floorMod((sticks - take) % period - rest, period);
    return more > most - take ? 0 : take + more;
  }

  /** As in the start of a game: "*" or "1..3". */
  @Override
  public String toString() {
    return this == ANY ? "*" : new StringBuilder().append(low).append("..").append(high).toString();
  }
}
