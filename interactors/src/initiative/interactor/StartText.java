package initiative.interactor;

import initiative.game.BadInput;
import initiative.game.Game;
import initiative.game.LineSource;
import initiative.game.StartReader;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a start that is given as one text. A slash or a line break separates lines, as in
 * "2/3 4"; blanks around a line do not count.
 */
public final class StartText implements LineSource {
  private final List<String> lines = new ArrayList<>();
  private int read;

  public StartText(String text) {
    int from = 0;
    for (int at = 0; at <= text.length(); at++) {
      boolean last = at == text.length();
      if (last || text.charAt(at) == '/' || text.charAt(at) == '\n') {
        String line = text.substring(from, at).trim();
        if (!last || !line.isEmpty()) {
          lines.add(line);
        }
        from = at + 1;
      }
    }
  }

  /** The position that the text describes, and nothing beside it. */
  public static <P> P read(Game<P, ?> game, String text) throws BadInput {
    StartText source = new StartText(text);
    P start = game.readStart(new StartReader(source));
    String rest = source.readLine();
    if (rest != null) {
      throw new BadInput(source.lineNumber(), rest, "the end of the start");
    }
    return start;
  }

  /** All lines, as a judge sends them. */
  public List<String> lines() {
    return lines;
  }

  @Override
  public String readLine() {
    read++;
    return read <= lines.size() ? lines.get(read - 1) : null;
  }

  @Override
  public int lineNumber() {
    return read;
  }
}
