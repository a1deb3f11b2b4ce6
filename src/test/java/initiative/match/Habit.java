package initiative.match;

import initiative.interactor.Ruling;
import initiative.result.Ending;
import java.util.Locale;

/**
 * What a player of the zoo does besides playing rightly, and how a match ends with it that starts
 * from a won position in which the player has at least three moves to make.
 */
enum Habit {
  NONE(Ending.ACCEPTED, Ruling.ACCEPTED),
  CARRIAGE_RETURNS(Ending.ACCEPTED, Ruling.ACCEPTED),
  LAST_LINE_OPEN(Ending.ACCEPTED, Ruling.ACCEPTED),
  TALKS_TO_ERRORS(Ending.ACCEPTED, Ruling.ACCEPTED),
  CLOSES_ERRORS(Ending.ACCEPTED, Ruling.ACCEPTED),
  LEAVES_GRANDCHILD(Ending.ACCEPTED, Ruling.ACCEPTED),
  LEAVES_DAEMON(Ending.ACCEPTED, Ruling.ACCEPTED),
  LEAVES_HIDDEN_DAEMON(Ending.ACCEPTED, Ruling.ACCEPTED),

  BANNER(Ending.WRONG_ANSWER, Ruling.MALFORMED_LINE),
  BINARY(Ending.WRONG_ANSWER, Ruling.MALFORMED_LINE),
  EMPTY_LINE(Ending.WRONG_ANSWER, Ruling.MALFORMED_LINE),
  EXTRA_SPACE(Ending.WRONG_ANSWER, Ruling.MALFORMED_LINE),
  FLOODS_LINES(Ending.WRONG_ANSWER, Ruling.MALFORMED_LINE),
  ILLEGAL_MOVE(Ending.WRONG_ANSWER, Ruling.ILLEGAL_MOVE),
  EARLY_PHRASE(Ending.WRONG_ANSWER, Ruling.EARLY_PHRASE),
  WRONG_PHRASE(Ending.WRONG_ANSWER, Ruling.WRONG_PHRASE),
  NO_PHRASE(Ending.WRONG_ANSWER, Ruling.MISSING_PHRASE),
  PLAYS_ON(Ending.WRONG_ANSWER, Ruling.EXTRA_OUTPUT),
  LOSES(Ending.WRONG_ANSWER, Ruling.WON_START_LOST),
  LEAVES(Ending.WRONG_ANSWER, Ruling.ENDED_EARLY),
  LEAVES_AT_ONCE(Ending.WRONG_ANSWER, Ruling.ENDED_EARLY),
  HALF_LINE_THEN_LEAVES(Ending.WRONG_ANSWER, Ruling.ENDED_EARLY),
  CLOSES_INPUT(Ending.WRONG_ANSWER, Ruling.ENDED_EARLY),

  EXIT_CODE(Ending.CRASHED, null),
  EXCEPTION(Ending.CRASHED, null),
  KILLED(Ending.CRASHED, null),
  KILLS_ITS_GROUP(Ending.CRASHED, null),
  FORKS_FOR_EVER(Ending.CRASHED, null),
  DIES_AT_ONCE(Ending.CRASHED, null),
  NO_PHRASE_BUT_EXIT_CODE(Ending.CRASHED, null),
  EXIT_CODE_AFTER_PHRASE(Ending.CRASHED, Ruling.ACCEPTED),

  NO_FLUSH(Ending.TIMED_OUT, null),
  FLUSHES_AT_THE_END(Ending.TIMED_OUT, null),
  READS_TOO_MUCH(Ending.TIMED_OUT, null),
  COMPUTES(Ending.TIMED_OUT, null),
  CLOSES_OUTPUT(Ending.TIMED_OUT, null),
  HALF_LINE(Ending.TIMED_OUT, null),
  HANGS(Ending.TIMED_OUT, null),
  HANGS_AT_ONCE(Ending.TIMED_OUT, null),
  STAYS(Ending.TIMED_OUT, Ruling.ACCEPTED),
  STAYS_WITHOUT_OUTPUT(Ending.TIMED_OUT, Ruling.ACCEPTED),

  FLOODS_WITHOUT_LINES(Ending.OUTPUT_FLOOD, null),
  FLOODS_ERRORS(Ending.OUTPUT_FLOOD, null),
  FLOODS_ERRORS_AT_THE_END(Ending.OUTPUT_FLOOD, Ruling.ACCEPTED),
  EATS_MEMORY(Ending.OUT_OF_MEMORY, null),
  GRANDCHILD_EATS_MEMORY(Ending.OUT_OF_MEMORY, null);

  /** How the match ends. */
  final Ending ending;

  /** What the referee has ruled by then; null if nothing. */
  final Ruling ruling;

  Habit(Ending ending, Ruling ruling) {
    this.ending = ending;
    this.ruling = ruling;
  }

  /** Whether it takes as long as the limit of silence until the match ends. */
  boolean isPatient() {
    return ending == Ending.TIMED_OUT;
  }

  /** As it is written on the command line. */
  String flag() {
    return "--" + name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static Habit ofFlag(String flag) {
    return valueOf(flag.substring(2).toUpperCase(Locale.ROOT).replace('-', '_'));
  }
}
