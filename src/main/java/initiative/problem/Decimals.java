package initiative.problem;

/** Writes real numbers as people do: 41.91, 33, 0.5. */
final class Decimals {
  private static final int PLACES = 10;
  private static final long ONE = 10000000000L;

  private Decimals() {}

  /** Appends a number, not above 10^8, rounded to ten places, without zeros at its end. */
  static void append(StringBuilder text, double number) {
    long scaled = Math.round(Math.abs(number) * ONE);
    if (number < 0 && scaled > 0) {
      text.append('-');
    }
    text.append(scaled / ONE);
    long rest = scaled % ONE;
    for (int place = 1; rest > 0 && place <= PLACES; place++) {
      rest *= 10;
      text.append(place == 1 ? "." : "").append(rest / ONE);
      rest %= ONE;
    }
  }
}
