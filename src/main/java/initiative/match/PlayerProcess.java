package initiative.match;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** A running player; it and its descendants go when they are told to, or with this program. */
final class PlayerProcess {
  private static final String MARK = "INITIATIVE_PLAYER_";
  private static final AtomicLong STARTED = new AtomicLong();
  private static final Set<PlayerProcess> RUNNING = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> RUNNING.forEach(PlayerProcess::kill), "end players"));
  }

  private final Process process;
  private final ProcessTree tree;
  private final PlayerInput input;

  private PlayerProcess(Process process, String mark, Set<String> others) {
    this.process = process;
    this.tree = new ProcessTree(process.toHandle(), mark, others);
    this.input = new PlayerInput(process.getOutputStream());
  }

  static PlayerProcess start(List<String> command) throws IOException {
    String mark = MARK + ProcessHandle.current().pid() + "_" + STARTED.incrementAndGet();
    Set<String> others = ProcessTree.running();
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put(mark, "1");
    PlayerProcess player = new PlayerProcess(builder.start(), mark, others);
    RUNNING.add(player);
    return player;
  }

  PlayerInput input() {
    return input;
  }

  InputStream output() {
    return process.getInputStream();
  }

  InputStream errors() {
    return process.getErrorStream();
  }

  /** Waits for the end of the process, but not longer than so many nanoseconds. */
  void awaitExit(long nanos) throws InterruptedException {
    process.waitFor(nanos, TimeUnit.NANOSECONDS);
  }

  boolean hasExited() {
    return !process.isAlive();
  }

  int exitCode() {
    return process.exitValue();
  }

  /** The bytes of memory in use, or 0 where the system does not tell. */
  long memory() {
    return tree.memory();
  }

  /** Ends the process and all that it has started. */
  void kill() {
    tree.kill();
  }

  /** Ends it likewise, and forgets it. */
  void dispose() {
    kill();
    RUNNING.remove(this);
  }
}
