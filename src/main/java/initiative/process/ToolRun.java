package initiative.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Runs a tool such as a compiler, within a time, and keeps the beginning of what it says. When its
 * time is over, it ends with all that it has started.
 */
public final class ToolRun {
  /** Compilers that are wrong-footed say far more than anybody reads. */
  private static final int KEPT = 1 << 16;

  /** Seconds for the last words of a tool that has ended. */
  private static final int LAST_WORDS = 2;

  /**
   * How a tool ended.
   *
   * @param exitCode -1 if it had to be ended, since its time was over
   * @param output the beginning of what it wrote to both of its streams
   */
  public record Outcome(int exitCode, String output) {}

  private final Process process;
  private final StringBuffer said = new StringBuffer();

  private ToolRun(Process process) {
    this.process = process;
  }

  /** Runs a tool in a folder. */
  public static Outcome run(List<String> command, Path folder, Duration limit)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    Process process = builder.redirectErrorStream(true).start();
    process.getOutputStream().close();
    return new ToolRun(process).await(limit);
  }

  private Outcome await(Duration limit) throws InterruptedException {
    Thread reader = new Thread(this::read, "tool output");
    reader.setDaemon(true);
    reader.start();
    try {
      boolean ended = process.waitFor(limit.toNanos(), TimeUnit.NANOSECONDS);
      reader.join(TimeUnit.SECONDS.toMillis(LAST_WORDS));
      return new Outcome(ended ? process.exitValue() : -1, said.toString());
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private void read() {
    byte[] buffer = new byte[8192];
    try (InputStream from = process.getInputStream()) {
      for (int n = from.read(buffer); n >= 0; n = from.read(buffer)) {
        int kept = Math.min(n, KEPT - said.length());
        said.append(new String(buffer, 0, Math.max(0, kept), StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      // It has been ended.
    }
  }
}
