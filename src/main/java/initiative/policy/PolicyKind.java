package initiative.policy;

import initiative.game.Cautious;
import initiative.game.Policy;
import initiative.game.Strategy;
import initiative.interactor.Opponents;
import java.util.Locale;

/** The policies for positions in which no move wins, by name. */
public enum PolicyKind {
  CAUTIOUS,
  UNIFORM,
  LONGEST,
  TRICKY,
  ADAPTIVE;

  /** The one with which our bot plays, here and where it is exported. */
  public static final PolicyKind USUAL = CAUTIOUS;

  /** The policy for one game. */
  public <P, M> Policy<P, M> make(Opponents<P, M> opponents, Strategy<P, M> strategy) {
    return switch (this) {
      case CAUTIOUS -> new Cautious<>(strategy);
      case UNIFORM -> new Uniform<>(strategy);
      case LONGEST -> new Longest<>(strategy);
      case TRICKY -> new Tricky<>(strategy);
      case ADAPTIVE -> new Adaptive<>(opponents, strategy);
    };
  }

  /** As it is typed. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
