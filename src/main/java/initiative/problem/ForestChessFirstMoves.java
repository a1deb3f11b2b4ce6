package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;
import initiative.games.forestchess.PawnRuns;

/**
 * A board has 3 rows, with white pawns all along one edge and black ones along the other. White
 * begins. A pawn steps one cell forward if that is empty, or takes one diagonally forward; whoever
 * can take must. Whoever cannot move loses. Input: the number of columns. Answer: in one line the
 * number of white pawns whose first step wins, then their columns.
 */
public final class ForestChessFirstMoves implements Problem {
  private static final int MOST_COLUMNS = 1000;

  @Override
  public void solve(Input in, StringBuilder answer) throws BadInput {
    int columns = in.integer("the number of columns", 1, MOST_COLUMNS);
    in.end();
    PawnRuns runs = new PawnRuns(columns);
    StringBuilder winning = new StringBuilder();
    int count = 0;
    for (int column = 1; column <= columns; column++) {
      if (runs.after(columns, column) == 0) {
        winning.append(' ').append(column);
        count++;
      }
    }
    answer.append(count).append(winning);
  }
}
