package initiative.cli;

import java.io.PrintStream;

/** A line on the terminal that shows how far a long task has come; where there is none, nothing. */
final class ProgressBar {
  private static final int WIDTH = 30;
  private static final long PAUSE = 100_000_000;
  private static final String CLEAR_LINE = "\r\u001b[K";

  private final PrintStream terminal;
  private final int total;
  private int done;
  private long shown = System.nanoTime();
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
      terminal.print(CLEAR_LINE + "[" + bar + "] " + done + " of " + total);
      terminal.flush();
      visible = true;
    }
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
