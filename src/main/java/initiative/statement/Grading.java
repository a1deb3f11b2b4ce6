package initiative.statement;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Worth;
import initiative.suite.Starts;
import initiative.suite.Suite;
import java.util.ArrayList;
import java.util.List;

/** How a suite is graded, in words. */
public final class Grading {
  private Grading() {}

  /** A line for each group of the suite. */
  public static List<String> of(Suite suite, Language language) {
    List<String> lines = new ArrayList<>();
    for (Suite.Group group : suite.groups()) {
      long seize = group.tests().stream().filter(test -> test.pairing().mustSeize()).count();
      lines.add(
          switch (language) {
            case ENGLISH ->
                inEnglish(group)
                    + (seize > 0 ? " To be won whatever the start is worth: " + seize + "." : "");
            case UKRAINIAN ->
                inUkrainian(group)
                    + (seize > 0
                        ? " Треба виграти, хоч якою є початкова позиція: " + seize + "."
                        : "");
          });
    }
    return lines;
  }

  /** Whether a player may have to play on from a start that is not won for it. */
  public static boolean hasLostStarts(Suite suite, Definition<?, ?> game) throws BadInput {
    Starts starts = new Starts(game);
    for (Suite.Test test : suite.tests()) {
      Worth worth = starts.worth(test.pairing().start());
      if (!worth.isSum() && !worth.isWon()) {
        return true;
      }
    }
    return false;
  }

  private static String inEnglish(Suite.Group group) {
    String how = group.together() ? ", all of them have to pass" : ", each counts on its own";
    int tests = group.tests().size();
    return group.title()
        + ": "
        + (group.points() == 1 ? "1 point, " : group.points() + " points, ")
        + (tests == 1 ? "1 test" : tests + " tests" + how)
        + ".";
  }

  private static String inUkrainian(Suite.Group group) {
    String how = group.together() ? ", треба пройти всі" : ", кожен оцінюється окремо";
    int tests = group.tests().size();
    return group.ukrainian()
        + " — "
        + counted(group.points(), "бал", "бали", "балів")
        + ", "
        + counted(tests, "тест", "тести", "тестів")
        + (tests == 1 ? "" : how)
        + ".";
  }

  /** A number with the form of the noun that Ukrainian wants after it. */
  static String counted(int number, String one, String few, String many) {
    boolean isTeen = number / 10 % 10 == 1;
    int last = isTeen ? 0 : number % 10;
    return number + " " + (last == 1 ? one : last >= 2 && last <= 4 ? few : many);
  }
}
