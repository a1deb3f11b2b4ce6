package initiative.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Whether a bot gives each of the best moves the same chance, and others none. */
public final class Choices {
  private static final int DRAWS_PER_MOVE = 400;

  private Choices() {}

  /** Checks it for all moves of a lost start, none of which is better than another. */
  public static <P, M> void checkLost(Game<P, M> game, String start) {
    check(game, start, true);
  }

  /** Checks it for the best moves of a start that is not lost; there are others beside them. */
  public static <P, M> void checkNotLost(Game<P, M> game, String start) {
    check(game, start, false);
  }

  private static <P, M> void check(Game<P, M> game, String text, boolean lost) {
    P start = GivenLines.start(game, List.of(text.split(" / ")));
    Strategy<P, M> strategy = game.solve(start);
    assertEquals(lost, strategy.worth(start).isLost());
    assertEquals(lost, strategy.best(start).isEmpty());
    check(strategy, start, 3.3);
  }

  /** Whether a position leaves the bot a choice, but not too wide a one, among equal moves. */
  static <P, M> boolean isFree(Strategy<P, M> strategy, P position, int most) {
    Worth worth = strategy.worth(position);
    boolean tempting = worth.isDrawn() && !worth.isSum();
    if (tempting || strategy.game().isChance(position) || !strategy.game().listsMoves()) {
      return false;
    }
    int choices = strategy.keeping(position).size();
    return choices > 1 && choices <= most;
  }

  static <P, M> void check(Strategy<P, M> strategy, P position, double bound) {
    List<M> expected = strategy.keeping(position);
    assertTrue(expected.size() > 1, "there is nothing to choose");
    Chance chance = new Chance(2024);
    Map<M, Integer> drawn = new LinkedHashMap<>();
    expected.forEach(move -> drawn.put(move, 0));
    for (int i = 0; i < DRAWS_PER_MOVE * expected.size(); i++) {
      drawn.merge(strategy.choose(position, chance), 1, Integer::sum);
    }
    assertEquals(expected.size(), drawn.size(), "a move was drawn that is not one of the best");
    ChiSquare.assertUniform(drawn.values(), bound);
  }
}
