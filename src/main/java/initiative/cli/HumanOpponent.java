package initiative.cli;

import initiative.game.Game;
import initiative.interactor.Opponent;
import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * A person at the terminal, who is shown the position and asked for a move, and asked again if it
 * is not a legal one. Standard input and output belong to the player.
 */
final class HumanOpponent<P, M> implements Opponent<P, M> {
  static final String NAME = "human";
  static final String DESCRIPTION = "Asks at the terminal for every move.";

  private static final String TERMINAL = "/dev/tty";

  private final Game<P, M> game;
  private final String player;
  private final BufferedReader in;
  private final PrintStream out;

  /**
   * A person who reads and types there.
   *
   * @param player what the other side is called at the beginning of a sentence
   */
  HumanOpponent(Game<P, M> game, String player, BufferedReader in, PrintStream out) {
    this.game = game;
    this.player = player;
    this.in = in;
    this.out = out;
  }

  /** A person at the terminal from which this program was started. */
  static <P, M> HumanOpponent<P, M> atTerminal(Game<P, M> game) throws Commands.Failure {
    try {
      return new HumanOpponent<>(
          game,
          "The player",
          new BufferedReader(
              new InputStreamReader(new FileInputStream(TERMINAL), StandardCharsets.UTF_8)),
          new PrintStream(new FileOutputStream(TERMINAL), true, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new Commands.Failure("a human opponent needs a terminal, and there is none");
    }
  }

  @Override
  public M choose(P position, M last) {
    if (last != null) {
      out.println(player + "'s move: " + last);
    }
    show(position);
    while (true) {
      out.print("Your move (" + game.moveForm() + "): ");
      out.flush();
      String line = readLine().trim();
      M move = game.parseMove(line);
      if (move == null) {
        out.println("That is not a move of the form " + game.moveForm() + ".");
        showMoves(position);
      } else if (!game.isLegal(position, move)) {
        out.println("That is not allowed here.");
        showMoves(position);
      } else {
        return move;
      }
    }
  }

  private void show(P position) {
    out.println("Position: " + position);
    String picture = game.picture(position);
    if (picture != null) {
      picture.lines().forEach(line -> out.println("  " + line));
    }
    showMoves(position);
  }

  private void showMoves(P position) {
    out.println("Legal moves: " + game.legalMoves(position));
  }

  private String readLine() {
    String line;
    try {
      line = in.readLine();
    } catch (IOException e) {
      line = null;
    }
    if (line == null) {
      throw new IllegalStateException("the human opponent has gone");
    }
    return line;
  }
}
