package initiative.suite;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.interactor.Opponents;
import initiative.result.Pairing;
import java.util.ArrayList;
import java.util.List;

/**
 * The suite of a game that brings none: its usual starts against the ideal opponent, and those that
 * are won against all others. Nothing has to be seized, since nobody has thought about where that
 * is sure.
 */
final class DerivedSuite {
  private static final String SOURCE = "derived";

  private final String game;
  private final long seed;
  private final List<String> others;
  private int tests;

  private DerivedSuite(Definition<?, ?> game, long seed) {
    this.game = game.about().id;
    this.seed = seed;
    this.others =
        game.opponents().names().stream()
            .filter(name -> Opponents.canErr(name) && !name.contains(":"))
            .toList();
  }

  /** The suite for a seed. */
  static Suite of(Definition<?, ?> game, long seed) throws BadInput {
    DerivedSuite suite = new DerivedSuite(game, seed);
    Starts starts = new Starts(game);
    List<Suite.Test> ideal = new ArrayList<>();
    List<Suite.Test> naive = new ArrayList<>();
    for (int round = 0; round < 2; round++) {
      for (String start : starts.usual(seed + round)) {
        ideal.add(suite.test("ideal", start));
      }
    }
    List<String> won = new ArrayList<>();
    for (String start : starts.usual(seed)) {
      if (starts.worth(start).isWon()) {
        won.add(start);
      }
    }
    for (int i = 0; i < suite.others.size() && !won.isEmpty(); i++) {
      naive.add(suite.test(suite.others.get(i), won.get(i % won.size())));
    }
    List<Suite.Group> groups = new ArrayList<>();
    int points = naive.isEmpty() ? 100 : 50;
    groups.add(new Suite.Group("The ideal opponent", "Ідеальний суперник", points, false, ideal));
    if (!naive.isEmpty()) {
      groups.add(new Suite.Group("Other opponents", "Інші суперники", points, false, naive));
    }
    return new Suite(suite.game, SOURCE, groups);
  }

  private Suite.Test test(String opponent, String start) {
    tests++;
    return new Suite.Test(tests, new Pairing(game, opponent, start, false, 1000 * seed + tests));
  }
}
