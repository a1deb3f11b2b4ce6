package initiative.export;

import initiative.interactor.EjudgeReport;
import initiative.interactor.FeedbackReport;
import initiative.interactor.InteractorProgram;
import initiative.interactor.ValidatorProgram;
import java.nio.file.Path;
import java.util.List;

/** How a judge calls the interactor and the validator of a problem, and how they answer. */
public enum Convention {
  DMOJ(
      "LineReport(System.err)",
      InteractorProgram.ACCEPTED,
      InteractorProgram.WRONG_ANSWER,
      "To set the problem on DMOJ, name this file in init.yml as a bridged interactor (lang: JAVA,"
          + " type: default, feedback: true). Its first argument is the input file of the test"
          + " case: a line OPPONENT SEED or OPPONENT SEED seize, then the lines of the start. Exit"
          + " codes: 0 accepted, 1 wrong answer, 3 a fault of its own; the reason is a line on"
          + " standard error."),
  FEEDBACK(
      "FeedbackReport(args, System.err)",
      FeedbackReport.ACCEPTED,
      FeedbackReport.WRONG_ANSWER,
      "The output validator of an interactive problem in the formats of Kattis and of the ICPC. Its"
          + " arguments are the input file of the test case (a line OPPONENT SEED or OPPONENT SEED"
          + " seize, then the lines of the start), the answer file, which is not read, and the"
          + " directory for feedback: judgemessage.txt gets the whole reason, teammessage.txt the"
          + " cause alone. Exit codes: 42 accepted, 43 wrong answer, 1 a fault of its own."),
  EJUDGE(
      "EjudgeReport(args, System.err)",
      EjudgeReport.OK,
      EjudgeReport.WRONG_ANSWER,
      "The interactor of an ejudge problem, to be named as interactor_cmd. Its arguments are the"
          + " input file of the test case (a line OPPONENT SEED or OPPONENT SEED seize, then the"
          + " lines of the start) and the output file, which gets a line for the checker; more may"
          + " follow. Exit codes: 0 OK, 4 presentation error, 5 wrong answer, 6 check failed; the"
          + " reason is a line on standard error.");

  private final String report;
  private final int accepted;
  private final int wrong;
  private final String use;

  Convention(String report, int accepted, int wrong, String use) {
    this.report = report;
    this.accepted = accepted;
    this.wrong = wrong;
    this.use = use;
  }

  /** The exit code of an interactor whose player has passed. */
  public int accepted() {
    return accepted;
  }

  /** The exit code of an interactor whose player has not made its moves as it should. */
  public int wrong() {
    return wrong;
  }

  /** The exit code of a validator that has nothing to say against an input. */
  public int right() {
    return this == FEEDBACK ? FeedbackReport.ACCEPTED : ValidatorProgram.RIGHT;
  }

  /** The exit code of a validator that has read what is no input. */
  public int notRight() {
    return this == FEEDBACK ? FeedbackReport.WRONG_ANSWER : ValidatorProgram.WRONG;
  }

  /**
   * What an interactor is called with.
   *
   * @param directory where it may write
   */
  public List<String> arguments(Path input, Path answer, Path directory) {
    return switch (this) {
      case DMOJ -> List.of(input.toString(), answer.toString());
      case FEEDBACK -> List.of(input.toString(), answer.toString(), directory + "/");
      case EJUDGE ->
          List.of(input.toString(), directory.resolve("output").toString(), answer.toString());
    };
  }

  /** What is told at the top of an interactor. */
  String use() {
    return use;
  }

  /** An expression that makes the report of an interactor. */
  String report() {
    return "new " + report;
  }

  /** The class that the expression names. */
  String reportClass() {
    return "initiative.interactor." + report.substring(0, report.indexOf('('));
  }

  /** An expression that makes of the exit code of our validator that of the judge's. */
  String validated(String exitCode) {
    return this == FEEDBACK
        ? exitCode + "\n            == ValidatorProgram.RIGHT ? " + right() + " : " + notRight()
        : exitCode;
  }

  /** What is told at the top of a validator. */
  String useOfValidator() {
    return "To check the input file of a test case: java Validator.java < 1.in. To check the lines"
        + " of a start alone: java Validator.java --start < FILE. Exit codes: "
        + right()
        + " right, and nothing is said; "
        + notRight()
        + " wrong, and a line on standard error says where and why"
        + (this == FEEDBACK ? "." : "; 2 bad arguments.");
  }
}
