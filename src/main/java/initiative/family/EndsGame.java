package initiative.family;

import initiative.game.Blanks;
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
}
