import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Measures each problem without interaction on the largest input of the book: the time of the whole
 * process, the exported file on a plain JVM with a heap of 64 MB, beside that of a JVM program
 * which reads the same input and prints its length. Both take turns, so that they share the noise
 * of the machine; the best of all runs counts. Peak memory is what the process had of the
 * machine's, by a run of its own; the reader's is the floor. Run from the root of the project:
 * {@code java src/bench/ProblemTimes.java [RUNS] [CODE...]}
 */
public final class ProblemTimes {
  private static final String READER =
      """
      public class Reader {
        public static void main(String[] args) throws java.io.IOException {
          byte[] buffer = new byte[1 << 16];
          long length = 0;
          for (int count = 0; count >= 0; count = System.in.read(buffer)) {
            length += count;
          }
          System.out.println(length);
        }
      }
      """;

  /** Runs another program's main and says at its end how much memory it had at most. */
  private static final String PROBE =
      """
      import java.nio.file.*;

      public class Probe {
        public static void main(String[] args) throws Exception {
          Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
              for (String line : Files.readAllLines(Paths.get("/proc/self/status"))) {
                if (line.startsWith("VmHWM")) {
                  System.err.println(line.replaceAll("[^0-9]", ""));
                }
              }
            } catch (Exception e) {
              // There is no such file on this system.
            }
          }));
          Class.forName(args[0]).getMethod("main", String[].class)
              .invoke(null, (Object) new String[0]);
        }
      }
      """;

  private static final Random RANDOM = new Random(20250625);
  private static final Path JAVA_HOME = Path.of(System.getProperty("java.home"), "bin");

  private ProblemTimes() {}

  public static void main(String[] args) throws Exception {
    int runs = args.length > 0 ? Integer.parseInt(args[0]) : 10;
    List<String> wanted = List.of(args).subList(Math.min(args.length, 1), args.length);
    Path place = Files.createTempDirectory("problem-times");
    Path reader = compile(place.resolve("reader"), "Reader", READER);
    compile(place.resolve("probe"), "Probe", PROBE);
    System.out.printf("best of %d runs, ms; heap of 64 MB; peak memory in MB%n", runs);
    System.out.printf(
        "%-6s %9s %8s %8s %6s %8s %6s %8s%n",
        "code", "bytes", "solver", "reader", "ratio", "above", "peak", "reader's");
    for (Map.Entry<String, String> input : inputs().entrySet()) {
      if (!wanted.isEmpty() && !wanted.contains(input.getKey())) {
        continue;
      }
      Path file = place.resolve("input");
      Files.writeString(file, input.getValue(), StandardCharsets.US_ASCII);
      String code = input.getKey();
      Program solver = exported(code, place.resolve(code.replace(':', '-')));
      measure(code, solver, new Program(reader, "Reader"), file, runs);
    }
  }

  /** Compiled classes and the main one of them. */
  private record Program(Path classes, String main) {}

  private static void measure(String code, Program solver, Program reader, Path input, int runs)
      throws Exception {
    double best = Double.MAX_VALUE;
    double floor = Double.MAX_VALUE;
    for (int run = 0; run <= runs; run++) {
      best = Math.min(best, millis(solver, input));
      floor = Math.min(floor, millis(reader, input));
    }
    System.out.printf(
        "%-6s %9d %8.1f %8.1f %6.2f %8.1f %6.0f %8.0f%n",
        code,
        Files.size(input),
        best,
        floor,
        best / floor,
        best - floor,
        peak(solver, input),
        peak(reader, input));
  }

  private static double millis(Program program, Path input) throws Exception {
    long start = System.nanoTime();
    Process process =
        java(program.classes.toString(), program.main)
            .redirectInput(input.toFile())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    int exitCode = process.waitFor();
    double millis = (System.nanoTime() - start) / 1e6;
    if (exitCode != 0) {
      throw new IllegalStateException(program + " ended with code " + exitCode);
    }
    return millis;
  }

  private static double peak(Program program, Path input) throws Exception {
    Path probe = program.classes.resolveSibling("probe");
    Process process =
        java(program.classes + ":" + probe, "Probe", program.main)
            .redirectInput(input.toFile())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    String said = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return said.isBlank() ? Double.NaN : Double.parseDouble(said.trim()) / 1024;
  }

  private static ProcessBuilder java(String classPath, String... words) {
    List<String> command = new ArrayList<>();
    command.addAll(List.of(JAVA_HOME.resolve("java").toString(), "-Xmx64m", "-cp", classPath));
    command.addAll(List.of(words));
    return new ProcessBuilder(command);
  }

  private static Program exported(String code, Path place) throws Exception {
    Files.createDirectories(place);
    Path file = place.resolve("Main.java");
    run("./initiative", "export", code, "--no-verify", "-o", file.toString());
    run(javac(), "-d", place.toString(), file.toString());
    return new Program(place, "Main");
  }

  private static String javac() {
    return JAVA_HOME.resolve("javac").toString();
  }

  private static void run(String... command) throws Exception {
    if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0) {
      throw new IllegalStateException(String.join(" ", command) + " failed");
    }
  }

  private static Path compile(Path place, String name, String source) throws Exception {
    Files.createDirectories(place);
    Path file = Files.writeString(place.resolve(name + ".java"), source);
    run(javac(), "-d", place.toString(), file.toString());
    return place;
  }

  private static Map<String, String> inputs() {
    Map<String, String> inputs = new LinkedHashMap<>();
    String heaps = "123\n" + numbers(123, i -> 1 + RANDOM.nextInt(123456));
    String cards = "1234567\n" + numbers(1234567, i -> RANDOM.nextInt(2001) - 1000);
    inputs.put("1.2:A", "12345\n");
    inputs.put("1.2:C", field(12, 0.2));
    inputs.put("1.2:D", field(1234, 0.01));
    inputs.put("1.2:F", field(12, 0.2));
    inputs.put("1.2:G", "1000000000000000000\n");
    inputs.put("1.3:A", "40 39 38\n");
    inputs.put("1.3:B", heaps);
    inputs.put("1.3:C", heaps);
    inputs.put("1.4:A", heaps);
    inputs.put("1.4:C", field(123, 0) + tokens(12, 123));
    inputs.put("1.4:D", "2000\n");
    inputs.put("1.4:F", "1000\n");
    inputs.put("1.6:A", specials());
    inputs.put("1.6:B", positions());
    inputs.put("1.7:A", cards);
    inputs.put("1.7:C", "2013\n" + numbers(2013, i -> RANDOM.nextInt(2001) - 1000));
    inputs.put("1.7:D", powers());
    inputs.put("1.7:E", powers());
    inputs.put("1.7:F", cards);
    inputs.put("1.8:A", chain(100000));
    inputs.put("1.9:A", "100 100\n");
    inputs.put("1.9:B", "1234\n" + numbers(1234, i -> RANDOM.nextInt(2001) - 1000));
    return inputs;
  }

  private static String numbers(int count, IntUnaryOperator number) {
    return IntStream.range(0, count)
        .map(number)
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(" ", "", "\n"));
  }

  private static String field(int side, double mines) {
    StringBuilder field = new StringBuilder(side + " " + side + "\n");
    for (int row = 0; row < side; row++) {
      for (int column = 0; column < side; column++) {
        boolean mined = row + column > 0 && RANDOM.nextDouble() < mines;
        field.append(mined ? '*' : '.');
      }
      field.append('\n');
    }
    return field.toString();
  }

  private static String tokens(int count, int side) {
    String lines =
        IntStream.generate(() -> RANDOM.nextInt(side * side))
            .distinct()
            .limit(count)
            .mapToObj(cell -> (cell / side + 1) + " " + (cell % side + 1) + "\n")
            .collect(Collectors.joining());
    return count + "\n" + lines;
  }

  /** Every other special move goes down, so that starts of all three kinds are among them. */
  private static String specials() {
    StringBuilder lines = new StringBuilder("12345\n");
    for (int i = 0; i < 12345; i++) {
      int from = 1 + RANDOM.nextInt(100000);
      lines.append(from).append(' ').append(RANDOM.nextInt(i % 2 == 0 ? from : 100001));
      lines.append('\n');
    }
    return lines + "12345\n" + numbers(12345, i -> 1 + RANDOM.nextInt(100000));
  }

  private static String positions() {
    StringBuilder lines = new StringBuilder("70000\n");
    for (int count = 0; count < 70000; ) {
      int king = RANDOM.nextInt(64);
      int queen = RANDOM.nextInt(64);
      int black = RANDOM.nextInt(64);
      if (isPossible(king, queen, black)) {
        lines.append(name(king)).append(' ').append(name(queen)).append(' ').append(name(black));
        lines.append('\n');
        count++;
      }
    }
    return lines.toString();
  }

  private static String name(int square) {
    return "" + (char) ('a' + square % 8) + (square / 8 + 1);
  }

  /** Whether the kings are apart and the black one is on no line with the queen. */
  private static boolean isPossible(int king, int queen, int black) {
    int files = Math.abs(queen % 8 - black % 8);
    int ranks = Math.abs(queen / 8 - black / 8);
    boolean apart = Math.abs(king % 8 - black % 8) > 1 || Math.abs(king / 8 - black / 8) > 1;
    return apart && king != queen && files != 0 && ranks != 0 && files != ranks;
  }

  private static String powers() {
    List<Long> powers = new ArrayList<>();
    for (int i = 1; i <= 60; i++) {
      powers.add(RANDOM.nextInt(powers.size() + 1), 1L << i);
    }
    StringBuilder lines = new StringBuilder("30\n");
    for (int i = 0; i < 60; i += 2) {
      lines.append(powers.get(i)).append(' ').append(powers.get(i + 1)).append('\n');
    }
    return lines.toString();
  }

  /** A tree as deep as the line allows. */
  private static String chain(int length) {
    StringBuilder before = new StringBuilder();
    StringBuilder after = new StringBuilder();
    for (int i = 0; before.length() + after.length() < length - 40; i++) {
      before.append(i % 2 == 0 ? "[ " : "< ").append('(').append(i).append(' ').append(-i);
      before.append(") ");
      after.append(i % 2 == 0 ? "] " : "> ");
    }
    return before + "(123456 123456) " + after.reverse().toString().trim() + "\n";
  }
}
