package initiative.packages;

import initiative.export.Convention;
import initiative.interactor.EjudgeReport;
import initiative.statement.Html;
import initiative.statement.Picture;
import initiative.suite.Suite;
import initiative.words.Language;
import java.util.List;
import java.util.Locale;

/**
 * A game as a problem of an ejudge contest. Where ejudge compiles by itself, it compiles all that
 * is in a directory together, so no two of our programs, which have classes in common, may be in
 * one that it knows; and a Java interactor that it compiles is not found from where it is run.
 */
final class EjudgeFolder {
  private static final String SUBMISSIONS = "submissions/";
  private static final String INTERACTOR = "interactor/";
  private static final String TOOLS = "tools/";

  /** How a statement asks for a file among the attachments. */
  private static final String GET_FILE = "${getfile}=";

  /** Seconds of the clock: a program that waits for ever uses no other time. */
  private static final int REAL_TIME_LIMIT = 5 * GameProblem.KIND_TIME_LIMIT;

  private final GameProblem problem;

  EjudgeFolder(GameProblem problem) {
    this.problem = problem;
  }

  Folder folder() {
    Folder folder = new Folder();
    folder.add("README.md", problem.readme("ejudge", solutions()));
    folder.add("LICENSE", GameProblem.licence());
    folder.add("problem.cfg", settings());
    folder.add("valuer.cfg", points());
    folder.add("statement.xml", statements());
    for (Suite.Test test : problem.suite().tests()) {
      String place = String.format(Locale.ROOT, "tests/%03d", test.number());
      folder.add(place + ".dat", GameProblem.input(test.pairing()));
      folder.add(place + ".ans", EjudgeReport.PASSED + "\n");
    }
    Programs programs = new Programs(problem, Convention.EJUDGE);
    folder.addScripted(INTERACTOR, programs.interactor(), "run-ejudge.sh");
    folder.add(TOOLS, programs.validator());
    folder.add(TOOLS, programs.generator());
    problem.picture().ifPresent(picture -> folder.add("attachments/" + Picture.FILE, picture));
    folder.add("attachments/", programs.testingTool());
    folder.add(SUBMISSIONS, programs.solution());
    for (WrongSolution wrong : problem.pinned().keySet()) {
      folder.add(SUBMISSIONS, programs.wrong(wrong));
    }
    return folder;
  }

  private String settings() {
    String title = problem.title(Language.UKRAINIAN).replace("\"", "\\\"");
    String english = problem.title(Language.ENGLISH).replace("\"", "\\\"");
    return String.join(
        "\n",
        "[problem]",
        "internal_name = \"" + GameProblem.code(problem.game()) + "\"",
        "long_name = \"" + title + "\"",
        "long_name_en = \"" + english + "\"",
        "xml_file = \"statement.xml\"",
        "use_stdin = 1",
        "use_stdout = 1",
        "test_pat = \"%03d.dat\"",
        "use_corr = 1",
        "corr_pat = \"%03d.ans\"",
        "time_limit = " + GameProblem.KIND_TIME_LIMIT,
        "real_time_limit = " + REAL_TIME_LIMIT,
        "max_rss_size = " + GameProblem.MEMORY_LIMIT + "M",
        "disable_vm_size_limit = 1",
        "ignore_sigpipe = 1",
        "interactor_cmd = \"" + INTERACTOR + "run\"",
        "interactor_real_time_limit = " + 2 * REAL_TIME_LIMIT,
        "standard_checker = \"cmp_file\"",
        "standard_valuer = \"gvaluer\"",
        "full_score = " + problem.suite().points(),
        "");
  }

  /** Groups of tests that are worth the same, or that have to pass together. */
  private String points() {
    StringBuilder text = new StringBuilder();
    for (Suite.Group group : problem.suite().groups()) {
      int first = group.tests().get(0).number();
      int count = group.tests().size();
      if (group.together()) {
        append(text, first, count, "score " + group.points());
        continue;
      }
      List<Integer> shares = Shares.of(group);
      for (int share : shares.stream().distinct().toList()) {
        int from = shares.indexOf(share);
        int to = shares.lastIndexOf(share);
        String score = "test_score " + share + ";\n  test_all";
        append(text, first + from, to - from + 1, score);
      }
    }
    return text.toString();
  }

  private static void append(StringBuilder text, int first, int count, String score) {
    String tests = count == 1 ? "" + first : first + "-" + (first + count - 1);
    text.append("group tests").append(first).append(" {\n  tests ").append(tests);
    text.append(";\n  ").append(score).append(";\n}\n");
  }

  private String statements() {
    Html html = new Html(GET_FILE);
    StringBuilder text = new StringBuilder("<?xml version=\"1.0\" encoding=\"utf-8\" ?>\n");
    text.append("<problem package=\"initiative\" id=\"");
    text.append(GameProblem.code(problem.game())).append("\" type=\"standard\">\n");
    for (Language language : Language.values()) {
      text.append("<statement language=\"").append(locale(language)).append("\">\n<title>");
      text.append(html.plain(problem.title(language))).append("</title>\n<description>\n");
      text.append(html.of(problem.statement(language, GameProblem.KIND_TIME_LIMIT)));
      text.append("</description>\n</statement>\n");
    }
    return text.append("</problem>\n").toString();
  }

  private static String locale(Language language) {
    return language == Language.UKRAINIAN ? "uk_UA" : "en_US";
  }

  private String solutions() {
    StringBuilder solutions = new StringBuilder();
    for (WrongSolution wrong : problem.pinned().keySet()) {
      solutions.append("- `").append(SUBMISSIONS).append(wrong.className()).append(".java`: ");
      solutions.append(wrong.words()).append("; ").append(verdict(wrong)).append(".\n");
    }
    return solutions.toString();
  }

  /** What becomes of a wrong solution here, where a flaw of form is told from a wrong answer. */
  static String verdict(WrongSolution wrong) {
    return switch (wrong) {
      case RANDOM_MOVER, ILLEGAL_MOVER -> "wrong answer";
      case WRONG_PHRASE, NO_PHRASE, EXTRA_LINE -> "presentation error";
      case NO_FLUSH -> "wall time-limit exceeded";
      case BAD_EXIT -> "run-time error";
    };
  }
}
