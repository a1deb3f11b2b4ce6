package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;
import initiative.solve.TakeOrStop;

/**
 * Cards marked plus or minus are shuffled and lie face down. A player turns over one after another
 * and may stop at any time; a plus wins him 1, a minus loses him 1. Input: the numbers of pluses
 * and of minuses. Answer: the expected gain if he plays his best.
 */
public final class PlusesAndMinuses implements Problem {
  private static final int MOST = 100;

  @Override
  public void solve(Input in, StringBuilder answer) throws BadInput {
    int pluses = in.integer("the number of pluses", 0, MOST);
    int minuses = in.integer("the number of minuses", 0, MOST);
    in.end();
    Decimals.append(answer, new TakeOrStop(pluses, minuses).gain(pluses, minuses));
  }
}
