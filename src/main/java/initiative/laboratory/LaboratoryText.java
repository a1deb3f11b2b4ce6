package initiative.laboratory;

import initiative.policy.PolicyKind;
import initiative.result.Share;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The rows of one game as tables for a terminal of 80 columns. */
public final class LaboratoryText {
  private static final int NAME = 15;

  private LaboratoryText() {}

  /** The rows of a game from starts of one size: rates with their intervals, then differences. */
  public static String of(List<Row> rows) {
    Row first = rows.get(0);
    StringBuilder text = new StringBuilder();
    text.append(first.game()).append(", ").append(first.size()).append(" starts, ");
    text.append(first.games()).append(" games: seized, in a hundred, and the interval of 95 %\n");
    text.append(" ".repeat(NAME));
    for (PolicyKind policy : PolicyKind.values()) {
      text.append(String.format("%13s", policy));
    }
    text.append('\n');
    for (Row row : rows) {
      text.append(name(row.opponent()));
      for (PolicyKind policy : PolicyKind.values()) {
        Share share = row.share(policy);
        String interval =
            String.format(Locale.ROOT, "%.0f-%.0f", 100 * share.low(), 100 * share.high());
        text.append(String.format(Locale.ROOT, "%5.1f %-7s", 100 * share.value(), interval));
      }
      text.append('\n');
    }
    text.append("more than uniform in the same games; in brackets: may be luck\n");
    for (Row row : rows) {
      text.append(name(row.opponent()));
      for (PolicyKind policy : PolicyKind.values()) {
        text.append(policy == PolicyKind.UNIFORM ? " ".repeat(13) : difference(row, policy));
      }
      text.append('\n');
    }
    return text.toString().replaceAll(" +\n", "\n");
  }

  private static String name(String opponent) {
    return String.format("%-" + NAME + "s", opponent);
  }

  private static String difference(Row row, PolicyKind policy) {
    Difference difference = row.difference(policy);
    boolean clear = difference.low() > 0 || difference.high() < 0;
    String value =
        String.format(
            Locale.ROOT, "%+.1f±%.1f", 100 * difference.value(), 100 * difference.halfWidth());
    return String.format("%13s", clear ? value + " " : "(" + value + ")");
  }

  /** What each policy gains and risks over all rows. */
  public static String summary(List<Row> rows) {
    StringBuilder text = new StringBuilder();
    text.append("ALL GAMES        more than uniform: mean   worst row\n");
    for (PolicyKind policy : PolicyKind.values()) {
      if (policy != PolicyKind.UNIFORM) {
        Row worst = worst(rows, policy);
        text.append(String.format("%-15s", policy));
        text.append(String.format(Locale.ROOT, "%+26.1f   ", 100 * mean(rows, policy)));
        text.append(difference(worst, policy).trim()).append(' ');
        text.append(worst.game()).append(' ').append(worst.size()).append(' ');
        text.append(worst.opponent()).append('\n');
      }
    }
    return text.toString();
  }

  /** By how much a policy seizes more often than the uniform one, over all rows. */
  static double mean(List<Row> rows, PolicyKind policy) {
    return rows.stream().mapToDouble(row -> row.difference(policy).value()).average().orElse(0);
  }

  /** The row in which a policy does worst beside the uniform one. */
  static Row worst(List<Row> rows, PolicyKind policy) {
    List<Row> sorted = new ArrayList<>(rows);
    sorted.sort(
        (one, other) ->
            Double.compare(one.difference(policy).value(), other.difference(policy).value()));
    return sorted.get(0);
  }
}
