package initiative.interactor;

import initiative.game.Chance;
import initiative.game.Game;
import java.util.ArrayList;
import java.util.List;

/** What an opponent sees when it has to move: the position, and what it remembers of the game. */
public final class View<P, M> {
  public final Game<P, M> game;
  public final Chance chance;

  /** The position in which the opponent moves. */
  public final P position;

  /** The move of the player that led to it; null if the opponent begins. */
  public final M last;

  /** The positions in which this opponent has moved before. */
  public final List<P> before;

  /** The moves that it made in them. */
  public final List<M> moves;

  View(Game<P, M> game, Chance chance, P position, M last, List<P> before, List<M> moves) {
    this.game = game;
    this.chance = chance;
    this.position = position;
    this.last = last;
    this.before = before;
    this.moves = moves;
  }

  /** The number of the opponent's move, counted from 0. */
  public int turn() {
    return moves.size();
  }

  /** All legal moves, in a game that lists them. */
  public List<M> legal() {
    return game.moves(position);
  }

  /** The move if it is legal, otherwise another one. */
  public M orElse(M wanted, M otherwise) {
    return game.isLegal(position, wanted) ? wanted : otherwise;
  }

  /** A random one of some moves. */
  public M any(List<M> some) {
    return some.get(chance.below(some.size()));
  }

  /** An opponent who keeps to a habit for a whole game. */
  static final class Keeper<P, M> implements Opponent<P, M> {
    private static final int PARTS = 1 << 30;

    private final Habit<P, M> habit;
    private final Game<P, M> game;
    private final Chance chance;
    private final List<P> before = new ArrayList<>();
    private final List<M> moves = new ArrayList<>();

    Keeper(Habit<P, M> habit, Game<P, M> game, Chance chance) {
      this.habit = habit;
      this.game = game;
      this.chance = chance;
    }

    @Override
    public M choose(P position, M last) {
      boolean draw = game.isChance(position);
      if (draw && !habit.draws) {
        return fairDraw(position);
      }
      M move = habit.rule.move(new View<>(game, chance, position, last, before, moves));
      if (draw) {
        return move;
      }
      before.add(position);
      moves.add(move);
      return move;
    }

    /** Each draw with its probability. */
    private M fairDraw(P position) {
      List<M> draws = game.moves(position);
      double rest = (double) chance.below(PARTS) / PARTS;
      int index = 0;
      while (index < draws.size() - 1 && rest >= game.odds(position, draws.get(index))) {
        rest -= game.odds(position, draws.get(index++));
      }
      return draws.get(index);
    }
  }
}
