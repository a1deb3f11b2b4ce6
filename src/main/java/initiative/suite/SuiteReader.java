package initiative.suite;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Worth;
import initiative.interactor.Opponents;
import initiative.match.OpponentNames;
import initiative.result.Pairing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a suite from plain text. Empty lines and lines that begin with "#" do not count; a comment
 * cannot follow anything on its line. The others are
 *
 * <ul>
 *   <li>{@code seed S}, for all random choices of the suite; before the first group, or not at all;
 *   <li>{@code group POINTS each TITLE} or {@code group POINTS all TITLE}, where each test is worth
 *       the same share of the points, or all tests have to pass for any; behind a {@code |} the
 *       title may stand once more in Ukrainian;
 *   <li>the tests of the group: {@code OPPONENT START}, and {@code , seize} if the player has to
 *       win a start that is not won, and {@code , N times} for as many tests with different luck.
 *       The start is as on the wire, with slashes between its lines, or {@code random} with a
 *       description of {@link Starts}.
 * </ul>
 *
 * <p>What is wrong is reported with the file and the line.
 */
public final class SuiteReader {
  private static final int MOST_TIMES = 100;
  private static final int MOST_TESTS = 10000;

  /** Some editors write it at the beginning of a file. */
  private static final String MARK = "\ufeff";

  private final String game;
  private final String source;
  private final Opponents<?, ?> opponents;
  private final Starts starts;
  private final List<Suite.Group> groups = new ArrayList<>();
  private final Long givenSeed;
  private long seed = 1;
  private int tests;

  private SuiteReader(Definition<?, ?> game, String source, Long givenSeed) {
    this.game = game.about().id;
    this.source = source;
    this.opponents = game.opponents();
    this.starts = new Starts(game);
    this.givenSeed = givenSeed;
  }

  /** The suite of a game: the one that comes with it, or else one derived from its starts. */
  public static Suite of(Definition<?, ?> game, Long seed) throws BadInput {
    String id = game.about().id;
    Optional<String> text = GameFiles.text(id, GameFiles.SUITE);
    return text.isPresent()
        ? read(game, id + "/" + GameFiles.SUITE, text.get(), seed)
        : DerivedSuite.of(game, seed == null ? 1 : seed);
  }

  /**
   * The suite that a text describes.
   *
   * @param source the name of the file, for reports
   * @param seed instead of the one in the text, if it is not null
   */
  public static Suite read(Definition<?, ?> game, String source, String text, Long seed)
      throws BadInput {
    return new SuiteReader(game, source, seed).read(text);
  }

  private Suite read(String text) throws BadInput {
    String[] lines = (text.startsWith(MARK) ? text.substring(1) : text).split("\\R", -1);
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i].trim();
      try {
        if (!line.isEmpty() && line.charAt(0) != '#') {
          readLine(line);
        }
      } catch (BadInput e) {
        throw new BadInput(source + ", line " + (i + 1) + ": " + e.getMessage());
      }
    }
    for (Suite.Group group : groups) {
      if (group.tests().isEmpty()) {
        throw new BadInput(source + ": there is no test in the group '" + group.title() + "'");
      }
    }
    if (groups.isEmpty()) {
      throw new BadInput(source + ": there is no group of tests");
    }
    return new Suite(game, source, groups);
  }

  private void readLine(String line) throws BadInput {
    String[] words = line.split("\\s+");
    if (words[0].equals("seed")) {
      readSeed(words);
    } else if (words[0].equals("group")) {
      groups.add(group(line));
    } else if (line.indexOf('#') >= 0) {
      throw new BadInput("a comment needs a line of its own");
    } else if (groups.isEmpty()) {
      throw new BadInput("expected a line 'group POINTS each|all TITLE' before the first test");
    } else {
      readTests(line, groups.get(groups.size() - 1).tests());
    }
  }

  private void readSeed(String[] words) throws BadInput {
    if (!groups.isEmpty()) {
      throw new BadInput("the seed has to come before the first group");
    }
    try {
      if (words.length == 2) {
        seed = Long.parseLong(words[1]);
        return;
      }
    } catch (NumberFormatException e) {
      // reported below
    }
    throw new BadInput("expected 'seed' and an integer");
  }

  private static Suite.Group group(String line) throws BadInput {
    String[] words = line.split("\\s+", 4);
    boolean good =
        words.length == 4
            && words[1].matches("[1-9][0-9]{0,3}")
            && (words[2].equals("each") || words[2].equals("all"));
    if (!good) {
      throw new BadInput("expected 'group POINTS each|all TITLE'");
    }
    String[] titles = words[3].split("\\s*[|]\\s*", 2);
    return new Suite.Group(
        titles[0],
        titles[titles.length - 1],
        Integer.parseInt(words[1]),
        words[2].equals("all"),
        new ArrayList<>());
  }

  private void readTests(String line, List<Suite.Test> into) throws BadInput {
    String[] parts = line.split("\\s*,\\s*", -1);
    String[] words = parts[0].split("\\s+", 2);
    if (words.length < 2) {
      throw new BadInput("expected an opponent and a start");
    }
    OpponentNames.check(opponents, words[0]);
    boolean seize = false;
    int times = 1;
    for (int i = 1; i < parts.length; i++) {
      if (parts[i].equals("seize")) {
        seize = true;
      } else if (parts[i].matches("1 time|[0-9]{1,3} times")) {
        times = Integer.parseInt(parts[i].split(" ")[0]);
      } else {
        throw new BadInput("expected 'seize' or 'N times' after a comma, not '" + parts[i] + "'");
      }
    }
    if (seize && !Opponents.canErr(words[0])) {
      throw new BadInput("nothing can be seized from '" + words[0] + "', which never errs");
    }
    if (times < 1 || times > MOST_TIMES) {
      throw new BadInput("a test may be repeated 1 to " + MOST_TIMES + " times");
    }
    for (int i = 0; i < times; i++) {
      into.add(test(words[0], words[1], seize));
    }
  }

  /** The luck of a test depends on its number only, not on the tests before it. */
  private Suite.Test test(String opponent, String start, boolean seize) throws BadInput {
    tests++;
    if (tests > MOST_TESTS) {
      throw new BadInput("a suite may have " + MOST_TESTS + " tests at most");
    }
    long luck = 1000 * (givenSeed == null ? seed : givenSeed) + tests;
    String text = start;
    if (start.equals("random") || start.startsWith("random ")) {
      text = starts.random(start.substring("random".length()), new Chance(luck));
    }
    Worth worth = starts.worth(text);
    if (seize && worth.isWon()) {
      throw new BadInput("only a start that is not won can be seized, but this one is " + worth);
    }
    return new Suite.Test(tests, new Pairing(game, opponent, text, seize, luck));
  }
}
