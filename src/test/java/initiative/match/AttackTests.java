package initiative.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import initiative.interactor.Ruling;
import initiative.process.Limits;
import initiative.process.Sandbox;
import initiative.process.Tool;
import initiative.result.Ending;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Players that attack the judge, in every sandbox that works here. */
@Tag("slow")
class AttackTests {
  private static final Pairing ONE_STICK = new Pairing("bachet", "ideal", "1", false, 12345);
  private static final Pairing SOME = new Pairing("bachet", "ideal", "41", false, 12345);
  private static final Limits LIMITS = Limits.of(Duration.ofSeconds(5), Duration.ofSeconds(2), 128);
  private static final String LEFT = "sleep 1000.31";

  @TempDir private static Path folder;
  private static Path attacker;

  /** Where there is no compiler of C, the attacks that need one are skipped. */
  @BeforeAll
  static void compile() throws Exception {
    if (Tool.find("cc") == null) {
      return;
    }
    attacker = folder.resolve("attacker");
    try (var source = AttackTests.class.getResourceAsStream("/zoo/attacker.c")) {
      Files.copy(source, folder.resolve("attacker.c"));
    }
    Process compiler =
        new ProcessBuilder("cc", "-O1", "-o", attacker.toString(), folder + "/attacker.c")
            .inheritIO()
            .start();
    assertTrue(compiler.waitFor(60, TimeUnit.SECONDS));
    assertEquals(0, compiler.exitValue());
  }

  static List<Sandbox> sandboxes() {
    return Sandbox.working();
  }

  private static void assumeEnclosed(Sandbox sandbox) {
    assumeTrue(sandbox.isEnclosed(), "this sandbox has no namespaces");
  }

  private static MatchResult attack(Sandbox sandbox, Pairing pairing, String way) {
    return attack(sandbox, pairing, way, LIMITS);
  }

  private static MatchResult attack(Sandbox sandbox, Pairing pairing, String way, Limits limits) {
    assumeTrue(attacker != null, "there is no C compiler (cc)");
    return new Runner(sandbox).run(pairing, List.of(attacker.toString(), way), limits);
  }

  private static MatchResult script(Sandbox sandbox, Pairing pairing, String script) {
    return new Runner(sandbox).run(pairing, List.of("sh", "-c", script), LIMITS);
  }

  private static void assertEnding(Ending ending, MatchResult result) {
    assertEquals(ending, result.ending(), result.sentence());
  }

  @ParameterizedTest
  @MethodSource("sandboxes")
  void anHonestPlayerIsAccepted(Sandbox sandbox) {
    assertEnding(Ending.ACCEPTED, attack(sandbox, ONE_STICK, "none"));
  }

  @ParameterizedTest
  @MethodSource("sandboxes")
  @DisplayName("F_SETPIPE_SZ: a pipe that holds little and is not read does not halt the judge")
  void aSmallPipe(Sandbox sandbox) {
    Pairing longStart =
        new Pairing(
            "bachet-cycles", "ideal", "12345/" + "1000 900/".repeat(12345) + "100", false, 1);
    MatchResult result = attack(sandbox, longStart, "small-pipe");
    assertEnding(Ending.TIMED_OUT, result);
    assertTrue(result.reason().contains("does not read its input"), result.reason());
  }

  @ParameterizedTest
  @MethodSource("sandboxes")
  void descendantsWithoutAnyTiesAreGone(Sandbox sandbox) {
    assumeEnclosed(sandbox);
    for (String way : List.of("daemon", "chain", "undumpable")) {
      assertEnding(Ending.ACCEPTED, attack(sandbox, ONE_STICK, way));
      assertEquals(0, Sleepers.count(LEFT), way);
    }
  }

  @ParameterizedTest
  @MethodSource("sandboxes")
  void memoryHeldForAMomentIsSeen(Sandbox sandbox) {
    for (int i = 0; i < 5; i++) {
      assertEnding(Ending.OUT_OF_MEMORY, attack(sandbox, ONE_STICK, "moment"));
    }
  }

  @ParameterizedTest
  @MethodSource("sandboxes")
  void memoryTakenInTheInstantOfTheEndIsSeen(Sandbox sandbox) {
    assumeTrue(sandbox.measuresMemory(), "this sandbox does not measure memory");
    Limits little = LIMITS.withMemory(16 * Limits.MEGABYTE);
    for (int i = 0; i < 15; i++) {
      for (String way : List.of("instant", "instant-child")) {
        MatchResult result = attack(sandbox, ONE_STICK, way, little);
        assertEnding(Ending.OUT_OF_MEMORY, result);
        assertTrue(result.reason().contains("MB of 16 allowed"), result.reason());
        assertEquals(List.of(), result.errors());
      }
    }
    assertEnding(Ending.ACCEPTED, attack(sandbox, ONE_STICK, "none", little));
    MatchResult large = attack(sandbox, ONE_STICK, "instant");
    assertEnding(Ending.ACCEPTED, large);
  }

  @ParameterizedTest
  @MethodSource("sandboxes")
  void anExitCodeDoesNotPassForMemory(Sandbox sandbox) {
    for (int code : List.of(1, 126, 127, 199, 200, 201, 255)) {
      MatchResult result = script(sandbox, SOME, "read n; exit " + code);
      assertEnding(Ending.CRASHED, result);
      assertTrue(result.reason().contains("exit code " + code + " "), result.reason());
    }
  }

  @ParameterizedTest
  @MethodSource("sandboxes")
  void aFileThatIsNoProgramIsNoCrash(Sandbox sandbox) throws IOException {
    assumeTrue(sandbox.measuresMemory() || !sandbox.isEnclosed(), "this sandbox says it itself");
    Path file = Files.writeString(folder.resolve("strange"), "#!/of/no/interpreter\n");
    assertTrue(file.toFile().setExecutable(true));
    MatchResult result = new Runner(sandbox).run(SOME, List.of(file.toString()), LIMITS);
    assertEnding(Ending.COULD_NOT_START, result);
    assertTrue(result.reason().contains("No such file"), result.reason());
  }

  @ParameterizedTest
  @MethodSource("sandboxes")
  void memoryInAFileIsSeen(Sandbox sandbox) {
    Ending ending = attack(sandbox, ONE_STICK, "memory-file").ending();
    assertTrue(ending == Ending.OUT_OF_MEMORY || ending == Ending.CRASHED, ending.toString());
  }

  @ParameterizedTest
  @MethodSource("sandboxes")
  void filesInMemoryAreBounded(Sandbox sandbox) {
    assumeTrue(sandbox.boundsFiles(), "this sandbox does not bound files");
    String script =
        "for d in /tmp /dev/shm; do head -c 9000000 /dev/zero >$d/a && echo $d holds that >&2;"
            + " head -c 9000000 /dev/zero >$d/b || echo $d is full >&2; done;"
            + " echo x 2>/dev/null >/dev/x || echo none in /dev >&2; exit 3";
    Limits little = LIMITS.withMemory(16 * Limits.MEGABYTE);
    MatchResult result = new Runner(sandbox).run(SOME, List.of("sh", "-c", script), little);
    assertEnding(Ending.CRASHED, result);
    String said = String.join("\n", result.errors());
    for (String place : List.of("/tmp", "/dev/shm")) {
      assertTrue(said.contains(place + " holds that"), said);
      assertTrue(said.contains(place + " is full"), said);
    }
    assertTrue(said.contains("none in /dev"), said);
  }

  @ParameterizedTest
  @MethodSource("sandboxes")
  void whatAChildWritesAfterTheEndOfItsParentDoesNotCount(Sandbox sandbox) {
    for (int i = 0; i < 20; i++) {
      MatchResult result = attack(sandbox, ONE_STICK, "late-child");
      assertEquals(Ruling.ENDED_EARLY, result.ruling(), result.sentence());
    }
  }

  @ParameterizedTest
  @MethodSource("sandboxes")
  void aSignalIsNamedAlsoFromWithin(Sandbox sandbox) {
    MatchResult result = attack(sandbox, ONE_STICK, "abort");
    assertEnding(Ending.CRASHED, result);
    assertTrue(result.reason().contains("SIGABRT"), result.reason());
  }

  @ParameterizedTest
  @MethodSource("sandboxes")
  void errorsBeforeAWrongMoveAreKept(Sandbox sandbox) {
    for (int i = 0; i < 20; i++) {
      MatchResult result = script(sandbox, SOME, "read n; echo thinking >&2; echo 9; sleep 5");
      assertEquals(Ruling.ILLEGAL_MOVE, result.ruling(), result.sentence());
      assertEquals(List.of("thinking"), result.errors());
    }
  }

  @ParameterizedTest
  @MethodSource("sandboxes")
  void theJudgeCannotBeSeen(Sandbox sandbox) {
    assumeEnclosed(sandbox);
    String script =
        "for p in /proc/[0-9]*; do tr '\\0' ' ' <$p/cmdline >&2; tr '\\0' ' ' <$p/environ >&2; done;"
            + " jcmd >&2; exit 3";
    MatchResult result = script(sandbox, SOME, script);
    assertEnding(Ending.CRASHED, result);
    String seen = result.transcript().toString();
    for (String secret : List.of("surefire", "12345", "INITIATIVE", "java.class.path")) {
      assertFalse(seen.contains(secret), secret);
    }
  }

  @ParameterizedTest
  @MethodSource("sandboxes")
  void theOutputOfTheJudgeCannotBeWrittenTo(Sandbox sandbox) {
    assumeEnclosed(sandbox);
    String script =
        "for p in /proc/[0-9]*/fd/1; do echo forged >$p; done 2>/dev/null; kill -9 $PPID; exit 3";
    MatchResult result = script(sandbox, SOME, script);
    boolean itself = result.ruling() == Ruling.MALFORMED_LINE; // its own output is there too
    assertTrue(itself || result.ending() == Ending.CRASHED, result.sentence());
  }

  @ParameterizedTest
  @MethodSource("sandboxes")
  void killingItsGroupDoesNotHitTheJudge(Sandbox sandbox) {
    assumeTrue(!sandbox.equals(Sandbox.none()), "without a sandbox the group is shared");
    assertEnding(Ending.CRASHED, script(sandbox, SOME, "kill -9 0; sleep 5"));
  }

  @ParameterizedTest
  @MethodSource("sandboxes")
  void killingEverybodyHitsNobodyElse(Sandbox sandbox) throws IOException {
    assumeEnclosed(sandbox);
    Process bystander = new ProcessBuilder("sleep", "60").start();
    try {
      assertEnding(Ending.CRASHED, script(sandbox, SOME, "kill -9 -1; exit 3"));
      assertTrue(bystander.isAlive());
    } finally {
      bystander.destroyForcibly();
    }
  }

  @ParameterizedTest
  @MethodSource("sandboxes")
  void theEnvironmentIsNearlyEmpty(Sandbox sandbox) {
    MatchResult result = script(sandbox, SOME, "env >&2; exit 3");
    String seen = result.transcript().toString();
    assertTrue(seen.contains("PATH="), seen);
    assertFalse(seen.contains("PYTHON") || seen.contains("PERL"), seen);
    assertFalse(seen.contains("JAVA_TOOL_OPTIONS"), seen);
  }

  @Test
  void strictRefusesWhereNobodyCanBeLockedIn() throws Exception {
    if (Sandbox.usual().isEnclosed()) {
      assertEquals(Sandbox.usual(), Sandbox.of(Sandbox.Wish.STRICT));
    }
    assertEquals(Sandbox.none(), Sandbox.of(Sandbox.Wish.NONE));
  }
}
