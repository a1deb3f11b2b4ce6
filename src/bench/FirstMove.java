import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Measures the time from the start of a process to the first move of each bot at the largest starts
 * of its game, a won and a lost one, beside that of a JVM program which reads the same input and
 * prints a line. All programs take turns, so that they share the noise of the machine; the ratio is
 * that of the medians. Run from the root of the project: {@code java src/bench/FirstMove.java
 * [RUNS]}
 */
public final class FirstMove {
  private static final String READER =
      """
      import java.io.BufferedReader;
      import java.io.IOException;
      import java.io.InputStreamReader;

      public class Reader {
        public static void main(String[] args) throws IOException {
          BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
          String line = "";
          for (int i = Integer.parseInt(args[0]); i > 0; i--) {
            line = in.readLine();
          }
          System.out.println(line.length());
        }
      }
      """;

  private record Contestant(String name, String input, List<String> bot, List<String> reader) {}

  public static void main(String[] args) throws Exception {
    int runs = args.length > 0 ? Integer.parseInt(args[0]) : 21;
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Path readerHome = compileReader(java);
    List<Contestant> contestants = new ArrayList<>();
    starts()
        .forEach(
            (name, input) -> {
              String lines = String.valueOf(input.lines().count());
              String game = name.substring(0, name.indexOf(' '));
              contestants.add(
                  new Contestant(
                      name,
                      input,
                      List.of("./initiative", "play", game),
                      List.of(java, "-cp", readerHome.toString(), "Reader", lines)));
            });
    double[][] bots = new double[contestants.size()][runs];
    double[][] readers = new double[contestants.size()][runs];
    for (int run = -1; run < runs; run++) {
      for (int i = 0; i < contestants.size(); i++) {
        double bot = millisToFirstLine(contestants.get(i).bot, contestants.get(i).input);
        double reader = millisToFirstLine(contestants.get(i).reader, contestants.get(i).input);
        if (run >= 0) {
          bots[i][run] = bot;
          readers[i][run] = reader;
        }
      }
    }
    System.out.printf("median of %d runs, ms to the first line%n", runs);
    System.out.printf("%-24s %8s %8s %6s%n", "start", "bot", "reader", "ratio");
    for (int i = 0; i < contestants.size(); i++) {
      double bot = median(bots[i]);
      double reader = median(readers[i]);
      System.out.printf(
          "%-24s %8.1f %8.1f %6.2f%n", contestants.get(i).name, bot, reader, bot / reader);
    }
  }

  private static Map<String, String> starts() {
    Map<String, String> starts = new LinkedHashMap<>();
    starts.put("bachet won", "12345\n");
    starts.put("bachet lost", "12344\n");
    starts.put("minefield free", field(0));
    starts.put("minefield mined", field(10));
    starts.put("fibonacci-nim won", "12345\n");
    starts.put("fibonacci-nim lost", "12344\n");
    starts.put("nim won", "12\n" + "1234 ".repeat(11) + "1233\n");
    starts.put("nim lost", "12\n" + "1234 ".repeat(11) + "1234\n");
    starts.put("nim-bachet won", "12\n" + "1234 ".repeat(11) + "1233\n");
    starts.put("nim-bachet lost", "12\n" + "1234 ".repeat(11) + "1234\n");
    starts.put("cells won", "2000\n");
    starts.put("bachet-cycles drawn", specials(100000, false));
    starts.put("bachet-cycles decided", specials(100000, true));
    starts.put("bachet-cycles huge", specials(1000000000000000000L, true));
    starts.put("queen-endgame in 10", "a1 b2 f5\n");
    starts.put("max-sum largest", "1000\n" + numbers(1000) + "\n");
    return starts;
  }

  private static String field(int percentMined) {
    Random random = new Random(1);
    StringBuilder field = new StringBuilder("123 123\n");
    for (int row = 0; row < 123; row++) {
      for (int column = 0; column < 123; column++) {
        boolean mined = row + column > 0 && random.nextInt(100) < percentMined;
        field.append(mined ? '*' : '.');
      }
      field.append('\n');
    }
    return field.toString();
  }

  /** As many special moves as there may be; if they all go down, every heap is won or lost. */
  private static String specials(long sticks, boolean down) {
    Random random = new Random(1);
    StringBuilder lines = new StringBuilder("12345\n");
    for (int i = 0; i < 12345; i++) {
      long from = 1 + (long) (random.nextDouble() * sticks);
      long to = (long) (random.nextDouble() * (down ? from : sticks));
      lines.append(from).append(' ').append(to).append('\n');
    }
    return lines.append(sticks).append('\n').toString();
  }

  private static String numbers(int count) {
    Random random = new Random(1);
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < count; i++) {
      line.append(i == 0 ? "" : " ").append(random.nextInt(2001) - 1000);
    }
    return line.toString();
  }

  private static double millisToFirstLine(List<String> command, String input)
      throws IOException, InterruptedException {
    long begin = System.nanoTime();
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    try (OutputStream out = process.getOutputStream();
        InputStream in = process.getInputStream()) {
      out.write(input.getBytes(StandardCharsets.US_ASCII));
      out.flush();
      int read = in.read();
      while (read != '\n') {
        if (read < 0) {
          throw new IOException(command + " gave no line");
        }
        read = in.read();
      }
      double millis = (System.nanoTime() - begin) / 1e6;
      out.close();
      in.readAllBytes();
      process.waitFor();
      return millis;
    }
  }

  private static Path compileReader(String java) throws IOException, InterruptedException {
    Path home = Files.createTempDirectory("reader");
    Path source = Files.writeString(home.resolve("Reader.java"), READER);
    new ProcessBuilder(java + "c", source.toString()).inheritIO().start().waitFor();
    return home;
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
