package initiative.cli;

import initiative.bot.Catalogue;
import initiative.bot.Chance;
import initiative.judge.Program;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import picocli.CommandLine.Command;

/**
 * Uses what a start of the program uses, so that the launcher can have the JVM write an archive of
 * the classes.
 */
@Command(name = "warm-up", hidden = true)
final class WarmUpCommand implements Runnable {
  private static final Map<String, String> GAMES =
      Map.of(
          "bachet-cycles", "2\n8 8\n9 2000000\n2000008\n2000007\n",
          "minefield", "1 3\n...\nR 1\n",
          "nim", "2\n5 5\n1 1\n",
          "nim-bachet", "2\n5 5\n1 1\n",
          "queen-endgame", "a3 e3 b1\n",
          "max-sum", "5\n1 2 3 4 5\n1\n");

  @Override
  public void run() {
    for (String id : Catalogue.ids()) {
      byte[] input = GAMES.getOrDefault(id, "12\n1\n").getBytes(StandardCharsets.US_ASCII);
      Program.run(
          Catalogue.strategy(id),
          new Chance(),
          new ByteArrayInputStream(input),
          new ByteArrayOutputStream(),
          new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.US_ASCII));
    }
    new ListCommand().run();
  }
}
