package initiative.export;

import initiative.game.BadInput;
import initiative.interactor.TestCase;
import initiative.result.Pairing;
import initiative.suite.Suite;
import initiative.suite.SuiteReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game as a problem of a DMOJ site: settings, interactor, test cases, statements, our bot as the
 * reference solution, and wrong solutions with the verdicts that they must get.
 */
public final class ProblemFolder {
  static final String INTERACTOR = "Interactor";
  static final String SOLUTION = "Solution";
  static final String SOLUTIONS = "solutions/";
  static final String VERDICTS = SOLUTIONS + "verdicts.yml";

  private final String game;
  private final Suite suite;

  /**
   * The folder of a game.
   *
   * @param seed for the random choices in the test cases; null for those of the game's suite
   */
  public ProblemFolder(String game, Long seed) {
    this.game = game;
    try {
      this.suite = SuiteReader.builtIn(game, seed);
    } catch (BadInput e) {
      throw new ExportFailure(e.getMessage(), e);
    }
    if (suite == null) {
      throw new ExportFailure("there is no suite of tests for " + game);
    }
  }

  /** The texts of all files by their paths in the folder; compiled and tried out if so wanted. */
  public Map<String, String> files(boolean verified) {
    SampleDialogue.of(game).verify();
    Map<String, String> files = new LinkedHashMap<>();
    files.put("init.yml", settings());
    for (Language language : Language.values()) {
      Statement statement = new Statement(game, language);
      files.put("statement" + language.suffix(), statement.markdown(Grading.of(suite, language)));
    }
    put(Exportable.interactor(game), "", INTERACTOR, verified, files);
    for (Suite.Test test : suite.tests()) {
      files.put(test.number() + ".in", input(test.pairing()));
    }
    put(Exportable.bot(game), SOLUTIONS, SOLUTION, verified, files);
    for (WrongSolution wrong : WrongSolution.values()) {
      put(wrong.exportable(game), SOLUTIONS, wrong.className(), verified, files);
    }
    files.put(VERDICTS, verdicts());
    return files;
  }

  private static void put(
      Exportable program,
      String place,
      String className,
      boolean verified,
      Map<String, String> files) {
    String text = verified ? program.verifiedText(className) : program.text(className);
    files.put(place + className + ".java", text);
  }

  private static String input(Pairing pairing) {
    return new TestCase(pairing.opponent(), pairing.seed(), pairing.mustSeize(), pairing.start())
        .toString();
  }

  private String settings() {
    StringBuilder text = new StringBuilder();
    text.append("# To be set on the site: 1 second, 256 MB, partial points.\n");
    text.append("interactive:\n");
    text.append("  files: ").append(INTERACTOR).append(".java\n");
    text.append("  lang: JAVA\n  type: default\n  feedback: true\n");
    text.append("  # More time than the player has, since a Java program needs some to start.\n");
    text.append("  preprocessing_time: 1\n");
    text.append("test_cases:\n");
    for (Suite.Group group : suite.groups()) {
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
                : "  - {" + in + ", points: " + share(group.points(), tests.size(), i) + "}\n");
      }
    }
    return text.toString();
  }

  /** The points of one test: whole numbers, as equal as they can be. */
  private static int share(int points, int tests, int index) {
    return points / tests + (index < points % tests ? 1 : 0);
  }

  private static String verdicts() {
    StringBuilder text = new StringBuilder();
    text.append("# What a submission of each file must get, taken over all test cases.\n");
    text.append(SOLUTION).append(".java: AC\n");
    for (WrongSolution wrong : WrongSolution.values()) {
      text.append(wrong.className()).append(".java: ").append(wrong.verdict());
      text.append(" # ").append(wrong.words()).append('\n');
    }
    return text.toString();
  }

  /** Makes sure that a directory, if there is one, is empty. */
  public static void requireEmpty(Path directory) throws IOException {
    if (Files.isDirectory(directory)) {
      try (DirectoryStream<Path> present = Files.newDirectoryStream(directory)) {
        if (present.iterator().hasNext()) {
          throw new ExportFailure(directory + " is not empty");
        }
      }
    } else if (Files.exists(directory)) {
      throw new ExportFailure(directory + " is not a directory");
    }
  }

  /** Writes files into a directory. */
  public static void write(Map<String, String> files, Path directory) throws IOException {
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path path = directory.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue(), StandardCharsets.UTF_8);
    }
  }
}
