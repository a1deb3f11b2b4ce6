package initiative.family;

import initiative.catalogue.Chart;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.game.Blanks;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Cards with numbers lie in a row, and two sides in turn take one card, from its left end or from
 * its right end.
 *
 * <p>Move: "L" or "R". Order: "L", "R"; the last card can be taken in both ways.
 */
public abstract class EndsGame extends CardGame<End> {

  /** What the side to move collects with a card. */
  protected abstract long collected(Cards cards, int card);

  @Override
  public final List<End> moves(Cards cards) {
    return cards.left == 0 ? new ArrayList<End>() : Arrays.asList(End.L, End.R);
  }

  @Override
  public final Cards after(Cards cards, End end) {
    return end == End.L
        ? cards.taken(1, 0, collected(cards, cards.first), 0)
        : cards.taken(0, 1, collected(cards, cards.last), 0);
  }

  @Override
  public final boolean judgesEveryMove() {
    return true;
  }

  @Override
  public final End parseMove(String line) {
    String word = Blanks.stripped(line);
    return word.equals("L") ? End.L : word.equals("R") ? End.R : null;
  }

  @Override
  public final String moveForm() {
    return "L or R";
  }

  /** The triangle of all parts of the row, with what is sure in each of them. */
  @Override
  public final Chart<Cards> chart(Cards start, int size) {
    Strategy<Cards, End> strategy = solve(start);
    List<String> labels = new ArrayList<>();
    for (int card = 1; card <= start.count(); card++) {
      labels.add(label(start, card));
    }
    Chart<Cards> chart = new Chart<Cards>("chart.title.ends").telling();
    chart.rows("firstcard").columns("lastcard", labels);
    for (int first = 1; first <= start.count(); first++) {
      chart.row(labels.get(first - 1));
      for (int last = 1; last <= start.count(); last++) {
        if (last < first) {
          chart.skip();
        } else {
          Cards part = start.part(first, last);
          Worth worth = strategy.worth(part);
          chart.meaning(worth.isDifference() ? "chart.meaning.lead" : "chart.meaning.sums");
          chart.add(
              strategy,
              part,
              worth.isDifference()
                  ? Chart.signed(worth.number())
                  : worth.number() + ":" + (long) worth.theirs());
        }
      }
    }
    return chart;
  }

  /** What is on a card. */
  private static String label(Cards cards, int card) {
    return cards.numbersOn(card);
  }

  @Override
  public Sketch sketch(Cards cards) {
    return super.sketch(cards).with("ends", "both");
  }

  @Override
  public final long[] place(Cards cards, End end) {
    return end == End.L ? new long[] {0, 0} : rightmost(cards, 1);
  }

  @Override
  public final Saying action(Cards cards, End end) {
    int card = end == End.L ? cards.first : cards.last;
    return new Saying(end == End.L ? "leftcard" : "rightcard", cards.numbersOn(card));
  }
}
