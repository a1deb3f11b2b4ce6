package initiative.solve;

import initiative.game.Game;
import initiative.game.Worth;

/**
 * A strategy for any game that ends and has not too many positions, from its rules alone: all
 * positions that can be reached are found and judged. Where a game has a table of its own, this is
 * what that table has to agree with.
 */
public final class GeneralTable<P, M> extends Strategy<P, M> {
  private GameGraph<P, M> graph;
  private Worth[] worths;

  public GeneralTable(Game<P, M> game) {
    super(game);
  }

  @Override
  public void prepare(P start) {
    graph = new GameGraph<>(game, start);
    worths = graph.worths();
  }

  @Override
  public Worth worth(P position) {
    return worths[graph.number(position)];
  }
}
