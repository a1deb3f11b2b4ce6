package initiative.family;

import initiative.catalogue.About;
import initiative.game.Limit;

/** A subtraction game with any takes. */
public final class AnyTakes extends Subtraction {
  private static final Limit STICKS = new Limit("sticks", "the number of sticks", 0, 12345);

  public AnyTakes(int... takes) {
    super(STICKS, takes);
  }

  @Override
  public About about() {
    return new About("any-takes", "-", "Grundy", "Any takes", "Any takes", STICKS);
  }
}
