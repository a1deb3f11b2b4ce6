package initiative.export;

import initiative.catalogue.Definition;
import initiative.catalogue.RandomStarts;
import initiative.problem.Problems;
import initiative.slice.SingleFile;
import initiative.slice.SliceFailure;
import initiative.slice.Sources;
import initiative.statement.ClassComment;
import initiative.statement.GameText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A program that can be made one file: the bot, the interactor, the validator, the generator or the
 * testing tool of a game, or a solver.
 *
 * @param className the name of the main class
 * @param mainClass gives the text of a main class of any name, with its package and its imports
 * @param header the paragraphs of the comment at the top
 * @param trial puts the program to the test, given the command that starts it; a program that does
 *     not do its work is a failure
 * @param isSubmission whether the file is to be submitted to the judge, which limits its length
 */
public record Exportable(
    String className,
    UnaryOperator<String> mainClass,
    List<String> header,
    Consumer<List<String>> trial,
    boolean isSubmission) {
  private static final Logger LOG = LoggerFactory.getLogger(Exportable.class);

  private static final String SUBMIT =
      "To submit it, paste the whole file and choose Java 8 or any newer Java. It needs nothing"
          + " else. It was put together from the sources of Initiative.";

  private static final String MADE = " It was put together from the sources of Initiative.";

  private static final String TRY =
      "To try your program: java testing_tool.java COMMAND, where COMMAND starts it, as in: java"
          + " testing_tool.java python3 bot.py. It plays the sample games; with -f FILE before the"
          + " command it plays the game of that file, which has a line OPPONENT SEED, then the"
          + " lines of the start. The opponents here know the rules and no more, and so does this"
          + " tool: it says whether a game was played by the rules, not whether it should have been"
          + " won. Exit codes: 0 all games by the rules, 1 not so, 2 bad arguments. It needs Java"
          + " 11 or newer and nothing else.";

  private static final String GENERATE =
      "To write the input file of a test case: java Generator.java OPPONENT SEED DESCRIPTION >"
          + " 1.in, with seize behind the seed if the player has to win a start that is not won."
          + " The same arguments give the same file. Exit codes: 0 written; 2 bad arguments, and a"
          + " line on standard error says what was expected. A description is, as a whole or in"
          + " part: ";

  /** How the testing tool is called; tools that check packages look for it by this name. */
  public static final String TESTING_TOOL = "testing_tool";

  private static final Sources CORE = Sources.onClassPath();

  /** The bot of a game. */
  public static Exportable bot(Definition<?, ?> game) {
    return player(
        game,
        inCamelCase(game.about().id) + "Bot",
        "Plays one game over standard input and output.",
        "System.exit(Program.run(game, new Chance(), args, System.in, System.out, System.err));",
        List.of("initiative.game.Chance", "initiative.player.Program"),
        header(game, "a bot that wins whenever a win is there to be had", SUBMIT),
        command -> Trials.ofBot(game, command));
  }

  /**
   * A player of a game in some way.
   *
   * @param run the statements that play the game
   * @param imports the classes that the statements name
   */
  public static Exportable player(
      Definition<?, ?> game,
      String className,
      String comment,
      String run,
      List<String> imports,
      List<String> header,
      Consumer<List<String>> trial) {
    List<String> all = new ArrayList<>(imports);
    all.add("initiative.game.Game");
    MainClass main = MainClass.of(game.getClass(), "Game<?, ?> game", run, all);
    return new Exportable(className, name -> main.text(name, comment), header, trial, true);
  }

  /** The interactor of a game, as DMOJ calls it. */
  public static Exportable interactor(Definition<?, ?> game) {
    return interactor(game, Convention.DMOJ);
  }

  /** The interactor of a game. */
  public static Exportable interactor(Definition<?, ?> game, Convention convention) {
    MainClass main =
        MainClass.of(
            game.getClass(),
            "Definition<?, ?> game",
            "// Not System.out, which the judge replaces by a stream that cannot be closed.\n"
                + "    OutputStream out = new FileOutputStream(FileDescriptor.out);\n"
                + "    Report report = "
                + convention.report()
                + ";\n"
                + "    System.exit(\n"
                + "        InteractorProgram.run(game.opponents(), args, System.in, out, report));",
            List.of(
                "initiative.catalogue.Definition",
                "initiative.interactor.InteractorProgram",
                "initiative.interactor.Report",
                convention.reportClass(),
                "java.io.FileDescriptor",
                "java.io.FileOutputStream",
                "java.io.OutputStream"));
    String comment = "Referees one game with a player on standard input and output.";
    String what = "an interactor, which is the referee and the opponent of a player";
    return new Exportable(
        inCamelCase(game.about().id) + "Interactor",
        name -> main.text(name, comment),
        header(game, what, convention.use() + MADE),
        command -> Trials.ofInteractor(game, convention, command),
        false);
  }

  /** The validator of a game's test inputs, as most call it. */
  public static Exportable validator(Definition<?, ?> game) {
    return validator(game, Convention.DMOJ);
  }

  /** The validator of a game's test inputs. */
  public static Exportable validator(Definition<?, ?> game, Convention convention) {
    return tool(
        game,
        "Validator",
        "Game<?, ?> game",
        convention.validated("ValidatorProgram.run(game, opponents, args, System.in, System.err)"),
        List.of("initiative.game.Game", "initiative.interactor.ValidatorProgram"),
        "Reads the input of a test case and says what is wrong with it.",
        header(game, "a validator of test inputs", convention.useOfValidator() + MADE),
        command -> Trials.ofValidator(game, convention, command));
  }

  /**
   * What contestants try their programs with.
   *
   * @param samples the inputs of the sample games
   */
  public static Exportable testingTool(Definition<?, ?> game, List<String> samples) {
    StringBuilder texts = new StringBuilder();
    for (String sample : samples) {
      texts.append(texts.length() == 0 ? "" : ",").append("\n            \"");
      texts.append(sample.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n"));
      texts.append('"');
    }
    MainClass main =
        MainClass.of(
            game.getClass(),
            "Game<?, ?> game",
            "List<String> samples =\n        Arrays.asList("
                + texts
                + ");\n    System.exit(TestingTool.run(game, samples, args, System.out,"
                + " System.err));",
            List.of(
                "initiative.game.Game",
                "initiative.interactor.tool.TestingTool",
                "java.util.Arrays",
                "java.util.List"));
    return new Exportable(
        TESTING_TOOL,
        name -> main.text(name, "Plays the sample games with a program."),
        header(game, "a testing tool for contestants", TRY + MADE),
        command -> Trials.ofTestingTool(game, command),
        false);
  }

  /** The generator of a game's test inputs. */
  public static Exportable generator(Definition<?, ?> game) {
    String use = GENERATE + new RandomStarts(game).help() + "." + MADE;
    return tool(
        game,
        "Generator",
        "Definition<?, ?> game",
        "GeneratorProgram.run(game, opponents, args, System.out, System.err)",
        List.of("initiative.catalogue.Definition", "initiative.catalogue.GeneratorProgram"),
        "Writes the input of a test case with a random start.",
        header(game, "a generator of test inputs", use),
        command -> Trials.ofGenerator(game, command));
  }

  /** A program that needs to know of the opponents no more than their names. */
  private static Exportable tool(
      Definition<?, ?> game,
      String kind,
      String variable,
      String run,
      List<String> imports,
      String comment,
      List<String> header,
      Consumer<List<String>> trial) {
    List<String> all = new ArrayList<>(imports);
    all.add("java.util.Arrays");
    all.add("java.util.List");
    String names = String.join("\",\n            \"", game.opponents().names());
    String statements =
        "List<String> opponents =\n        Arrays.asList(\n            \""
            + names
            + "\");\n    System.exit("
            + run
            + ");";
    MainClass main = MainClass.of(game.getClass(), variable, statements, all);
    return new Exportable(
        inCamelCase(game.about().id) + kind,
        name -> main.text(name, comment),
        header,
        trial,
        false);
  }

  private static List<String> header(Definition<?, ?> game, String what, String use) {
    GameText text = GameText.of(game);
    String title = text.title() + " (" + game.about().code + "): " + what + ".";
    return List.of(title, text.rules(), use);
  }

  /** The solver of a problem without interaction. */
  public static Exportable problem(String code) {
    Problems.Entry entry =
        Problems.entries().stream().filter(each -> each.code.equals(code)).findAny().orElseThrow();
    String title = "Problem " + code + ": " + entry.title + ". Limits: " + entry.limits + ".";
    String comment = ClassComment.of(Problems.of(code).getClass()).split("<p>")[0];
    UnaryOperator<String> main =
        name ->
            MainClass.of(
                    CORE,
                    "initiative.problem.Problems",
                    code,
                    "Problem problem",
                    // Since Java 21 a call of exit prepares the loggers first, which costs 10 ms.
                    "int exitCode = ProblemProgram.run(problem, System.in, System.out,"
                        + " System.err);\n"
                        + "    if (exitCode != ProblemProgram.OK) {\n"
                        + "      System.exit(exitCode);\n"
                        + "    }",
                    List.of("initiative.problem.Problem", "initiative.problem.ProblemProgram"))
                .text(name, "Reads the input and writes the answer.");
    return new Exportable(
        "Problem" + code.replaceAll("\\W", ""),
        main,
        List.of(title, comment, SUBMIT),
        command -> Trials.ofSolver(code, command),
        true);
  }

  /** The same program with a main class of another name. */
  public Exportable named(String other) {
    return new Exportable(other, mainClass, header, trial, isSubmission);
  }

  /** The file. */
  public String text() {
    return texts(List.of(this)).get(0);
  }

  /** The file, when it has been compiled and tried out. */
  public String verifiedText() {
    return verifiedTexts(List.of(this)).get(0);
  }

  /** The files of several programs, which is quicker than one by one. */
  public static List<String> texts(List<Exportable> programs) {
    List<SingleFile.Program> sliced = new ArrayList<>();
    for (Exportable each : programs) {
      sliced.add(new SingleFile.Program(each.header, each.mainClass.apply(each.className)));
    }
    try {
      LOG.debug("slicing {}", programs);
      return SingleFile.of(CORE, sliced);
    } catch (SliceFailure e) {
      throw new ExportFailure(e.getMessage(), e);
    }
  }

  /** The files of several programs, when all have been compiled and tried out. */
  public static List<String> verifiedTexts(List<Exportable> programs) {
    List<String> texts = texts(programs);
    List<Integer> all = IntStream.range(0, texts.size()).boxed().toList();
    SideBySide.forEach(all, i -> Verification.verify(programs.get(i), texts.get(i)));
    return texts;
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
