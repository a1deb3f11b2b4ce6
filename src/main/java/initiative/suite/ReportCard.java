package initiative.suite;

import initiative.result.Ending;
import initiative.result.MatchResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The points of a player in a suite. The last tests may not have been run: then it tells why, and
 * the points are those that the player has so far.
 */
public final class ReportCard {

  /** Why tests were not run. */
  public enum Stop {
    /** All that there are were run. */
    NONE("nothing"),
    FIRST_FAILURE("the first failure"),
    COULD_NOT_START("a player that could not be started any more"),
    INTERRUPTED("the user");

    private final String words;

    Stop(String words) {
      this.words = words;
    }

    /** By what the run was stopped. */
    @Override
    public String toString() {
      return words;
    }
  }

  /**
   * A failure, and where it came again.
   *
   * @param again the numbers of later tests that failed in the same way
   */
  public record Failure(Suite.Test test, MatchResult result, List<Integer> again) {}

  /** The results in one group, in the order of its tests; those of the last may be missing. */
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
      int tests = group.tests().size();
      if (group.together()) {
        return passed() == tests ? group.points() : 0;
      }
      return (double) group.points() * passed() / tests;
    }
  }

  private final Suite suite;
  private final List<MatchResult> results;
  private final Stop stop;
  private final List<Row> rows = new ArrayList<>();

  /** The card of a player, with the results of all tests of the suite, in their order. */
  public ReportCard(Suite suite, List<MatchResult> results) {
    this(suite, results, Stop.NONE);
  }

  /**
   * The card of a player as far as it has come.
   *
   * @param results those of the first tests of the suite, in their order
   * @param stop why there are no more of them; it does not count if there are all
   */
  public ReportCard(Suite suite, List<MatchResult> results, Stop stop) {
    this.suite = suite;
    this.results = List.copyOf(results);
    this.stop = results.size() == suite.tests().size() ? Stop.NONE : stop;
    int from = 0;
    for (Suite.Group group : suite.groups()) {
      int to = Math.min(from + group.tests().size(), results.size());
      rows.add(new Row(group, this.results.subList(from, to)));
      from = to;
    }
  }

  /** Why the last tests were not run. */
  public Stop stop() {
    return stop;
  }

  /** Those of the tests that were run, in their order. */
  public List<MatchResult> results() {
    return results;
  }

  /** How many tests were run. */
  public int run() {
    return results.size();
  }

  /** What went wrong, in the order of the tests; what repeats itself is there once. */
  public List<Failure> failures() {
    Map<String, Failure> failures = new LinkedHashMap<>();
    List<Suite.Test> tests = suite.tests();
    for (int i = 0; i < results.size(); i++) {
      MatchResult result = results.get(i);
      if (!result.isAccepted()) {
        Suite.Test test = tests.get(i);
        Failure known =
            failures.putIfAbsent(Likeness.of(result), new Failure(test, result, new ArrayList<>()));
        if (known != null) {
          known.again().add(test.number());
        }
      }
    }
    return new ArrayList<>(failures.values());
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
      if (row.passed() < row.group().tests().size()) {
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
