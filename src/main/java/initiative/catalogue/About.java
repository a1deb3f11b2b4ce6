package initiative.catalogue;

import initiative.game.Limit;

/** What people want to know of a game before they play it. */
public final class About {
  /** The name by which it is asked for, in small letters and hyphens. */
  public final String id;

  /** Where it stands in the problem book; "-" if nowhere. */
  public final String code;

  /** The kind of table that the strategy is. */
  public final String table;

  /** What it is called. */
  public final String english;

  public final String ukrainian;

  private final Limit[] limits;
  private final String limitsInWords;

  /** A game whose limits are those of the numbers in its start. */
  public About(
      String id, String code, String table, String english, String ukrainian, Limit... limits) {
    this(id, code, table, english, ukrainian, joined(limits), limits);
  }

  /** A game whose limits are better told in words. */
  public About(
      String id,
      String code,
      String table,
      String english,
      String ukrainian,
      String limitsInWords,
      Limit... limits) {
    this.id = id;
    this.code = code;
    this.table = table;
    this.english = english;
    this.ukrainian = ukrainian;
    this.limitsInWords = limitsInWords;
    this.limits = limits;
  }

  private static String joined(Limit... limits) {
    StringBuilder text = new StringBuilder();
    for (Limit limit : limits) {
      text.append(text.length() == 0 ? "" : ", ")
          .append(limit.range())
          .append(' ')
          .append(limit.name);
    }
    return text.toString();
  }

  /** The numbers of a start. */
  public Limit[] limits() {
    return limits.clone();
  }

  /** The limits in words, as in "1..12 heaps, 1..1234 sticks". */
  public String limitsInWords() {
    return limitsInWords;
  }

  /** The number of a start that has this name. */
  public Limit limit(String name) {
    for (Limit limit : limits) {
      if (limit.name.equals(name)) {
        return limit;
      }
    }
    throw new IllegalArgumentException(id + " has no limit for " + name);
  }
}
