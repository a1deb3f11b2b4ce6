package initiative.interactor;

/** The side that answers the player under test. */
public interface Opponent<P, M> {

  /**
   * A legal move in a position where the game goes on.
   *
   * @param last the move of the player that led to the position
   */
  M choose(P position, M last);
}
