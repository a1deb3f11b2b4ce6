package initiative.match;

import initiative.catalogue.Saying;
import initiative.game.BadInput;
import initiative.process.ExitCode;
import initiative.process.Limits;
import initiative.process.LineSplitter;
import initiative.process.PlayerClock;
import initiative.process.PlayerProcess;
import initiative.process.Sandbox;
import initiative.process.StreamReader;
import initiative.process.Usage;
import initiative.result.Ending;
import initiative.result.Event;
import initiative.result.MatchResult;
import initiative.result.Told;
import initiative.words.Language;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A match of a player process. One thread reads its output and has the referee answer, one reads
 * its standard error, one writes its input, and the thread that runs the match watches the limits
 * and the end. Whatever they find is judged under one lock, and the first fault found decides. A
 * player's exit counts only when its output has been read to the end, and that it did not read ours
 * never counts. What it wrote to its standard error is read to the end in any case.
 */
final class ProcessMatch {
  private static final Logger LOG = LoggerFactory.getLogger(ProcessMatch.class);
  private static final long MILLISECOND = 1_000_000;

  /** Time between two looks at what the player uses. */
  private static final long LOOK = 20 * MILLISECOND;

  /** A line is a reason to look too, if it did not come at once. */
  private static final long LOOK_AT_LINE = 4 * MILLISECOND;

  /** How long after the end of the player its streams may stay open. */
  private static final long STREAMS_STUCK = 1000 * MILLISECOND;

  /**
   * The same where nobody is left who could hold them open, so that only our own reader can be
   * late, on a machine that is busy with others.
   */
  private static final long READER_STUCK = 30 * STREAMS_STUCK;

  private final RefereedGame<?, ?> game;
  private final Sandbox sandbox;
  private final Limits limits;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final LineSplitter output =
      new LineSplitter(StandardCharsets.ISO_8859_1, this::acceptLine);
  private final ErrorOutput errors;
  private final PlayerClock clock;

  private PlayerProcess player;
  private long outputBytes;
  private int lines;
  private boolean outputEnded;
  private boolean errorsEnded;
  private long exited;
  private Silence silence;
  private Supplier<MatchResult> decision;

  ProcessMatch(RefereedGame<?, ?> game, Sandbox sandbox, Limits limits) {
    this.game = game;
    this.sandbox = sandbox;
    this.limits = limits;
    this.errors = new ErrorOutput(game, sandbox);
    this.clock = new PlayerClock(limits);
  }

  /**
   * Plays the match to its end; if this thread or this program is told to stop, it is cancelled.
   */
  MatchResult run(List<String> command) {
    clock.start();
    try {
      player = PlayerProcess.start(command, sandbox, limits);
    } catch (PlayerProcess.NoSuchProgram e) {
      return game.result(Ending.COULD_NOT_START, notStarted(command, e.getMessage()));
    } catch (IOException e) {
      return game.result(notStarted(e), notStarted(command, whyNotStarted(e)));
    }
    LOG.debug(
        "pid {}: {} s of processor time, {} s of silence, {} s in all, {} MB",
        player.pid(),
        limits.cpu().toMillis() / 1e3,
        limits.silence().toMillis() / 1e3,
        limits.wall().toMillis() / 1e3,
        limits.memoryBytes() / Limits.MEGABYTE);
    try {
      watch();
    } finally {
      player.dispose();
    }
    MatchResult result = readErrors();
    LOG.debug("pid {}: {}", player.pid(), result.sentence());
    return result;
  }

  private static Saying notStarted(List<String> command, String why) {
    return new Saying("reason", "\"" + command.get(0) + "\": " + why);
  }

  /** What is lacking to start anything at all is not the player's fault. */
  private static Ending notStarted(IOException e) {
    String cause = cause(e);
    boolean isOurs = cause.matches("error=(11|12|23|24), .*");
    return isOurs ? Ending.INTERACTOR_FAULT : Ending.COULD_NOT_START;
  }

  private static String whyNotStarted(IOException e) {
    return cause(e).replaceFirst("^error=\\d+, ", "");
  }

  private static String cause(IOException e) {
    return String.valueOf(e.getCause() == null ? e.getMessage() : e.getCause().getMessage());
  }

  private void watch() {
    lock.lock();
    try {
      sendStart();
      StreamReader.start("player output", player.output(), this::takeOutput, this::endOutput);
      StreamReader.start("player errors", player.errors(), this::takeErrors, this::endErrors);
      player.onExit(this::noteExit);
      while (decision == null) {
        long wait = look();
        if (decision == null) {
          changed.awaitNanos(wait);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("the match was interrupted");
    } catch (OutOfMemoryError e) {
      decideFault(e); // mostly for lack of a thread
    } finally {
      lock.unlock();
    }
  }

  /** The player has gone; what it had to say on standard error belongs to the result. */
  private MatchResult readErrors() {
    lock.lock();
    try {
      long deadline = System.nanoTime() + patience();
      while (!errorsEnded && System.nanoTime() < deadline) {
        changed.awaitNanos(deadline - System.nanoTime());
      }
      return decision.get().withErrors(errors.lastLines());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("the match was interrupted");
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

  /** Looks whether the match has ended; if not, gives the time after which to look again. */
  private long look() {
    PlayerProcess.cancelIfShuttingDown();
    long now = System.nanoTime();
    if (player.hasExited()) {
      return lookAtStreams(now);
    }
    if (clock.sinceLook(now) >= LOOK) {
      lookAtUsage(now);
    }
    if (decision == null && silence != null) {
      if (silence.isOver(clock)) {
        decide(Ending.TIMED_OUT, silence.reason(false));
      }
    } else if (decision == null) {
      PlayerClock.Breach breach = clock.breach(now);
      if (breach != null && !isExcused(breach, now)) {
        timeOut(breach);
      }
    }
    return LOOK;
  }

  private void lookAtUsage(long now) {
    Usage usage = player.usage(limits.memoryBytes());
    clock.look(now, usage);
    if (usage.processes() > Limits.MOST_PROCESSES) {
      decide(Ending.CRASHED, new Saying("reason.processes", Limits.MOST_PROCESSES, whereItStood()));
    } else if (usage.memoryBytes() > limits.memoryBytes()) {
      decideMemory(usage.memoryBytes());
    }
  }

  private void decideMemory(long bytes) {
    long used = (bytes + Limits.MEGABYTE - 1) / Limits.MEGABYTE;
    long allowed = limits.memoryBytes() / Limits.MEGABYTE;
    decide(Ending.OUT_OF_MEMORY, new Saying("reason.memory", used, allowed, whereItStood()));
  }

  /**
   * After the exit: ends what it has left behind, waits for the ends of the streams, then judges.
   */
  private long lookAtStreams(long now) {
    if (exited == 0) {
      exited = now;
      player.kill();
    }
    long patience = patience() - (now - exited);
    if (outputEnded && errorsEnded || patience <= 0) {
      if (silence == null) {
        judgeExit(player.exitCode());
      } else {
        decide(Ending.TIMED_OUT, silence.reason(true));
      }
      return 0;
    }
    return patience;
  }

  private long patience() {
    return sandbox.isEnclosed() ? READER_STUCK : STREAMS_STUCK;
  }

  private void judgeExit(int code) {
    PlayerProcess.cancelIfShuttingDown();
    if (code != 0 && lines == 0 && errors.first() != null) {
      if (sandbox.couldNotExecute(errors.first())) {
        decide(Ending.COULD_NOT_START, new Saying("reason", errors.first()));
        return;
      } else if (sandbox.isOwnComplaint(errors.first())) {
        decide(Ending.INTERACTOR_FAULT, new Saying("reason.sandbox", errors.first()));
        return;
      }
    }
    if (sandbox.saysTooMuchMemory(code) && errors.memory().isPresent()) {
      decideMemory(errors.memory().getAsLong());
      return;
    }
    Saying exit = ExitCode.saying(code);
    game.note(Event.Kind.REMARK, Told.in(Language.ENGLISH, new Saying("exit", exit)), null);
    if (code != 0) {
      decide(
          Ending.CRASHED,
          new Saying(errors.isEmpty() ? "reason.exit.mute" : "reason.exit", exit, whereItStood()));
    } else {
      game.end();
      decide(() -> game.result());
    }
  }

  /** Whether it is not the player who is late, but its reader, or a machine busy with others. */
  private boolean isExcused(PlayerClock.Breach breach, long now) {
    if (breach == PlayerClock.Breach.SILENCE && player.isWriting()) {
      clock.hear();
      return true;
    }
    if (breach == PlayerClock.Breach.WALL) {
      clock.forgive(player.delayNanos());
      return clock.breach(now) == null;
    }
    return false;
  }

  private void timeOut(PlayerClock.Breach breach) {
    Saying allowed =
        switch (breach) {
          case CPU -> new Saying("limit.cpu", seconds(limits.cpu().toNanos()));
          case SILENCE -> new Saying("limit.silence", seconds(limits.silence().toNanos()));
          case WALL -> new Saying("limit.wall", seconds(limits.wall().toNanos()));
        };
    if (game.verdict() != null) {
      decide(Ending.TIMED_OUT, new Saying("reason.stays", lines, allowed));
    } else if (outputEnded) {
      decide(Ending.TIMED_OUT, new Saying("reason.closed", allowed, whereItStood()));
    } else if (breach == PlayerClock.Breach.SILENCE) {
      Saying where = whereItStood();
      listenToSilence(cause -> new Saying("reason.silent", allowed, where, cause));
    } else if (breach == PlayerClock.Breach.CPU) {
      decide(Ending.TIMED_OUT, new Saying("reason.cpu", allowed, whereItStood()));
    } else {
      decide(
          Ending.TIMED_OUT,
          new Saying("reason.wall", allowed, seconds(clock.cpu()), whereItStood()));
    }
  }

  private void listenToSilence(UnaryOperator<Saying> what) {
    String pending = output.pending();
    if (!pending.isEmpty()) {
      decide(Ending.TIMED_OUT, what.apply(new Saying("silent.unended", BadInput.quote(pending))));
    } else if (player.isStuck()) {
      decide(Ending.TIMED_OUT, what.apply(new Saying("silent.unread")));
    } else {
      silence = new Silence(what, game.sentLines(), game.lastSent(), clock);
      player.outbox().close();
    }
  }

  private static String seconds(long nanos) {
    return BigDecimal.valueOf(nanos / MILLISECOND, 3).stripTrailingZeros().toPlainString();
  }

  /** How far the player has come, in words. */
  private Saying whereItStood() {
    if (game.verdict() != null) {
      return new Saying("where.closing", lines);
    }
    return lines == 0
        ? new Saying("where.first", game.expected())
        : new Saying("where.after", lines, game.expected());
  }

  private void decideFault(Throwable e) {
    String message = e.getMessage() == null ? e.toString() : e.getMessage();
    decide(Ending.INTERACTOR_FAULT, new Saying("reason", message));
  }

  private void decide(Ending ending, Saying reason) {
    decide(() -> game.result(ending, reason));
  }

  private void decide(Supplier<MatchResult> how) {
    if (decision == null) {
      decision = how;
      errors.ignore(sandbox::isOwnComplaint); // which is about the end of the player
    }
  }

  private boolean takeOutput(byte[] bytes, int count) {
    lock.lock();
    try {
      outputBytes += count;
      clock.hear();
      if (silence != null) {
        silence.hear(bytes, count);
      } else {
        output.add(bytes, count);
      }
      if (outputBytes > limits.outputBytes()) {
        decide(Ending.OUTPUT_FLOOD, flood("output"));
      }
      return decision == null;
    } finally {
      signalEnd();
    }
  }

  private boolean takeErrors(byte[] bytes, int count) {
    lock.lock();
    try {
      clock.hear();
      errors.add(bytes, count);
      if (errors.bytes() > limits.outputBytes()) {
        decide(Ending.OUTPUT_FLOOD, flood("error"));
        return false;
      }
      return true;
    } finally {
      signalEnd();
    }
  }

  /** Gives the lock back, and the word to the watching thread if the match has ended. */
  private void signalEnd() {
    if (decision != null) {
      changed.signal();
    }
    lock.unlock();
  }

  private Saying flood(String stream) {
    return new Saying("reason.flood." + stream, limits.outputBytes(), whereItStood());
  }

  private void acceptLine(String line) {
    if (decision != null) {
      return;
    }
    lines++;
    long now = System.nanoTime();
    if (clock.turn(now) >= LOOK_AT_LINE) {
      lookAtUsage(now);
    }
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
        decide(() -> game.result());
      }
      player.outbox().close();
    }
    clock.start();
  }

  private void noteExit() {
    lock.lock();
    try {
      changed.signal();
    } finally {
      lock.unlock();
    }
  }

  private void endOutput() {
    lock.lock();
    try {
      if (silence == null) {
        output.end();
      }
      outputEnded = true;
      changed.signal();
    } finally {
      lock.unlock();
    }
  }

  private void endErrors() {
    lock.lock();
    try {
      errors.end();
      errorsEnded = true;
      changed.signal();
    } finally {
      lock.unlock();
    }
  }
}
