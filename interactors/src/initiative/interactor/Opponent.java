package initiative.interactor;

/** The side that answers the player under test. */
public interface Opponent<P, M> {

  /**
   * A legal move in a position where the game goes on; a draw, if chance decides there.
   *
   * @param last the move of the player that led to the position; null if there has been none
   */
  M choose(P position, M last);
}
