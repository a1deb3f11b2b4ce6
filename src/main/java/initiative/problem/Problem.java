package initiative.problem;

import initiative.game.BadInput;
import initiative.game.Input;

/** A problem of the book without interaction: it reads the whole input and answers. */
public interface Problem {

  /** Reads and checks the whole input and appends the answer. */
  void solve(Input in, StringBuilder answer) throws BadInput;
}
