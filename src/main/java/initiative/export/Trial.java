package initiative.export;

import java.util.List;

/** Puts an exported program to the test; a program that does not do its work is a failure. */
interface Trial {
  void run(List<String> command);
}
