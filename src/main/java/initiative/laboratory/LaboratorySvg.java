package initiative.laboratory;

import initiative.chart.Svg;
import initiative.policy.PolicyKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A picture of the rows: for each game and size of starts, by how many points of a hundred each
 * policy seizes more often than the uniform one, on average over the opponents, and for the usual
 * policy a line from its worst opponent to its best.
 */
public final class LaboratorySvg {
  private static final double LEFT = 250;
  private static final double RIGHT = 40;
  private static final double WIDE = 1000;
  private static final double TOP = 130;
  private static final double HIGH = 26;
  private static final double TEXT = 15;
  private static final double MARK = 6;
  private static final double MOST = 30;
  private static final int STEP = 10;
  private static final Map<PolicyKind, String> COLOURS =
      Map.of(
          PolicyKind.CAUTIOUS, "#0072B2",
          PolicyKind.LONGEST, "#67727C",
          PolicyKind.TRICKY, "#D55E00",
          PolicyKind.ADAPTIVE, "#8A4FA3");

  private final Svg svg = new Svg();

  private LaboratorySvg() {}

  public static String of(List<Row> rows, int games) {
    return new LaboratorySvg().whole(rows, games);
  }

  private String whole(List<Row> rows, int games) {
    Map<String, List<Row>> groups = new LinkedHashMap<>();
    for (Row row : rows) {
      String name = row.game() + ", " + row.size();
      groups.computeIfAbsent(name, any -> new ArrayList<>()).add(row);
    }
    double high = TOP + HIGH * groups.size() + 30;
    String title = "How much more often than uniform play each policy seizes the initiative";
    svg.text(20, 34, 20, "start", Svg.INK, " font-weight=\"bold\"", title);
    String note = "points of a hundred, mean over the opponents, " + games + " games a row";
    svg.text(20, 58, TEXT, "start", Svg.SECOND, note);
    legend();
    for (int points = (int) -MOST; points <= MOST; points += STEP) {
      String colour = points == 0 ? Svg.INK : "#C3D0DC";
      double x = x(points);
      svg.path("M" + Svg.n(x) + " " + (TOP - 14) + "V" + Svg.n(high - 30), colour, 1, "");
      String label = points > 0 ? "+" + points : Integer.toString(points);
      svg.text(x, TOP - 20, TEXT, "middle", Svg.SECOND, label);
    }
    double y = TOP;
    for (Map.Entry<String, List<Row>> group : groups.entrySet()) {
      line(group.getKey(), group.getValue(), y);
      y += HIGH;
    }
    return svg.whole("en", title, WIDE, high);
  }

  private void legend() {
    double x = 20;
    for (PolicyKind policy : PolicyKind.values()) {
      if (policy != PolicyKind.UNIFORM) {
        mark(policy, x + MARK, 80);
        svg.text(x + 3 * MARK, 85, TEXT, "start", Svg.INK, policy.toString());
        x += 130;
      }
    }
    svg.path("M" + Svg.n(x) + " 80h30", COLOURS.get(PolicyKind.USUAL), 2, "");
    String line = "cautious, from its worst opponent to its best";
    svg.text(x + 38, 85, TEXT, "start", Svg.INK, line);
  }

  private void line(String name, List<Row> rows, double y) {
    svg.text(LEFT - 12, y + 5, TEXT, "end", Svg.INK, name);
    double worst = MOST;
    double best = -MOST;
    for (Row row : rows) {
      double points = 100 * row.difference(PolicyKind.USUAL).value();
      worst = Math.min(worst, points);
      best = Math.max(best, points);
    }
    String line = "M" + Svg.n(x(worst)) + " " + Svg.n(y) + "H" + Svg.n(x(best));
    svg.path(line, COLOURS.get(PolicyKind.USUAL), 2, "");
    for (PolicyKind policy : PolicyKind.values()) {
      if (policy != PolicyKind.UNIFORM) {
        mark(policy, x(100 * LaboratoryText.mean(rows, policy)), y);
      }
    }
  }

  /** Each policy has a shape besides its colour. */
  private void mark(PolicyKind policy, double x, double y) {
    String colour = COLOURS.get(policy);
    double[] shape =
        switch (policy) {
          case LONGEST -> new double[] {x - MARK, y + MARK, x + MARK, y + MARK, x, y - MARK};
          case TRICKY -> new double[] {x - MARK, y, x, y - MARK, x + MARK, y, x, y + MARK};
          case ADAPTIVE ->
              new double[] {
                x - MARK, y - MARK, x + MARK, y - MARK, x + MARK, y + MARK, x - MARK, y + MARK
              };
          default -> null;
        };
    if (shape == null) {
      svg.ellipse(x, y, MARK, MARK, "won", colour);
    } else {
      svg.polygon("", colour, shape);
    }
  }

  private static double x(double points) {
    double within = Math.max(-MOST, Math.min(MOST, points));
    return LEFT + (within + MOST) / (2 * MOST) * (WIDE - LEFT - RIGHT);
  }
}
