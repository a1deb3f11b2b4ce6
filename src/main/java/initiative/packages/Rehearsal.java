package initiative.packages;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.interactor.Referee;
import initiative.interactor.StartText;
import initiative.player.Program;
import initiative.result.Pairing;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * A wrong solution before the referee of a case, in this process and thread: each line that it
 * writes is answered at once. If it reads where there is nothing to read, it would wait for the
 * judge for ever, and the judge for it.
 */
final class Rehearsal {
  static final String ACCEPTED = "AC";
  static final String WRONG = "WA";
  static final String WAITS = "TLE";
  static final String CRASHED = "IR";

  /** Said of a game so long that the clock may end it before the judge does. */
  static final String TOO_LONG = "";

  /** Of the player. */
  private static final int MOST_LINES = 1000;

  private final Referee<?, ?> referee;
  private final Deque<Byte> sent = new ArrayDeque<>();
  private int lines;
  private boolean waits;

  private Rehearsal(Referee<?, ?> referee) {
    this.referee = referee;
  }

  /** The code that the judge gives to a wrong solution in a case. */
  static String code(Definition<?, ?> game, Pairing pairing, WrongSolution wrong) throws BadInput {
    Rehearsal rehearsal = new Rehearsal(referee(game, pairing));
    rehearsal.send(new StartText(pairing.start()).lines());
    rehearsal.send(rehearsal.referee.opening());
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    int exitCode = wrong.run(game, rehearsal.new Input(), rehearsal.new Output(), nowhere);
    return rehearsal.code(exitCode);
  }

  private static <P, M> Referee<P, M> referee(Definition<P, M> game, Pairing pairing)
      throws BadInput {
    P start = StartText.read(game, pairing.start());
    Strategy<P, M> strategy = game.solve(start);
    return new Referee<>(
        strategy,
        game.opponents().named(pairing.opponent(), strategy, new Chance(pairing.seed())),
        start,
        false,
        pairing.mustSeize());
  }

  private String code(int exitCode) {
    if (waits) {
      return WAITS;
    }
    if (lines > MOST_LINES) {
      return TOO_LONG;
    }
    referee.end();
    return exitCode != Program.OK ? CRASHED : referee.verdict().isAccepted() ? ACCEPTED : WRONG;
  }

  private void send(List<String> replies) {
    for (String reply : replies) {
      for (byte each : reply.concat("\n").getBytes(StandardCharsets.ISO_8859_1)) {
        sent.add(each);
      }
    }
  }

  /** Whether the judge still listens to the player. */
  private boolean listens() {
    return !waits && (referee.verdict() == null || referee.verdict().isAccepted());
  }

  private final class Input extends InputStream {
    @Override
    public int read() {
      if (!sent.isEmpty()) {
        return sent.remove();
      }
      waits |= referee.verdict() == null && lines <= MOST_LINES;
      return -1;
    }

    /** Reads what is there and does not wait for more. */
    @Override
    public int read(byte[] buffer, int from, int length) {
      int count = 0;
      while (count < length && !sent.isEmpty()) {
        buffer[from + count++] = sent.remove();
      }
      return count > 0 ? count : read();
    }
  }

  private final class Output extends OutputStream {
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    @Override
    public void write(int next) throws IOException {
      if (next != '\n') {
        line.write(next);
        return;
      }
      lines++;
      if (lines > MOST_LINES) {
        throw new IOException("the game takes too long");
      }
      if (listens()) {
        send(referee.accept(line.toString(StandardCharsets.ISO_8859_1)));
      }
      line.reset();
    }
  }
}
