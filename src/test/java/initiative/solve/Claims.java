package initiative.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import initiative.game.Game;
import initiative.game.Strategy;
import java.util.ArrayList;
import java.util.List;

/** What a strategy says of a position, held against what it says of the positions after it. */
public final class Claims {
  private Claims() {}

  /**
   * Checks that the position is won exactly when a move leads to a lost one, that just these moves
   * keep it won, and that no move of a lost position is called better than another. If it holds
   * everywhere, the ends are right and the game is finite, then all that the strategy says is
   * right.
   */
  public static <P, M> void check(Strategy<P, M> strategy, P position) {
    Game<P, M> game = strategy.game();
    List<M> winning = new ArrayList<>();
    for (M move : game.moves(position)) {
      if (strategy.worth(game.after(position, move)).isLost()) {
        winning.add(move);
      }
    }
    assertEquals(!winning.isEmpty(), strategy.worth(position).isWon(), position::toString);
    if (winning.isEmpty()) {
      assertEquals(winning, strategy.best(position), position::toString);
      assertEquals(game.moves(position), strategy.keeping(position), position::toString);
    } else {
      assertEquals(winning, strategy.keeping(position), position::toString);
    }
  }
}
