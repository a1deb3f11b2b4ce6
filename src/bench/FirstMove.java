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
import java.util.spi.ToolProvider;

/**
 * Measures the time from the start of a process to the first move of each bot at the largest starts
 * of its game, a won and a lost one, beside that of a JVM program which reads the same input and
 * prints a line. Both run on the Java of JAVA_HOME, or else on that of the PATH, as the launcher
 * would choose it. All programs take turns, so that they share the noise of the machine, and so do
 * the two of a pair in going first. There are two ratios: that of the medians, and that of the
 * least times, which noise can hardly touch. Run from the root of the project: {@code java
 * src/bench/FirstMove.java [RUNS [GAME...]]}
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

  private static final long HUGE = 1000000000000000000L;

  /** Takes for both sides of a game whose won and lost heaps have the period 5425890. */
  private static final String LONG_PERIOD = "13 22 39 48 61";

  private record Contestant(String name, String input, List<String> bot, List<String> reader) {
    double millis(boolean ofBot) throws IOException, InterruptedException {
      return millisToFirstLine(ofBot ? bot : reader, input);
    }
  }

  public static void main(String[] args) throws Exception {
    int runs = args.length > 0 ? Integer.parseInt(args[0]) : 21;
    String java = java();
    Path readerHome = compileReader();
    List<String> games = List.of(args).subList(Math.min(1, args.length), args.length);
    List<Contestant> contestants = new ArrayList<>();
    starts()
        .forEach(
            (name, input) -> {
              String lines = String.valueOf(input.lines().count());
              String game = name.substring(0, name.indexOf(' '));
              if (!games.isEmpty() && !games.contains(game)) {
                return;
              }
              contestants.add(
                  new Contestant(
                      name,
                      input,
                      List.of("./initiative", "play", game),
                      List.of(java, "-cp", readerHome.toString(), "Reader", lines)));
            });
    double[][] bots = new double[contestants.size()][runs];
    double[][] readers = new double[contestants.size()][runs];
    // The first round is not counted: then the launcher may build, and files come into memory.
    for (int run = -1; run < runs; run++) {
      for (int i = 0; i < contestants.size(); i++) {
        Contestant contestant = contestants.get(i);
        boolean botFirst = (run & 1) == 0;
        double first = contestant.millis(botFirst);
        double second = contestant.millis(!botFirst);
        if (run >= 0) {
          bots[i][run] = botFirst ? first : second;
          readers[i][run] = botFirst ? second : first;
        }
      }
    }
    System.out.printf("ms to the first line in %d runs, %s%n", runs, version(java));
    System.out.printf("%-24s %17s   %17s   %13s%n", "", "median", "least", "ratio of");
    System.out.printf(
        "%-24s %8s %8s   %8s %8s   %6s %6s%n",
        "start", "bot", "reader", "bot", "reader", "median", "least");
    for (int i = 0; i < contestants.size(); i++) {
      double bot = median(bots[i]);
      double reader = median(readers[i]);
      double leastBot = Arrays.stream(bots[i]).min().getAsDouble();
      double leastReader = Arrays.stream(readers[i]).min().getAsDouble();
      System.out.printf(
          "%-24s %8.1f %8.1f   %8.1f %8.1f   %6.2f %6.2f%n",
          contestants.get(i).name,
          bot,
          reader,
          leastBot,
          leastReader,
          bot / reader,
          leastBot / leastReader);
    }
  }

  private static String java() {
    String home = System.getenv("JAVA_HOME");
    return home == null || home.isEmpty() ? "java" : Path.of(home, "bin", "java").toString();
  }

  private static String version(String java) throws IOException {
    Process process = new ProcessBuilder(java, "-version").redirectErrorStream(true).start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
        .lines()
        .findFirst()
        .orElse(java);
  }

  private static Map<String, String> starts() {
    Map<String, String> starts = new LinkedHashMap<>();
    starts.put("bachet won", "12345\n");
    starts.put("bachet lost", "12344\n");
    starts.put("minefield free", field(0));
    starts.put("minefield mined", field(10));
    starts.put("minefield-misere free", field(0));
    starts.put("minefield-draw mined", field(10));
    starts.put(
        "tokens largest", field(10).replaceAll("(?<=123 123\\n)[.*]+", ".".repeat(123)) + tokens());
    starts.put("forest-chess largest", "1000\n");
    starts.put("fibonacci-nim won", "12345\n");
    starts.put("fibonacci-nim lost", "12344\n");
    starts.put("nim won", "12\n" + "1234 ".repeat(11) + "1233\n");
    starts.put("nim lost", "12\n" + "1234 ".repeat(11) + "1234\n");
    starts.put("nim-bachet won", "12\n" + "1234 ".repeat(11) + "1233\n");
    starts.put("nim-bachet lost", "12\n" + "1234 ".repeat(11) + "1234\n");
    starts.put("cells won", "2000\n");
    starts.put("partisan-takeaway won", HUGE + "\n" + (LONG_PERIOD + "\n").repeat(2));
    starts.put("partisan-takeaway lost", HUGE - 1 + "\n" + (LONG_PERIOD + "\n").repeat(2));
    starts.put("partisan-takeaway 10^6", "1000000\n10 26 69 85 95\n10 26 69 85 95\n");
    starts.put("partisan-takeaway short", HUGE + "\n1 3 5 6 7\n1 2 8 12\n");
    starts.put("misere-cash won", HUGE + " 999999999\n");
    starts.put("misere-cash lost", HUGE + " 1000000000\n");
    starts.put("grundy largest", "1\n100000\n");
    starts.put("row-take by 1", "1999 1\n");
    starts.put("row-take by 2", "2000 2\n");
    starts.put("euclid won", "618033988749894848 " + HUGE + "\n");
    starts.put("euclid lost", "618033988749894849 " + HUGE + "\n");
    starts.put("bachet-cycles drawn", specials(100000, false));
    starts.put("bachet-cycles decided", specials(100000, true));
    starts.put("bachet-cycles huge", specials(1000000000000000000L, true));
    starts.put("queen-endgame in 10", "a1 b2 f5\n");
    starts.put("takeaway any", "12\n" + heaps(12, 0) + "\n*\n");
    starts.put("takeaway lost", "12\n" + heaps(6, 0) + ' ' + heaps(6, 0) + "\n*\n");
    starts.put("takeaway range", "12\n" + heaps(12, 0) + "\n123456789..987654321012345\n");
    starts.put("takeaway list", "12\n" + heaps(12, 0) + "\n12 32 44 53\n");
    starts.put("takeaway 64 takes", "12\n" + heaps(12, HUGE - 1000000) + '\n' + takes(64) + '\n');
    starts.put("misere-nim won", "12\n" + heaps(12, 0) + "\n");
    starts.put("misere-nim lost", "12\n" + heaps(6, 0) + ' ' + heaps(6, 0) + "\n");
    starts.put("rook won", HUGE + " " + HUGE + " 123456789\n");
    starts.put("rook lost", HUGE + " " + HUGE + " " + HUGE + "\n");
    starts.put("king won", "1000000000 1000000000\n");
    starts.put("king lost", "999999999 999999999\n");
    starts.put("moore-nim won", "12 4\n" + heaps(12, 0) + "\n");
    starts.put("moore-nim lost", "12 11\n" + (HUGE + " ").repeat(12) + "\n");
    starts.put("poker-nim won", "12\n" + heaps(12, 0) + "\n1000 1000\n");
    starts.put("poker-nim lost", "12\n" + heaps(6, 0) + ' ' + heaps(6, 0) + "\n1000 1000\n");
    starts.put("dates won", "1 1\nloses\n");
    starts.put("dates lost", "20 1\nwins\n");
    starts.put("product won", HUGE + "\n");
    starts.put("product lost", "374813367582081023\n");
    starts.put("product-range won", "1000000 1000000\n");
    starts.put("product-range lost", "324 1000000\n");
    starts.put("program-lines only", "1\n");
    starts.put("tic-tac-too won", "...\n...\n...\n");
    starts.put("tic-tac-too drawn", "X..\n.O.\n...\n");
    starts.put("tic-tac-too lost", ".X.\n.O.\n...\n");
    starts.put("northcott won", "50 500\n" + "1 500\n".repeat(49) + "1 499\n");
    starts.put("northcott lost", "50 500\n" + "250 500\n".repeat(50));
    starts.put("nimbi 6 x 6", "6 6\n");
    starts.put("nimbi 5 x 6", "5 6\n");
    starts.put("nimbi lost", "6 5\n");
    starts.put("coins-on-table largest", "10.00 0.50\n");
    starts.put("hex largest", "11\n");
    starts.put("hex solved", "4\n");
    starts.put("max-sum largest", "1000\n" + numbers(1000) + "\n");
    starts.put("gold-bars largest", "200\n" + prices(200) + "\n");
    starts.put("max-sum-ends largest", "2013\n" + numbers(2013) + "\n");
    starts.put("two-number-cards rational", "rational\n" + pairs(30));
    starts.put("two-number-cards anyone", "anyone\n" + pairs(30));
    starts.put("coin-box-score largest", "12345\n");
    starts.put("plus-minus largest", "100 100\n");
    starts.put("windy-sum largest", "1234\n" + numbers(1234) + "\n");
    return starts;
  }

  /** So many heaps of nearly the largest size, less some sticks. */
  private static String heaps(int count, long less) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < count; i++) {
      line.append(i == 0 ? "" : " ").append(HUGE - less - (long) i * i * 1234);
    }
    return line.toString();
  }

  private static String takes(int count) {
    StringBuilder line = new StringBuilder();
    new Random(1)
        .ints(1, 1001)
        .distinct()
        .limit(count)
        .sorted()
        .forEach(take -> line.append(line.isEmpty() ? "" : " ").append(take));
    return line.toString();
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

  /** Twelve tokens in the first row. */
  private static String tokens() {
    StringBuilder lines = new StringBuilder("12\n");
    for (int column = 1; column <= 12; column++) {
      lines.append("1 ").append(column).append('\n');
    }
    return lines.toString();
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

  private static String prices(int count) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < count; i++) {
      line.append(i == 0 ? "" : " ").append(37 * i % 200 + 1);
    }
    return line.toString();
  }

  /** So many cards with two different powers of two on each. */
  private static String pairs(int count) {
    StringBuilder lines = new StringBuilder().append(count).append('\n');
    for (int i = 0; i < count; i++) {
      lines.append(1L << 74 * i % 61).append(' ').append(1L << (74 * i + 37) % 61).append('\n');
    }
    return lines.toString();
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

  private static Path compileReader() throws IOException {
    Path home = Files.createTempDirectory("reader");
    Path source = Files.writeString(home.resolve("Reader.java"), READER);
    ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
    if (javac.run(System.out, System.err, "--release", "17", source.toString()) != 0) {
      throw new IOException("the reader does not compile");
    }
    return home;
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
