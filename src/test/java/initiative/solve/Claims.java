package initiative.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import initiative.game.Game;
import java.util.ArrayList;
import java.util.List;

/** What a strategy says of a position, held against what it says of the positions after it. */
final class Claims {
  private Claims() {}

  /**
   * Checks that the position is won exactly when a move leads to a lost one, and that the best
   * moves are just these, or all moves if there are none. If it holds everywhere, the ends are
   * right and the game is finite, then all that the strategy says is right.
   */
  static <P, M> void check(Strategy<P, M> strategy, P position) {
    Game<P, M> game = strategy.game();
    List<M> winning = new ArrayList<>();
    for (M move : game.moves(position)) {
      if (strategy.worth(game.after(position, move)).isLost()) {
        winning.add(move);
      }
    }
    assertEquals(!winning.isEmpty(), strategy.worth(position).isWon(), position::toString);
    List<M> best = strategy.best(position);
    assertEquals(winning.isEmpty() ? game.moves(position) : winning, best, position::toString);
  }
}
