package initiative.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a Linux system tells of its processes in /proc. Of one that has gone, or is somebody else's,
 * it tells nothing, which is no failure.
 */
final class Proc {
  static final boolean IS_THERE = Files.isReadable(Path.of("/proc/self/stat"));

  private static final Path ROOT = Path.of("/proc");
  private static final long KILOBYTE = 1024;

  /** The system counts processor time in hundredths of a second. */
  private static final long TICK = 10_000_000;

  private static final int STATE = 0;
  private static final int SESSION = 3;
  private static final int FLAGS = 6;
  private static final int ENDING = 4;
  private static final int FIRST_TIME = 11;
  private static final int TIMES = 4;
  private static final int STREAMS = 3;
  private static final String MEMORY_FILE = "/memfd:";

  private Proc() {}

  /** The names of what is in /proc, among them the numbers of the processes. */
  static Set<String> names() {
    String[] names = IS_THERE ? ROOT.toFile().list() : null;
    return names == null ? Set.of() : new HashSet<>(Arrays.asList(names));
  }

  /** The processes that the threads of a process have started and that are its children. */
  static List<Long> children(long pid) {
    List<Long> children = new ArrayList<>();
    for (Path thread : threads(pid)) {
      for (String child : text(thread.resolve("children")).split(" ")) {
        if (!child.isBlank()) {
          children.add(Long.parseLong(child.strip()));
        }
      }
    }
    return children;
  }

  private static List<Path> threads(long pid) {
    List<Path> threads = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(ROOT.resolve(pid + "/task"))) {
      found.forEach(threads::add);
    } catch (IOException | DirectoryIteratorException e) {
      return threads; // it has just ended
    }
    return threads;
  }

  /** Whether the process is there and not merely waiting for its parent to take note of its end. */
  static boolean isRunning(long pid) {
    String state = stat(ROOT.resolve(pid + "/stat"))[STATE];
    return !state.isEmpty() && !state.equals("Z") && !state.equals("X");
  }

  /**
   * Whether a thread of the process computes, or wants to, or waits for a disk, or is being ended
   * by the system, which may take its time.
   */
  static boolean isBusy(long pid) {
    for (Path thread : threads(pid)) {
      String[] fields = stat(thread.resolve("stat"));
      String state = fields[STATE];
      if (state.equals("R") || state.equals("D") || isEnding(fields)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a thread of the process waits until somebody reads what it writes. */
  static boolean isWriting(long pid) {
    String write = "aarch64".equals(System.getProperty("os.arch")) ? "64 " : "1 ";
    for (Path thread : threads(pid)) {
      if (text(thread.resolve("syscall")).startsWith(write)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a thread has begun to end, and has not done so yet. */
  private static boolean isEnding(String[] fields) {
    boolean hasEnded = fields[STATE].equals("Z") || fields[STATE].equals("X");
    return !hasEnded && fields.length > FLAGS && (Long.parseLong(fields[FLAGS]) & ENDING) != 0;
  }

  /** The processor time of a process and of those of its children that have ended. */
  static long cpuNanos(long pid) {
    String[] fields = stat(ROOT.resolve(pid + "/stat"));
    long ticks = 0;
    for (int i = FIRST_TIME; i < FIRST_TIME + TIMES && i < fields.length; i++) {
      ticks += Long.parseLong(fields[i]);
    }
    return ticks * TICK;
  }

  /** How long each thread of a process has waited in all for a processor that others used. */
  static Map<Path, Long> delays(long pid) {
    Map<Path, Long> delays = new HashMap<>();
    for (Path thread : threads(pid)) {
      String[] fields = text(thread.resolve("schedstat")).split(" ");
      delays.put(thread, fields.length > 1 ? Long.parseLong(fields[1]) : 0);
    }
    return delays;
  }

  /** The number of the session that a process belongs to; -1 if there is no such process. */
  static long session(long pid) {
    String[] fields = stat(ROOT.resolve(pid + "/stat"));
    return fields.length > SESSION ? Long.parseLong(fields[SESSION]) : -1;
  }

  /** The fields from the state on; before it there is a name, in which there may be anything. */
  private static String[] stat(Path file) {
    String stat = text(file);
    int name = stat.lastIndexOf(')');
    return name < 0 ? new String[] {""} : stat.substring(name + 2).split(" ");
  }

  /** The memory of a process. */
  static Memory memory(long pid) {
    return Memory.of(text(ROOT.resolve(pid + "/status")));
  }

  /**
   * The memory of a process.
   *
   * @param own what it has for itself
   * @param files what it has read of files, such as libraries, which others may use too
   * @param shared what it may share with others otherwise, such as a file in memory
   * @param peak the most that it ever had
   */
  record Memory(long own, long files, long shared, long peak) {
    private static Memory of(String status) {
      return new Memory(
          field(status, "RssAnon:") + field(status, "VmSwap:"),
          field(status, "RssFile:"),
          field(status, "RssShmem:"),
          field(status, "VmHWM:"));
    }

    private static long field(String status, String name) {
      int from = status.indexOf("\n" + name);
      if (from < 0) {
        return 0;
      }
      String line = status.substring(from + name.length() + 1, status.indexOf('\n', from + 1));
      return Long.parseLong(line.replace("kB", "").strip()) * KILOBYTE;
    }
  }

  /** The part of a process in what it has of its own and of files; 0 if that is kept secret. */
  static long share(long pid) {
    String text = text(ROOT.resolve(pid + "/smaps_rollup"));
    return Memory.field(text, "Pss:") - Memory.field(text, "Pss_Shmem:");
  }

  /** Adds the files in memory that a process holds open, each once, with their sizes. */
  static void addMemoryFiles(long pid, Map<Object, Long> sizes) {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(ROOT.resolve(pid + "/fd"))) {
      for (Path file : files) {
        if (link(file).startsWith(MEMORY_FILE)) {
          sizes.put(Files.getAttribute(file, "unix:ino"), Files.size(file));
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      return; // it has just ended
    }
  }

  /** The pipes that are the standard streams of a process. */
  static Set<String> pipes(long pid) {
    Set<String> pipes = new HashSet<>();
    for (int stream = 0; IS_THERE && stream < STREAMS; stream++) {
      String target = link(ROOT.resolve(pid + "/fd/" + stream));
      if (target.startsWith("pipe:")) {
        pipes.add(target);
      }
    }
    return pipes;
  }

  /** The environment in which a process was started. */
  static String environment(long pid) {
    return text(ROOT.resolve(pid + "/environ"));
  }

  private static String link(Path file) {
    try {
      return Files.readSymbolicLink(file).toString();
    } catch (IOException e) {
      return "";
    }
  }

  private static String text(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }
}
