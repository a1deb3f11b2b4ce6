package initiative.solve;

/**
 * The best choices in a game of sums, by dynamic programming: in each position the most that the
 * side to move can be ahead by from there on, and which of its moves attain that. Positions are
 * numbered so that every move leads to a smaller number, and the moves of a position from 0 to 30.
 */
public abstract class ChoiceTable {
  private final int[] lead;
  private final int[] choices;
  private int current;

  protected ChoiceTable(int positions) {
    lead = new int[positions];
    choices = new int[positions];
  }

  /** Calls {@link #option} for each move of the position; if the game ends there, for none. */
  protected abstract void options(int position);

  /** Takes note of a lead that is settled when the game ends in the position; it is 0 otherwise. */
  protected final void end(int ahead) {
    lead[current] = ahead;
  }

  /** Takes note of a move that gains so much at once and leads to the given position. */
  protected final void option(int move, int gain, int next) {
    int ahead = gain - lead[next];
    if (choices[current] == 0 || ahead > lead[current]) {
      lead[current] = ahead;
      choices[current] = 0;
    }
    if (ahead == lead[current]) {
      choices[current] |= 1 << move;
    }
  }

  /** Goes through all positions; a subclass calls it when it is ready. */
  protected final void fill() {
    for (current = 0; current < lead.length; current++) {
      options(current);
    }
  }

  /** How many positions the table holds. */
  public final int size() {
    return lead.length;
  }

  /** By how much the side to move can end ahead of the other, counting from this position. */
  public final int lead(int position) {
    return lead[position];
  }

  /** Whether the move attains that. */
  public final boolean isChoice(int position, int move) {
    return (choices[position] >> move & 1) != 0;
  }
}
