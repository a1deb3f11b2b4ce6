package initiative.interactor.tool;

import initiative.game.Chance;
import initiative.game.Game;
import initiative.interactor.Habits;
import initiative.interactor.Opponent;
import initiative.interactor.Opponents;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The opponents that need to know no more than the rules, and so may be given to anybody. */
public final class SampleOpponents {
  /** The only one whose moves depend on a seed. */
  public static final String RANDOM = "random";

  private SampleOpponents() {}

  /** Their names; where moves are not listed there is no first and no last one. */
  public static List<String> names(Game<?, ?> game) {
    return game.listsMoves()
        ? Arrays.asList("first", "last", RANDOM)
        : Collections.singletonList(RANDOM);
  }

  /** A new opponent for one game, or null if there is none of this name. */
  public static <P, M> Opponent<P, M> named(Game<P, M> game, String name, long seed) {
    return names(game).contains(name)
        ? new Opponents<>(game, new Habits<P, M>()).named(name, new Blind<>(game), new Chance(seed))
        : null;
  }
}
