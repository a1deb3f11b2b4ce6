package initiative.result;

import initiative.words.Language;
import initiative.words.Words;

/** How a match may end; in all but the first case the player or its judge is at fault. */
public enum Ending {
  ACCEPTED,
  WRONG_ANSWER,
  TIMED_OUT,
  CRASHED,
  OUTPUT_FLOOD,
  OUT_OF_MEMORY,
  COULD_NOT_START,
  INTERACTOR_FAULT;

  public boolean isAccepted() {
    return this == ACCEPTED;
  }

  /** The ending in the words of a language. */
  public String in(Language language) {
    return Words.in(language).say("ending." + name());
  }

  /** The ending in English. */
  @Override
  public String toString() {
    return in(Language.ENGLISH);
  }
}
