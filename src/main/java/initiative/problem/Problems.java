package initiative.problem;

import initiative.game.Minefield;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The problems of the book that need no interaction. */
public final class Problems {

  /** What people want to know of a problem before they solve it. */
  public static final class Entry {
    public final String code;
    public final String title;
    public final String limits;

    Entry(String code, String title, String limits) {
      this.code = code;
      this.title = title;
      this.limits = limits;
    }
  }

  private static final Entry[] ENTRIES = {
    new Entry("1.2:A", "Bachet: who wins", "1..12345 sticks"),
    new Entry("1.2:C", "minefield: who wins", "1..12 rows, 1..12 columns"),
    new Entry("1.2:D", "minefield: winning first moves", "1..1234 rows, 1..1234 columns"),
    new Entry("1.2:F", "minefield, misere: who wins", "1..12 rows, 1..12 columns"),
  };

  private Problems() {}

  /** All problems, in the order of the book. */
  public static List<Entry> entries() {
    return Arrays.asList(ENTRIES);
  }

  /**
   * The code of a problem as the book writes it, if it was typed so or without the colon or in
   * small letters; null if there is no such problem.
   */
  public static String code(String typed) {
    for (Entry entry : ENTRIES) {
      String bare = typed.toUpperCase(Locale.ROOT).replace(":", "");
      if (bare.equals(entry.code.replace(":", ""))) {
        return entry.code;
      }
    }
    return null;
  }

  /**
   * A new solver of the problem with this code, or null if there is no such problem. The exporter
   * reads these expressions: a solver's file begins with the one of its problem.
   */
  public static Problem of(String code) {
    switch (code) {
      case "1.2:A":
        return new BachetWinner();
      case "1.2:C":
        return new MinefieldWinner(new Minefield());
      case "1.2:D":
        return new MinefieldFirstMoves();
      case "1.2:F":
        return new MinefieldWinner(new Minefield(true));
      default:
        return null;
    }
  }
}
