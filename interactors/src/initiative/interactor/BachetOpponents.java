package initiative.interactor;

import initiative.bot.Chance;
import initiative.solve.Strategy;

/** The opponents in Bachet's game. */
public final class BachetOpponents extends CountOpponents<Integer> {
  private static final String[][] CHARACTERS = {
    {"completes", "Completes the player's take to four, which is right from some heaps only."},
    {"even", "Leaves an even number of sticks, taking as few as it can."},
  };

  public BachetOpponents(Strategy<Integer, Integer> strategy) {
    super(strategy);
  }

  @Override
  protected String[][] characters() {
    return join(super.characters(), CHARACTERS);
  }

  @Override
  protected Opponent<Integer, Integer> character(String name, Chance chance) {
    switch (name) {
      case "completes":
        return new Opponent<Integer, Integer>() {
          @Override
          public Integer choose(Integer sticks, Integer last) {
            return upTo(4 - last, sticks);
          }
        };
      case "even":
        return new Opponent<Integer, Integer>() {
          @Override
          public Integer choose(Integer sticks, Integer last) {
            return upTo(sticks % 2 == 0 ? 2 : 1, sticks);
          }
        };
      default:
        return super.character(name, chance);
    }
  }
}
