package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BotHelpTests {
  @TempDir private Path folder;

  private String refusal(String bot) {
    Invocation outcome = Invocation.of("match", "bachet", "--start", "5", "--bot", bot);
    assertEquals(Commands.BAD_USE, outcome.exitCode(), outcome.out());
    assertEquals("", outcome.out());
    return outcome.err();
  }

  @ParameterizedTest
  @CsvSource({
    "bot.py, python3",
    "bot.js, node",
    "bot.rb, ruby",
    "Bot.java, java",
    "bot.jar, java -jar"
  })
  void whatNeedsAnotherProgramIsGivenWithIt(String name, String program) throws IOException {
    Path file = Files.writeString(folder.resolve(name), "print(1)\n");
    String expected =
        "initiative: "
            + file
            + " is no program by itself: say --bot \""
            + program
            + " "
            + file
            + " fast\"\n";
    assertEquals(expected, refusal(file + " fast"));
    // The system would give it to the shell.
    assertTrue(file.toFile().setExecutable(true));
    assertEquals(expected, refusal(file + " fast"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"bot.c", "bot.cpp", "bot.rs"})
  void whatHasToBeCompiledIsSaidToBe(String name) throws IOException {
    Path file = Files.writeString(folder.resolve(name), "");
    assertTrue(refusal(file.toString()).contains(" is no program yet: compile it"));
  }

  @Test
  void aClassIsGivenWithItsPlace() throws IOException {
    Path file = Files.writeString(folder.resolve("Bot.class"), "");
    String refusal = refusal(file.toString());
    assertTrue(refusal.endsWith(" --bot \"java -cp " + folder + " Bot\"\n"), refusal);
  }

  @Test
  void aFileThatMayNotBeExecutedIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("bot"), "");
    assertTrue(refusal(file.toString()).contains(" may not be executed: chmod +x " + file));
  }

  @Test
  void aScriptThatSaysWhatRunsItIsAProgram() throws IOException {
    Path file = folder.resolve("bot.py");
    Files.writeString(file, "#!/bin/sh\nread n; echo 1; echo 'I won!'\n");
    assertTrue(file.toFile().setExecutable(true));
    Invocation outcome = Invocation.of("match", "bachet", "--start", "1", "--bot", file.toString());
    assertEquals(Commands.OK, outcome.exitCode(), outcome.out() + outcome.err());
  }

  @ParameterizedTest
  @CsvSource({
    "match bachet --bot python3 bot.py --start 5, python3 bot.py",
    "judge bachet --bot python3 bot.py, python3 bot.py",
    "match --bot python3 bot.py bachet, python3 bot.py",
    "match 1.2:B --bot java -jar x.jar fast, java -jar x.jar fast",
  })
  void severalWordsNeedQuotationMarks(String line, String command) {
    Invocation outcome = Invocation.of(line.split(" "));
    assertEquals(Commands.BAD_USE, outcome.exitCode());
    assertTrue(outcome.err().contains(": --bot \"" + command + "\" (see "), outcome.err());
    assertEquals(1, outcome.err().lines().count());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "match --bot ./a.out bachett",
        "match bachet --bot ./a.out --strat 5",
        "match bachet --bot ./a.out --seed x",
        "match bachet --bot"
      })
  void othersMistakesAreNotTakenForThis(String line) {
    Invocation outcome = Invocation.of(line.split(" "));
    assertEquals(Commands.BAD_USE, outcome.exitCode());
    assertFalse(outcome.err().contains("quotation marks"), outcome.err());
  }
}
