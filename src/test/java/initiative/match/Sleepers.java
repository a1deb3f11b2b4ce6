package initiative.match;

import initiative.process.ProcessTree;

/**
 * Processes that players of the tests leave behind. They are known by how long they sleep, since in
 * a namespace a process has another number than outside.
 */
final class Sleepers {
  static final String GRANDCHILD = "sleep 1000.11";
  static final String DAEMON = "sleep 1000.12";
  static final String HIDDEN = "sleep 1000.13";

  private Sleepers() {}

  /** How many run that were started by this command. */
  static long count(String command) {
    return ProcessHandle.allProcesses()
        .filter(process -> process.info().commandLine().orElse("").endsWith(command))
        .filter(ProcessTree::isRunning)
        .count();
  }
}
