package initiative.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class ProblemProgramTests {

  /** A stream on a disk that is full. */
  private static final class Full extends OutputStream {
    @Override
    public void write(int b) throws IOException {
      throw new IOException("no space left");
    }
  }

  @Test
  void anAnswerThatCannotBeWrittenIsNotTakenForWritten() {
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    int exitCode =
        ProblemProgram.run(
            Problems.of("1.2:A"),
            new ByteArrayInputStream("5\n".getBytes()),
            new PrintStream(new Full()),
            new PrintStream(log));
    assertEquals(ProblemProgram.OWN_FAULT, exitCode);
    assertEquals("the answer could not be written" + System.lineSeparator(), log.toString());
  }
}
