package initiative.player;

import initiative.bot.Catalogue;
import initiative.bot.Chance;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What became of a game whose input was known beforehand. */
record Played(int exitCode, String output, String log) {

  /** Plays with a fixed seed; the characters of the input are bytes. */
  static Played with(String game, String input) {
    return with(game, 1, input.getBytes(StandardCharsets.ISO_8859_1));
  }

  static Played with(String game, long seed, byte[] input) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    int exitCode =
        Program.run(
            Catalogue.strategy(game),
            new Chance(seed),
            new ByteArrayInputStream(input),
            out,
            new PrintStream(log, true, StandardCharsets.ISO_8859_1));
    return new Played(
        exitCode,
        out.toString(StandardCharsets.ISO_8859_1),
        log.toString(StandardCharsets.ISO_8859_1));
  }
}
