import initiative.catalogue.Catalogue;
import initiative.process.Tool;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Whether our bots keep all their points on a machine that is busy with others: every suite is
 * judged while eight endless loops run for each core, several suites at a time, several times over.
 * What loses a point is shown with its report. Each loop is in a session of its own where that can
 * be had, since the system may share out its time by sessions, and ends by itself when this program
 * has gone, however that went.
 *
 * <p>java -cp target/launcher/initiative.jar src/bench/UnderLoad.java [TIMES [SUITES [GAME...]]],
 * where SUITES is how many are judged at a time
 */
final class UnderLoad {
  private static final int LOOPS_PER_CORE = 8;
  private static final String FULL = "Total: 100 of 100 points";
  private static final String LOOP =
      "while kill -0 %d 2>/dev/null; do i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done; done";

  private record Judged(String game, boolean isFull, String report, double seconds) {}

  private UnderLoad() {}

  public static void main(String[] args) throws Exception {
    int times = args.length > 0 ? Integer.parseInt(args[0]) : 3;
    int suites = args.length > 1 ? Integer.parseInt(args[1]) : 6;
    List<String> games =
        new ArrayList<>(List.of(args).subList(Math.min(2, args.length), args.length));
    if (games.isEmpty()) {
      Catalogue.all().forEach(game -> games.add(game.about().id));
    }
    judge(games.get(0)); // the launcher may have to build first
    List<Process> loops = new ArrayList<>();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> end(loops)));
    for (int i = LOOPS_PER_CORE * Runtime.getRuntime().availableProcessors(); i > 0; i--) {
      loops.add(startLoop());
    }
    int lost = 0;
    for (int time = 1; time <= times; time++) {
      long began = System.nanoTime();
      int lostNow = judgeAll(games, suites, time);
      System.out.printf(
          "time %d: %d of %d suites kept all points, %.0f s%n",
          time, games.size() - lostNow, games.size(), (System.nanoTime() - began) / 1e9);
      lost += lostNow;
    }
    System.out.printf(
        "%d suites, %d times, under %d busy loops (%d of them still run): points were lost in %d%n",
        games.size(), times, loops.size(), loops.stream().filter(Process::isAlive).count(), lost);
    System.exit(lost == 0 ? 0 : 1);
  }

  private static int judgeAll(List<String> games, int suites, int time) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(suites);
    List<Future<Judged>> going = new ArrayList<>();
    for (String game : games) {
      going.add(pool.submit(() -> judge(game)));
    }
    int lost = 0;
    for (Future<Judged> each : going) {
      Judged judged = each.get();
      System.out.printf(
          "time %d: %-20s %s, %.0f s%n",
          time, judged.game(), judged.isFull() ? "100 of 100" : "LOST", judged.seconds());
      if (!judged.isFull()) {
        lost++;
        System.out.println(judged.report());
      }
    }
    pool.shutdown();
    return lost;
  }

  private static Judged judge(String game) throws IOException, InterruptedException {
    long began = System.nanoTime();
    ProcessBuilder builder = new ProcessBuilder("./initiative", "judge", game, "--lang", "en");
    Process judge = builder.redirectErrorStream(true).start();
    judge.getOutputStream().close();
    String report = new String(judge.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    boolean isFull = judge.waitFor() == 0 && report.contains(FULL);
    return new Judged(game, isFull, report, (System.nanoTime() - began) / 1e9);
  }

  private static Process startLoop() throws IOException {
    List<String> words = new ArrayList<>();
    if (Tool.find("setsid") != null) {
      words.add("setsid");
    }
    words.addAll(List.of("sh", "-c", String.format(LOOP, ProcessHandle.current().pid())));
    return new ProcessBuilder(words).start();
  }

  private static void end(List<Process> loops) {
    loops.forEach(Process::destroyForcibly);
  }
}
