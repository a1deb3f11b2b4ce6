package initiative.course;

import initiative.catalogue.Definition;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.List;

/**
 * A position in the course of a game, and the move that led to it. It never changes; what it is
 * worth is found out when it is first asked for.
 *
 * @param <P> a position
 * @param <M> a move
 */
public final class Step<P, M> {
  /** Where there are more moves than this they are not compared. */
  public static final int MOST_COMPARED = 2000;

  /** The same in a game that can have too many moves to list them, though few in this position. */
  private static final int MOST_OF_MANY = 300;

  private final Solved<P, M> solved;
  private final Definition<P, M> game;
  private final Step<P, M> before;
  private final M move;
  private final P position;
  private final Side side;
  private final boolean ended;
  private Worth worth;
  private Boolean compared;

  /** What a move that could be made is worth to the side that makes it. */
  public record Alternative<M>(M move, Worth worth) {}

  Step(Solved<P, M> solved, Step<P, M> before, M move, P position, Side side) {
    this.solved = solved;
    this.game = solved.game();
    this.before = before;
    this.move = move;
    this.position = position;
    this.side = side;
    this.ended = game.ending(position) != null;
  }

  /** The step that a move leads to. */
  Step<P, M> after(M next) {
    P reached = game.after(position, next);
    boolean same = isChance() || game.movesAgain(reached);
    return new Step<>(solved, this, next, reached, same ? side : side.other());
  }

  public P position() {
    return position;
  }

  /** The step before; null at the start. */
  public Step<P, M> before() {
    return before;
  }

  /** The move that led here; null at the start. */
  public M move() {
    return move;
  }

  /** Who made it; null at the start. */
  public Side by() {
    return before == null ? null : before.mover();
  }

  /** The side to move, or the one after a draw of chance. */
  public Side side() {
    return side;
  }

  /** Who makes the next move: the side to move, or chance. */
  public Side mover() {
    return isChance() ? Side.CHANCE : side;
  }

  public boolean hasEnded() {
    return ended;
  }

  private boolean isChance() {
    return !ended && game.isChance(position);
  }

  /** What the position is worth to the side to move. */
  public synchronized Worth worth() {
    if (worth == null) {
      worth = ended ? game.ending(position) : solved.strategy().worth(position);
    }
    return worth;
  }

  /** What it is worth to the program. */
  public Worth toProgram() {
    return side == Side.PROGRAM ? worth() : worth().toOther();
  }

  /** Whether the moves here can be compared one by one. */
  public synchronized boolean isCompared() {
    if (compared == null) {
      compared = !ended && !isChance() && hasFewMoves();
    }
    return compared;
  }

  private boolean hasFewMoves() {
    try {
      return legal().size() <= (game.listsMoves() ? MOST_COMPARED : MOST_OF_MANY);
    } catch (UnsupportedOperationException e) {
      return false; // so a game says that there are too many
    }
  }

  /** All legal moves. */
  public List<M> legal() {
    return game.moves(position);
  }

  /** All moves with what they are worth to their side, if they are compared; otherwise none. */
  public List<Alternative<M>> alternatives() {
    List<Alternative<M>> all = new ArrayList<>();
    if (isCompared()) {
      Strategy<P, M> strategy = solved.strategy();
      for (M each : legal()) {
        all.add(new Alternative<>(each, strategy.outcome(game.after(position, each))));
      }
    }
    return all;
  }

  /** Whether the move that led here gave away something of what there was. */
  public boolean isSlip() {
    if (before == null || by() == Side.CHANCE || before.worth().isOpen()) {
      return false;
    }
    Worth outcome = solved.strategy().outcome(position);
    return before.worth().isSum()
        ? outcome.compareTo(before.worth()) < 0
        : outcome.sign() < before.worth().sign();
  }

  /** Whether that was the moment at which the program got the initiative. */
  public boolean isSeized() {
    return isSlip() && by() == Side.OPPONENT && toProgram().isWon();
  }
}
