package initiative.interactor;

import initiative.catalogue.Definition;
import initiative.game.Chance;
import initiative.game.Strategy;
import java.util.Iterator;

/** Makes referees for tests. */
final class Referees {
  private Referees() {}

  /** A referee of a game against an opponent of this name. */
  static <P, M> Referee<P, M> of(Definition<P, M> game, String opponent, String start) {
    return of(game, opponent, start, false, false);
  }

  static <P, M> Referee<P, M> of(
      Definition<P, M> game, String opponent, String text, boolean choosesSide, boolean seize) {
    P start = Nearby.start(game, text);
    Strategy<P, M> strategy = game.solve(start);
    Opponent<P, M> named = game.opponents().named(opponent, strategy, new Chance(1));
    return new Referee<>(strategy, named, start, choosesSide, seize);
  }

  /** A referee of a game in which the judge says what a script has, draws included. */
  static <P, M> Referee<P, M> scripted(
      Definition<P, M> game, String text, boolean choosesSide, Iterable<String> script) {
    P start = Nearby.start(game, text);
    Iterator<String> lines = script.iterator();
    Opponent<P, M> scripted = (position, last) -> game.parseMove(lines.next());
    return new Referee<>(game.solve(start), scripted, start, choosesSide, false);
  }

  /** The verdict on the lines of a player whose output then ends. */
  static Verdict verdict(Referee<?, ?> referee, String... lines) {
    for (String line : lines) {
      referee.accept(line);
    }
    referee.end();
    return referee.verdict();
  }
}
