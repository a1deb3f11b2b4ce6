import initiative.match.Runner;
import initiative.process.Limits;
import initiative.process.Sandbox;
import initiative.result.Ending;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * Very many matches of hostile players, some at a time, in a random order: each must come to its
 * end, with the verdict that the player deserves, and nothing of it may be left: no process, no
 * file, no open descriptor.
 *
 * <p>java -cp target/launcher/initiative.jar src/bench/Soak.java [MATCHES [JOBS [SANDBOX]]], where
 * SANDBOX is the number of one that works here, 0 for the best
 */
final class Soak {
  private static final Duration HANG = Duration.ofSeconds(90);
  private static final String LEFT = "sleep 1000.";
  private static final Limits LIMITS = Limits.of(Duration.ofSeconds(2), Duration.ofMillis(600), 96);
  private static final Pairing SHORT = new Pairing("bachet", "ideal", "1", false, 7);
  private static final Pairing GAME = new Pairing("bachet", "ideal", "41", false, 7);
  private static final Pairing LONG =
      new Pairing("bachet-cycles", "ideal", "12345/" + "1000 900/".repeat(12345) + "100", false, 7);

  private record Player(String name, Pairing pairing, List<String> command, Set<Ending> deserved) {}

  private Soak() {}

  public static void main(String[] args) throws Exception {
    int matches = args.length > 0 ? Integer.parseInt(args[0]) : 10000;
    int jobs = args.length > 1 ? Integer.parseInt(args[1]) : 8;
    Sandbox sandbox = Sandbox.working().get(args.length > 2 ? Integer.parseInt(args[2]) : 0);
    System.out.println(sandbox);
    Path folder = Files.createTempDirectory("soak");
    List<Player> players = players(compiled(folder), sandbox);
    Runner runner = new Runner(sandbox);
    Set<String> filesBefore = files();
    int descriptorsBefore = descriptors();
    ExecutorService pool = Executors.newFixedThreadPool(jobs);
    Random random = new Random(1);
    Map<Future<MatchResult>, Player> going = new LinkedHashMap<>();
    long began = System.nanoTime();
    for (int i = 0; i < matches; i++) {
      Player player = players.get(random.nextInt(players.size()));
      going.put(pool.submit(() -> runner.run(player.pairing(), player.command(), LIMITS)), player);
    }
    int hangs = 0;
    int wrong = 0;
    int done = 0;
    for (Map.Entry<Future<MatchResult>, Player> match : going.entrySet()) {
      try {
        MatchResult result = match.getKey().get(HANG.toSeconds(), TimeUnit.SECONDS);
        if (!match.getValue().deserved().contains(result.ending())) {
          wrong++;
          System.out.println("wrong: " + match.getValue().name() + ": " + result.sentence());
        }
      } catch (TimeoutException e) {
        hangs++;
        System.out.println("hangs: " + match.getValue().name());
      }
      if (++done % 500 == 0) {
        System.out.printf("%d matches, %.0f s%n", done, (System.nanoTime() - began) / 1e9);
      }
    }
    pool.shutdownNow();
    pool.awaitTermination(10, TimeUnit.SECONDS);
    System.gc();
    Thread.sleep(1000);
    Set<String> leaked = files();
    leaked.removeAll(filesBefore);
    System.out.printf(
        "%d matches of %d kinds: hangs %d, orphans %d, wrong verdicts %d, leaked files %s,"
            + " descriptors %+d%n",
        matches,
        players.size(),
        hangs,
        orphans(),
        wrong,
        leaked,
        descriptors() - descriptorsBefore);
    for (File file : folder.toFile().listFiles()) {
      file.delete();
    }
    folder.toFile().delete();
  }

  private static Path compiled(Path folder) throws Exception {
    Path program = folder.resolve("attacker");
    new ProcessBuilder("cc", "-O1", "-o", program.toString(), "src/test/resources/zoo/attacker.c")
        .inheritIO()
        .start()
        .waitFor();
    return program;
  }

  private static List<Player> players(Path attacker, Sandbox sandbox) {
    List<Player> players = new ArrayList<>();
    for (String way : List.of("none", "daemon", "chain", "undumpable")) {
      add(players, way, SHORT, List.of(attacker.toString(), way), Ending.ACCEPTED);
    }
    String program = attacker.toString();
    add(players, "moment", SHORT, List.of(program, "moment"), Ending.OUT_OF_MEMORY);
    if (sandbox.measuresMemory()) {
      add(players, "instant", SHORT, List.of(program, "instant", "98"), Ending.OUT_OF_MEMORY);
    }
    add(
        players,
        "memory-file",
        SHORT,
        List.of(program, "memory-file"),
        Ending.OUT_OF_MEMORY,
        Ending.CRASHED);
    add(players, "abort", SHORT, List.of(program, "abort"), Ending.CRASHED);
    add(players, "late-child", SHORT, List.of(program, "late-child"), Ending.WRONG_ANSWER);
    add(players, "small-pipe", LONG, List.of(program, "small-pipe"), Ending.TIMED_OUT);
    script(players, "illegal", GAME, "read n; echo a >&2; echo 9", Ending.WRONG_ANSWER);
    script(players, "silent", GAME, "read n; sleep 1000.51", Ending.TIMED_OUT);
    script(players, "reads on", GAME, "read n; read m; echo 1", Ending.TIMED_OUT);
    script(players, "computes", GAME, "while :; do :; done", Ending.TIMED_OUT);
    script(players, "floods", GAME, "exec cat /dev/zero", Ending.OUTPUT_FLOOD);
    script(players, "floods errors", GAME, "exec cat /dev/zero >&2", Ending.OUTPUT_FLOOD);
    script(players, "does not read", LONG, "exec sleep 1000.52", Ending.TIMED_OUT);
    script(players, "crashes", GAME, "read n; echo 1; exit 3", Ending.CRASHED);
    script(players, "kills its group", GAME, "kill -9 0; sleep 1000.53", Ending.CRASHED);
    script(players, "kills itself", GAME, "kill -9 $$", Ending.CRASHED);
    script(
        players,
        "forks",
        GAME,
        "f() { sleep 1000.54 & f & }; f; while :; do sleep 1000.55 & done",
        Ending.CRASHED,
        Ending.OUT_OF_MEMORY);
    script(
        players,
        "hidden daemons",
        SHORT,
        "(env -i setsid sleep 1000.56 <&- >&- 2>&- &); setsid sleep 1000.57 & read n; echo 1;"
            + " echo 'I won!'",
        Ending.ACCEPTED);
    script(
        players,
        "writes files",
        SHORT,
        "for d in /tmp . /dev/shm; do echo x >$d/soak-leak-$$; done 2>/dev/null; read n; echo 1;"
            + " echo 'I won!'",
        Ending.ACCEPTED);
    script(
        players,
        "ignores signals",
        GAME,
        "trap '' TERM INT HUP; while :; do sleep 1000.58; done",
        Ending.TIMED_OUT);
    return players;
  }

  private static void script(
      List<Player> players, String name, Pairing pairing, String script, Ending... deserved) {
    add(players, name, pairing, List.of("sh", "-c", script), deserved);
  }

  private static void add(
      List<Player> players,
      String name,
      Pairing pairing,
      List<String> command,
      Ending... deserved) {
    players.add(new Player(name, pairing, command, Set.of(deserved)));
  }

  private static long orphans() {
    return ProcessHandle.allProcesses()
        .filter(each -> each.info().commandLine().orElse("").contains(LEFT))
        .count();
  }

  /** The files where programs leave theirs, apart from what others on this machine may write. */
  private static Set<String> files() throws Exception {
    Set<String> files = new HashSet<>();
    for (String place : List.of(System.getProperty("java.io.tmpdir"), ".", "/dev/shm")) {
      try (Stream<Path> found = Files.list(Path.of(place))) {
        found.map(Path::toString).filter(name -> name.contains("soak-leak")).forEach(files::add);
      }
    }
    return files;
  }

  private static int descriptors() {
    String[] names = new File("/proc/self/fd").list();
    return names == null ? 0 : names.length;
  }
}
