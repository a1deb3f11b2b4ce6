package initiative.export;

/** A language in which statements are written. */
enum Language {
  ENGLISH(".md", "judge", "program", "Grading"),
  UKRAINIAN(".uk.md", "суддя", "програма", "Оцінювання");

  private final String suffix;
  private final String judge;
  private final String program;
  private final String grading;

  Language(String suffix, String judge, String program, String grading) {
    this.suffix = suffix;
    this.judge = judge;
    this.program = program;
    this.grading = grading;
  }

  /** How the names of files in this language end. */
  String suffix() {
    return suffix;
  }

  String judge() {
    return judge;
  }

  String program() {
    return program;
  }

  String grading() {
    return grading;
  }
}
