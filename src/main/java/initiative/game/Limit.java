package initiative.game;

/** A number of a start with its limits, which are stated nowhere else. */
public final class Limit {
  private static final long MANY = 1000000;

  /** The word for it in a description, "heaps", and in a sentence, "the number of heaps". */
  public final String name;

  public final String words;
  public final long min;
  public final long max;

  public Limit(String name, String words, long min, long max) {
    this.name = name;
    this.words = words;
    this.min = min;
    this.max = max;
  }

  /** The same number between other limits. */
  public Limit within(long low, long high) {
    return new Limit(name, words, low, high);
  }

  /**
   * Some number within the limits, each with the same chance. If the largest is a million times the
   * least, or more, small and middling numbers are as likely as large ones.
   */
  public long draw(Chance chance) {
    long span = max - min;
    if (max / MANY >= Math.max(min, 1)) {
      span >>= chance.below(Long.SIZE - Long.numberOfLeadingZeros(span));
    }
    return min + chance.below(span + 1);
  }

  /** The limits, as in "1..12"; large powers of ten are written as such. */
  public String range() {
    return shown(min) + ".." + shown(max);
  }

  /** The number as people write it: "12", "10^18". */
  public static String shown(long number) {
    long rest = number;
    int zeros = 0;
    while (rest >= 10 && rest % 10 == 0) {
      rest /= 10;
      zeros++;
    }
    return rest == 1 && zeros >= 6 ? "10^" + zeros : Long.toString(number);
  }
}
