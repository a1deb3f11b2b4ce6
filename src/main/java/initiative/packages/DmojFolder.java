package initiative.packages;

import initiative.export.Convention;
import initiative.statement.Picture;
import initiative.suite.Suite;
import initiative.words.Language;
import java.util.ArrayList;
import java.util.List;

/**
 * A game as a problem of a DMOJ site: settings, interactor, test cases with a validator and a
 * generator of more, statements, our bot as the reference solution, and wrong solutions with the
 * codes that they must get.
 */
final class DmojFolder {
  private static final String SOLUTIONS = "solutions/";

  /**
   * Seconds that the interactor has beyond the limit. A player that hangs is ended only after three
   * times the limit, and the interactor must outlive it, or the judge takes the fault for its own:
   * twice the limit and one to spare, even where the site sets the kinder limit.
   */
  private static final int PREPROCESSING_TIME = 2 * GameProblem.KIND_TIME_LIMIT + 1;

  private static final String LANGUAGE = "JAVA";

  /** What the judge says of the rest of a batch once a case of it has failed. */
  private static final String SKIPPED = "SC";

  private final GameProblem problem;

  DmojFolder(GameProblem problem) {
    this.problem = problem;
  }

  Folder folder() {
    Folder folder = new Folder();
    folder.add("README.md", problem.readme("dmoj", solutions()));
    folder.add("LICENSE", GameProblem.licence());
    folder.add("init.yml", settings());
    for (Language language : Language.values()) {
      folder.add(
          "statement." + language.code() + ".md",
          problem.statement(language, GameProblem.TIME_LIMIT));
    }
    problem.picture().ifPresent(picture -> folder.add(Picture.FILE, picture));
    for (Suite.Test test : problem.suite().tests()) {
      folder.add(test.number() + ".in", GameProblem.input(test.pairing()));
    }
    Programs programs = new Programs(problem, Convention.DMOJ);
    folder.add("", programs.interactor());
    folder.add("", programs.validator());
    folder.add("", programs.generator());
    folder.add("", programs.testingTool());
    folder.add(SOLUTIONS, programs.solution());
    for (WrongSolution wrong : problem.pinned().keySet()) {
      folder.add(SOLUTIONS, programs.wrong(wrong));
    }
    return folder;
  }

  private String solutions() {
    StringBuilder solutions = new StringBuilder();
    for (WrongSolution wrong : WrongSolution.values()) {
      solutions.append("- `").append(SOLUTIONS).append(wrong.className()).append(".java`: ");
      solutions.append(wrong.words()).append("; ");
      solutions.append(
          problem.pinned().containsKey(wrong)
              ? wrong.verdict() + ", surely in case " + problem.pinned().get(wrong) + ".\n"
              : "not in this folder, since that shows in no case.\n");
    }
    return solutions.toString();
  }

  private String settings() {
    StringBuilder text = new StringBuilder();
    text.append("# To be set on the site: ").append(GameProblem.TIME_LIMIT).append(" s, ");
    text.append(GameProblem.MEMORY_LIMIT).append(" MB, partial points.\n");
    text.append("interactive:\n");
    text.append("  files: ").append(Programs.INTERACTOR).append(".java\n");
    text.append("  lang: ").append(LANGUAGE).append("\n  type: default\n  feedback: true\n");
    text.append(
        "  # The interactor has to outlive a player that hangs, which is ended after three");
    text.append(" times the limit:\n");
    text.append("  # at least twice the limit and one second more, or it is an internal error.\n");
    text.append("  preprocessing_time: ").append(PREPROCESSING_TIME).append('\n');
    text.append("test_cases:\n");
    for (Suite.Group group : problem.suite().groups()) {
      text.append("  # ").append(group.title()).append('\n');
      List<Suite.Test> tests = group.tests();
      if (group.together()) {
        text.append("  - points: ").append(group.points()).append("\n    batched:\n");
      }
      for (int i = 0; i < tests.size(); i++) {
        String in = "in: " + tests.get(i).number() + ".in";
        text.append(
            group.together()
                ? "      - {" + in + "}\n"
                : "  - {" + in + ", points: " + Shares.of(group).get(i) + "}\n");
      }
    }
    return text.append(expectations()).toString();
  }

  /** What the solutions must get, in the form that the judge itself can put to the test. */
  private String expectations() {
    StringBuilder text = new StringBuilder();
    text.append(
        "# The codes that the cases of a solution may get, and a case that must get its own: ");
    text.append("dmoj-cli test ").append(GameProblem.code(problem.game())).append('\n');
    text.append("tests:\n");
    text.append(expectation(Programs.SOLUTION, "the reference solution", List.of("AC")));
    for (WrongSolution wrong : problem.pinned().keySet()) {
      List<String> codes = new ArrayList<>();
      if (wrong.mayPass()) {
        codes.add("AC");
      }
      codes.add(wrong.verdict());
      if (problem.suite().groups().stream().anyMatch(Suite.Group::together)) {
        codes.add(SKIPPED);
      }
      text.append(expectation(wrong.className(), wrong.words(), codes));
      text.append("    cases: {").append(problem.pinned().get(wrong)).append(": ");
      text.append(wrong.verdict()).append("}\n");
    }
    return text.toString();
  }

  private static String expectation(String className, String words, List<String> codes) {
    return "  - label: "
        + className
        + ", "
        + words
        + "\n    source: "
        + SOLUTIONS
        + className
        + ".java\n    language: "
        + LANGUAGE
        + "\n    time: "
        + GameProblem.TIME_LIMIT
        + "\n    memory: "
        + GameProblem.MEMORY_LIMIT * 1024
        + "\n    expect: ["
        + String.join(", ", codes)
        + "]\n";
  }
}
