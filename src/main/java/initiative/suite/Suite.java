package initiative.suite;

import initiative.result.Pairing;
import java.util.ArrayList;
import java.util.List;

/**
 * The graded tests of a game, in groups with points.
 *
 * @param source the file that it was read from
 */
public record Suite(String game, String source, List<Group> groups) {

  /**
   * Tests that are graded together.
   *
   * @param ukrainian the title in Ukrainian
   * @param together whether all of them have to pass for any points; otherwise each test is worth
   *     the same share of the points
   */
  public record Group(
      String title, String ukrainian, int points, boolean together, List<Test> tests) {}

  /**
   * One game to be played.
   *
   * @param number counted from 1 over the whole suite
   */
  public record Test(int number, Pairing pairing) {}

  /**
   * The same tests for players that choose their side; nothing is to be seized then, since a right
   * choice makes every start won.
   */
  public Suite withChoiceOfSide() {
    List<Group> chosen = new ArrayList<>();
    for (Group group : groups) {
      List<Test> tests = new ArrayList<>();
      for (Test test : group.tests()) {
        Pairing pairing = test.pairing();
        tests.add(
            new Test(
                test.number(),
                new Pairing(
                    pairing.game(),
                    pairing.opponent(),
                    pairing.start(),
                    true,
                    false,
                    pairing.seed())));
      }
      chosen.add(
          new Group(group.title(), group.ukrainian(), group.points(), group.together(), tests));
    }
    return new Suite(game, source, chosen);
  }

  /** All tests in order. */
  public List<Test> tests() {
    List<Test> tests = new ArrayList<>();
    for (Group group : groups) {
      tests.addAll(group.tests());
    }
    return tests;
  }

  /** The points that can be had. */
  public int points() {
    int points = 0;
    for (Group group : groups) {
      points += group.points();
    }
    return points;
  }
}
