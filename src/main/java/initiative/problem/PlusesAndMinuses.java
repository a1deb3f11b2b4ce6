package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;

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
    double[] gain = new double[minuses + 1];
    for (int plus = 1; plus <= pluses; plus++) {
      for (int minus = 0; minus <= minuses; minus++) {
        double afterPlus = 1 + gain[minus];
        double afterMinus = minus == 0 ? 0 : gain[minus - 1] - 1;
        double goOn = (plus * afterPlus + minus * afterMinus) / (plus + minus);
        gain[minus] = Math.max(0, goOn);
      }
    }
    Decimals.append(answer, gain[minuses]);
  }
}
