package initiative.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What is not given to anybody. */
final class VerificationTests {
  private static final String MAIN =
      "public class Main {\n  public static void main(String[] args) {}\n}\n";

  private static Exportable program(boolean isSubmission, Consumer<List<String>> trial) {
    return new Exportable("Main", name -> MAIN, List.of("A program."), trial, isSubmission);
  }

  private static void assertFails(String reason, String text) {
    Exportable program = program(true, command -> {});
    ExportFailure failure =
        assertThrows(ExportFailure.class, () -> Verification.verify(program, text));
    assertTrue(failure.getMessage().contains(reason), failure.getMessage());
    assertFalse(failure.getMessage().contains("\n"), failure.getMessage());
  }

  @Test
  void theProgramIsTriedOutWhenItHasBeenCompiled() {
    List<String> tried = new ArrayList<>();
    String text = program(true, tried::addAll).verifiedText();
    assertEquals("/*\n * A program.\n */\n\n" + MAIN, text);
    assertEquals("Main", tried.get(tried.size() - 1));
  }

  @Test
  void onlyWhatIsSubmittedHasAMostLength() {
    String comment = "// " + "x".repeat(65536 - MAIN.length() - 4) + "\n";
    assertEquals(65536, (comment + MAIN).length());
    Verification.verify(program(true, command -> {}), comment + MAIN);
    assertFails("the file has 65537 characters, the judge takes 65536", "/" + comment + MAIN);
    Verification.verify(program(false, command -> {}), "/" + comment + MAIN);
  }

  @Test
  void whatTheJudgeOrACompilerWouldTurnDownIsAFailure() {
    assertFails("line 2 of the file has a character that is not ASCII", "\n// \u00e4\n" + MAIN);
    assertFails("the judge would take Other for", MAIN.replace("Main", "Other"));
    assertFails("the judge would take null for", "package a;\n" + MAIN);
    assertFails("Java 8 does not compile line 2: ", MAIN.replace("{}", "{ java.util.List.of(); }"));
    String current = "Java " + Runtime.version().feature() + " does not compile line 2: ";
    assertFails(current, MAIN.replace("{}", "{ new Integer(1); }"));
    assertFails(
        "found raw type: java.util.List", MAIN.replace("{}", "{ java.util.List list = null; }"));
    assertFails("java.sql", MAIN.replace("{}", "{ java.sql.Date d; }"));
  }

  @Test
  void aFailedTrialIsTheFailure() {
    ExportFailure expected = new ExportFailure("it does not play");
    Exportable program =
        program(
            true,
            command -> {
              throw expected;
            });
    assertEquals(expected, assertThrows(ExportFailure.class, program::verifiedText));
  }
}
