package initiative.solve;

import initiative.game.Game;
import initiative.game.Worth;

/**
 * A strategy for any game that has not too many positions, from its rules alone: all positions that
 * can be reached are found and judged. Where a game has a table of its own, this is what that table
 * has to agree with.
 */
public final class GeneralTable<P, M> extends Strategy<P, M> {
  private GameGraph<P, M> graph;
  private RetrogradeTable depths;
  private Worth[] worths;

  public GeneralTable(Game<P, M> game) {
    super(game);
  }

  @Override
  public void prepare(P start) {
    graph = new GameGraph<>(game, start);
    if (game.mayGoOnForEver()) {
      depths = graph.retrograde();
    } else {
      worths = graph.worths();
    }
  }

  @Override
  public Worth worth(P position) {
    int number = graph.number(position);
    return depths == null ? worths[number] : depths.worth(number);
  }
}
