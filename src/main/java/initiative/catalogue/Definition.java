package initiative.catalogue;

import initiative.game.Game;
import initiative.interactor.Habits;
import initiative.interactor.Opponents;

/** A game of the house, with all that is to be known of it; it is declared nowhere else. */
public abstract class Definition<P, M> implements Game<P, M> {

  /** The name of the game, its table and its limits. */
  public abstract About about();

  /** The habits that opponents have in this game, besides those of every game. */
  public Habits<P, M> habits() {
    return new Habits<>();
  }

  /** How random starts are made: unless a game says otherwise, a line with its numbers. */
  public StartMaker starts() {
    return StartMaker.line(about().limits());
  }

  /** All opponents that there are in this game. */
  public final Opponents<P, M> opponents() {
    return new Opponents<>(this, habits());
  }
}
