package initiative.interactor;

/**
 * All that a referee says, in English: {0} stands for the first value, and {0|one|many} for the
 * form of a word that goes with that number. Other languages have the same by these names.
 */
public enum Say {
  BUT("{0}, but {1}"),
  POSITION("position {0}; legal moves: {1}"),

  SIDE_EXPECTED("\"{0}\" or \"{1}\" was expected"),
  MOVE_EXPECTED("a move was expected in {0}"),
  PHRASE_EXPECTED("{0} was expected{1}"),
  NOTHING_CAME("nothing came where {0}"),
  FLOOD("a flood of characters without a line end came"),
  EXTRA("{0} came after the closing phrase"),

  READ_WHERE("read {0} where {1}"),
  READ("read {0}, expected {1}{2}"),
  MALFORMED("read {0}{1}, expected a move of the form {2} in {3}"),
  BLANK("{0}, which is blank"),
  BLANK_FRONT("{0} with a blank at the front"),
  BLANK_END("{0} with a blank at the end"),
  WITH_SIGN(" with a sign"),
  INSTEAD(" instead of {0}"),
  NOT_ALLOWED("{0} is not allowed in {1}"),
  TOO_EARLY("{0} came while the game goes on in {1}"),
  AFTER_END("the move {0} came after the end of the game, expected {1}{2}"),

  BROKEN_OFF(", since the judge broke the game off"),
  NO_MOVE(", since the start leaves no move"),
  BY_DRAW(", since the draw \"{0}\" ended the game{1}"),
  BY_PLAYER(", since the player's move \"{0}\" ended the game{1}"),
  BY_OPPONENT(", since the opponent's move \"{0}\" ended the game{1}"),
  STALEMATE(" by stalemate"),

  GAVE_AWAY("output line {0}, \"{1}\" in position {2}, gave that away{3}{4}"),
  KEEPS("; \"{0}\" would have kept it"),
  PUT_OFF(
      "the position was won, but output line {0}, \"{1}\" in position {2}, only puts off the end{3}"),
  NEARER("; \"{0}\" would have brought it nearer"),
  WAS("the position was {0}"),
  WAS_WORTH("the position was worth {0}"),
  WON_START("the start is won"),
  LOST_START("the start is lost"),
  DRAWN_START("the start is drawn"),
  DRAW_SURE("a draw was sure"),
  WIN_GIVEN("the opponent had given the win away"),
  WIN_WITHIN("the game could have been won within {0} {0|half-move|half-moves}"),
  DIFFER("the sums differ by {0}, where {1} could be had against any opponent"),
  COLLECTED("the player collected {0}, where {1} could be had against any opponent"),
  SEIZE(
      "{0}, but this opponent errs unless it is met with a pattern; in such a position draw the"
          + " move at random, and win as soon as that is possible"),
  BEAT("nobody knows what the start is worth, but this opponent has to be beaten"),
  SIDE("read {0}, but the start is {1} for the side that begins; \"{2}\" would have been right"),

  ENDED_WITH("the player ended with {0}"),
  ENDED("{0}{1} after {2} {2|half-move|half-moves}"),
  DREW("the game was drawn"),
  WON("the player won"),
  LOST("the player lost"),
  WINNING("the player was winning"),
  LOSING("the player was losing"),
  A_LOST_START(" a lost start"),
  A_DRAWN_START(" a drawn start");

  /** The words, with places for values. */
  public final String pattern;

  Say(String pattern) {
    this.pattern = pattern;
  }

  /** These words with values. */
  Sentence of(Object... values) {
    return new Sentence(this, values);
  }
}
