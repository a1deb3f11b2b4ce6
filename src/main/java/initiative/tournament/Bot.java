package initiative.tournament;

import initiative.catalogue.Saying;
import java.util.List;

/**
 * A bot that takes part, or why it cannot.
 *
 * @param command what starts it; empty if it cannot be run
 * @param fault what is wrong with it, such as the words of a compiler; null if nothing is
 * @param missing the tool that this machine lacks; null if it lacks none
 */
public record Bot(Entry entry, List<String> command, Saying fault, String missing) {
  static Bot ready(Entry entry, List<String> command) {
    return new Bot(entry, command, null, null);
  }

  static Bot faulty(Entry entry, Saying fault) {
    return new Bot(entry, List.of(), fault, null);
  }

  static Bot lacking(Entry entry, String tool) {
    return new Bot(entry, List.of(), null, tool);
  }

  public String name() {
    return entry.name();
  }

  /** Whether it can be started. */
  public boolean isReady() {
    return !command.isEmpty();
  }
}
