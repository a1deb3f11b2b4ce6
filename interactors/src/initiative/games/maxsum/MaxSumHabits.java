package initiative.games.maxsum;

import initiative.family.CountHabits;
import initiative.game.Game;
import initiative.games.maxsum.MaxSum.Cards;
import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents in the game of the largest sum. */
final class MaxSumHabits {
  private MaxSumHabits() {}

  static Habits<Cards, Integer> all() {
    return CountHabits.<Cards>all()
        .add(
            "greedy",
            "Takes the cards with the largest sum, the fewer of two equal choices.",
            "Бере картки з найбільшою сумою, з двох рівних виборів — менше карток.",
            now -> greedy(now, 0))
        .add(
            "picky",
            "Takes cards as long as they are positive, but at least one.",
            "Бере картки, поки вони додатні, але принаймні одну.",
            now -> {
              Cards cards = now.position;
              int count = 0;
              while (count < cards.left && cards.value(cards.left - count) > 0) {
                count++;
              }
              return CountHabits.upTo(count, now);
            })
        .add(
            "wary",
            "Weighs what it takes now against the most that the player can take next.",
            "Зважує, що бере зараз, проти найбільшого, що гравець зможе взяти далі.",
            now -> greedy(now, 1));
  }

  /** Wants the largest gain within a few half-moves, as if the game ended there. */
  private static Integer greedy(View<Cards, Integer> now, int foresight) {
    Integer best = null;
    for (Integer take : now.legal()) {
      if (best == null
          || lead(now.game, now.position, take, foresight)
              > lead(now.game, now.position, best, foresight)) {
        best = take;
      }
    }
    return best;
  }

  private static int lead(Game<Cards, Integer> game, Cards cards, Integer take, int further) {
    Cards next = game.after(cards, take);
    int gain = next.theirs - cards.mine;
    if (further == 0 || next.left == 0) {
      return gain;
    }
    int answer = Integer.MIN_VALUE;
    for (Integer reply : game.moves(next)) {
      answer = Math.max(answer, lead(game, next, reply, further - 1));
    }
    return gain - answer;
  }
}
