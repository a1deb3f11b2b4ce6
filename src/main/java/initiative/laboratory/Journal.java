package initiative.laboratory;

import initiative.game.BadInput;
import initiative.policy.PolicyKind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What has been finished, in a file with a line for each row, so that a command that was broken off
 * goes on where it was. Its first line says what the rows depend on.
 */
public final class Journal {
  private static final int WORDS_OF_A_ROW = 4;
  private static final int WORDS_OF_A_POLICY = 5;
  private static final String UNKNOWN = "-";

  private final Path file;
  private final List<Row> rows = new ArrayList<>();

  /** Opens a journal, which may have been begun before. */
  public Journal(Path file, int games, long seed) throws BadInput, IOException {
    this.file = file;
    String head = "seize --games " + games + " --seed " + seed + "\n";
    if (!Files.exists(file)) {
      Files.writeString(file, head);
      return;
    }
    String text = Files.readString(file);
    if (!text.startsWith(head)) {
      throw new BadInput(
          file
              + " was not begun by '"
              + head.trim()
              + "': give the same options, remove it, or name another one by --journal");
    }
    int whole = text.lastIndexOf('\n') + 1;
    for (String line : text.substring(head.length(), whole).lines().toList()) {
      rows.add(row(line));
    }
    if (whole < text.length()) {
      Files.writeString(file, text.substring(0, whole)); // the last line was cut off
    }
  }

  /** The rows that were finished, in the order in which they were. */
  public synchronized List<Row> rows() {
    return List.copyOf(rows);
  }

  /** The row of a task, or null if it is not there yet. */
  public synchronized Row row(Laboratory.Task task) {
    for (Row row : rows) {
      if (row.game().equals(task.game().about().id)
          && row.size().equals(task.size())
          && row.opponent().equals(task.opponent())) {
        return row;
      }
    }
    return null;
  }

  /** Adds a row; when this returns it is on the disk. */
  public synchronized void add(Row row) throws IOException {
    rows.add(row);
    Files.write(
        file,
        text(row).getBytes(StandardCharsets.UTF_8),
        StandardOpenOption.APPEND,
        StandardOpenOption.SYNC);
  }

  /** Removes the file, when all is done. */
  public void remove() throws IOException {
    Files.deleteIfExists(file);
  }

  private static String text(Row row) {
    StringBuilder line = new StringBuilder();
    line.append(row.game()).append(' ').append(row.size()).append(' ').append(row.opponent());
    line.append(' ').append(row.games());
    row.counts()
        .forEach(
            (policy, count) -> {
              line.append(' ').append(policy).append(' ').append(count.seized());
              line.append(' ').append(count.better()).append(' ').append(count.worse());
              Double exact = row.exact().get(policy);
              line.append(' ').append(exact == null ? UNKNOWN : exact.toString());
            });
    return line.append('\n').toString();
  }

  private Row row(String line) throws BadInput {
    String[] words = line.split(" ");
    try {
      Map<PolicyKind, Row.Count> counts = new EnumMap<>(PolicyKind.class);
      Map<PolicyKind, Double> exact = new EnumMap<>(PolicyKind.class);
      for (PolicyKind policy : PolicyKind.values()) {
        int at = WORDS_OF_A_ROW + WORDS_OF_A_POLICY * policy.ordinal();
        if (!words[at].equals(policy.toString())) {
          throw new NumberFormatException(words[at]);
        }
        counts.put(
            policy,
            new Row.Count(
                Integer.parseInt(words[at + 1]),
                Integer.parseInt(words[at + 2]),
                Integer.parseInt(words[at + 3])));
        if (!words[at + 4].equals(UNKNOWN)) {
          exact.put(policy, Double.valueOf(words[at + 4]));
        }
      }
      return new Row(words[0], words[1], words[2], Integer.parseInt(words[3]), counts, exact);
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      throw new BadInput(
          file + " has a line that seize did not write: remove it, or name another by --journal");
    }
  }
}
