package initiative.match;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/** A running player; it and its descendants go when they are told to, or with this program. */
final class PlayerProcess {
  private static final String MARK = "INITIATIVE_PLAYER_";
  private static final Set<PlayerProcess> RUNNING = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> RUNNING.forEach(PlayerProcess::kill), "end players"));
  }

  private final Process process;
  private final ProcessTree tree;
  private final PlayerInput input;

  private PlayerProcess(Process process, String mark) {
    this.process = process;
    this.tree = new ProcessTree(process.toHandle(), mark);
    this.input = new PlayerInput(process.getOutputStream());
  }

  static PlayerProcess start(List<String> command) throws IOException {
    String mark = MARK + UUID.randomUUID().toString().replace('-', '_');
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put(mark, "1");
    PlayerProcess player = new PlayerProcess(builder.start(), mark);
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

  /** Has something done as soon as the process has ended. */
  void onExit(Runnable action) {
    process.onExit().thenRun(action);
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
