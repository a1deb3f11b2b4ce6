package initiative.statement;

import initiative.catalogue.About;

/** A language in which statements are written. */
public enum Language {
  ENGLISH("en", "judge", "program"),
  UKRAINIAN("uk", "суддя", "програма");

  private final String code;
  private final String judge;
  private final String program;

  Language(String code, String judge, String program) {
    this.code = code;
    this.judge = judge;
    this.program = program;
  }

  /** How it is called in the names of files. */
  public String code() {
    return code;
  }

  /** What a game is called in it. */
  public String title(About about) {
    return this == ENGLISH ? about.english : about.ukrainian;
  }

  /** Who makes the first move, as a sentence to the author of a program. */
  String begins(boolean program) {
    if (this == ENGLISH) {
      return program ? "You play first." : "The judge plays first.";
    }
    return program ? "Ви ходите першими." : "Першим ходить суддя.";
  }

  /** A number of seconds. */
  String seconds(int number) {
    return this == ENGLISH
        ? number + (number == 1 ? " second" : " seconds")
        : Grading.counted(number, "секунда", "секунди", "секунд");
  }

  String judge() {
    return judge;
  }

  String program() {
    return program;
  }
}
