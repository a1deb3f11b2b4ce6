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
  CHANCE_MISSED("missed a win that was given away", "missed a win"),
  DRAW_LOST("lost a drawn game"),
  BELOW_GUARANTEE("collected less than the guarantee", "collected too little"),
  GAVE_AWAY("gave something away"),
  WRONG_SIDE("chose the wrong side"),
  TOO_SLOW("won too slowly"),
  NOT_SEIZED("did not seize the initiative");

  private final String words;
  private final String fewWords;

  Ruling(String words) {
    this(words, words);
  }

  Ruling(String words, String fewWords) {
    this.words = words;
    this.fewWords = fewWords;
  }

  /** The ruling where there is little room. */
  String inFewWords() {
    return fewWords;
  }

  /** The ruling in words. */
  @Override
  public String toString() {
    return words;
  }
}
