package initiative.packages;

import initiative.export.Convention;
import initiative.export.JudgeJava;
import initiative.process.PlainRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Judges by what is in a package alone, as a judge of its format does: a player and the interactor
 * are two plain JVMs joined by pipes, and nothing is known but arguments, files and exit codes.
 */
final class PackageJudge {
  /** Where a format has what; the names of the verdicts are its own. */
  enum Place {
    KATTIS(Convention.FEEDBACK, "output_validators/interactor/", "data/secret/", ".in"),
    ICPC(Convention.FEEDBACK, "output_validator/", "data/secret/", ".in"),
    EJUDGE(Convention.EJUDGE, "interactor/", "tests/", ".dat");

    final Convention convention;
    final String interactor;
    final String tests;
    final String input;

    Place(Convention convention, String interactor, String tests, String input) {
      this.convention = convention;
      this.interactor = interactor;
      this.tests = tests;
      this.input = input;
    }

    Format format() {
      return Format.valueOf(name());
    }

    /** Where the inputs are validated. */
    String validator() {
      return this == EJUDGE ? "tools/" : "input_validators/validator/";
    }
  }

  private static final Duration TO_BUILD = Duration.ofSeconds(120);

  private final Place place;
  private final Path folder;
  private final Map<String, Path> compiled = new HashMap<>();

  PackageJudge(Place place, Path folder) {
    this.place = place;
    this.folder = folder;
  }

  /** What became of a program: a verdict, and the words of the judge. */
  record Outcome(String verdict, String words, String toTeam) {}

  /** All solutions of the package with the verdicts that their places promise. */
  Map<String, String> promised() throws IOException {
    Map<String, String> promised = new HashMap<>();
    for (Path path : files()) {
      String name = folder.relativize(path).toString();
      if (name.matches("submissions/\\w+/.*")) {
        promised.put(name, name.split("/")[1]);
      }
    }
    return promised;
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }

  List<String> inputs() throws IOException {
    List<String> inputs = new ArrayList<>();
    for (Path path : files()) {
      String name = folder.relativize(path).toString();
      if (name.startsWith(place.tests) && name.endsWith(place.input)) {
        inputs.add(name);
      }
    }
    return inputs;
  }

  /** The script that runs the program of a directory, after the one that builds it has run. */
  List<String> built(String directory) throws IOException, InterruptedException {
    Path place = folder.resolve(directory);
    if (compiled.putIfAbsent(directory, place) == null) {
      PlainRun.Outcome build =
          PlainRun.run(List.of(place.resolve("build").toString()), "", TO_BUILD);
      if (build.exitCode() != 0) {
        throw new IOException(build.output() + build.errors());
      }
    }
    return List.of(place.resolve("run").toString());
  }

  /** What a judge runs a validator by. */
  List<String> validator() throws IOException, InterruptedException {
    return place == Place.EJUDGE
        ? command(place.validator() + "Validator.java")
        : built(place.validator());
  }

  List<String> command(String file) throws IOException {
    String className = Path.of(file).getFileName().toString().replace(".java", "");
    Path classes = compiled.get(file);
    if (classes == null) {
      classes = Files.createTempDirectory(folder, "classes");
      String text = Files.readString(folder.resolve(file));
      JudgeJava.compile(className, text, Runtime.version().feature(), classes);
      compiled.put(file, classes);
    }
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Xss64m", "-XX:+UseSerialGC", "-cp"));
    command.addAll(List.of(classes.toString(), className));
    return command;
  }

  /** Plays one test, and says what the judge would say. */
  Outcome judge(String solution, String input, Duration limit)
      throws IOException, InterruptedException {
    Path feedback = Files.createTempDirectory(folder, "feedback");
    Path answer = folder.resolve(input.replace(place.input, ".ans"));
    List<String> interactor = new ArrayList<>(built(place.interactor));
    interactor.addAll(place.convention.arguments(folder.resolve(input), answer, feedback));
    PlainRun.Both both = PlainRun.join(command(solution), interactor, limit);
    String words = both.interactor().errors();
    String verdict =
        place == Place.EJUDGE ? ejudge(both, answer, feedback.resolve("output")) : kattis(both);
    String all = words + message(feedback, "judgemessage.txt");
    return new Outcome(verdict, all, message(feedback, "teammessage.txt"));
  }

  private static String message(Path feedback, String file) throws IOException {
    Path path = feedback.resolve(file);
    return Files.exists(path) ? Files.readString(path) : "";
  }

  /** A player that was rejected may end as it likes. */
  private static String kattis(PlainRun.Both both) {
    int exitCode = both.interactor().exitCode();
    if (exitCode == 43) {
      return "wrong_answer";
    }
    String ending = ending(both.player());
    return ending.isEmpty() ? exitCode == 42 ? "accepted" : "judge_error" : ending;
  }

  private static String ending(PlainRun.Outcome player) {
    return switch (player.exitCode()) {
      case 0 -> "";
      case -1 -> "time_limit_exceeded";
      default -> "run_time_error";
    };
  }

  /**
   * How the player ended counts for more than what the interactor says of it. The checker compares
   * the output file with the answer when the interactor is content. The codes 1 and 2, which
   * programs have that do not mean it so, are taken for 5 and 4.
   */
  private static String ejudge(PlainRun.Both both, Path answer, Path output) throws IOException {
    String ending = ending(both.player());
    if (!ending.isEmpty()) {
      return ending;
    }
    return switch (both.interactor().exitCode()) {
      case 0 -> Files.mismatch(answer, output) == -1 ? "accepted" : "wrong_answer";
      case 2, 4 -> "presentation_error";
      case 1, 5 -> "wrong_answer";
      default -> "judge_error";
    };
  }
}
