package initiative.catalogue;

import initiative.game.Game;
import initiative.game.Strategy;
import initiative.interactor.Habits;
import initiative.interactor.Opponents;
import java.util.List;

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

  /**
   * The parts of a position that is a sum of games and is lost exactly if the xor of their values
   * is 0; null if it is not such a sum.
   *
   * @param strategy that of the game, which knows the values
   */
  public List<Part> parts(Strategy<P, M> strategy, P position) {
    return null;
  }

  /**
   * Why a position that goes on is worth what it is, where there is a rule for that besides trying
   * all moves; null if there is none.
   */
  public Saying because(Strategy<P, M> strategy, P position) {
    return null;
  }

  /** Which rule forbids a move that is not legal; null if none has to be named. */
  public Saying forbids(P position, M move) {
    return null;
  }

  /** All opponents that there are in this game. */
  public final Opponents<P, M> opponents() {
    return new Opponents<>(this, habits());
  }

  /**
   * The strategy's table for people to look at: unless a game says otherwise, what its starts are
   * worth, if they are one number or two. Null if there is nothing to be drawn.
   *
   * @param start an example, for tables that depend on it
   * @param size the largest number that is shown, 0 if the game is to choose
   */
  public Chart<P> chart(P start, int size) {
    return StartChart.of(this, size);
  }

  /** A start whose table is worth seeing; null if that of the sample dialogue is. */
  public String chartStart() {
    return null;
  }

  /** The position as a picture, as data; null if people are served best with text. */
  public Sketch sketch(P position) {
    return null;
  }

  /** Where a move is pointed at in the picture, as its kind says; null if nowhere. */
  public long[] place(P position, M move) {
    return null;
  }

  /**
   * A move in words: "move.do." and the key are the words on a button, "move.did." and the key
   * those of a report.
   */
  public Saying action(P position, M move) {
    return new Saying("plain", move.toString());
  }
}
