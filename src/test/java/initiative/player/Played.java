package initiative.player;

import initiative.catalogue.Catalogue;
import initiative.game.Chance;
import initiative.game.Game;
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
    return with(Catalogue.game(game), seed, false, input);
  }

  static Played with(Game<?, ?> game, long seed, boolean choosesSide, byte[] input) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    int exitCode =
        Program.run(
            game,
            new Chance(seed),
            choosesSide ? new String[] {Program.CHOOSE_SIDE} : new String[0],
            new ByteArrayInputStream(input),
            out,
            new PrintStream(log, true, StandardCharsets.ISO_8859_1));
    return new Played(
        exitCode,
        out.toString(StandardCharsets.ISO_8859_1),
        log.toString(StandardCharsets.ISO_8859_1));
  }
}
