package initiative.classroom;

/** A student of the class: a nickname, and what came of the games. */
final class Student {
  private final Lesson lesson;
  private final String token;
  private final String nick;
  private Play<?, ?> play;
  private boolean counted;
  private int games;
  private int won;
  private long changedAt = System.nanoTime();
  private int seen;

  Student(Lesson lesson, String token, String nick) {
    this.lesson = lesson;
    this.token = token;
    this.nick = nick;
  }

  String token() {
    return token;
  }

  String nick() {
    return nick;
  }

  /** Whether the teacher has uncovered what positions are worth. */
  boolean isRevealed() {
    return lesson.isRevealed();
  }

  /** The game that is being played; null if there is none. */
  Play<?, ?> play() {
    return play;
  }

  /** Takes up a game, or none. */
  void play(Play<?, ?> next) {
    play = next;
    counted = false;
    notice();
  }

  /** Takes note that something has happened in the game; one that is over counts once. */
  void notice() {
    changedAt = System.nanoTime();
    Play.Moment<?, ?> now = play == null ? null : play.now();
    if (now != null && now.isOver() && !counted) {
      counted = true;
      games++;
      won += now.hold().isWin() ? 1 : 0;
    }
  }

  void forgetScore() {
    games = 0;
    won = 0;
  }

  int games() {
    return games;
  }

  int won() {
    return won;
  }

  long changedAt() {
    return changedAt;
  }

  /** Counts the pages on which the student is there. */
  void comes() {
    seen++;
  }

  void goes() {
    seen--;
  }

  boolean isThere() {
    return seen > 0;
  }
}
