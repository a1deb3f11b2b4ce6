package initiative.interactor;

/** How a referee may rule on a player; all but the first are wrong answers. */
public enum Ruling {
  ACCEPTED("accepted"),
  MALFORMED_LINE("malformed line"),
  ILLEGAL_MOVE("illegal move"),
  EARLY_PHRASE("closing phrase too early"),
  WRONG_PHRASE("wrong closing phrase"),
  MISSING_PHRASE("missing closing phrase"),
  WRONG_SUMS("wrong sums"),
  EXTRA_OUTPUT("extra output"),
  ENDED_EARLY("output ended in mid-game"),
  WON_START_LOST("lost a won start"),
  CHANCE_MISSED("missed a win that was given away"),
  DRAW_LOST("lost a drawn game"),
  BELOW_GUARANTEE("collected less than the guarantee"),
  TOO_SLOW("won too slowly"),
  NOT_SEIZED("did not seize the initiative");

  private final String words;

  Ruling(String words) {
    this.words = words;
  }

  /** The ruling in words. */
  @Override
  public String toString() {
    return words;
  }
}
