package initiative.packages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.export.Convention;
import initiative.export.InParallel;
import initiative.process.OwnBot;
import initiative.process.PlainRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Packages of the other judges are read back and play, as whole processes. What does not depend on
 * the game, which is all that the wrapping is, is tried on one game for each format; the programs
 * of all games are the same as those of DMOJ, with another main method.
 */
@Tag("slow")
final class PackageTests {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** A player that is not to answer is not waited for so long. */
  private static final Duration IMPATIENCE = Duration.ofSeconds(3);

  /** Games whose starts and ends differ: heaps, a board, sums, a game that begins by itself. */
  private static final Map<PackageJudge.Place, String> GAMES =
      Map.of(
          PackageJudge.Place.KATTIS, "minefield",
          PackageJudge.Place.ICPC, "max-sum",
          PackageJudge.Place.EJUDGE, "nim");

  private static final InParallel JUDGING = new InParallel();

  @TempDir static Path folders;

  @TempDir Path folder;

  @BeforeAll
  static void beginJudging() {
    for (PackageJudge.Place place : PackageJudge.Place.values()) {
      JUDGING.begin(place.name(), () -> judge(place));
    }
  }

  @AfterAll
  static void endJudging() {
    JUDGING.close();
  }

  static List<String> places() {
    List<String> names = new ArrayList<>();
    for (PackageJudge.Place place : PackageJudge.Place.values()) {
      names.add(place.name());
    }
    return names;
  }

  @ParameterizedTest
  @MethodSource("places")
  void everySolutionGetsTheVerdictOfItsPlace(String place) throws Throwable {
    JUDGING.await(place);
  }

  private static Object judge(PackageJudge.Place place) throws Exception {
    Path folder = Files.createDirectory(folders.resolve(place.name()));
    GameProblem problem = new GameProblem(Catalogue.game(GAMES.get(place)), null);
    Folder.write(place.format().files(problem, false), folder);
    PackageJudge judge = new PackageJudge(place, folder);
    List<String> inputs = judge.inputs();
    boolean hasPoints = place == PackageJudge.Place.EJUDGE;
    String solutions = hasPoints ? "submissions/" : "submissions/accepted/";
    for (int i = 0; i < inputs.size(); i += 12) {
      PackageJudge.Outcome outcome =
          judge.judge(solutions + "Solution.java", inputs.get(i), PATIENCE);
      assertEquals("accepted", outcome.verdict(), inputs.get(i) + ": " + outcome.words());
      assertEquals("", outcome.toTeam());
    }
    for (Map.Entry<WrongSolution, Integer> pinned : problem.pinned().entrySet()) {
      WrongSolution wrong = pinned.getKey();
      String name = "/" + wrong.className() + ".java";
      String expected = hasPoints ? ejudge(wrong) : null;
      String file = "submissions" + name;
      for (Map.Entry<String, String> promised : judge.promised().entrySet()) {
        if (promised.getKey().endsWith(name)) {
          file = promised.getKey();
          expected = promised.getValue();
        }
      }
      Duration limit = wrong == WrongSolution.NO_FLUSH ? IMPATIENCE : PATIENCE;
      PackageJudge.Outcome outcome = judge.judge(file, inputs.get(pinned.getValue() - 1), limit);
      assertEquals(expected, outcome.verdict(), wrong + ": " + outcome.words());
      String reason = WrongSolutionTests.reason(wrong);
      assertTrue(outcome.words().contains(reason), outcome.words());
      if (!hasPoints && outcome.verdict().equals("wrong_answer")) {
        assertTrue(outcome.words().startsWith(outcome.toTeam().strip() + "; "), outcome.toTeam());
      }
    }
    checkValidator(place, judge, folder.resolve(inputs.get(0)));
    return null;
  }

  private static String ejudge(WrongSolution wrong) {
    return switch (EjudgeFolder.verdict(wrong)) {
      case "wrong answer" -> "wrong_answer";
      case "presentation error" -> "presentation_error";
      case "wall time-limit exceeded" -> "time_limit_exceeded";
      default -> "run_time_error";
    };
  }

  private static void checkValidator(PackageJudge.Place place, PackageJudge judge, Path input)
      throws Exception {
    List<String> command = judge.validator();
    String text = Files.readString(input);
    assertEquals(place.convention.right(), PlainRun.run(command, text, PATIENCE).exitCode(), text);
    PlainRun.Outcome wrong = PlainRun.run(command, text + " ", PATIENCE);
    assertEquals(place.convention.notRight(), wrong.exitCode());
    assertFalse(wrong.errors().isEmpty());
  }

  /** What ejudge takes for a mistake of the player, if nothing is done about it. */
  @Test
  void anInteractorThatCannotStartIsAFailedCheck() throws Exception {
    Folder scripts = new Folder();
    GameProblem problem = new GameProblem(Catalogue.game("rook"), null);
    scripts.addScripted("", new Programs(problem, Convention.EJUDGE).interactor(), "run-ejudge.sh");
    Folder.write(scripts.outline(), folder);
    PlainRun.Outcome outcome =
        PlainRun.run(List.of(folder.resolve("run").toString()), "", PATIENCE);
    assertEquals(6, outcome.exitCode());
    assertFalse(outcome.errors().isEmpty());
  }

  /** The tool as contestants get it plays with our own bot, and finds out one that cannot play. */
  @Test
  void theTestingToolPlays() throws Exception {
    GameProblem problem = new GameProblem(Catalogue.game("bachet"), null);
    Path tool = folder.resolve("testing_tool.java");
    Files.writeString(tool, new Programs(problem, Convention.DMOJ).testingTool().text());
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                tool.toString()));
    assertEquals(2, PlainRun.run(command, "", PATIENCE).exitCode());
    List<String> silent = new ArrayList<>(command);
    silent.add("true");
    PlainRun.Outcome mute = PlainRun.run(silent, "", PATIENCE);
    assertEquals(1, mute.exitCode(), mute.errors());
    assertTrue(mute.output().contains("output ended in mid-game"), mute.output());
    command.addAll(OwnBot.command("bachet", 1L));
    PlainRun.Outcome played = PlainRun.run(command, "", PATIENCE);
    assertEquals(0, played.exitCode(), played.output() + played.errors());
    for (String line : problem.samples().get(0).dialogue().subList(0, 1)) {
      assertTrue(played.output().contains(line + "\n"), played.output());
    }
  }
}
