package initiative.classroom;

import initiative.catalogue.Saying;

/** A request that is not met: the status that the client gets, and a sentence in both languages. */
final class Refusal extends Exception {
  static final int BAD = 400;
  static final int FORBIDDEN = 403;
  static final int NOT_FOUND = 404;
  static final int CONFLICT = 409;
  static final int TOO_LARGE = 413;
  static final int NOT_ALLOWED = 422;
  static final int TOO_MANY = 429;

  private static final long serialVersionUID = 1L;

  private final int status;
  private final transient Saying saying;
  private final String game;

  Refusal(int status, Saying saying) {
    this(status, saying, "");
  }

  /** A refusal in the words of a game. */
  Refusal(int status, Saying saying, String game) {
    super(saying.key);
    this.status = status;
    this.saying = saying;
    this.game = game;
  }

  int status() {
    return status;
  }

  Saying saying() {
    return saying;
  }

  /** The game whose words it is said in; empty if it is about none. */
  String game() {
    return game;
  }
}
