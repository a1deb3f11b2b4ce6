package initiative.export;

/** A language in which statements are written. */
enum Language {
  ENGLISH(".md", "judge", "program"),
  UKRAINIAN(".uk.md", "суддя", "програма");

  private final String suffix;
  private final String judge;
  private final String program;

  Language(String suffix, String judge, String program) {
    this.suffix = suffix;
    this.judge = judge;
    this.program = program;
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
}
