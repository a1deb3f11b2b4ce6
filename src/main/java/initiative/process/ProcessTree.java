package initiative.process;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;

/**
 * A process and all that it has started. In a pid namespace they all hang together and go together.
 * Elsewhere, where the system has a /proc, also those are found that have cut their ties: by their
 * session, by a variable that a descendant has in its environment, or by the pipes of the process
 * that it still holds.
 */
public final class ProcessTree {
  private static final int MOST_SHARING = 100;
  private static final int LOOKS_PER_SEARCH = 10;
  private static final int MOST_ROUNDS = 1500;

  /** After so many rounds a namespace must have been made. */
  private static final int PREPARATION = 1000;

  private static final long PAUSE = 1_000_000;

  private final ProcessHandle root;
  private final boolean enclosed;
  private final String mark;
  private final Set<String> others;
  private final Set<String> pipes;
  private final Set<ProcessHandle> seen = new HashSet<>();
  private int looks;
  private long cpu;
  private boolean killed;

  /**
   * The tree of a process.
   *
   * @param enclosed whether it is in a pid namespace, whose first process is the child of the root
   * @param mark a variable of its environment
   * @param others what {@link Proc#names} gave before it was started
   */
  ProcessTree(ProcessHandle root, boolean enclosed, String mark, Set<String> others) {
    this.root = root;
    this.enclosed = enclosed;
    this.mark = mark + "=";
    this.others = others;
    this.pipes = enclosed ? Set.of() : Proc.pipes(root.pid());
    seen.add(root);
  }

  /**
   * What the tree uses.
   *
   * @param memoryLimit how much memory matters: only above that it is counted exactly
   */
  synchronized Usage usage(long memoryLimit) {
    if (!enclosed && ++looks % LOOKS_PER_SEARCH == 0) {
      search();
    }
    addChildren();
    long before = cpu;
    cpu = Math.max(cpu, cpuNanos());
    boolean idle = cpu == before && !isBusy();
    return new Usage(cpu, Proc.IS_THERE ? memory(memoryLimit) : 0, seen.size(), idle);
  }

  /** Whether one of the processes waits until somebody reads what it writes. */
  synchronized boolean isWriting() {
    for (ProcessHandle process : seen) {
      if (Proc.isWriting(process.pid())) {
        return true;
      }
    }
    return false;
  }

  /** How long the processes have waited for processors that others used. */
  synchronized long delayNanos() {
    long sum = 0;
    for (ProcessHandle process : seen) {
      for (long delay : Proc.delays(process.pid()).values()) {
        sum += delay;
      }
    }
    return sum;
  }

  private long cpuNanos() {
    long sum = 0;
    for (ProcessHandle process : seen) {
      sum +=
          Proc.IS_THERE
              ? Proc.cpuNanos(process.pid())
              : process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos();
    }
    return sum;
  }

  private boolean isBusy() {
    for (ProcessHandle process : seen) {
      if (Proc.IS_THERE && Proc.isBusy(process.pid())) {
        return true;
      }
    }
    return false;
  }

  /**
   * The bytes of memory in use by the tree, or what one of its processes had at its worst if that
   * is above the limit. What its processes share is counted for each of them, and only if that
   * comes to more than the limit, it is divided among them, which takes the system some time; of a
   * flood of processes files are not counted at all.
   */
  private long memory(long limit) {
    long own = 0;
    long files = 0;
    long shared = 0;
    long peak = 0;
    Map<Object, Long> inMemory = new HashMap<>();
    for (ProcessHandle process : seen) {
      Proc.Memory memory = Proc.memory(process.pid());
      own += memory.own();
      files += memory.files();
      shared += memory.shared();
      peak = Math.max(peak, memory.peak());
      Proc.addMemoryFiles(process.pid(), inMemory);
    }
    long sizes = 0;
    for (long size : inMemory.values()) {
      sizes += size;
    }
    shared = Math.max(shared, sizes);
    long sum = seen.size() > MOST_SHARING ? own : own + files;
    if (sum > limit && seen.size() <= MOST_SHARING) {
      sum = Math.max(own, shares());
    }
    return Math.max(sum + shared, peak > limit ? peak : 0);
  }

  private long shares() {
    long sum = 0;
    for (ProcessHandle process : seen) {
      sum += Proc.share(process.pid());
    }
    return sum;
  }

  /** Ends all processes of the tree, at once and for certain, also in an interrupted thread. */
  synchronized void kill() {
    if (killed) {
      return;
    }
    boolean interrupted = false;
    int rounds = 0;
    while (killRunning(rounds) && rounds++ < MOST_ROUNDS) {
      interrupted |= Thread.interrupted();
      LockSupport.parkNanos(PAUSE);
    }
    killed = rounds < MOST_ROUNDS;
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Kills what runs of the tree, and tells whether there was anything. */
  private boolean killRunning(int round) {
    if (enclosed) {
      return killEnclosed(round > PREPARATION);
    }
    root.destroyForcibly(); // first, lest it comments on the end of its children
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

  /**
   * Where the first process of a namespace ends, the system ends the others, and only then lets the
   * root of the tree know, which ends by itself. The root is ended only if it does not: before it
   * has made the namespace, that could leave the first process behind.
   */
  private boolean killEnclosed(boolean isLate) {
    if (!isRunning(root)) {
      return false;
    }
    for (long pid : Proc.children(root.pid())) {
      ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly);
    }
    if (isLate) {
      root.destroyForcibly();
    }
    return true;
  }

  /** Whether the process is there and not merely waiting for its parent to take note of its end. */
  public static boolean isRunning(ProcessHandle process) {
    return process.isAlive() && (!Proc.IS_THERE || Proc.isRunning(process.pid()));
  }

  private void addChildren() {
    if (!Proc.IS_THERE) {
      root.descendants().forEach(seen::add);
      return;
    }
    seen.removeIf(process -> process != root && !process.isAlive());
    Deque<ProcessHandle> parents = new ArrayDeque<>(seen);
    while (!parents.isEmpty() && seen.size() <= Limits.MOST_PROCESSES) {
      for (long pid : Proc.children(parents.remove().pid())) {
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
    for (String name : Proc.names()) {
      if (!others.contains(name) && Character.isDigit(name.charAt(0))) {
        long pid = Long.parseLong(name);
        if (Proc.session(pid) == root.pid() || isMarked(pid) || holdsPipe(pid)) {
          ProcessHandle.of(pid).ifPresent(seen::add);
        }
      }
    }
  }

  private boolean isMarked(long pid) {
    return Proc.environment(pid).contains(mark);
  }

  private boolean holdsPipe(long pid) {
    for (String pipe : Proc.pipes(pid)) {
      if (pipes.contains(pipe)) {
        return true;
      }
    }
    return false;
  }
}
