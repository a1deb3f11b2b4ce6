package initiative.cli;

import initiative.result.MatchResult;
import java.util.ArrayList;
import java.util.List;

/** What a program wrote to its standard error, if that may tell why it failed. */
final class ErrorLines {
  private ErrorLines() {}

  /** The lines to print below the sentence about a match; none if they would tell nothing. */
  static List<String> of(MatchResult result, String indent) {
    List<String> lines = new ArrayList<>();
    if (result.isExplainedByErrors()) {
      lines.add(indent + "its standard error ends with:");
      result.errors().forEach(line -> lines.add(indent + "  | " + line));
    }
    return lines;
  }
}
