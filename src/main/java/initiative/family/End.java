package initiative.family;

/** An end of a row, from which a card is taken; the last card is at both. */
public enum End {
  /** The left end. */
  L,

  /** The right end. */
  R
}
