package initiative.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import initiative.process.Limits;
import initiative.process.Sandbox;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every player of the zoo meets the verdict it deserves, whatever it does to the runner. */
@Tag("slow")
class ZooTests {
  private static final Pairing PAIRING = new Pairing("bachet", "ideal", "41", false, 5);
  private static final Map<Habit, Future<MatchResult>> RESULTS = new EnumMap<>(Habit.class);
  private static ExecutorService pool;

  /** Most of the players spend their time asleep, so they may do so side by side. */
  @BeforeAll
  static void letThemPlay() {
    pool = Executors.newFixedThreadPool(6);
    Runner runner = new Runner();
    for (Habit habit : Habit.values()) {
      Duration silence = Duration.ofSeconds(habit.isPatient() ? 4 : 20);
      Limits limits = Limits.of(Duration.ofSeconds(habit == Habit.COMPUTES ? 3 : 30), silence, 160);
      List<String> command = ZooPlayer.command(PAIRING.game(), habit);
      if (mayPlay(habit)) {
        RESULTS.put(habit, pool.submit(() -> runner.run(PAIRING, command, limits)));
      }
    }
  }

  private static boolean mayPlay(Habit habit) {
    return habit != Habit.KILLS_ITS_GROUP || !Sandbox.usual().equals(Sandbox.none());
  }

  @AfterAll
  static void closeTheZoo() {
    pool.shutdownNow();
  }

  private static MatchResult result(Habit habit) throws Exception {
    return RESULTS.get(habit).get();
  }

  @ParameterizedTest
  @EnumSource
  void eachHabitHasItsVerdict(Habit habit) throws Exception {
    assumeTrue(mayPlay(habit), "without a sandbox it would end this test too");
    MatchResult result = result(habit);
    assertEquals(habit.ending, result.ending(), result.sentence());
    assertEquals(habit.ruling, result.ruling(), result.sentence());
  }

  @Test
  void aTimeoutTellsAfterWhichLineAndWhatMayBeWrong() throws Exception {
    assertReason(Habit.NO_FLUSH, "silent for 4 s before its first output line");
    assertReason(Habit.NO_FLUSH, "position 41; legal moves: 1, 2, 3");
    assertReason(Habit.NO_FLUSH, "waits for input");
    assertReason(Habit.FLUSHES_AT_THE_END, "\"1\" came when its input was closed");
    assertReason(Habit.FLUSHES_AT_THE_END, "the output is not flushed");
    assertReason(Habit.READS_TOO_MUCH, "after its output line 1");
    assertReason(Habit.READS_TOO_MUCH, "waits for input, but since line 2 of its input");
    assertReason(Habit.HANGS, "it sleeps");
    assertReason(Habit.COMPUTES, "used up its 3 s of processor time after its output line 1");
    assertReason(Habit.COMPUTES, "still computing");
    assertReason(Habit.CLOSES_OUTPUT, "after its output line 1");
    assertReason(Habit.HALF_LINE, "after its output line 1");
    assertReason(Habit.HALF_LINE, "\" came without a line end");
    assertReason(Habit.HALF_LINE, "not flushed?");
    assertReason(Habit.HANGS, "after its output line 1");
    assertReason(
        Habit.STAYS, "said its closing phrase in output line 12, but did not end within 4 s");
  }

  @Test
  void aCrashTellsTheExitCodeAndTheErrors() throws Exception {
    assertReason(Habit.EXIT_CODE, "exit code 7 after its output line 1");
    assertReason(Habit.EXIT_CODE, "nothing on standard error");
    List<String> message = result(Habit.EXCEPTION).errors();
    assertTrue(message.get(0).contains("IllegalStateException: no idea what to play"));
    assertTrue(message.get(1).contains("at initiative.match.ZooPlayer"), message.get(1));
    assertReason(Habit.KILLED, "SIGKILL");
    assertReason(Habit.DIES_AT_ONCE, "exit code 9 before its first output line");
    assertReason(
        Habit.EXIT_CODE_AFTER_PHRASE, "exit code 3 after its output line 12, the closing phrase");
  }

  @Test
  void aWrongAnswerTellsTheLineAndWhatWasRead() throws Exception {
    assertReason(Habit.BANNER, "output line 1 of your program: read \"Welcome to my program!\"");
    assertReason(Habit.EXTRA_SPACE, " \" with a blank at the end");
    assertReason(Habit.BINARY, "\\x00\\x01\\xff");
  }

  @Test
  void theErrorOutputIsInTheTranscript() throws Exception {
    assertTrue(
        result(Habit.TALKS_TO_ERRORS).transcript().stream()
            .anyMatch(event -> event.text().equals("thinking about the start")));
  }

  @Test
  void aFloodOfErrorsIsNotKept() throws Exception {
    assertTrue(result(Habit.FLOODS_ERRORS).transcript().size() < 2000);
  }

  private static void assertReason(Habit habit, String part) throws Exception {
    String reason = result(habit).reason();
    assertTrue(reason.contains(part), reason);
  }

  @Test
  void nothingIsLeftBehind() throws Exception {
    result(Habit.LEAVES_GRANDCHILD);
    assertEquals(0, Sleepers.count(Sleepers.GRANDCHILD));
    result(Habit.LEAVES_DAEMON);
    assertEquals(0, Sleepers.count(Sleepers.DAEMON));
    result(Habit.LEAVES_HIDDEN_DAEMON);
    assertEquals(0, Sleepers.count(Sleepers.HIDDEN));
  }
}
