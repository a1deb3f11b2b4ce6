package initiative.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every player of the zoo meets the verdict it deserves, whatever it does to the runner. */
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
      Duration silence = Duration.ofSeconds(habit.isPatient() ? 3 : 20);
      Limits limits = Limits.of(Duration.ofSeconds(30), silence, 160);
      List<String> command = ZooPlayer.command(PAIRING.game(), habit);
      RESULTS.put(habit, pool.submit(() -> runner.run(PAIRING, command, limits)));
    }
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
    MatchResult result = result(habit);
    assertEquals(habit.ending, result.ending(), result.sentence());
    assertEquals(habit.ruling, result.ruling(), result.sentence());
    System.err.println(habit + " " + result.sentence() + "  " + result.duration());
  }

  @Test
  void grandchildrenAreGone() throws Exception {
    assertNoneIsLeft(Habit.LEAVES_GRANDCHILD, "grandchild ");
  }

  @Test
  void daemonsAreGone() throws Exception {
    assertNoneIsLeft(Habit.LEAVES_DAEMON, "daemon ");
  }

  @Test
  void daemonsWithoutEnvironmentAreGone() throws Exception {
    assertNoneIsLeft(Habit.LEAVES_HIDDEN_DAEMON, "daemon ");
  }

  private static void assertNoneIsLeft(Habit habit, String name) throws Exception {
    Optional<String> pid =
        result(habit).transcript().stream()
            .filter(event -> event.kind() == Event.Kind.ERROR)
            .map(Event::text)
            .filter(line -> line.startsWith(name))
            .map(line -> line.substring(name.length()))
            .findFirst();
    assertTrue(pid.isPresent());
    Optional<ProcessHandle> process = ProcessHandle.of(Long.parseLong(pid.get()));
    assertFalse(process.isPresent() && ProcessTree.isRunning(process.get()));
  }
}
