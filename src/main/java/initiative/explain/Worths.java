package initiative.explain;

import initiative.catalogue.Saying;
import initiative.game.Worth;

/** What a position or a move is worth, in words. */
public final class Worths {
  private static final int DECIMALS = 10000;

  private Worths() {}

  /** The sentence at the head of an explanation. */
  static Saying headline(Worth worth, boolean ended, boolean alone) {
    String start = ended ? "end." : "head.";
    if (worth.isOpen()) {
      return new Saying("head.open");
    }
    if (worth.isDifference()) {
      String end = worth.isWon() ? "ahead" : worth.isLost() ? "behind" : "level";
      return new Saying(start + end, Math.abs(worth.number()));
    }
    if (worth.isSum() && alone) {
      return new Saying(start + "alone", mine(worth));
    }
    if (worth.isSum()) {
      return new Saying(start + "sums", mine(worth), theirs(worth));
    }
    boolean counted = worth.isCounted() && !ended;
    return new Saying(start + sign(worth) + (counted ? "in" : ""), worth.number());
  }

  /** A word or two for a place in a table. */
  public static Saying brief(Worth worth) {
    if (worth.isOpen()) {
      return new Saying("worth.open");
    }
    if (worth.isDifference()) {
      return new Saying("worth.difference", worth.toString());
    }
    if (worth.isSum()) {
      return new Saying("worth.sums", mine(worth), theirs(worth));
    }
    boolean counted = worth.isCounted() && worth.number() > 0;
    return new Saying("worth." + sign(worth) + (counted ? "in" : ""), worth.number());
  }

  private static String sign(Worth worth) {
    return worth.isWon() ? "won" : worth.isLost() ? "lost" : "drawn";
  }

  /** What the side to move gets. */
  static String mine(Worth worth) {
    return worth.mine() == worth.number() ? Long.toString(worth.number()) : rounded(worth.mine());
  }

  /** What the other side gets. */
  static String theirs(Worth worth) {
    return mine(worth.toOther());
  }

  /** With at most four decimals, and no zeros at the end. */
  static String rounded(double number) {
    double parts = (double) Math.round(number * DECIMALS) / DECIMALS;
    return parts == Math.rint(parts) ? Long.toString((long) parts) : Double.toString(parts);
  }
}
