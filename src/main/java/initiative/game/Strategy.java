package initiative.game;

import java.util.ArrayList;
import java.util.List;

/** Knows what every position that can be reached from a start is worth, and the best moves. */
public abstract class Strategy<P, M> {
  protected final Game<P, M> game;

  protected Strategy(Game<P, M> game) {
    this.game = game;
  }

  public final Game<P, M> game() {
    return game;
  }

  /** What the position is worth to the side to move; after a draw, if chance decides first. */
  public abstract Worth worth(P position);

  /** Whether positions may be drawn; there moves are chosen by what can be answered wrongly. */
  public boolean mayBeDrawn() {
    return false;
  }

  /** How many positions have been judged beforehand; 0 if there is a formula for all. */
  public long positions() {
    return 0;
  }

  /** The moves that are better than others, or seem so; none where all are alike, as where lost. */
  public List<M> best(P position) {
    List<M> best = new ArrayList<>();
    Worth most = null;
    int count = 0;
    for (M move : game.moves(position)) {
      Worth worth = outcome(game.after(position, move));
      int better = most == null ? 1 : worth.compareTo(most);
      if (better > 0) {
        best.clear();
        most = worth;
      }
      if (better >= 0) {
        best.add(move);
      }
      count++;
    }
    return best.size() == count ? new ArrayList<M>() : best;
  }

  /** One of the best moves, each with the same chance; where all are alike, any move. */
  public final M choose(P position, Chance chance) {
    List<M> best = best(position);
    return best.isEmpty() ? game.anyMove(position, chance) : best.get(chance.below(best.size()));
  }

  /** Whether to begin is at least as good as to let the other side begin. */
  public final boolean wantsToBegin(P start) {
    Worth ending = game.ending(start);
    return !(ending == null ? worth(start) : ending).isLost();
  }

  /** All moves that keep what the position is worth, where the moves are listed. */
  public final List<M> keeping(P position) {
    List<M> best = best(position);
    return best.isEmpty() ? game.moves(position) : best;
  }

  /** All moves that make nothing worse: where the position is lost, any, be it lost sooner. */
  public final List<M> harmless(P position) {
    return worth(position).isLost() ? game.moves(position) : keeping(position);
  }

  /** What it is worth to the side that has just moved that it has led the game to a position. */
  public final Worth outcome(P reached) {
    Worth ending = game.ending(reached);
    Worth worth = ending == null ? worth(reached) : ending;
    return game.movesAgain(reached) ? worth.toSame() : worth.toMover();
  }
}
