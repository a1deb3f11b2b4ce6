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
      long seize = group.tests().stream().filter(test -> test.pairing().mustSeize()).count();
      lines.add(
          switch (language) {
            case ENGLISH ->
                inEnglish(group)
                    + (seize > 0 ? " To be won although the start is not: " + seize + "." : "");
            case UKRAINIAN ->
                inUkrainian(group)
                    + (seize > 0
                        ? " Треба виграти, хоча початкова позиція не виграшна: " + seize + "."
                        : "");
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
