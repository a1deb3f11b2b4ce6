package initiative.dmoj;

import initiative.catalogue.Definition;
import initiative.catalogue.RandomStarts;
import initiative.export.ExportFailure;
import initiative.export.Exportable;
import initiative.game.BadInput;
import initiative.interactor.TestCase;
import initiative.result.Pairing;
import initiative.statement.Grading;
import initiative.statement.Picture;
import initiative.statement.SampleDialogue;
import initiative.statement.Statement;
import initiative.suite.Suite;
import initiative.suite.SuiteReader;
import initiative.words.Language;
import initiative.words.Resource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game as a problem of a DMOJ site: settings, interactor, test cases with a validator and a
 * generator of more, statements, our bot as the reference solution, and wrong solutions with the
 * codes that they must get.
 */
public final class ProblemFolder {
  static final String INTERACTOR = "Interactor";
  static final String VALIDATOR = "Validator";
  static final String GENERATOR = "Generator";
  static final String SOLUTION = "Solution";
  static final String SOLUTIONS = "solutions/";

  /** Seconds for the whole game, which all bots kept to on the judge. */
  static final int TIME_LIMIT = 1;

  /** Seconds for a site that wants to be kind to slow languages in long games. */
  static final int KIND_TIME_LIMIT = 2;

  /** In megabytes. */
  static final int MEMORY_LIMIT = 256;

  /**
   * Seconds that the interactor has beyond the limit. A player that hangs is ended only after three
   * times the limit, and the interactor must outlive it, or the judge takes the fault for its own:
   * twice the limit and one to spare, even where the site sets the kinder limit.
   */
  static final int PREPROCESSING_TIME = 2 * KIND_TIME_LIMIT + 1;

  private static final String LANGUAGE = "JAVA";

  /** What the judge says of the rest of a batch once a case of it has failed. */
  private static final String SKIPPED = "SC";

  private final Definition<?, ?> game;
  private final Suite suite;

  /** The wrong solutions of the folder, each with a case that has to find it out. */
  private final Map<WrongSolution, Integer> pinned;

  /**
   * The folder of a game.
   *
   * @param seed for the random choices in the test cases; null for those of the game's suite
   */
  public ProblemFolder(Definition<?, ?> game, Long seed) {
    this.game = game;
    try {
      this.suite = SuiteReader.of(game, seed);
      this.pinned = PinnedCases.of(game, suite);
    } catch (BadInput e) {
      throw new ExportFailure(e.getMessage(), e);
    }
  }

  /** The problem's code on the site, which is also the name of its folder on the judge. */
  public static String code(Definition<?, ?> game) {
    return game.about().id.replaceAll("[^a-z0-9]", "");
  }

  /** Whether a site takes a name as the code of a problem. */
  public static boolean isCode(String name) {
    return name.matches("[a-z0-9]+");
  }

  /** The texts of all files by their paths in the folder; compiled and tried out if so wanted. */
  public Map<String, String> files(boolean verified) {
    Map<String, String> files = new LinkedHashMap<>();
    files.put("README.md", readme());
    files.put("init.yml", settings());
    files.putAll(statements());
    for (Suite.Test test : suite.tests()) {
      files.put(test.number() + ".in", input(test.pairing()));
    }
    files.putAll(programs(verified));
    return files;
  }

  private Map<String, String> statements() {
    try {
      SampleDialogue.of(game).verify();
      boolean hasLostStarts = Grading.hasLostStarts(suite, game);
      Map<String, String> files = new LinkedHashMap<>();
      for (Language language : Language.values()) {
        files.put(
            "statement." + language.code() + ".md",
            new Statement(game, language, TIME_LIMIT, MEMORY_LIMIT)
                .markdown(Grading.of(suite, language), hasLostStarts));
      }
      Picture.of(game).ifPresent(picture -> files.put(Picture.FILE, picture.svg()));
      return files;
    } catch (BadInput e) {
      throw new ExportFailure(e.getMessage(), e);
    }
  }

  /** How to put the problem on a site. */
  private String readme() {
    StringBuilder solutions = new StringBuilder();
    for (WrongSolution wrong : WrongSolution.values()) {
      solutions.append("- `").append(SOLUTIONS).append(wrong.className()).append(".java`: ");
      solutions.append(wrong.words()).append("; ");
      solutions.append(
          pinned.containsKey(wrong)
              ? wrong.verdict() + ", surely in case " + pinned.get(wrong) + ".\n"
              : "not in this folder, since that shows in no case.\n");
    }
    return Resource.text("/dmoj/README.md")
        .replace("{title}", Language.ENGLISH.title(game.about()))
        .replace("{code}", code(game))
        .replace("{seconds}", String.valueOf(TIME_LIMIT))
        .replace("{kind}", String.valueOf(KIND_TIME_LIMIT))
        .replace("{megabytes}", String.valueOf(MEMORY_LIMIT))
        .replace("{description}", new RandomStarts(game).help())
        .replace("{solutions}\n", solutions);
  }

  private Map<String, String> programs(boolean verified) {
    List<Exportable> programs = new ArrayList<>();
    programs.add(Exportable.interactor(game).named(INTERACTOR));
    programs.add(Exportable.validator(game).named(VALIDATOR));
    programs.add(Exportable.generator(game).named(GENERATOR));
    int solutions = programs.size();
    programs.add(Exportable.bot(game).named(SOLUTION));
    for (WrongSolution wrong : pinned.keySet()) {
      programs.add(wrong.exportable(game));
    }
    List<String> texts = verified ? Exportable.verifiedTexts(programs) : Exportable.texts(programs);
    Map<String, String> files = new LinkedHashMap<>();
    for (int i = 0; i < texts.size(); i++) {
      String place = i < solutions ? "" : SOLUTIONS;
      files.put(place + programs.get(i).className() + ".java", texts.get(i));
    }
    return files;
  }

  private static String input(Pairing pairing) {
    return new TestCase(pairing.opponent(), pairing.seed(), pairing.mustSeize(), pairing.start())
        .toString();
  }

  private String settings() {
    StringBuilder text = new StringBuilder();
    text.append("# To be set on the site: ").append(TIME_LIMIT).append(" s, ");
    text.append(MEMORY_LIMIT).append(" MB, partial points.\n");
    text.append("interactive:\n");
    text.append("  files: ").append(INTERACTOR).append(".java\n");
    text.append("  lang: ").append(LANGUAGE).append("\n  type: default\n  feedback: true\n");
    text.append(
        "  # The interactor has to outlive a player that hangs, which is ended after three");
    text.append(" times the limit:\n");
    text.append("  # at least twice the limit and one second more, or it is an internal error.\n");
    text.append("  preprocessing_time: ").append(PREPROCESSING_TIME).append('\n');
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
    return text.append(expectations()).toString();
  }

  /** The points of one test: whole numbers, as equal as they can be. */
  private static int share(int points, int tests, int index) {
    return points / tests + (index < points % tests ? 1 : 0);
  }

  /** What the solutions must get, in the form that the judge itself can put to the test. */
  private String expectations() {
    StringBuilder text = new StringBuilder();
    text.append(
        "# The codes that the cases of a solution may get, and a case that must get its own: ");
    text.append("dmoj-cli test ").append(code(game)).append('\n');
    text.append("tests:\n");
    text.append(expectation(SOLUTION, "the reference solution", List.of("AC")));
    for (WrongSolution wrong : pinned.keySet()) {
      List<String> codes = new ArrayList<>();
      if (wrong.mayPass()) {
        codes.add("AC");
      }
      codes.add(wrong.verdict());
      if (suite.groups().stream().anyMatch(Suite.Group::together)) {
        codes.add(SKIPPED);
      }
      text.append(expectation(wrong.className(), wrong.words(), codes));
      text.append("    cases: {").append(pinned.get(wrong)).append(": ");
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
        + TIME_LIMIT
        + "\n    memory: "
        + MEMORY_LIMIT * 1024
        + "\n    expect: ["
        + String.join(", ", codes)
        + "]\n";
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

  /** Writes files into a directory, all or none of them. */
  public static void write(Map<String, String> files, Path directory) throws IOException {
    Deque<Path> made = new ArrayDeque<>();
    try {
      for (Map.Entry<String, String> file : files.entrySet()) {
        Path path = directory.toAbsolutePath().resolve(file.getKey());
        makeDirectories(path.getParent(), made);
        made.push(path);
        Files.writeString(path, file.getValue(), StandardCharsets.UTF_8);
      }
    } catch (IOException e) {
      for (Path each : made) {
        Files.deleteIfExists(each);
      }
      throw e;
    }
  }

  private static void makeDirectories(Path directory, Deque<Path> made) throws IOException {
    if (!Files.isDirectory(directory)) {
      makeDirectories(directory.getParent(), made);
      Files.createDirectory(directory);
      made.push(directory);
    }
  }
}
