package initiative.games.minefieldmisere;

import initiative.family.TokenByHand;

/** Whoever cannot move wins. */
public final class MinefieldMisereByHand extends TokenByHand {

  @Override
  protected Value valueOfEnd(State end) {
    return lead(1);
  }

  @Override
  public String closing(State end, boolean programToMove) {
    return programToMove ? "I won!" : "You won...";
  }
}
