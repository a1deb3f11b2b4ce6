package initiative.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import initiative.catalogue.Definition;
import initiative.interactor.TestCase;
import initiative.kinds.Kinds;
import initiative.process.PlainRun;
import initiative.result.Pairing;
import initiative.slice.SingleFile;
import initiative.slice.Sources;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Games of every kind can be exported, both ends, and the files play with each other. */
@Tag("slow")
final class KindsExportTests {
  private static final Sources SOURCES = Sources.onClassPath().with(Path.of("src/test/java"));
  private static final InParallel PLAY = new InParallel();

  @TempDir static Path directory;

  @AfterAll
  static void end() {
    PLAY.close();
  }

  @TestFactory
  Stream<DynamicTest> exportedBotsPlayBeforeExportedInteractors() {
    Kinds.all().forEach(game -> PLAY.begin(game.about().id, () -> play(game)));
    return Kinds.ids(Kinds.all()).stream().map(game -> dynamicTest(game, () -> PLAY.await(game)));
  }

  private static Object play(Definition<?, ?> game) throws Exception {
    Pairing pairing = Trials.pairings(game).get(0);
    Path place = Files.createDirectory(directory.resolve(game.about().id));
    Path input = place.resolve("1.in");
    Files.writeString(
        input, new TestCase(pairing.opponent(), pairing.seed(), false, pairing.start()).toString());
    List<String> interactor = new ArrayList<>(command(Exportable.interactor(game), place));
    interactor.add(input.toString());
    PlainRun.Both both =
        PlainRun.join(command(Exportable.bot(game), place), interactor, Duration.ofMinutes(3));
    assertEquals(0, both.player().exitCode(), both.player().errors());
    assertEquals(0, both.interactor().exitCode(), both.interactor().errors());
    return null;
  }

  /** Slices the program from the sources of the house and of the tests, and compiles it. */
  private static List<String> command(Exportable program, Path place) throws Exception {
    String name = program.className();
    String main = program.mainClass().apply(name);
    String text = SingleFile.of(SOURCES, new SingleFile.Program(program.header(), main));
    Path classes = Files.createDirectory(place.resolve(name));
    JudgeJava.compile(name, text, 8, classes);
    return JudgeJava.command(Path.of(System.getProperty("java.home")), classes, name);
  }
}
