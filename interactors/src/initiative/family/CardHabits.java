package initiative.family;

import initiative.game.Game;
import initiative.interactor.Habits;
import initiative.interactor.View;
import java.util.List;

/** Habits in the games in which cards are taken from a row, whatever a move looks like. */
public final class CardHabits {
  private CardHabits() {}

  /** Habits of those who count, but do not count far enough. */
  public static <M> Habits<Cards, M> all(Habits<Cards, M> others) {
    return others
        .add(
            "greedy",
            "Takes the cards with the largest sum, in the first way of two equal ones.",
            "Бере картки з найбільшою сумою, з двох рівних способів — перший.",
            now -> greedy(now, 0))
        .add(
            "modest",
            "Takes the cards with the smallest sum, in the first way of two equal ones.",
            "Бере картки з найменшою сумою, з двох рівних способів — перший.",
            now -> dearest(now, -1, 0))
        .add(
            "wary",
            "Weighs what it takes now against the most that the player can take next.",
            "Зважує, що бере зараз, проти найбільшого, що гравець зможе взяти далі.",
            now -> greedy(now, 1))
        .add(
            "envious",
            "Leaves to the player as little as possible to take next.",
            "Лишає гравцеві якнайменше, що той зможе взяти далі.",
            now -> dearest(now, 0, 1));
  }

  /** Wants the largest gain within a few half-moves, as if the game ended there. */
  public static <M> M greedy(View<Cards, M> now, int foresight) {
    return dearest(now, 1, foresight);
  }

  /** The first of the moves that are dearest, if one's own gain and the answer weigh so much. */
  private static <M> M dearest(View<Cards, M> now, int own, int answer) {
    M dearest = null;
    long most = 0;
    for (M move : now.legal()) {
      Cards next = now.game.after(now.position, move);
      long worth = own * gain(now.position, next);
      worth -= answer == 0 ? 0 : answer * largestGain(now.game, next);
      if (dearest == null || worth > most) {
        dearest = move;
        most = worth;
      }
    }
    return dearest;
  }

  private static long gain(Cards before, Cards after) {
    return after.theirs - before.mine;
  }

  /** The most that a move can bring; if chance comes before it, that with which it may be calm. */
  private static <M> long largestGain(Game<Cards, M> game, Cards cards) {
    List<M> moves = game.moves(cards);
    if (moves.isEmpty()) {
      return 0;
    }
    if (game.isChance(cards)) {
      return largestGain(game, game.after(cards, moves.get(moves.size() - 1)));
    }
    long largest = Long.MIN_VALUE;
    for (M move : moves) {
      largest = Math.max(largest, gain(cards, game.after(cards, move)));
    }
    return largest;
  }
}
