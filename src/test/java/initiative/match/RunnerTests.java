package initiative.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.About;
import initiative.family.Subtraction;
import initiative.game.Chance;
import initiative.game.Limit;
import initiative.game.Strategy;
import initiative.interactor.Habits;
import initiative.interactor.Opponent;
import initiative.interactor.Opponents;
import initiative.interactor.Ruling;
import initiative.kinds.Answer;
import initiative.process.Limits;
import initiative.process.ProcessTree;
import initiative.result.Ending;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class RunnerTests {
  private static final Limits LIMITS =
      Limits.of(Duration.ofSeconds(20), Duration.ofSeconds(20), 256);
  private static final Limits IMPATIENT =
      Limits.of(Duration.ofSeconds(20), Duration.ofMillis(500), 256);
  private static final int REPETITIONS = 60;

  private static MatchResult run(String start, String script, Limits limits) {
    Pairing pairing = new Pairing("bachet", "ideal", start, false, 1);
    return new Runner().run(pairing, List.of("sh", "-c", script), limits);
  }

  @Test
  void aPlayerThatEndsRightAfterItsPhraseIsAccepted() {
    for (int i = 0; i < REPETITIONS; i++) {
      MatchResult result = run("1", "read n; echo 1; echo 'I won!'", LIMITS);
      assertEquals(Ending.ACCEPTED, result.ending(), result.sentence());
    }
  }

  @Test
  void aPlayerNeedNotReadAtAll() {
    for (int i = 0; i < REPETITIONS; i++) {
      MatchResult result = run("1", "exec <&-; echo 1; echo 'I won!'", LIMITS);
      assertEquals(Ending.ACCEPTED, result.ending(), result.sentence());
    }
  }

  @Test
  void aCrashInMidGameIsACrashWhateverHappensToOurReply() {
    for (int i = 0; i < REPETITIONS; i++) {
      MatchResult result = run("50", "read n; echo 1; exit 3", LIMITS);
      assertEquals(Ending.CRASHED, result.ending(), result.sentence());
      assertTrue(result.reason().contains("exit code 3 after its output line 1"), result.reason());
    }
  }

  @Test
  void anIllegalMoveComesBeforeTheCrashAfterIt() {
    for (int i = 0; i < REPETITIONS; i++) {
      MatchResult result = run("50", "read n; echo 4; exit 3", LIMITS);
      assertEquals(Ruling.ILLEGAL_MOVE, result.ruling(), result.sentence());
    }
  }

  @Test
  void aSignalIsNamed() {
    MatchResult result = run("50", "read n; kill -SEGV $$", LIMITS);
    assertEquals(Ending.CRASHED, result.ending());
    assertTrue(result.reason().contains("SIGSEGV"), result.reason());
  }

  @Test
  void whatCannotBeStartedIsReportedSo() {
    Pairing pairing = new Pairing("bachet", "ideal", "5", false, 1);
    MatchResult result = new Runner().run(pairing, List.of("/no/such/player"), LIMITS);
    assertEquals(Ending.COULD_NOT_START, result.ending());
    assertTrue(result.sentence().contains("/no/such/player"), result.sentence());
    assertTrue(result.sentence().contains("No such file"), result.sentence());
  }

  @Test
  void whatManyProcessesShareCountsOnce() {
    Limits limits = Limits.of(Duration.ofSeconds(20), Duration.ofSeconds(20), 32);
    String script = "for i in $(seq 80); do sleep 600 & done; sleep 0.5; echo 2; echo 'I won!'";
    assertEquals(Ending.ACCEPTED, run("2", script, limits).ending());
  }

  @Test
  void aTotalOfTimeIsALimitToo() {
    Limits limits = LIMITS.withWall(Duration.ofMillis(600));
    String script = "read n; while :; do echo 1; read m; sleep 0.1; done";
    MatchResult result = run("12345", script, limits);
    assertEquals(Ending.TIMED_OUT, result.ending());
    assertTrue(result.reason().contains("took more than 0.6 s in all, 0"), result.reason());
  }

  /** A start of more than any pipe holds. */
  private static String longStart() {
    return "12345/" + "1000 900/".repeat(12345) + "100";
  }

  @Test
  void aPlayerThatDoesNotReadALongStartTimesOut() {
    Pairing pairing = new Pairing("bachet-cycles", "ideal", longStart(), false, 1);
    MatchResult result = new Runner().run(pairing, List.of("sleep", "1000"), IMPATIENT);
    assertEquals(Ending.TIMED_OUT, result.ending());
    assertTrue(result.reason().contains("does not read its input"), result.reason());
  }

  @Test
  void aPlayerThatDoesNotReadALongStartButFloodsIsStopped() {
    Pairing pairing = new Pairing("bachet-cycles", "ideal", longStart(), false, 1);
    List<String> command = List.of("sh", "-c", "exec cat /dev/zero");
    MatchResult result = new Runner().run(pairing, command, LIMITS);
    assertEquals(Ending.OUTPUT_FLOOD, result.ending(), result.sentence());
  }

  @Test
  void aLongStartReachesAPlayerThatReads() {
    Pairing pairing = new Pairing("bachet-cycles", "ideal", longStart(), false, 1);
    List<String> command =
        List.of("sh", "-c", "for i in $(seq 12347); do read -r line; done; echo \"got $line\"");
    MatchResult result = new Runner().run(pairing, command, LIMITS);
    assertTrue(result.reason().contains("\"got 100\""), result.sentence());
  }

  @Test
  void bothStreamsMayBeFloodedAtOnce() {
    MatchResult result = run("50", "cat /dev/zero >&2 & exec cat /dev/zero", LIMITS);
    assertEquals(Ending.OUTPUT_FLOOD, result.ending(), result.sentence());
  }

  @Test
  void whoeverForksForEverIsStopped() {
    MatchResult result = run("50", "while :; do sleep 1000 & sleep 0.01; done", LIMITS);
    assertEquals(Ending.CRASHED, result.ending(), result.sentence());
  }

  @Test
  void theReplyOfTheOtherSideDoesNotCountAsTheTimeOfThePlayer() {
    Lineup slow =
        new Lineup() {
          @Override
          public <P, M> Opponent<P, M> opponent(
              Opponents<P, M> all, String name, Strategy<P, M> strategy, Chance chance) {
            Opponent<P, M> quick = all.named(name, strategy, chance);
            return (position, last) -> {
              sleep(700);
              return quick.choose(position, last);
            };
          }
        };
    Limits limits = Limits.of(Duration.ofMillis(2500), Duration.ofMillis(2500), 256);
    Pairing pairing = new Pairing("bachet", "first", "16", false, 1);
    String script = "read n; for i in 1 2 3 4; do echo 3; read m; done; echo 'You won...'";
    MatchResult result = new Runner(slow).run(pairing, List.of("sh", "-c", script), limits);
    assertEquals(Ending.ACCEPTED, result.ending(), result.sentence());
  }

  private static void sleep(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void anOpponentThatBreaksTheRulesIsAtFaultItself() {
    Lineup cheats =
        new Lineup() {
          @Override
          public <P, M> Opponent<P, M> opponent(
              Opponents<P, M> all, String name, Strategy<P, M> strategy, Chance chance) {
            return (position, last) -> null;
          }
        };
    Pairing pairing = new Pairing("bachet", "cheats", "50", false, 1);
    Runner runner = new Runner(cheats);
    MatchResult outside =
        runner.run(pairing, List.of("sh", "-c", "read n; echo 1; read n"), LIMITS);
    assertEquals(Ending.INTERACTOR_FAULT, outside.ending(), outside.sentence());
    MatchResult inside = runner.runInside(pairing);
    assertEquals(Ending.INTERACTOR_FAULT, inside.ending(), inside.sentence());
    Pairing chosen = new Pairing("bachet", "cheats", "48", true, false, 1);
    MatchResult second =
        runner.run(chosen, List.of("sh", "-c", "read n; echo second; read n"), LIMITS);
    assertEquals(Ending.INTERACTOR_FAULT, second.ending(), second.sentence());
    assertEquals(Ending.INTERACTOR_FAULT, runner.runInside(chosen).ending());
  }

  /** A game in which the judge begins, with an opponent who takes more than is allowed. */
  private static final class Cheated extends Subtraction {
    private static final Limit STICKS = new Limit("sticks", "the number of sticks", 1, 100);

    Cheated() {
      super(STICKS, 1, 2, 3);
    }

    @Override
    public About about() {
      return new About("cheated", "-", "Grundy", "Cheated", "Обман", STICKS);
    }

    @Override
    public Habits<Integer, Integer> habits() {
      return new Habits<Integer, Integer>().add("cheats", "Takes four.", "Бере чотири.", now -> 4);
    }

    @Override
    public boolean programBegins() {
      return false;
    }
  }

  @Test
  void anOpponentThatBreaksTheRulesInItsOpeningIsAtFaultItself() {
    Pairing pairing = new Pairing("cheated", "cheats", "50", false, 1);
    Runner runner = new Runner(new Cheated());
    MatchResult outside = runner.run(pairing, List.of("sh", "-c", "read n; echo 1"), LIMITS);
    assertEquals(Ending.INTERACTOR_FAULT, outside.ending(), outside.sentence());
    MatchResult inside = runner.runInside(pairing);
    assertEquals(Ending.INTERACTOR_FAULT, inside.ending(), inside.sentence());
  }

  @Test
  void anInterruptEndsTheMatchAndThePlayer() throws Exception {
    Thread match = new Thread(() -> run("50", "exec sleep 1000.25", LIMITS));
    match.start();
    while (sleepers() == 0) {
      Thread.sleep(5);
    }
    match.interrupt();
    match.join();
    assertEquals(0, sleepers());
  }

  private static long sleepers() {
    return ProcessHandle.current()
        .descendants()
        .filter(process -> process.info().commandLine().orElse("").contains("sleep 1000.25"))
        .filter(ProcessTree::isRunning)
        .count();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "12346", "five", "5/5"})
  void aBadStartIsAnIllegalArgument(String start) {
    Pairing pairing = new Pairing("bachet", "ideal", start, false, 1);
    assertThrows(IllegalArgumentException.class, () -> new Runner().runInside(pairing));
    assertThrows(
        IllegalArgumentException.class, () -> new Runner().run(pairing, List.of("true"), LIMITS));
  }

  @Test
  void anUnknownGameIsAnIllegalArgument() {
    Pairing pairing = new Pairing("chess", "ideal", "5", false, 1);
    assertThrows(IllegalArgumentException.class, () -> new Runner().runInside(pairing));
    Pairing other = new Pairing("nim", "ideal", "1/5", false, 1);
    assertThrows(IllegalArgumentException.class, () -> new Runner(new Answer()).runInside(other));
  }
}
