package initiative.course;

import initiative.game.Game;
import java.util.Locale;

/** Who makes a move. */
public enum Side {
  PROGRAM,
  OPPONENT,
  /** Nobody: the judge draws. */
  CHANCE;

  /** The side that makes the first move by the rules of a game. */
  public static Side byTheRules(Game<?, ?> game) {
    return game.programBegins() ? PROGRAM : OPPONENT;
  }

  Side other() {
    return this == PROGRAM ? OPPONENT : PROGRAM;
  }

  /** Its name in JSON. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
