package initiative.cli;

import initiative.catalogue.Definition;
import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.interactor.Opponent;
import initiative.interactor.Opponents;
import initiative.match.Lineup;
import initiative.result.MatchResult;
import initiative.words.Language;
import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;

/** A match against the person at the keyboard. */
final class HumanLineup implements Lineup {
  private final Language language;
  private final String player;
  private final BufferedReader in;
  private final PrintStream out;
  private final KeptMoves kept = new KeptMoves();

  HumanLineup(Language language, String player, InputStream in, PrintStream out) {
    this(
        language,
        player,
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)),
        out);
  }

  HumanLineup(Language language, String player, BufferedReader in, PrintStream out) {
    this.language = language;
    this.player = player;
    this.in = in;
    this.out = out;
  }

  /** Plays a match, from the start again whenever the person takes a move back. */
  MatchResult play(Supplier<MatchResult> match) {
    kept.clear();
    MatchResult result = match.get();
    while (kept.beginsAgain()) {
      result = match.get();
    }
    return result;
  }

  @Override
  public <P, M> Opponent<P, M> opponent(
      Opponents<P, M> all, String name, Strategy<P, M> strategy, Chance chance) {
    return new HumanOpponent<>(
        (Definition<P, M>) all.game(), strategy, chance, kept, language, player, in, out);
  }
}
