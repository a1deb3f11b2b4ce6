package initiative.games.minefield;

import initiative.family.TokenByHand;

/** Whoever cannot move loses. */
public final class MinefieldByHand extends TokenByHand {

  @Override
  public String closing(State end, boolean programToMove) {
    return programToMove ? "I lost..." : "I won!";
  }
}
