package initiative.laboratory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.interactor.Opponent;
import initiative.interactor.Opponents;
import initiative.interactor.StartText;
import initiative.policy.PolicyKind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the laboratory measures, and what our bot promises of its lost positions. */
final class LaboratoryTests {
  private static final int STARTS = 2;
  private static final int GAMES = 150;

  /** So many standard deviations a count may be away from what is expected. */
  private static final double DEVIATIONS = 4.5;

  /** So much less than by uniform play our bot may seize from anybody. */
  private static final double BOUND = 0.02;

  private static List<String> ids() {
    List<String> ids = new ArrayList<>();
    for (Definition<?, ?> game : Catalogue.all()) {
      if (!LostStarts.small(game, 1, 1).isEmpty()) {
        ids.add(game.about().id);
      }
    }
    return ids;
  }

  @Test
  void mostGamesCanBeMeasured() {
    assertTrue(ids().size() >= 25, () -> "only " + ids());
  }

  /** Only few games have no start that is small enough, or may go on for ever. */
  @Test
  void mostProbabilitiesAreKnown() throws BadInput {
    int known = 0;
    for (String id : ids()) {
      Definition<?, ?> game = Catalogue.game(id);
      for (Trial<?, ?> trial : trials(game)) {
        boolean isKnown = Exact.isKnown(game, PolicyKind.USUAL, "random");
        if (isKnown && !Double.isNaN(trial.exact(PolicyKind.USUAL, "random"))) {
          known++;
          break;
        }
      }
    }
    assertTrue(known >= 14, "only " + known);
  }

  /** Two sticks in each of two heaps, against the first move, which takes one from the first. */
  @Test
  void theProbabilityOfASmallStartIsAsByHand() throws BadInput {
    Definition<?, ?> nim = Catalogue.game("nim");
    // take 1: it answers 1 from the first heap, which is wrong where that leaves 0 2, that is
    // after 1 of heap 1, and right after 1 of heap 2; take 2: it takes 1 of 2, which is wrong
    assertEquals(0.75, exact(nim, "2/2 2", PolicyKind.UNIFORM, "first"), 1e-12);
    assertEquals(0.5, exact(nim, "2/2 2", PolicyKind.TRICKY, "first"), 1e-12);
    // 1 1: no reply can be wrong
    assertEquals(0, exact(nim, "2/1 1", PolicyKind.UNIFORM, "random"), 1e-12);
    // after any move of 1 the share of wrong replies is 2 of 3, and of 2 it is 1 of 2
    assertEquals(2.0 / 3, exact(nim, "2/2 2", PolicyKind.TRICKY, "random"), 1e-12);
    assertEquals(0.2 * 2 / 3, exact(nim, "2/2 2", PolicyKind.TRICKY, "blunder:0.2"), 1e-12);
  }

  private static <P, M> double exact(
      Definition<P, M> game, String text, PolicyKind policy, String opponent) throws BadInput {
    P start = StartText.read(game, text);
    return new Exact<>(game, game.solve(start), policy, opponent).seizing(start);
  }

  /** Games that are played agree with the probabilities that are computed, for every policy. */
  @ParameterizedTest
  @MethodSource("ids")
  void trialsAgreeWithTheProbabilities(String id) throws BadInput {
    Definition<?, ?> game = Catalogue.game(id);
    checkTrials(game, LostStarts.small(game, STARTS, 7));
  }

  private static <P, M> void checkTrials(Definition<P, M> game, List<String> starts)
      throws BadInput {
    for (String text : starts) {
      Trial<P, M> trial = new Trial<>(game, StartText.read(game, text));
      for (String name : List.of("random", "greedy", "hasty", "sleepy:0.02")) {
        for (PolicyKind policy : PolicyKind.values()) {
          double odds = Exact.isKnown(game, policy, name) ? trial.exact(policy, name) : Double.NaN;
          if (!Double.isNaN(odds)) {
            int seized = 0;
            for (int i = 0; i < GAMES; i++) {
              seized += trial.isSeized(policy, name, i) ? 1 : 0;
            }
            double spread = Math.sqrt(GAMES * odds * (1 - odds)) + 1e-9;
            String what = policy + " against " + name + " from " + text;
            assertEquals(GAMES * odds, seized, DEVIATIONS * spread, what);
          }
        }
      }
    }
  }

  /** Exactly, for the opponents whose odds are known, over small starts. */
  @ParameterizedTest
  @MethodSource("ids")
  void ourBotRisksLittleAgainstOpponentsOfEveryGame(String id) throws BadInput {
    Definition<?, ?> game = Catalogue.game(id);
    List<Trial<?, ?>> trials = trials(game);
    for (String name : game.opponents().names()) {
      String opponent = Opponents.example(name);
      if (Exact.isKnown(game, PolicyKind.USUAL, opponent)) {
        double uniform = 0;
        double ours = 0;
        for (Trial<?, ?> trial : trials) {
          uniform += trial.exact(PolicyKind.UNIFORM, opponent) / trials.size();
          ours += trial.exact(PolicyKind.USUAL, opponent) / trials.size();
        }
        assertTrue(
            Double.isNaN(ours) || ours >= uniform - BOUND,
            opponent + ": " + ours + " beside " + uniform);
      }
    }
  }

  private static List<Trial<?, ?>> trials(Definition<?, ?> game) throws BadInput {
    List<Trial<?, ?>> trials = new ArrayList<>();
    for (String text : LostStarts.small(game, 12, 1)) {
      trials.add(trial(game, text));
    }
    return trials;
  }

  private static <P, M> Trial<P, M> trial(Definition<P, M> game, String text) throws BadInput {
    return new Trial<>(game, StartText.read(game, text));
  }

  /** By games, for those with habits, and for some that nobody has told it of. */
  @Tag("slow")
  @ParameterizedTest
  @MethodSource("ids")
  void ourBotRisksLittleAgainstHabits(String id) throws BadInput {
    checkHabits(Catalogue.game(id));
  }

  private static <P, M> void checkHabits(Definition<P, M> game) throws BadInput {
    List<Trial<P, M>> trials = new ArrayList<>();
    for (String text : LostStarts.small(game, 12, 1)) {
      trials.add(new Trial<>(game, StartText.read(game, text)));
    }
    for (String name : game.opponents().names()) {
      String opponent = Opponents.example(name);
      if (!Exact.isKnown(game, PolicyKind.USUAL, opponent) && Opponents.canErr(opponent)) {
        assertRisksLittle(trials, opponent, (trial, seed) -> null);
      }
    }
    if (game.listsMoves()) {
      assertRisksLittle(trials, "the second", (trial, seed) -> at(game, size -> 1));
      assertRisksLittle(trials, "the middle", (trial, seed) -> at(game, size -> size / 2));
      assertRisksLittle(trials, "the last but one", (trial, seed) -> at(game, size -> size - 2));
      assertRisksLittle(
          trials,
          "by heart",
          (trial, seed) ->
              (position, last) -> {
                List<M> moves = game.moves(position);
                return moves.get(Math.floorMod(position.hashCode() * 31 + 7, moves.size()));
              });
    }
  }

  private static <P, M> Opponent<P, M> at(
      Definition<P, M> game, java.util.function.IntUnaryOperator index) {
    return (position, last) -> {
      List<M> moves = game.moves(position);
      return moves.get(Math.floorMod(index.applyAsInt(moves.size()), moves.size()));
    };
  }

  private interface Stranger<P, M> {
    Opponent<P, M> opponent(Trial<P, M> trial, long seed);
  }

  private static <P, M> void assertRisksLittle(
      List<Trial<P, M>> trials, String name, Stranger<P, M> stranger) {
    int better = 0;
    int worse = 0;
    for (int i = 0; i < GAMES; i++) {
      Trial<P, M> trial = trials.get(i % trials.size());
      Opponent<P, M> first = stranger.opponent(trial, i);
      boolean uniform =
          first == null
              ? trial.isSeized(PolicyKind.UNIFORM, name, i)
              : trial.isSeized(PolicyKind.UNIFORM, first, i);
      boolean ours =
          first == null
              ? trial.isSeized(PolicyKind.USUAL, name, i)
              : trial.isSeized(PolicyKind.USUAL, stranger.opponent(trial, i), i);
      better += ours && !uniform ? 1 : 0;
      worse += uniform && !ours ? 1 : 0;
    }
    Difference difference = new Difference(better, worse, GAMES);
    assertTrue(difference.high() > -BOUND, name + ": " + difference);
  }

  @Test
  void rowsDependOnTheSeedAlone() throws BadInput {
    Laboratory laboratory = new Laboratory(40, 3);
    Laboratory.Task task = laboratory.tasks(Catalogue.game("bachet"), "small").get(0);
    Row row = laboratory.run(task, () -> false);
    assertEquals("small", row.size());
    assertEquals(row, laboratory.run(task, () -> false));
    assertEquals(null, laboratory.run(task, () -> true), "told to stop");
    Row.Count uniform = row.counts().get(PolicyKind.UNIFORM);
    assertEquals(0, uniform.better() + uniform.worse());
    row.counts()
        .values()
        .forEach(
            count ->
                assertEquals(uniform.seized() + count.better() - count.worse(), count.seized()));
  }

  @Test
  void journalGoesOnWhereItWas(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("journal");
    Map<PolicyKind, Row.Count> counts = new EnumMap<>(PolicyKind.class);
    for (PolicyKind policy : PolicyKind.values()) {
      counts.put(policy, new Row.Count(5, 2, 1));
    }
    Map<PolicyKind, Double> exact = new EnumMap<>(Map.of(PolicyKind.UNIFORM, 0.1));
    Row row = new Row("nim", "small", "random", 9, counts, exact);
    new Journal(file, 9, 1).add(row);
    assertEquals(List.of(row), new Journal(file, 9, 1).rows());
    String whole = Files.readString(file);
    Files.writeString(file, whole + "nim small fir");
    assertEquals(List.of(row), new Journal(file, 9, 1).rows(), "a line was cut off");
    assertEquals(whole, Files.readString(file));
    assertThrows(BadInput.class, () -> new Journal(file, 9, 2));
    Files.writeString(file, whole + "something else\n");
    assertThrows(BadInput.class, () -> new Journal(file, 9, 1));
    new Journal(folder.resolve("other"), 1, 1).remove();
    assertFalse(Files.exists(folder.resolve("other")));
  }

  /** 10 games of which 3 went better and 1 worse. */
  @Test
  void differencesArePaired() {
    Difference difference = new Difference(3, 1, 10);
    assertEquals(0.2, difference.value(), 1e-12);
    assertTrue(difference.low() < 0 && difference.high() > 0.2);
    assertTrue(new Difference(300, 100, 1000).low() > 0.15);
  }
}
