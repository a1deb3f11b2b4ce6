package initiative.games.programlines;

import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.Collections;
import java.util.List;

/**
 * The last line decides, and the second player writes it. Every operator permutes the four states
 * of A and B, so that of the states behind the last free line just two lead to equal values in the
 * end. And whatever the state before that line is, there are operators that leave it as it is, that
 * change A, and that change B: three of the four states can be reached, one of the two among them.
 * All that is written before does not matter.
 */
final class LastLine extends Strategy<Listing, Entry> {

  LastLine(ProgramLines game) {
    super(game);
  }

  @Override
  public Worth worth(Listing listing) {
    Worth ending = game.ending(listing);
    if (ending != null) {
      return ending;
    }
    return isTurnOfSecond(listing) ? Worth.WON : Worth.LOST;
  }

  /** The values and lines that are still wanted are even in number when the first player moves. */
  private static boolean isTurnOfSecond(Listing listing) {
    boolean onlyB = listing.wantsValue() && listing.a() != Listing.UNSET;
    return onlyB || listing.free() % 2 == 1;
  }

  @Override
  public List<Entry> best(Listing listing) {
    boolean last = !listing.wantsValue() && listing.free() == 1;
    return last ? super.best(listing) : Collections.<Entry>emptyList();
  }
}
