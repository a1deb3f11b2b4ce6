package initiative.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import initiative.catalogue.Catalogue;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.suite.Starts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
class SeriesTests {

  static List<String> games() {
    return Catalogue.ids();
  }

  private static Schedule schedule(String game, long seed) {
    List<String> opponents = List.of("random", "blunder:0.3");
    Starts starts = new Starts(Catalogue.game(game));
    return new Schedule(game, opponents, false, 20, seed, starts::usual);
  }

  private static List<String> play(Schedule schedule, int jobs, int batch) throws Exception {
    Runner runner = new Runner();
    List<String> told = new ArrayList<>();
    new Series(jobs, batch)
        .play(
            schedule.size(),
            number -> runner.runInside(schedule.pairing(number)),
            result -> told.add(result.pairing() + lines(result) + result.sentence()));
    return told;
  }

  private static String lines(MatchResult result) {
    StringBuilder lines = new StringBuilder();
    result.transcript().forEach(event -> lines.append(event.text()).append('/'));
    return lines.toString();
  }

  @ParameterizedTest
  @MethodSource("games")
  void manyAtATimeGiveTheSameAsOneByOne(String game) throws Exception {
    List<String> oneByOne = play(schedule(game, 11), 1, 1);
    assertEquals(40, oneByOne.size());
    assertEquals(oneByOne, play(schedule(game, 11), 4, 3));
  }

  @Test
  void anotherSeedGivesOtherGames() throws Exception {
    assertNotEquals(play(schedule("nim", 11), 1, 1), play(schedule("nim", 12), 1, 1));
  }

  @Test
  void everyGameHasASeedAndTheFirstHasThatOfTheWhole() {
    Schedule schedule = schedule("bachet", 11);
    Set<Long> seeds = new HashSet<>();
    for (int i = 0; i < schedule.size(); i++) {
      seeds.add(schedule.pairing(i).seed());
    }
    assertEquals(schedule.size(), seeds.size());
    assertEquals(11, schedule.pairing(0).seed());
  }

  @Test
  void everyGameIsPlayedOnTheSideOfChoiceIfThatIsAskedFor() {
    for (boolean choosesSide : new boolean[] {false, true}) {
      Schedule schedule =
          new Schedule("bachet", List.of("ideal"), choosesSide, 3, 1, seed -> List.of("8", "9"));
      for (int i = 0; i < 3; i++) {
        assertEquals(choosesSide, schedule.pairing(i).choosesSide());
      }
    }
  }

  @Test
  void aGameIsReplayedFromItsPairing() {
    Schedule schedule = schedule("cells", 3);
    Pairing pairing = schedule.pairing(schedule.size() - 1);
    Schedule again =
        new Schedule(
            "cells",
            List.of(pairing.opponent()),
            false,
            0,
            pairing.seed(),
            ignored -> List.of(pairing.start()));
    assertEquals(pairing, again.pairing(0));
    assertEquals(
        lines(new Runner().runInside(pairing)), lines(new Runner().runInside(again.pairing(0))));
  }

  @Test
  void itEndsWhenTheAudienceHasSeenEnough() throws Exception {
    Schedule schedule = schedule("bachet", 1);
    Runner runner = new Runner();
    for (int jobs = 1; jobs <= 3; jobs++) {
      List<MatchResult> seen = new ArrayList<>();
      new Series(jobs, 2)
          .play(
              schedule.size(),
              number -> runner.runInside(schedule.pairing(number)),
              result -> seen.add(result) && seen.size() < 5);
      assertEquals(5, seen.size());
    }
  }

  @Test
  void aBadPairingIsReportedFromAnyThread() {
    Runner runner = new Runner();
    Pairing bad = new Pairing("bachet", "nobody", "5", false, 1);
    for (int jobs = 1; jobs <= 2; jobs++) {
      Series series = new Series(jobs, 1);
      assertThrows(
          IllegalArgumentException.class,
          () -> series.play(3, number -> runner.runInside(bad), result -> true));
    }
  }
}
