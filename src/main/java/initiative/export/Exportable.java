package initiative.export;

import com.github.javaparser.ast.expr.ObjectCreationExpr;
import initiative.bot.Catalogue;
import initiative.problem.Problems;
import java.util.List;

/** A program that can be made one file: the bot or the interactor of a game, or a solver. */
public final class Exportable {
  private static final String SUBMIT =
      "To submit it, paste the whole file and choose Java 8 or any newer Java. It needs nothing"
          + " else. It was put together from the sources of Initiative.";

  private static final String SET =
      "To set the problem on DMOJ, name this file in init.yml as a bridged interactor (lang: JAVA,"
          + " type: default, feedback: true). Its first argument is the input file of the test"
          + " case: a line OPPONENT SEED or OPPONENT SEED seize, then the lines of the start. Exit"
          + " codes: 0 accepted, 1 wrong answer, 3 a fault of its own; the reason is a line on"
          + " standard error. It was put together from the sources of Initiative.";

  /** Shared, since to parse it takes longer than all else. */
  private static final Library CORE = Library.core();

  private static final MainClass BOT =
      new MainClass(
          "initiative.bot.Catalogue",
          "strategy",
          "Strategy<?, ?> strategy",
          "System.exit(Program.run(strategy, new Chance(), System.in, System.out, System.err));",
          List.of("initiative.player.Program"));

  private static final MainClass INTERACTOR =
      new MainClass(
          "initiative.interactor.Interactors",
          "of",
          "Opponents<?, ?> opponents",
          "// Not System.out, which the judge replaces by a stream that cannot be closed.\n"
              + "    OutputStream out = new FileOutputStream(FileDescriptor.out);\n"
              + "    System.exit(InteractorProgram.run(opponents, args, System.in, out, System.err));",
          List.of("java.io.FileDescriptor", "java.io.FileOutputStream", "java.io.OutputStream"));

  private static final MainClass PROBLEM =
      new MainClass(
          "initiative.problem.Problems",
          "of",
          "Problem problem",
          // Since Java 21 a call of exit prepares the loggers first, which costs 10 ms.
          "int exitCode = ProblemProgram.run(problem, System.in, System.out, System.err);\n"
              + "    if (exitCode != ProblemProgram.OK) {\n"
              + "      System.exit(exitCode);\n"
              + "    }",
          List.of());

  private final MainClass main;
  private final String key;
  private final String className;
  private final String comment;
  private final Header header;
  private final Trial trial;

  Exportable(
      MainClass main, String key, String className, String comment, Header header, Trial trial) {
    this.main = main;
    this.key = key;
    this.className = className;
    this.comment = comment;
    this.header = header;
    this.trial = trial;
  }

  /** The bot of a game. */
  public static Exportable bot(String game) {
    return new Exportable(
        BOT,
        game,
        inCamelCase(game) + "Bot",
        "Plays one game over standard input and output.",
        header(game, "a bot that plays first and wins whenever a win is there to be had")
            .paragraph(SUBMIT),
        new GameTrial(game));
  }

  /** The interactor of a game. */
  public static Exportable interactor(String game) {
    return new Exportable(
        INTERACTOR,
        game,
        inCamelCase(game) + "Interactor",
        "Referees one game with a player on standard input and output.",
        header(game, "an interactor, which is the referee and the opponent of a player")
            .paragraph(SET),
        new InteractorTrial(game));
  }

  private static Header header(String game, String what) {
    Statement statement = new Statement(game, Language.ENGLISH);
    return new Header()
        .paragraph(statement.title() + " (" + code(game) + "): " + what + ".")
        .paragraph(statement.rules());
  }

  /** The solver of a problem without interaction. */
  public static Exportable problem(String code) {
    Header header = new Header();
    for (Problems.Entry entry : Problems.entries()) {
      if (entry.code.equals(code)) {
        header.paragraph(
            "Problem " + code + ": " + entry.title + ". Limits: " + entry.limits + ".");
      }
    }
    header.paragraph(solverComment(code));
    return new Exportable(
        PROBLEM,
        code,
        "Problem" + code.replaceAll("\\W", ""),
        "Reads the input and writes the answer.",
        header.paragraph(SUBMIT),
        new SampleTrial(code));
  }

  private static String solverComment(String code) {
    synchronized (CORE) {
      SourceFile catalogue = CORE.file(PROBLEM.catalogue());
      ObjectCreationExpr solver = PROBLEM.expression(catalogue, code).asObjectCreationExpr();
      String name = catalogue.packageName() + "." + solver.getType().getNameAsString();
      return Header.comment(CORE.file(name).type());
    }
  }

  private static String code(String game) {
    for (Catalogue.Entry entry : Catalogue.entries()) {
      if (entry.id.equals(game)) {
        return entry.code;
      }
    }
    throw new ExportFailure("there is no game " + game);
  }

  /** The name of the main class if none is asked for. */
  public String className() {
    return className;
  }

  /** The file with a main class of this name. */
  public String text(String mainClass) {
    synchronized (CORE) {
      return text(mainClass, CORE);
    }
  }

  String text(String mainClass, Library library) {
    SourceFile source = main.source(library, key, mainClass, comment);
    return SingleFile.of(library, header.lines(), source);
  }

  /** The file with a main class of this name, when it has been compiled and tried out. */
  public String verifiedText(String mainClass) {
    String text = text(mainClass);
    Verification.verify(mainClass, text, trial);
    return text;
  }

  @Override
  public String toString() {
    return className;
  }

  private static String inCamelCase(String words) {
    StringBuilder name = new StringBuilder();
    for (String word : words.split("-")) {
      name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
    }
    return name.toString();
  }
}
