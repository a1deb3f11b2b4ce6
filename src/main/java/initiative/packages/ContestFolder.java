package initiative.packages;

import initiative.catalogue.About;
import initiative.export.Convention;
import initiative.export.Exportable;
import initiative.statement.Latex;
import initiative.statement.Picture;
import initiative.suite.Suite;
import initiative.words.Language;
import initiative.words.Resource;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.UUID;

/** What the formats that come from Kattis have in common: statements, data, submissions. */
abstract class ContestFolder {
  private static final String BOOK =
      "I. Porublov, Elements of game theory, part 1 (in Ukrainian), Cherkasy, 2025";

  private static final String OWNER = "The maintainers of Initiative";
  private static final String SUBMISSIONS = "submissions/";

  final GameProblem problem;
  final Programs programs;

  ContestFolder(GameProblem problem) {
    this.problem = problem;
    this.programs = new Programs(problem, Convention.FEEDBACK);
  }

  /** The name of the format, as in options. */
  abstract Format format();

  /** The directory of the statements, with a slash. */
  abstract String statements();

  /** The text of problem.yaml. */
  abstract String settings();

  /** The directory of the interactor, with a slash. */
  abstract String interactor();

  /** Adds what else the format has. */
  abstract void addMore(Folder folder);

  final Folder folder() {
    Folder folder = new Folder();
    folder.add("README.md", problem.readme(format().toString(), solutions()));
    folder.add("LICENSE", GameProblem.licence());
    folder.add("problem.yaml", settings());
    for (Language language : Language.values()) {
      folder.add(statements() + "problem." + language.code() + ".tex", statement(language));
    }
    addData(folder);
    problem.picture().ifPresent(picture -> folder.add("attachments/" + Picture.FILE, picture));
    folder.add("attachments/", programs.testingTool());
    addJudge(folder, interactor(), programs.interactor());
    addJudge(folder, "input_validators/validator/", programs.validator());
    addMore(folder);
    folder.add(SUBMISSIONS + "accepted/", programs.solution());
    for (WrongSolution wrong : problem.pinned().keySet()) {
      folder.add(SUBMISSIONS + directory(wrong), programs.wrong(wrong));
    }
    return folder;
  }

  private String statement(Language language) {
    Latex latex = new Latex();
    String title = problem.title(language);
    return ("\\problemname{" + latex.upright(latex.plain(title)) + "}\n")
        + ("%% plainproblemname: " + title + "\n\n")
        + latex.of(problem.statementWithoutSample(language));
  }

  /** Nothing but the judge's own program reads the answers, which it does not need. */
  private void addData(Folder folder) {
    for (int i = 0; i < problem.samples().size(); i++) {
      Sample sample = problem.samples().get(i);
      String place = "data/sample/" + (i + 1);
      folder.add(place + ".in", sample.test().toString());
      folder.add(place + ".ans", "");
      folder.add(place + ".interaction", sample.interaction());
    }
    for (Suite.Test test : problem.suite().tests()) {
      String place = String.format(Locale.ROOT, "data/secret/%03d", test.number());
      folder.add(place + ".in", GameProblem.input(test.pairing()));
      folder.add(place + ".ans", "");
    }
  }

  /** Judges need not know validators in Java, but they know scripts that build and run any. */
  private static void addJudge(Folder folder, String place, Exportable program) {
    folder.addScripted(place, program, "run.sh");
    String needs = Resource.text("/packages/needs.txt");
    folder.add(place + "README", needs.replace("{program}", program.className()));
  }

  private static String directory(WrongSolution wrong) {
    return switch (wrong.verdict()) {
      case Rehearsal.WRONG -> "wrong_answer/";
      case Rehearsal.WAITS -> "time_limit_exceeded/";
      case Rehearsal.CRASHED -> "run_time_error/";
      default -> throw new IllegalStateException(wrong.verdict());
    };
  }

  private String solutions() {
    StringBuilder solutions = new StringBuilder();
    for (WrongSolution wrong : problem.pinned().keySet()) {
      solutions.append("- `").append(SUBMISSIONS).append(directory(wrong));
      solutions.append(wrong.className()).append(".java`: ").append(wrong.words()).append(".\n");
    }
    return solutions.toString();
  }

  /** The same for the same game, whatever the seed of its tests. */
  final String uuid() {
    byte[] name = ("initiative " + problem.game().about().id).getBytes(StandardCharsets.UTF_8);
    return UUID.nameUUIDFromBytes(name).toString();
  }

  /** Where the game comes from. */
  final String source() {
    About about = problem.game().about();
    return about.code.equals("-") ? "Initiative" : BOOK + ", " + about.code;
  }

  /**
   * The lines about who may do what. The formats list no licence like that of the sources; of those
   * listed, this is the one that promises no more than it and asks nobody to ask.
   */
  final String rights() {
    return "# The format cannot name the MIT License, which permits more: see LICENSE.\n"
        + "license: educational\n"
        + "rights_owner: "
        + quoted(OWNER)
        + "\n";
  }

  /** Those who wrote the statement, the programs and the tests. */
  static String makers() {
    return quoted(OWNER);
  }

  /** A text as a value of YAML. */
  static String quoted(String text) {
    return "'" + text.replace("'", "''") + "'";
  }
}
