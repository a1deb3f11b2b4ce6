package initiative.process;

import initiative.interactor.Outbox;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running player; it and its descendants go when they are told to, or with this program. */
public final class PlayerProcess {
  private static final Logger LOG = LoggerFactory.getLogger(PlayerProcess.class);
  private static final String MARK = "INITIATIVE_PLAYER_";
  private static final AtomicLong STARTED = new AtomicLong();
  private static final Set<PlayerProcess> RUNNING = ConcurrentHashMap.newKeySet();

  /** Held while a player is started, and taken for ever when this program ends. */
  private static final ReadWriteLock STARTING = new ReentrantReadWriteLock();

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(PlayerProcess::killAll, "end players"));
  }

  private final Process process;
  private final ProcessTree tree;
  private final PlayerInput input;
  private final Outbox outbox;

  private PlayerProcess(Process process, String mark, Set<String> others) {
    this.process = process;
    this.tree = new ProcessTree(process.toHandle(), mark, others);
    this.input = new PlayerInput(process.getOutputStream());
    this.outbox = new Outbox(input);
  }

  public static PlayerProcess start(List<String> command) throws IOException {
    String mark = MARK + ProcessHandle.current().pid() + "_" + STARTED.incrementAndGet();
    Set<String> others = ProcessTree.running();
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put(mark, "1");
    STARTING.readLock().lock();
    try {
      PlayerProcess player = new PlayerProcess(builder.start(), mark, others);
      RUNNING.add(player);
      LOG.debug("pid {}: started {}", player.process.pid(), command);
      return player;
    } finally {
      STARTING.readLock().unlock();
    }
  }

  private static void killAll() {
    STARTING.writeLock().lock();
    RUNNING.forEach(PlayerProcess::kill);
  }

  public long pid() {
    return process.pid();
  }

  /** What is sent to it goes this way. */
  public Outbox outbox() {
    return outbox;
  }

  /** Whether it does not read what is sent to it. */
  public boolean isStuck() {
    return input.isStuck();
  }

  public InputStream output() {
    return process.getInputStream();
  }

  public InputStream errors() {
    return process.getErrorStream();
  }

  /** Waits for the end of the process, but not longer than so many nanoseconds. */
  public void awaitExit(long nanos) throws InterruptedException {
    process.waitFor(nanos, TimeUnit.NANOSECONDS);
  }

  public boolean hasExited() {
    return !process.isAlive();
  }

  public int exitCode() {
    return process.exitValue();
  }

  /** The bytes of memory in use, exact if above a limit, or 0 where the system does not tell. */
  public long memory(long limit) {
    return tree.memory(limit);
  }

  /** Ends the process and all that it has started. */
  public void kill() {
    tree.kill();
  }

  /** Ends it likewise, and forgets it. */
  public void dispose() {
    kill();
    RUNNING.remove(this);
  }
}
