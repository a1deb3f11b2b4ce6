package initiative.match;

import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.interactor.Opponent;
import initiative.interactor.Opponents;

/** Who the opponents of a match are; usually those of the game, by their names. */
public interface Lineup {
  /** The opponents of the game. */
  Lineup OF_THE_GAME =
      new Lineup() {
        @Override
        public <P, M> Opponent<P, M> opponent(
            Opponents<P, M> all, String name, Strategy<P, M> strategy, Chance chance) {
          return all.named(name, strategy, chance);
        }
      };

  /** A new opponent for one game, or null if there is none of this name. */
  <P, M> Opponent<P, M> opponent(
      Opponents<P, M> all, String name, Strategy<P, M> strategy, Chance chance);
}
