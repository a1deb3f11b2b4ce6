package initiative.suite;

import initiative.result.Ending;
import initiative.result.MatchResult;
import java.util.ArrayList;
import java.util.List;

/** The points of a player in a suite. */
public final class ReportCard {

  /** The results in one group, in the order of its tests. */
  public record Row(Suite.Group group, List<MatchResult> results) {

    /** How many tests were passed. */
    public int passed() {
      int passed = 0;
      for (MatchResult result : results) {
        passed += result.isAccepted() ? 1 : 0;
      }
      return passed;
    }

    public double points() {
      if (group.together()) {
        return passed() == results.size() ? group.points() : 0;
      }
      return (double) group.points() * passed() / results.size();
    }
  }

  private final Suite suite;
  private final List<Row> rows = new ArrayList<>();

  /**
   * The card of a player.
   *
   * @param results those of all tests of the suite, in their order
   */
  public ReportCard(Suite suite, List<MatchResult> results) {
    this.suite = suite;
    int from = 0;
    for (Suite.Group group : suite.groups()) {
      int to = from + group.tests().size();
      rows.add(new Row(group, results.subList(from, to)));
      from = to;
    }
  }

  public Suite suite() {
    return suite;
  }

  /** The groups in the order of the suite. */
  public List<Row> rows() {
    return rows;
  }

  public double points() {
    double points = 0;
    for (Row row : rows) {
      points += row.points();
    }
    return points;
  }

  /** Whether every test was passed. */
  public boolean isFull() {
    for (Row row : rows) {
      if (row.passed() < row.results().size()) {
        return false;
      }
    }
    return true;
  }

  /** The letters that an online judge shows for an ending. */
  public static String letters(Ending ending) {
    return switch (ending) {
      case ACCEPTED -> "AC";
      case WRONG_ANSWER -> "WA";
      case TIMED_OUT -> "TLE";
      case CRASHED, COULD_NOT_START -> "RTE";
      case OUT_OF_MEMORY -> "MLE";
      case OUTPUT_FLOOD -> "OLE";
      case INTERACTOR_FAULT -> "IE";
    };
  }
}
