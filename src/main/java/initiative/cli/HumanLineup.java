package initiative.cli;

import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.interactor.Opponent;
import initiative.interactor.Opponents;
import initiative.match.Lineup;
import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** A match against the person at the keyboard. */
final class HumanLineup implements Lineup {
  private final String player;
  private final BufferedReader in;
  private final PrintStream out;

  HumanLineup(String player, InputStream in, PrintStream out) {
    this.player = player;
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.out = out;
  }

  @Override
  public <P, M> Opponent<P, M> opponent(
      Opponents<P, M> all, String name, Strategy<P, M> strategy, Chance chance) {
    return new HumanOpponent<>(all.game(), player, in, out);
  }
}
