package initiative.packages;

import initiative.export.JudgeJava;
import initiative.process.PlainRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Judges solutions by what is in a problem folder alone, as the judge does: a player and the
 * interactor are two plain JVMs joined by pipes, both with the judge's agent.
 */
final class FolderJudge {
  private static final Pattern TEST =
      Pattern.compile(" *- \\{in: (\\d+\\.in)(?:, points: (\\d+))?}");
  private static final Pattern SOURCE = Pattern.compile(" +source: solutions/(.*)");
  private static final Pattern EXPECTED = Pattern.compile(" +expect: \\[(.*)]");
  private static final Pattern PINNED = Pattern.compile(" +cases: \\{(\\d+): (\\w+)}");
  private static final Pattern BATCH = Pattern.compile(" *- points: (\\d+)");

  /** A test case or a batch: points that are had if all of its inputs are passed. */
  record Group(int points, List<String> inputs) {}

  /** What became of a solution in one test case. */
  record Outcome(String verdict, String words) {}

  private final Path folder;
  private final Path java;
  private final Path agent;
  private final Map<String, Path> compiled = new HashMap<>();

  FolderJudge(Path folder, Path java) throws IOException {
    this.folder = folder;
    this.java = java;
    this.agent = JudgeAgent.jar(folder);
  }

  /** Where a file of the folder is compiled to; a warning is a failure. */
  Path classes(String file) throws IOException {
    Path known = compiled.get(file);
    if (known == null) {
      known = Files.createTempDirectory(folder, "classes");
      Path path = folder.resolve(file);
      String name = path.getFileName().toString().replace(".java", "");
      JudgeJava.compile(name, Files.readString(path), Runtime.version().feature(), known);
      compiled.put(file, known);
    }
    return known;
  }

  List<Group> groups() throws IOException {
    List<Group> groups = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve("init.yml"))) {
      Matcher test = TEST.matcher(line);
      Matcher batch = BATCH.matcher(line);
      if (batch.matches()) {
        groups.add(new Group(Integer.parseInt(batch.group(1)), new ArrayList<>()));
      } else if (test.matches() && test.group(2) != null) {
        groups.add(new Group(Integer.parseInt(test.group(2)), List.of(test.group(1))));
      } else if (test.matches()) {
        groups.get(groups.size() - 1).inputs().add(test.group(1));
      }
    }
    return groups;
  }

  /** The codes that the cases of each solution may get, by the files of the solutions. */
  Map<String, List<String>> promised() throws IOException {
    Map<String, List<String>> codes = new LinkedHashMap<>();
    String solution = null;
    for (String line : Files.readAllLines(folder.resolve("init.yml"))) {
      Matcher source = SOURCE.matcher(line);
      Matcher expected = EXPECTED.matcher(line);
      if (source.matches()) {
        solution = source.group(1);
      } else if (expected.matches()) {
        codes.put(solution, List.of(expected.group(1).split(", ")));
      }
    }
    return codes;
  }

  /** The case that must get the code of a wrong solution, by the files of the solutions. */
  Map<String, String> pinned() throws IOException {
    Map<String, String> cases = new LinkedHashMap<>();
    String solution = null;
    for (String line : Files.readAllLines(folder.resolve("init.yml"))) {
      Matcher source = SOURCE.matcher(line);
      Matcher pinned = PINNED.matcher(line);
      if (source.matches()) {
        solution = source.group(1);
      } else if (pinned.matches()) {
        cases.put(solution, pinned.group(1) + " " + pinned.group(2));
      }
    }
    return cases;
  }

  Outcome judge(String solution, String input, Duration limit)
      throws IOException, InterruptedException {
    List<String> player = command(solution.replace(".java", ""), classes("solutions/" + solution));
    List<String> interactor = new ArrayList<>(command("Interactor", classes("Interactor.java")));
    interactor.add(folder.resolve(input).toString());
    interactor.add(folder.resolve("none.out").toString());
    PlainRun.Both both = PlainRun.join(player, interactor, limit);
    String words = both.interactor().errors() + both.player().errors();
    if (both.player().exitCode() != 0) {
      return new Outcome(both.player().exitCode() == -1 ? "TLE" : "IR", words);
    }
    return switch (both.interactor().exitCode()) {
      case 0 -> new Outcome("AC", words);
      case 1 -> new Outcome("WA", words);
      default -> new Outcome("IE", words);
    };
  }

  private List<String> command(String className, Path classes) {
    List<String> command = new ArrayList<>(JudgeJava.command(java, classes, className));
    command.add(1, "-XX:TieredStopAtLevel=1");
    command.add(2, "-javaagent:" + agent);
    return command;
  }
}
