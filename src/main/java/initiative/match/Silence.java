package initiative.match;

import initiative.catalogue.Saying;
import initiative.game.BadInput;
import initiative.process.PlayerClock;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;

/**
 * Finds out why a player that is idle says nothing: its input is closed, and how it takes that
 * tells whether it holds its answer back, waits for more input, or sleeps.
 */
final class Silence {
  /** How long it may take to stir, not counting that it waits for a processor. */
  private static final long PATIENCE = 400_000_000;

  private static final long LONGEST = 3_000_000_000L;
  private static final int ENOUGH = 200;

  /** More processor time than a runtime uses by itself while its program sleeps. */
  private static final long STIR = 50_000_000;

  private final UnaryOperator<Saying> what;
  private final int sentLines;
  private final String lastSent;
  private final long cpuBefore;
  private final long began = System.nanoTime();
  private final ByteArrayOutputStream heard = new ByteArrayOutputStream();
  private boolean stirred;

  /**
   * A silence that has gone on for too long.
   *
   * @param what happened so far, as a sentence to which the cause is added
   * @param sentLines how many lines have been sent to the player
   */
  Silence(UnaryOperator<Saying> what, int sentLines, String lastSent, PlayerClock clock) {
    this.what = what;
    this.sentLines = sentLines;
    this.lastSent = lastSent;
    clock.hear();
    this.cpuBefore = clock.cpu();
  }

  /** Takes what the player says after all. */
  void hear(byte[] bytes, int count) {
    if (heard.size() < ENOUGH) {
      heard.write(bytes, 0, Math.min(count, ENOUGH));
    }
  }

  /** Whether nothing more is to be learned, as long as the player runs on. */
  boolean isOver(PlayerClock clock) {
    stirred |= clock.cpu() - cpuBefore > STIR;
    return heard.toString(StandardCharsets.ISO_8859_1).contains("\n")
        || clock.idle() >= PATIENCE
        || System.nanoTime() - began >= LONGEST;
  }

  /** Why the player was silent, if it has ended since, or nothing more is to be learned. */
  Saying reason(boolean hasEnded) {
    String text = heard.toString(StandardCharsets.ISO_8859_1);
    if (!text.isEmpty()) {
      String first = text.lines().findFirst().orElse("");
      return what.apply(new Saying("silent.unflushed", BadInput.quote(first)));
    }
    return what.apply(
        hasEnded || stirred
            ? new Saying("silent.waits", sentLines, BadInput.quote(lastSent))
            : new Saying("silent.sleeps"));
  }
}
