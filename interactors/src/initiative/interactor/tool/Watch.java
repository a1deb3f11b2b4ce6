package initiative.interactor.tool;

/** Ends a program that has been silent for too long, since it would be waited for for ever. */
final class Watch implements Runnable {
  /** In seconds. */
  static final int PATIENCE = 10;

  private static final int LOOK = 100;

  private final Process program;
  private volatile long last = System.nanoTime();
  private volatile boolean hasEnded;

  private Watch(Process program) {
    this.program = program;
  }

  static Watch over(Process program) {
    Watch watch = new Watch(program);
    Thread thread = new Thread(watch, "watch");
    thread.setDaemon(true);
    thread.start();
    return watch;
  }

  /** Takes note that something was said. */
  void stir() {
    last = System.nanoTime();
  }

  /** Whether the program had to be ended. */
  boolean hasEnded() {
    return hasEnded;
  }

  @Override
  public void run() {
    try {
      while (program.isAlive()) {
        Thread.sleep(LOOK);
        if (program.isAlive() && System.nanoTime() - last > PATIENCE * 1000000000L) {
          hasEnded = true;
          program.destroyForcibly();
          return;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
