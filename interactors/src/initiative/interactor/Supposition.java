package initiative.interactor;

import initiative.game.Chance;
import initiative.game.Game;
import java.util.ArrayList;
import java.util.List;

/**
 * The supposition that the other side keeps to a habit: what it would do, if it has done before
 * what was seen of it.
 */
public final class Supposition<P, M> {
  private final Habit<P, M> habit;
  private final Game<P, M> game;
  private final Chance chance;
  private final List<P> before = new ArrayList<>();
  private final List<M> moves = new ArrayList<>();

  Supposition(Habit<P, M> habit, Game<P, M> game, Chance chance) {
    this.habit = habit;
    this.game = game;
    this.chance = chance;
  }

  /** A move that it would make; if it moves by chance, one of them. */
  public M foresee(P position, M last) {
    return habit.rule.move(new View<>(game, chance, position, last, before, moves));
  }

  /** Takes note of a move that was made. */
  public void see(P position, M move) {
    before.add(position);
    moves.add(move);
  }
}
