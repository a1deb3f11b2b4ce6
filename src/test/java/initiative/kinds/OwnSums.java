package initiative.kinds;

import initiative.catalogue.About;
import initiative.game.Strategy;
import initiative.solve.GeneralTable;

/**
 * Sums that do not add up to nothing, against an opponent who is expected to make his own sum
 * large. The rules are those of {@link Pairs}. If he does otherwise, nobody can be sure of the
 * expected sum, so that every move of the player is judged by itself.
 */
public final class OwnSums extends Pairs {

  @Override
  public About about() {
    return new About("own-sums", "-", "general", "Own sums", "Власні суми", CARDS, NUMBERS);
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  public Strategy<Cards, String> solve(Cards start) {
    return new GeneralTable<>(this, start);
  }
}
