package initiative.result;

/** How a match may end; in all but the first case the player or its judge is at fault. */
public enum Ending {
  ACCEPTED("accepted"),
  WRONG_ANSWER("wrong answer"),
  TIMED_OUT("timed out"),
  CRASHED("crashed"),
  OUTPUT_FLOOD("output flood"),
  OUT_OF_MEMORY("out of memory"),
  COULD_NOT_START("could not start"),
  INTERACTOR_FAULT("interactor at fault");

  private final String words;

  Ending(String words) {
    this.words = words;
  }

  public boolean isAccepted() {
    return this == ACCEPTED;
  }

  /** The ending in words. */
  @Override
  public String toString() {
    return words;
  }
}
