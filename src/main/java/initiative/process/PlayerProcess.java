package initiative.process;

import initiative.interactor.Outbox;
import java.io.IOException;
import java.io.InputStream;
import java.security.SecureRandom;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running player; it and its descendants go when they are told to, or with this program. */
public final class PlayerProcess {
  private static final Logger LOG = LoggerFactory.getLogger(PlayerProcess.class);
  private static final String MARK = "INITIATIVE_PLAYER_";
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final Set<PlayerProcess> RUNNING = ConcurrentHashMap.newKeySet();

  private static volatile boolean isShuttingDown;

  /** Held while a player is started; all players that there are have been noted without it. */
  private static final ReadWriteLock STARTING = new ReentrantReadWriteLock();

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(PlayerProcess::killAll, "end players"));
  }

  private final Process process;
  private final ProcessTree tree;
  private final PlayerInput input;
  private final Outbox outbox;

  /** How long we wait for processors from the first look on, which short games never get. */
  private OwnDelay ownDelay;

  private PlayerProcess(Process process, boolean enclosed, String mark, Set<String> others) {
    this.process = process;
    this.tree = new ProcessTree(process.toHandle(), enclosed, mark, others);
    this.input = new PlayerInput(process.getOutputStream());
    this.outbox = new Outbox(input);
  }

  /**
   * Starts a player. It has to be ended by the thread that started it, since the system ends it
   * with that thread.
   */
  public static PlayerProcess start(List<String> command, Sandbox sandbox, Limits limits)
      throws IOException {
    String reason = Tool.whyNot(command.get(0));
    if (reason != null) {
      throw new NoSuchProgram(reason);
    }
    String mark = MARK + Long.toHexString(RANDOM.nextLong());
    Set<String> others = sandbox.isEnclosed() ? Set.of() : Proc.names();
    ProcessBuilder builder = new ProcessBuilder(sandbox.wrapped(command, limits));
    sandbox.prepare(builder.environment());
    if (!sandbox.isEnclosed()) {
      builder.environment().put(mark, "1");
    }
    STARTING.readLock().lock();
    try {
      cancelIfShuttingDown();
      Process process = builder.start();
      PlayerProcess player = new PlayerProcess(process, sandbox.isEnclosed(), mark, others);
      RUNNING.add(player);
      LOG.debug("pid {}: started {}", player.process.pid(), builder.command());
      return player;
    } finally {
      STARTING.readLock().unlock();
    }
  }

  private static void killAll() {
    isShuttingDown = true;
    STARTING.writeLock().lock();
    try {
      RUNNING.forEach(PlayerProcess::kill);
    } finally {
      STARTING.writeLock().unlock();
    }
  }

  /** Cancels what goes on if players are being ended because this program is. */
  public static void cancelIfShuttingDown() {
    if (isShuttingDown) {
      throw new CancellationException("the program is being ended");
    }
  }

  /** Why a player cannot be started, which is its own fault. */
  public static final class NoSuchProgram extends IOException {
    private static final long serialVersionUID = 1L;

    NoSuchProgram(String reason) {
      super(reason);
    }
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

  /** Lets somebody know as soon as it has ended. */
  public void onExit(Runnable action) {
    process.onExit().thenRun(action);
  }

  public boolean hasExited() {
    return !process.isAlive();
  }

  public int exitCode() {
    return process.exitValue();
  }

  /** What it and all that it has started use; the memory is exact if above a limit. */
  public Usage usage(long memoryLimit) {
    ownDelay = ownDelay == null ? new OwnDelay() : ownDelay;
    return tree.usage(memoryLimit);
  }

  /** Whether it waits until what it writes is read. */
  public boolean isWriting() {
    return tree.isWriting();
  }

  /** How long it, and we since its start, have waited for processors that others used. */
  public long delayNanos() {
    return tree.delayNanos() + ownDelay.nanos();
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
