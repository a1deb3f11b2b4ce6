package initiative.export;

import initiative.match.Suite;
import java.util.ArrayList;
import java.util.List;

/** How a suite is graded, in words. */
final class Grading {
  private static final String TITLES = "groups.uk.txt";

  private Grading() {}

  /** A line for each group of the suite. */
  static List<String> of(Suite suite, Language language) {
    List<String> lines = new ArrayList<>();
    for (Suite.Group group : suite.groups()) {
      boolean seize = group.tests().stream().allMatch(test -> test.pairing().mustSeize());
      lines.add(
          switch (language) {
            case ENGLISH -> inEnglish(group) + (seize ? " These starts are lost; win them." : "");
            case UKRAINIAN ->
                inUkrainian(group) + (seize ? " Ці початки програшні; виграйте їх." : "");
          });
    }
    return lines;
  }

  private static String inEnglish(Suite.Group group) {
    String how = group.together() ? "all of them have to pass" : "each counts on its own";
    return group.title()
        + ": "
        + group.points()
        + " points, tests: "
        + group.tests().size()
        + ", "
        + how
        + ".";
  }

  private static String inUkrainian(Suite.Group group) {
    String how = group.together() ? "треба пройти всі" : "кожен оцінюється окремо";
    return ukrainianTitle(group.title())
        + ": балів: "
        + group.points()
        + ", тестів: "
        + group.tests().size()
        + ", "
        + how
        + ".";
  }

  /** The title in Ukrainian, or as it is where nobody has translated it. */
  static String ukrainianTitle(String title) {
    for (String line : Statement.resource(TITLES).split("\n")) {
      String[] parts = line.split(" = ", 2);
      if (parts[0].equals(title)) {
        return parts[1];
      }
    }
    return title;
  }
}
