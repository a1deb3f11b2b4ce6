package initiative.match;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.result.MatchResult;
import initiative.result.Pairing;

/** Matches of a player that says given lines and then no more. */
public final class ByLines {
  private ByLines() {}

  /** A match against the ideal opponent. */
  public static MatchResult play(String game, String start, String... lines) {
    return play(new Pairing(game, "ideal", start, false, 1), lines);
  }

  public static MatchResult play(Pairing pairing, String... lines) {
    return play(Catalogue.game(pairing.game()), pairing, lines);
  }

  private static <P, M> MatchResult play(
      Definition<P, M> definition, Pairing pairing, String... lines) {
    RefereedGame<P, M> game =
        RefereedGame.begin(
            pairing, Runner.Solved.of(definition, pairing.start()), Lineup.OF_THE_GAME);
    game.sendStart();
    for (String line : lines) {
      game.accept(line);
    }
    game.end();
    return game.result();
  }
}
