package initiative.match;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * A process and all that it has started. Where the system has a /proc, also those are found that
 * have cut their ties, by a variable that every descendant has in its environment.
 */
final class ProcessTree {
  private static final Path PROC = Path.of("/proc");
  private static final long PAGE = 4096;
  private static final int MOST_ROUNDS = 200;

  private final ProcessHandle root;
  private final byte[] mark;
  private final boolean hasProc = Files.isReadable(PROC.resolve("self/environ"));
  private final Set<ProcessHandle> seen = new HashSet<>();

  /** The tree of a process that was started with the mark as a variable of its environment. */
  ProcessTree(ProcessHandle root, String mark) {
    this.root = root;
    this.mark = (mark + "=").getBytes(StandardCharsets.ISO_8859_1);
    seen.add(root);
  }

  /** The bytes of memory in use by the tree, or 0 where the system does not tell. */
  synchronized long memory() {
    if (!hasProc) {
      root.descendants().forEach(seen::add);
      return 0;
    }
    long pages = 0;
    Deque<Long> unseen = new ArrayDeque<>();
    unseen.add(root.pid());
    while (!unseen.isEmpty()) {
      long pid = unseen.remove();
      if (pid != root.pid()) {
        ProcessHandle.of(pid).ifPresent(seen::add);
      }
      pages += residentPages(pid);
      unseen.addAll(children(pid));
    }
    return pages * PAGE;
  }

  private static long residentPages(long pid) {
    String[] fields = text(PROC.resolve(pid + "/statm")).split(" ");
    return fields.length > 1 ? Long.parseLong(fields[1]) : 0;
  }

  private static List<Long> children(long pid) {
    List<Long> children = new ArrayList<>();
    try (DirectoryStream<Path> threads = Files.newDirectoryStream(PROC.resolve(pid + "/task"))) {
      for (Path thread : threads) {
        for (String child : text(thread.resolve("children")).split(" ")) {
          if (!child.isBlank()) {
            children.add(Long.parseLong(child.trim()));
          }
        }
      }
    } catch (IOException | java.nio.file.DirectoryIteratorException e) {
      return children; // it has just ended
    }
    return children;
  }

  /** Ends all processes of the tree, at once and for certain. */
  synchronized void kill() {
    root.descendants().forEach(seen::add);
    for (int round = 0; round < MOST_ROUNDS; round++) {
      if (hasProc) {
        addMarked();
      }
      boolean anyRuns = false;
      for (ProcessHandle process : seen) {
        if (isRunning(process)) {
          anyRuns = true;
          process.destroyForcibly();
        }
      }
      if (!anyRuns) {
        return;
      }
      pause();
    }
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(1);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void addMarked() {
    String[] names = PROC.toFile().list();
    for (String name : names == null ? new String[0] : names) {
      if (Character.isDigit(name.charAt(0)) && isMarked(PROC.resolve(name))) {
        Optional<ProcessHandle> process = ProcessHandle.of(Long.parseLong(name));
        process.ifPresent(seen::add);
      }
    }
  }

  private boolean isMarked(Path process) {
    try {
      return indexOf(Files.readAllBytes(process.resolve("environ"))) >= 0;
    } catch (IOException e) {
      return false; // it has gone, or is somebody else's
    }
  }

  private int indexOf(byte[] environment) {
    for (int at = 0; at + mark.length <= environment.length; at++) {
      int same = 0;
      while (same < mark.length && environment[at + same] == mark[same]) {
        same++;
      }
      if (same == mark.length) {
        return at;
      }
    }
    return -1;
  }

  /** Whether the process is there and not merely waiting for its parent to take note of its end. */
  private boolean isRunning(ProcessHandle process) {
    if (!process.isAlive()) {
      return false;
    }
    if (!hasProc) {
      return true;
    }
    String stat = text(PROC.resolve(process.pid() + "/stat"));
    int name = stat.lastIndexOf(')');
    return name >= 0 && !stat.startsWith(" Z", name + 1) && !stat.startsWith(" X", name + 1);
  }

  private static String text(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).trim();
    } catch (IOException e) {
      return "";
    }
  }
}
