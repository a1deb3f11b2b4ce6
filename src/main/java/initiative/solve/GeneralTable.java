package initiative.solve;

import initiative.game.Game;
import initiative.game.Strategy;
import initiative.game.Worth;

/**
 * The strategy of a game that brings no table of its own, from its rules alone: all positions that
 * can be reached are found and judged, so there must not be too many of them. Where a game has a
 * table of its own, this is what that table has to agree with.
 */
public final class GeneralTable<P, M> extends Strategy<P, M> {
  private final GameGraph<P, M> graph;
  private final RetrogradeTable depths;
  private final Worth[] worths;

  public GeneralTable(Game<P, M> game, P start) {
    super(game);
    graph = new GameGraph<>(game, start);
    depths = game.mayGoOnForEver() ? graph.retrograde() : null;
    worths = game.mayGoOnForEver() ? null : graph.worths();
  }

  @Override
  public long positions() {
    return graph.size();
  }

  @Override
  public Worth worth(P position) {
    int number = graph.number(position);
    return depths == null ? worths[number] : depths.worth(number);
  }

  @Override
  public boolean mayBeDrawn() {
    return true;
  }
}
