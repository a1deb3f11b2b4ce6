package initiative.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A process and all that it has started. Where the system has a /proc, also those are found that
 * have cut their ties: by a variable that a descendant has in its environment, or by the pipes of
 * the process that it still holds.
 */
public final class ProcessTree {
  private static final Path PROC = Path.of("/proc");
  private static final boolean HAS_PROC = Files.isReadable(PROC.resolve("self/environ"));
  private static final long PAGE = 4096;
  private static final long KILOBYTE = 1024;
  private static final Pattern SHARE = Pattern.compile("\\nPss: +([0-9]+) kB");
  private static final int STREAMS = 3;
  private static final int MOST_SHARING = 100;
  private static final int LOOKS_PER_SEARCH = 10;
  private static final int MOST_ROUNDS = 500;
  private static final long PAUSE = 1_000_000;

  private final ProcessHandle root;
  private final String mark;
  private final Set<String> others;
  private final Set<String> pipes;
  private final Set<ProcessHandle> seen = new HashSet<>();
  private int looks;

  /**
   * The tree of a process.
   *
   * @param mark a variable of its environment
   * @param others what {@link #running} gave before it was started
   */
  ProcessTree(ProcessHandle root, String mark, Set<String> others) {
    this.root = root;
    this.mark = mark + "=";
    this.others = others;
    this.pipes = pipes(root.pid());
    seen.add(root);
  }

  /** The numbers of the processes that there are; none where the system does not tell. */
  static Set<String> running() {
    String[] names = HAS_PROC ? PROC.toFile().list() : null;
    return names == null ? Set.of() : new HashSet<>(Arrays.asList(names));
  }

  /**
   * The bytes of memory in use by the tree, or 0 where the system does not tell. What its processes
   * share is counted for each of them, and only if that comes to more than a limit, and they are
   * not a flood, it is divided among them, which takes the system some time.
   */
  synchronized long memory(long limit) {
    if (++looks % LOOKS_PER_SEARCH == 0) {
      search();
    }
    addChildren();
    long resident = 0;
    for (ProcessHandle process : seen) {
      resident += HAS_PROC ? resident(process.pid()) : 0;
    }
    if (resident <= limit || seen.size() == 1 || seen.size() > MOST_SHARING) {
      return resident;
    }
    long shares = 0;
    for (ProcessHandle process : seen) {
      shares += share(process.pid());
    }
    return shares;
  }

  /** Ends all processes of the tree, at once and for certain, also in an interrupted thread. */
  synchronized void kill() {
    boolean interrupted = false;
    int rounds = 0;
    while (killRunning() && rounds++ < MOST_ROUNDS) {
      interrupted |= Thread.interrupted();
      LockSupport.parkNanos(PAUSE);
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Kills what runs of the tree, and tells whether there was anything. */
  private boolean killRunning() {
    search();
    addChildren();
    boolean anyRuns = false;
    for (ProcessHandle process : seen) {
      if (isRunning(process)) {
        anyRuns = true;
        process.destroyForcibly();
      }
    }
    return anyRuns;
  }

  /** Whether the process is there and not merely waiting for its parent to take note of its end. */
  public static boolean isRunning(ProcessHandle process) {
    if (!HAS_PROC || !process.isAlive()) {
      return process.isAlive();
    }
    String stat = text(PROC.resolve(process.pid() + "/stat"));
    int name = stat.lastIndexOf(')');
    return name >= 0 && !stat.startsWith(" Z", name + 1) && !stat.startsWith(" X", name + 1);
  }

  private void addChildren() {
    if (!HAS_PROC) {
      root.descendants().forEach(seen::add);
      return;
    }
    Deque<ProcessHandle> parents = new ArrayDeque<>(seen);
    while (!parents.isEmpty()) {
      for (long pid : children(parents.remove().pid())) {
        ProcessHandle child = ProcessHandle.of(pid).orElse(null);
        if (child != null && seen.add(child)) {
          parents.add(child);
        }
      }
    }
  }

  /**
   * Adds all processes of the system that show a sign of having been started from here. Those that
   * were there before are not looked at, which makes it quick.
   */
  private void search() {
    for (String name : running()) {
      if (!others.contains(name) && Character.isDigit(name.charAt(0))) {
        long pid = Long.parseLong(name);
        if (isMarked(pid) || holdsPipe(pid)) {
          ProcessHandle.of(pid).ifPresent(seen::add);
        }
      }
    }
  }

  private boolean isMarked(long pid) {
    return text(PROC.resolve(pid + "/environ")).contains(mark);
  }

  private boolean holdsPipe(long pid) {
    for (String pipe : pipes(pid)) {
      if (pipes.contains(pipe)) {
        return true;
      }
    }
    return false;
  }

  /** The pipes that are the standard streams of a process. */
  private static Set<String> pipes(long pid) {
    Set<String> pipes = new HashSet<>();
    for (int stream = 0; HAS_PROC && stream < STREAMS; stream++) {
      try {
        String target = Files.readSymbolicLink(PROC.resolve(pid + "/fd/" + stream)).toString();
        if (target.startsWith("pipe:")) {
          pipes.add(target);
        }
      } catch (IOException e) {
        continue; // closed, or the process has gone, or is somebody else's
      }
    }
    return pipes;
  }

  private static long resident(long pid) {
    String[] fields = text(PROC.resolve(pid + "/statm")).split(" ");
    return fields.length > 1 ? Long.parseLong(fields[1]) * PAGE : 0;
  }

  /** The memory of a process, of which it has only its share if others use it too. */
  private static long share(long pid) {
    Matcher share = SHARE.matcher(text(PROC.resolve(pid + "/smaps_rollup")));
    return share.find() ? Long.parseLong(share.group(1)) * KILOBYTE : resident(pid);
  }

  private static List<Long> children(long pid) {
    List<Long> children = new ArrayList<>();
    try (DirectoryStream<Path> threads = Files.newDirectoryStream(PROC.resolve(pid + "/task"))) {
      for (Path thread : threads) {
        for (String child : text(thread.resolve("children")).split(" ")) {
          if (!child.isBlank()) {
            children.add(Long.parseLong(child.strip()));
          }
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      return children; // it has just ended
    }
    return children;
  }

  private static String text(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return ""; // it has gone, or is somebody else's
    }
  }
}
