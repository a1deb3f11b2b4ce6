package initiative.cli;

/**
 * What nobody expected, be it a mistake of ours or a system that gives no more memory or threads:
 * one line on standard error, and an exit code that no player is blamed for.
 */
final class Fault {
  private static volatile boolean happened;

  private Fault() {}

  /** Whether one has been told of. */
  static boolean hasHappened() {
    return happened;
  }

  /** Tells of a failure and gives the exit code. */
  static int report(Throwable failure) {
    happened = true;
    try {
      System.err.println("initiative: " + sentence(failure));
    } catch (Throwable e) {
      // Not even for this line is there room; the exit code has to do.
    }
    return Commands.OWN_FAULT;
  }

  /** The failure in one line for people. */
  static String sentence(Throwable failure) {
    Throwable root = failure;
    while (root.getCause() != null && !(root instanceof VirtualMachineError)) {
      root = root.getCause();
    }
    String why = String.valueOf(root.getMessage()).replaceAll("\\s*\\R\\s*", " ");
    if (root instanceof OutOfMemoryError && why.contains("thread")) {
      return "the system gives us no more threads (" + why + ")";
    }
    if (root instanceof OutOfMemoryError) {
      long megabytes = Runtime.getRuntime().maxMemory() >> 20;
      return "out of memory, of which there may be " + megabytes + " MB (" + why + ")";
    }
    return "internal error: " + root.getClass().getSimpleName() + ": " + why;
  }

  /**
   * Lets the whole program end when one of its threads fails, since the others may wait for it for
   * ever.
   */
  static void watchThreads() {
    Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> end(report(failure)));
  }

  private static void end(int exitCode) {
    if (isEnding()) {
      Runtime.getRuntime().halt(exitCode);
    }
    System.exit(exitCode);
  }

  /** Whether the program is on its way out, when to ask for the exit again would wait for ever. */
  private static boolean isEnding() {
    try {
      Runtime.getRuntime().removeShutdownHook(Thread.currentThread());
      return false;
    } catch (IllegalStateException e) {
      return true;
    }
  }
}
