package initiative.cli;

import initiative.bot.Catalogue;
import initiative.bot.Chance;
import initiative.player.Program;
import initiative.problem.ProblemProgram;
import initiative.problem.Problems;
import initiative.problem.Sample;
import initiative.suite.Starts;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine.Command;

/**
 * Uses what a start of the program uses, so that the launcher can have the JVM write an archive of
 * the classes.
 */
@Command(name = "warm-up", hidden = true)
final class WarmUpCommand implements Runnable {
  private final PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());

  @Override
  public void run() {
    for (String id : Catalogue.ids()) {
      for (String start : Starts.exist(id) ? Starts.defaults(id, 1) : List.<String>of()) {
        InputStream in = stream(start.replace('/', '\n'));
        Program.run(Catalogue.strategy(id), new Chance(), in, nowhere, nowhere);
      }
    }
    for (Problems.Entry entry : Problems.entries()) {
      for (Sample sample : Sample.of(entry.code)) {
        ProblemProgram.run(Problems.of(entry.code), stream(sample.input), nowhere, nowhere);
      }
    }
    Commands.run(new String[] {"list"});
  }

  private static InputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII));
  }
}
