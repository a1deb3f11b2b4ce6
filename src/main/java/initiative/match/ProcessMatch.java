package initiative.match;

import initiative.game.BadInput;
import initiative.process.ExitCode;
import initiative.process.Limits;
import initiative.process.LineSplitter;
import initiative.process.PlayerClock;
import initiative.process.PlayerProcess;
import initiative.process.StreamReader;
import initiative.result.Ending;
import initiative.result.Event;
import initiative.result.MatchResult;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A match of a player process. One thread reads its output and has the referee answer, one reads
 * its standard error, and the thread that runs the match watches the limits and the end. Whatever
 * they find is judged under one lock, and the first fault found decides. A player's exit counts
 * only when its output has been read to the end, and that it did not read ours never counts.
 */
final class ProcessMatch {
  private static final Logger LOG = LoggerFactory.getLogger(ProcessMatch.class);
  private static final long MILLISECOND = 1_000_000;

  /** Time between two looks at the player's memory. */
  private static final long LOOK = 20 * MILLISECOND;

  /** A line that is in time may have to wait so long for the thread that reads it. */
  private static final long TOLERANCE = 10 * MILLISECOND;

  /** How long after an exit the streams may stay open before what holds them open is ended. */
  private static final long STREAMS_LINGER = 50 * MILLISECOND;

  /** How long after that they may still stay open before they are taken as ended. */
  private static final long STREAMS_STUCK = 1000 * MILLISECOND;

  private final RefereedGame<?, ?> game;
  private final Limits limits;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final LineSplitter output =
      new LineSplitter(StandardCharsets.ISO_8859_1, this::acceptLine);
  private final ErrorOutput errors;
  private final PlayerClock clock = new PlayerClock();

  private PlayerProcess player;
  private long outputBytes;
  private int lines;
  private boolean outputEnded;
  private boolean errorsEnded;
  private long exited;
  private boolean leftoversKilled;
  private long lastLook;
  private MatchResult result;

  ProcessMatch(RefereedGame<?, ?> game, Limits limits) {
    this.game = game;
    this.limits = limits;
    this.errors = new ErrorOutput(game);
  }

  /** Plays the match to its end. */
  MatchResult run(List<String> command) {
    clock.start();
    lastLook = System.nanoTime();
    try {
      player = PlayerProcess.start(command);
    } catch (IOException e) {
      return game.result(Ending.COULD_NOT_START, whyNotStarted(command, e));
    }
    LOG.debug(
        "pid {}: {} s in all, {} s of silence, {} MB",
        player.pid(),
        limits.total().toMillis() / 1e3,
        limits.silence().toMillis() / 1e3,
        limits.memoryBytes() / Limits.MEGABYTE);
    try {
      watch();
    } finally {
      player.dispose();
    }
    LOG.debug("pid {}: {}", player.pid(), result.sentence());
    return result;
  }

  private static String whyNotStarted(List<String> command, IOException e) {
    String cause = e.getCause() == null ? e.getMessage() : e.getCause().getMessage();
    return "\"" + command.get(0) + "\": " + cause.replaceFirst("^error=\\d+, ", "");
  }

  private void watch() {
    lock.lock();
    try {
      sendStart();
      StreamReader.start("player output", player.output(), this::takeOutput, this::endOutput);
      StreamReader.start("player errors", player.errors(), this::takeErrors, this::endErrors);
      while (result == null) {
        long wait = look();
        if (result == null) {
          await(wait);
        }
      }
    } catch (InterruptedException e) {
      decide(Ending.INTERACTOR_FAULT, "the match was interrupted");
      Thread.currentThread().interrupt();
    } finally {
      lock.unlock();
    }
  }

  private void sendStart() {
    try {
      player.outbox().send(String.join("\n", game.sendStart()));
    } catch (RuntimeException | Error e) {
      decideFault(e);
    }
  }

  /** When both streams have ended, the exit is all that can come. */
  private void await(long nanos) throws InterruptedException {
    if (outputEnded && errorsEnded) {
      player.awaitExit(nanos);
    } else {
      changed.awaitNanos(nanos);
    }
  }

  /** Looks whether the match has ended; if not, gives the time after which to look again. */
  private long look() {
    long now = System.nanoTime();
    if (player.hasExited()) {
      return lookAtStreams(now);
    }
    long left = clock.left(now, limits) + TOLERANCE;
    if (left <= 0) {
      timeOut(now);
      return 0;
    }
    if (now - lastLook >= LOOK) {
      lastLook = now;
      long memory = player.memory(limits.memoryBytes());
      if (memory > limits.memoryBytes()) {
        decide(
            Ending.OUT_OF_MEMORY,
            "the player used "
                + memory / Limits.MEGABYTE
                + " MB of "
                + limits.memoryBytes() / Limits.MEGABYTE
                + " allowed, "
                + whereItStood());
      }
    }
    return Math.min(left, LOOK);
  }

  /** After the exit: waits for the ends of the streams, then judges. */
  private long lookAtStreams(long now) {
    exited = exited == 0 ? now : exited;
    if (outputEnded && errorsEnded || now - exited >= STREAMS_LINGER + STREAMS_STUCK) {
      judgeExit(player.exitCode());
      return 0;
    }
    if (now - exited < STREAMS_LINGER) {
      return STREAMS_LINGER - (now - exited);
    }
    if (!leftoversKilled) {
      leftoversKilled = true;
      player.kill();
    }
    return STREAMS_LINGER + STREAMS_STUCK - (now - exited);
  }

  private void judgeExit(int code) {
    game.note(Event.Kind.REMARK, "the player ended with " + ExitCode.describe(code), null);
    if (code != 0) {
      decide(
          Ending.CRASHED,
          "the player ended with "
              + ExitCode.describe(code)
              + " "
              + whereItStood()
              + (errors.isEmpty() ? "; nothing on standard error" : lastErrors()));
    } else {
      game.end();
      result = game.result(lastErrors());
    }
  }

  private String lastErrors() {
    return errors.isEmpty() ? "" : "; " + errors.lastLines();
  }

  private void timeOut(long now) {
    boolean silent = clock.silence(now) >= limits.silence().toNanos();
    String time =
        silent
            ? "the player was silent for " + seconds(limits.silence().toNanos()) + " "
            : "the player used up its " + seconds(limits.total().toNanos()) + " in all ";
    if (game.verdict() != null) {
      decide(
          Ending.TIMED_OUT,
          "the player said its closing phrase in line "
              + lines
              + ", but did not end within "
              + seconds(silent ? limits.silence().toNanos() : limits.total().toNanos())
              + (silent ? "" : " in all"));
    } else if (outputEnded) {
      game.end();
      result = game.result("; it closed its output, but did not end");
    } else {
      decide(Ending.TIMED_OUT, time + whereItStood() + hint() + lastErrors());
    }
  }

  private static String seconds(long nanos) {
    return BigDecimal.valueOf(nanos / MILLISECOND, 3).stripTrailingZeros().toPlainString() + " s";
  }

  /** How far the player has come, in words. */
  private String whereItStood() {
    String since = lines == 0 ? "before its first line" : "after its line " + lines;
    return game.verdict() == null
        ? since + ", where " + game.expected()
        : since + ", the closing phrase";
  }

  private String hint() {
    String pending = output.pending();
    if (!pending.isEmpty()) {
      return "; "
          + BadInput.quote(pending)
          + " came without a line end: is the line not ended, or not flushed?";
    }
    if (player.isStuck()) {
      return "; it does not read its input";
    }
    return lines == 0
        ? "; nothing at all came: is the output not flushed?"
        : "; the last line sent to it was " + BadInput.quote(game.lastSent());
  }

  private void decideFault(Throwable e) {
    decide(Ending.INTERACTOR_FAULT, e.getMessage() == null ? e.toString() : e.getMessage());
  }

  private void decide(Ending ending, String reason) {
    if (result == null) {
      result = game.result(ending, reason);
    }
  }

  private boolean takeOutput(byte[] bytes, int count) {
    lock.lock();
    try {
      outputBytes += count;
      output.add(bytes, count);
      if (outputBytes > limits.outputBytes()) {
        decide(Ending.OUTPUT_FLOOD, flood("output"));
      }
      return result == null;
    } finally {
      signalEnd();
    }
  }

  private boolean takeErrors(byte[] bytes, int count) {
    lock.lock();
    try {
      if (result != null) {
        return false;
      }
      errors.add(bytes, count);
      if (errors.bytes() > limits.outputBytes()) {
        decide(Ending.OUTPUT_FLOOD, flood("error"));
      }
      return result == null;
    } finally {
      signalEnd();
    }
  }

  /** Gives the lock back, and the word to the watching thread if the match has ended. */
  private void signalEnd() {
    if (result != null) {
      changed.signal();
    }
    lock.unlock();
  }

  private String flood(String stream) {
    return "the player wrote more than "
        + limits.outputBytes()
        + " bytes to its standard "
        + stream
        + " "
        + whereItStood();
  }

  private void acceptLine(String line) {
    if (result != null) {
      return;
    }
    lines++;
    clock.stop();
    List<String> replies = List.of();
    try {
      replies = game.accept(line);
    } catch (RuntimeException | Error e) {
      decideFault(e);
    }
    if (!replies.isEmpty()) {
      player.outbox().send(String.join("\n", replies));
    }
    if (game.verdict() != null) {
      if (!game.verdict().isAccepted()) {
        result = result == null ? game.result("") : result;
      }
      player.outbox().close();
    }
    clock.start();
  }

  private void endOutput() {
    lock.lock();
    try {
      output.end();
      outputEnded = true;
      changed.signal();
    } finally {
      lock.unlock();
    }
  }

  private void endErrors() {
    lock.lock();
    try {
      if (result == null) {
        errors.end();
      }
      errorsEnded = true;
      changed.signal();
    } finally {
      lock.unlock();
    }
  }
}
