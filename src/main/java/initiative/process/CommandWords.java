package initiative.process;

import initiative.game.BadInput;
import java.util.ArrayList;
import java.util.List;

/**
 * A command line as words. Blanks separate words; single and double quotation marks hold blanks
 * together. A backslash before a blank, a quotation mark or a backslash takes that as it is, except
 * between single quotation marks. Nothing else is special: no shell is involved.
 */
public final class CommandWords {
  private CommandWords() {}

  /** The words of a command line; there is at least one. */
  public static List<String> split(String command) throws BadInput {
    List<String> words = new ArrayList<>();
    StringBuilder word = null;
    char quote = 0;
    for (int i = 0; i < command.length(); i++) {
      char c = command.charAt(i);
      if (c == '\\' && quote != '\'' && isEscaped(command, i + 1)) {
        i++;
        word = append(word, command.charAt(i));
      } else if (quote != 0) {
        if (c == quote) {
          quote = 0;
        } else {
          word.append(c);
        }
      } else if (c == '\'' || c == '"') {
        quote = c;
        word = word == null ? new StringBuilder() : word;
      } else if (Character.isWhitespace(c)) {
        if (word != null) {
          words.add(word.toString());
          word = null;
        }
      } else {
        word = append(word, c);
      }
    }
    if (quote != 0) {
      throw new BadInput("a quotation mark is not closed in the command: " + command);
    }
    if (word != null) {
      words.add(word.toString());
    }
    if (words.isEmpty()) {
      throw new BadInput("the command is empty");
    }
    return words;
  }

  private static boolean isEscaped(String command, int at) {
    return at < command.length() && "\\'\" ".indexOf(command.charAt(at)) >= 0;
  }

  private static StringBuilder append(StringBuilder word, char c) {
    return (word == null ? new StringBuilder() : word).append(c);
  }

  /** The word as it has to be typed, in a shell or here. */
  public static String quote(String word) {
    boolean plain = !word.isEmpty();
    for (int i = 0; plain && i < word.length(); i++) {
      char c = word.charAt(i);
      plain = Character.isLetterOrDigit(c) || "-_./:=,+@%".indexOf(c) >= 0;
    }
    return plain ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
