package initiative.solve;

/**
 * Tells won from lost positions of a game that cannot go on for ever, by marking "against the
 * moves": whatever is not marked when its turn comes is lost, and every position from which it can
 * be reached is marked as won. Positions are numbered so that every move leads to a smaller number.
 */
public abstract class WinLoseTable {
  private final boolean[] won;

  protected WinLoseTable(int positions) {
    won = new boolean[positions];
  }

  /** Calls {@link #markWon} for every position from which a move leads to this lost one. */
  protected abstract void markPredecessors(int lost);

  protected final void markWon(int position) {
    won[position] = true;
  }

  /** Goes through all positions; a subclass calls it when it is ready. */
  protected final void fill() {
    for (int position = 0; position < won.length; position++) {
      if (!won[position]) {
        markPredecessors(position);
      }
    }
  }

  public final boolean isWon(int position) {
    return won[position];
  }
}
