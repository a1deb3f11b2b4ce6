package initiative.cli;

import java.io.PrintStream;

/** A line on the terminal that shows how far a long task has come; where there is none, nothing. */
final class ProgressBar {
  private static final int WIDTH = 30;
  private static final long PAUSE = 100_000_000;
  private static final long SECOND = 1_000_000_000;
  private static final int LONG = 5;
  private static final String CLEAR_LINE = "\r\u001b[K";

  private final PrintStream terminal;
  private int total;
  private int done;
  private final long began = System.nanoTime();
  private long shown = began;
  private boolean visible;

  /**
   * A bar for so many steps.
   *
   * @param terminal null if there is none
   */
  ProgressBar(PrintStream terminal, int total) {
    this.terminal = terminal;
    this.total = total;
  }

  /** Takes note of a step, and shows it if the last one shown is some time ago. */
  void step() {
    done++;
    if (terminal != null && System.nanoTime() - shown >= PAUSE) {
      shown = System.nanoTime();
      int filled = (int) ((long) WIDTH * done / total);
      String bar = "#".repeat(filled) + ".".repeat(WIDTH - filled);
      terminal.print(CLEAR_LINE + "[" + bar + "] " + done + " of " + total + left());
      terminal.flush();
      visible = true;
    }
  }

  /** Takes note of steps that need not be done. */
  void spare(int steps) {
    total -= steps;
  }

  /** How long the rest will take, if that is worth saying. */
  private String left() {
    long seconds = (System.nanoTime() - began) / SECOND;
    long left = seconds * (total - done) / Math.max(1, done);
    return seconds < LONG || left < LONG ? "" : ", " + left / 60 + " min " + left % 60 + " s left";
  }

  /** Makes room for other output. */
  void clear() {
    if (visible) {
      terminal.print(CLEAR_LINE);
      terminal.flush();
      visible = false;
    }
  }
}
