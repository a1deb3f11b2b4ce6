package initiative.statement;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Worth;
import initiative.suite.Starts;
import initiative.suite.Suite;
import initiative.words.Language;
import initiative.words.Words;
import java.util.ArrayList;
import java.util.List;

/** How a suite is graded, in words. */
public final class Grading {
  private Grading() {}

  /** A line for each group of the suite. */
  public static List<String> of(Suite suite, Language language) {
    List<String> lines = new ArrayList<>();
    for (Suite.Group group : suite.groups()) {
      lines.add(line(group, Words.in(language)));
    }
    return lines;
  }

  /** A line for each group of the suite, for a judge that gives no points. */
  public static List<String> withoutPoints(Suite suite, Language language) {
    Words words = Words.in(language);
    List<String> lines = new ArrayList<>();
    for (Suite.Group group : suite.groups()) {
      lines.add(
          withSeizing(
              words.say("grading.plain", title(group, words), group.tests().size()), group, words));
    }
    lines.add(words.say("grading.whole"));
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

  private static String line(Suite.Group group, Words words) {
    int tests = group.tests().size();
    String how =
        tests == 1 ? "" : words.say(group.together() ? "grading.together" : "grading.each");
    String line = words.say("grading.group", title(group, words), group.points(), tests, how);
    return withSeizing(line, group, words);
  }

  private static String title(Suite.Group group, Words words) {
    return words.language() == Language.ENGLISH ? group.title() : group.ukrainian();
  }

  private static String withSeizing(String line, Suite.Group group, Words words) {
    long seize = group.tests().stream().filter(test -> test.pairing().mustSeize()).count();
    return seize == 0 ? line : line + " " + words.say("grading.seize", seize);
  }
}
