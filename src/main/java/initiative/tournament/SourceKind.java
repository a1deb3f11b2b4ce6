package initiative.tournament;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The kinds of files that are a bot: known by the ends of their names, run by a tool, and some of
 * them compiled by another one before.
 */
public enum SourceKind {
  PYTHON("Python", 0.1, List.of("py"), "python3", null),
  JAVASCRIPT("JavaScript", 0.1, List.of("js", "mjs"), "node", null),
  JAVA("Java", 0.3, List.of("java"), "java", "javac"),
  CPP("C++", 0.03, List.of("cpp", "cc", "cxx"), null, "g++"),
  C("C", 0.03, List.of("c"), null, "gcc"),
  RUST("Rust", 0.03, List.of("rs"), null, "rustc"),
  KOTLIN("Kotlin", 0.3, List.of("kt"), "java", "kotlinc"),
  GO("Go", 0.03, List.of("go"), null, "go"),
  JAR("jar", 0.3, List.of("jar"), "java", null),
  RUN("run", 0.1, List.of(), null, null),
  PROGRAM("program", 0.03, List.of(), null, null);

  private static final List<String> JVM =
      List.of("-Xmx160m", "-Xss64m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

  private final String title;
  private final double seconds;
  private final List<String> endings;
  private final String runner;
  private final String compiler;

  SourceKind(String title, double seconds, List<String> endings, String runner, String compiler) {
    this.title = title;
    this.seconds = seconds;
    this.endings = endings;
    this.runner = runner;
    this.compiler = compiler;
  }

  /** The kind that the end of a file's name says; null if it says none. */
  static SourceKind of(Path file) {
    String name = file.getFileName().toString();
    String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    for (SourceKind kind : values()) {
      if (name.indexOf('.') > 0 && kind.endings.contains(ending)) {
        return kind;
      }
    }
    return null;
  }

  /** What it is called, which is the same in all languages. */
  public String title() {
    return title;
  }

  /** About how long a game of such a bot takes. */
  public double seconds() {
    return seconds;
  }

  /** Whether it is the text of a program. */
  boolean isSource() {
    return !endings.isEmpty() && this != JAR;
  }

  boolean isCompiled() {
    return compiler != null;
  }

  /** Whether comments begin with a hash sign. */
  boolean hasHashComments() {
    return this == PYTHON || this == RUN || this == PROGRAM;
  }

  /** The tools that it cannot do without. */
  List<String> tools() {
    return runner == null
        ? compiler == null ? List.of() : List.of(compiler)
        : compiler == null ? List.of(runner) : List.of(compiler, runner);
  }

  /**
   * The command that compiles sources within a folder.
   *
   * @param tool where the compiler is
   */
  List<String> compile(String tool, List<String> sources) {
    List<String> words =
        switch (this) {
          case JAVA ->
              List.of(tool, "-proc:none", "-nowarn", "-encoding", "UTF-8", "-d", "classes");
          case CPP -> List.of(tool, "-O2", "-std=c++17", "-o", "bot");
          case C -> List.of(tool, "-O2", "-o", "bot");
          case RUST -> List.of(tool, "-O", "--edition", "2021", "--crate-name", "bot", "-o", "bot");
          case KOTLIN -> List.of(tool, "-nowarn", "-include-runtime", "-d", "bot.jar");
          case GO -> List.of(tool, "build", "-o", "bot");
          default -> throw new IllegalStateException(this + " is not compiled");
        };
    List<String> command = new ArrayList<>(words);
    command.addAll(sources);
    if (this == C) {
      command.add("-lm");
    }
    return command;
  }

  /** The words that start a JVM for a bot. */
  static List<String> jvm(String java) {
    List<String> command = new ArrayList<>(List.of(java));
    command.addAll(JVM);
    return command;
  }
}
