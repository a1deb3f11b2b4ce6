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
    EJUDGE(Convention.EJUDGE, "", "tests/", ".dat");

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
      return this == EJUDGE ? "Validator.java" : "input_validators/validator/Validator.java";
    }
  }

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
      if (name.startsWith("submissions/")) {
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
    List<String> interactor = new ArrayList<>(command(place.interactor + "Interactor.java"));
    interactor.addAll(place.convention.arguments(folder.resolve(input), answer, feedback));
    PlainRun.Both both = PlainRun.join(command(solution), interactor, limit);
    String words = both.interactor().errors();
    String verdict =
        place == Place.EJUDGE
            ? ejudge(both, answer, feedback.resolve("output"))
            : kattis(both.interactor().exitCode());
    if (both.player().exitCode() != 0 && !verdict.equals("wrong_answer")) {
      verdict = both.player().exitCode() == -1 ? "time_limit_exceeded" : "run_time_error";
    }
    String all = words + message(feedback, "judgemessage.txt");
    return new Outcome(verdict, all, message(feedback, "teammessage.txt"));
  }

  private static String message(Path feedback, String file) throws IOException {
    Path path = feedback.resolve(file);
    return Files.exists(path) ? Files.readString(path) : "";
  }

  private static String kattis(int exitCode) {
    return switch (exitCode) {
      case 42 -> "accepted";
      case 43 -> "wrong_answer";
      default -> "judge_error";
    };
  }

  /** The checker compares the output file with the answer when the interactor is content. */
  private static String ejudge(PlainRun.Both both, Path answer, Path output) throws IOException {
    return switch (both.interactor().exitCode()) {
      case 0 -> Files.mismatch(answer, output) == -1 ? "accepted" : "wrong_answer";
      case 4 -> "presentation_error";
      case 5 -> "wrong_answer";
      default -> "judge_error";
    };
  }
}
