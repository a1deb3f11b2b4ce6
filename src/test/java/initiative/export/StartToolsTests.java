package initiative.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.catalogue.GeneratorProgram;
import initiative.interactor.ValidatorProgram;
import initiative.interactor.ValidatorProgramTests;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The validators and the generators of all games as single files: in this process what they do is
 * compared with what the house does, and some are tried out as all exports are.
 */
@Tag("slow")
final class StartToolsTests {

  @TempDir Path classes;

  static List<String> games() {
    return Catalogue.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aValidatorIsTheReaderOfItsGame(String id) throws Exception {
    Definition<?, ?> game = Catalogue.game(id);
    Exportable validator = Exportable.validator(game);
    String text = checkedText(validator);
    for (String left : List.of("about(", "habits(", "starts(", "opponents(", "solve(")) {
      assertFalse(text.contains(left), left);
    }
    String input = generated(game, 3);
    try (URLClassLoader loader = compiled(validator, text)) {
      assertEquals("0: ", validated(loader, game, input));
      for (String wrong : List.of("", "nobody 3\n", input + "x\n", input.trim())) {
        String expected = "1: " + ValidatorProgramTests.complaint(game, wrong);
        assertEquals(expected, validated(loader, game, wrong).stripTrailing());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGeneratorIsTheMakerOfItsGame(String id) throws Exception {
    Definition<?, ?> game = Catalogue.game(id);
    Exportable generator = Exportable.generator(game);
    try (URLClassLoader loader = compiled(generator, checkedText(generator))) {
      for (int seed = 1; seed <= 3; seed++) {
        assertEquals(generated(game, seed), generated(loader, game, "" + seed));
      }
      String usual = game.starts().usual().get(0);
      String input = generated(loader, game, "1", usual);
      assertEquals("", ValidatorProgramTests.complaint(game, input));
    }
  }

  /** A game of numbers, one with more than a line to a start, and one that has but one start. */
  @ParameterizedTest
  @ValueSource(strings = {"nim", "minefield", "program-lines"})
  void theFilesAreTriedOutAsAllExportsAre(String id) {
    Definition<?, ?> game = Catalogue.game(id);
    List<Exportable> tools = List.of(Exportable.validator(game), Exportable.generator(game));
    for (Exportable tool : tools) {
      Verification.verify(tool, AllPrograms.text(tool));
    }
  }

  private static String checkedText(Exportable tool) {
    String text = AllPrograms.text(tool);
    assertEquals(tool.className(), JudgeJava.mainClass(text));
    assertEquals(1, text.lines().filter(line -> line.startsWith("public ")).count());
    assertTrue(text.lines().noneMatch(line -> line.contains("import initiative")));
    return text;
  }

  private URLClassLoader compiled(Exportable tool, String text) throws Exception {
    JudgeJava.compile(tool.className(), text, 8, classes);
    return new URLClassLoader(
        new URL[] {classes.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
  }

  private static String generated(Definition<?, ?> game, int seed) {
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(written, true, StandardCharsets.ISO_8859_1);
    String[] args = {"ideal", "" + seed};
    assertEquals(0, GeneratorProgram.run(game, game.opponents().names(), args, out, out));
    return written.toString(StandardCharsets.ISO_8859_1);
  }

  private static String generated(ClassLoader loader, Definition<?, ?> game, String... args)
      throws Exception {
    List<String> all = new ArrayList<>(List.of("ideal"));
    all.addAll(List.of(args));
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(written, true, StandardCharsets.ISO_8859_1);
    Object exitCode =
        run(
            loader,
            GeneratorProgram.class,
            instance(loader, game),
            game.opponents().names(),
            all.toArray(new String[0]),
            out,
            out);
    assertEquals(0, exitCode);
    return written.toString(StandardCharsets.ISO_8859_1);
  }

  /** The exit code and what is said. */
  private static String validated(ClassLoader loader, Definition<?, ?> game, String input)
      throws Exception {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream log = new PrintStream(said, true, StandardCharsets.ISO_8859_1);
    InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.ISO_8859_1));
    Object exitCode =
        run(
            loader,
            ValidatorProgram.class,
            instance(loader, game),
            game.opponents().names(),
            new String[0],
            in,
            log);
    return exitCode + ": " + said.toString(StandardCharsets.ISO_8859_1);
  }

  private static Object instance(ClassLoader loader, Definition<?, ?> game) throws Exception {
    Constructor<?> constructor =
        loader.loadClass(game.getClass().getSimpleName()).getDeclaredConstructor();
    constructor.setAccessible(true);
    return constructor.newInstance();
  }

  /** Calls what the main class calls, which would end this process. */
  private static Object run(ClassLoader loader, Class<?> program, Object... arguments)
      throws Exception {
    for (Method method : loader.loadClass(program.getSimpleName()).getDeclaredMethods()) {
      if (method.getName().equals("run")) {
        method.setAccessible(true);
        return method.invoke(null, arguments);
      }
    }
    throw new AssertionError("there is nothing to run in " + program);
  }
}
