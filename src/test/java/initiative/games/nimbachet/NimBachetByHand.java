package initiative.games.nimbachet;

import initiative.games.nim.NimByHand;

/** The same with at most 3 sticks a move. */
public final class NimBachetByHand extends NimByHand {
  public NimBachetByHand() {
    super(3);
  }
}
