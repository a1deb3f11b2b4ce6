package initiative.catalogue;

/** A part of a position that is a sum of games, with its Grundy value. */
public final class Part {
  /** Where a part has more moves than this, their values need not be listed. */
  public static final int FEW = 100;

  /** What it is, as in "heap 2: 5". */
  public final Saying name;

  /** The least number that is not the value of anything it can be moved to. */
  public final long value;

  private final long[] options;

  /**
   * A part of which it need not be said where its value comes from, or which has too many moves.
   */
  public Part(Saying name, long value) {
    this(name, value, (long[]) null);
  }

  /** A part with the values of all that it can be moved to, in any order and as often as wanted. */
  public Part(Saying name, long value, long[] options) {
    this.name = name;
    this.value = value;
    this.options = options;
  }

  /** The values of what it can be moved to; null if they are not listed. */
  public long[] options() {
    return options == null ? null : options.clone();
  }
}
