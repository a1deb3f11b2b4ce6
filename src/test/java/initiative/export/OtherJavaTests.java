package initiative.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.interactor.TestCase;
import initiative.packages.GameKind;
import initiative.process.PlainRun;
import initiative.result.Pairing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Exported files of a game of each kind on the newest Java that is installed beside the one that
 * runs the tests, or that the environment variable JDK25_HOME names; on this one if there is no
 * other.
 */
@Tag("slow")
final class OtherJavaTests {
  private static final InParallel PLAY = new InParallel();

  @TempDir static Path directory;

  @AfterAll
  static void end() {
    PLAY.close();
  }

  @TestFactory
  Stream<DynamicTest> botsPlayBeforeInteractorsOnTheNewestJavaThereIs() throws IOException {
    Path java = newest();
    List<String> games = GameKind.firstOfEach();
    games.forEach(game -> PLAY.begin(game, () -> play(Catalogue.game(game), java)));
    return games.stream()
        .map(game -> dynamicTest(game + " on " + java.getFileName(), () -> PLAY.await(game)));
  }

  /** Java compiles a file by itself when it is asked to run one. */
  private static Object play(Definition<?, ?> game, Path java) throws Exception {
    Pairing pairing = Trials.pairings(game).get(0);
    Path place = Files.createDirectory(directory.resolve(game.about().id));
    Path input = place.resolve("1.in");
    Files.writeString(
        input, new TestCase(pairing.opponent(), pairing.seed(), false, pairing.start()).toString());
    List<String> bot = command(java, Exportable.bot(game), place);
    List<String> interactor = command(java, Exportable.interactor(game), place);
    PlainRun.Both both =
        PlainRun.join(
            bot,
            Stream.concat(interactor.stream(), Stream.of(input.toString())).toList(),
            Duration.ofMinutes(3));
    assertEquals(0, both.player().exitCode(), both.player().errors());
    assertEquals(0, both.interactor().exitCode(), both.interactor().errors());
    return null;
  }

  private static List<String> command(Path java, Exportable program, Path place)
      throws IOException {
    Path file = place.resolve(program.className() + ".java");
    Files.writeString(file, AllPrograms.text(program));
    String executable = java.resolve("bin").resolve("java").toString();
    return List.of(executable, "-Xss128m", "-XX:+UseSerialGC", file.toString());
  }

  private static Path newest() throws IOException {
    String named = System.getenv("JDK25_HOME");
    if (named != null) {
      return Path.of(named);
    }
    Path own = Path.of(System.getProperty("java.home")).toRealPath();
    TreeMap<Integer, Path> found = new TreeMap<>();
    try (Stream<Path> beside = Files.list(own.getParent())) {
      for (Path each : beside.sorted().toList()) {
        if (Files.isExecutable(each.resolve("bin").resolve("javac"))) {
          found.put(version(each), each);
        }
      }
    }
    return found.isEmpty() ? own : found.lastEntry().getValue();
  }

  private static int version(Path java) throws IOException {
    Path release = java.resolve("release");
    if (!Files.isRegularFile(release)) {
      return 0;
    }
    for (String line : Files.readAllLines(release)) {
      if (line.startsWith("JAVA_VERSION=")) {
        return Runtime.Version.parse(line.split("\"")[1].replaceFirst("^1\\.", "").split("_")[0])
            .feature();
      }
    }
    return 0;
  }
}
