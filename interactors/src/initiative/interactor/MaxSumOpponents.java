package initiative.interactor;

import initiative.bot.Chance;
import initiative.game.MaxSum.Cards;
import initiative.solve.Strategy;

/** The opponents in the game of the largest sum. */
public final class MaxSumOpponents extends CountOpponents<Cards> {
  private static final String[][] CHARACTERS = {
    {"greedy", "Takes the cards with the largest sum, the fewer of two equal choices."},
    {"picky", "Takes cards as long as they are positive, but at least one."},
    {"wary", "Weighs what it takes now against the most that the player can take next."},
  };

  public MaxSumOpponents(Strategy<Cards, Integer> strategy) {
    super(strategy);
  }

  @Override
  protected String[][] characters() {
    return join(super.characters(), CHARACTERS);
  }

  @Override
  protected Opponent<Cards, Integer> character(String name, Chance chance) {
    switch (name) {
      case "greedy":
        return new Greedy(0);
      case "wary":
        return new Greedy(1);
      case "picky":
        return new Opponent<Cards, Integer>() {
          @Override
          public Integer choose(Cards cards, Integer last) {
            int count = 0;
            while (count < cards.left && cards.value(cards.left - count) > 0) {
              count++;
            }
            return upTo(count, cards);
          }
        };
      default:
        return super.character(name, chance);
    }
  }

  /** Wants the largest gain within a few half-moves, as if the game ended there. */
  private final class Greedy implements Opponent<Cards, Integer> {
    private final int foresight;

    Greedy(int foresight) {
      this.foresight = foresight;
    }

    @Override
    public Integer choose(Cards cards, Integer last) {
      Integer best = null;
      for (Integer take : strategy().game().moves(cards)) {
        if (best == null || lead(cards, take, foresight) > lead(cards, best, foresight)) {
          best = take;
        }
      }
      return best;
    }

    private int lead(Cards cards, Integer take, int further) {
      Cards next = strategy().game().after(cards, take);
      int gain = next.theirs - cards.mine;
      if (further == 0 || next.left == 0) {
        return gain;
      }
      int answer = Integer.MIN_VALUE;
      for (Integer reply : strategy().game().moves(next)) {
        answer = Math.max(answer, lead(next, reply, further - 1));
      }
      return gain - answer;
    }
  }
}
