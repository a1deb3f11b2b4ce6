package initiative.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Runs programs without a referee of ours between them: one with a given input, or a player and an
 * interactor that are joined by pipes, as on the judge.
 */
public final class PlainRun {

  /**
   * How a program ended.
   *
   * @param exitCode -1 if the program had to be ended, since its time was over
   * @param output what it wrote, unless it went to another program
   */
  public record Outcome(int exitCode, String output, String errors) {}

  /** How a player and an interactor ended. */
  public record Both(Outcome player, Outcome interactor) {}

  private final Process process;
  private final List<Thread> threads = new ArrayList<>();
  private final ByteArrayOutputStream output = new ByteArrayOutputStream();
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();
  private int exitCode = -1;

  private PlainRun(List<String> command) throws IOException {
    process = new ProcessBuilder(command).start();
    pump(process.getErrorStream(), errors);
  }

  /** Runs one program on an input. */
  public static Outcome run(List<String> command, String input, Duration limit)
      throws IOException, InterruptedException {
    PlainRun run = new PlainRun(command);
    run.pump(run.process.getInputStream(), run.output);
    try (OutputStream in = run.process.getOutputStream()) {
      in.write(input.getBytes(StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      // The program has ended without having read it all, which is its own affair.
    }
    run.await(System.nanoTime() + limit.toNanos());
    return run.outcome();
  }

  /** Runs a player and an interactor whose outputs are each other's inputs. */
  public static Both join(List<String> player, List<String> interactor, Duration limit)
      throws IOException, InterruptedException {
    long deadline = System.nanoTime() + limit.toNanos();
    PlainRun one = new PlainRun(player);
    PlainRun other;
    try {
      other = new PlainRun(interactor);
    } catch (IOException e) {
      one.process.destroyForcibly();
      throw e;
    }
    one.pump(one.process.getInputStream(), other.process.getOutputStream());
    other.pump(other.process.getInputStream(), one.process.getOutputStream());
    one.await(deadline);
    other.await(deadline);
    return new Both(one.outcome(), other.outcome());
  }

  /** Copies at once what comes, to the end; a program whose reader has gone is told so. */
  private void pump(InputStream from, OutputStream to) {
    Thread thread =
        new Thread(
            () -> {
              try (from;
                  to) {
                byte[] buffer = new byte[8192];
                for (int n = from.read(buffer); n >= 0; n = from.read(buffer)) {
                  to.write(buffer, 0, n);
                  to.flush();
                }
              } catch (IOException e) {
                // One of the two has gone; closing both streams lets the other one know.
              }
            });
    thread.setDaemon(true);
    thread.start();
    threads.add(thread);
  }

  /** Waits for the end of the program, or ends it, which also throws away what it wrote last. */
  private void await(long deadline) throws InterruptedException {
    try {
      if (process.waitFor(deadline - System.nanoTime(), TimeUnit.NANOSECONDS)) {
        exitCode = process.exitValue();
      }
    } finally {
      if (process.isAlive()) {
        process.destroyForcibly();
      }
    }
  }

  private Outcome outcome() throws InterruptedException {
    for (Thread thread : threads) {
      thread.join();
    }
    return new Outcome(
        exitCode,
        output.toString(StandardCharsets.ISO_8859_1),
        errors.toString(StandardCharsets.ISO_8859_1));
  }
}
