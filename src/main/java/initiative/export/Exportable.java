package initiative.export;

import java.util.List;

/** A program that can be made one file: the bot or the interactor of a game, or a solver. */
public final class Exportable {
  private static final int LINE = 96;

  private static final MainClass BOT =
      new MainClass(
          "initiative.bot.Catalogue",
          "strategy",
          "Strategy<?, ?> strategy",
          "System.exit(Program.run(strategy, new Chance(), System.in, System.out, System.err));",
          List.of("initiative.judge.Program"));

  private static final MainClass PROBLEM =
      new MainClass(
          "initiative.problem.Problems",
          "of",
          "Problem problem",
          "System.exit(ProblemProgram.run(problem, System.in, System.out, System.err));",
          List.of());

  private final MainClass main;
  private final String key;
  private final String className;
  private final String comment;
  private final List<String> header;

  private Exportable(
      MainClass main, String key, String className, String comment, List<String> header) {
    this.main = main;
    this.key = key;
    this.className = className;
    this.comment = comment;
    this.header = header;
  }

  /** The bot of a game. */
  public static Exportable bot(String game) {
    return new Exportable(
        BOT,
        game,
        inCamelCase(game) + "Bot",
        "Plays one game over standard input and output.",
        List.of(game));
  }

  /** The solver of a problem without interaction. */
  public static Exportable problem(String code) {
    return new Exportable(
        PROBLEM,
        code,
        "Problem" + code.replaceAll("\\W", ""),
        "Reads the input and writes the answer.",
        List.of(code));
  }

  /** The name of the main class if none is asked for. */
  public String className() {
    return className;
  }

  /** The file with a main class of this name. */
  public String text(String mainClass) {
    Library library = Library.core();
    return SingleFile.of(library, header, main.source(library, key, mainClass, comment));
  }

  private static String inCamelCase(String words) {
    StringBuilder name = new StringBuilder();
    for (String word : words.split("-")) {
      name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
    }
    return name.toString();
  }
}
