package initiative.laboratory;

import initiative.catalogue.Definition;
import initiative.game.Chance;
import initiative.game.Policy;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.interactor.Opponent;
import initiative.policy.PolicyKind;

/** Games of our bot from one start, with nobody to judge them, which makes them quick. */
final class Trial<P, M> {
  /** Whoever has not seized the initiative by then will not. */
  private static final int MOST_HALF_MOVES = 2000;

  private static final long BOT_LUCK = 0x9E3779B97F4A7C15L;

  private final Definition<P, M> game;
  private final Strategy<P, M> strategy;
  private final P start;
  private final int promised;

  Trial(Definition<P, M> game, P start) {
    this.game = game;
    this.start = start;
    this.strategy = game.solve(start);
    this.promised = toProgram(strategy.worth(start), game.programBegins());
  }

  /** The probability of that, where {@link Exact#isKnown}. */
  double exact(PolicyKind kind, String opponent) {
    return new Exact<>(game, strategy, kind, opponent).seizing(start);
  }

  private static int toProgram(Worth worth, boolean programToMove) {
    return programToMove ? worth.sign() : -worth.sign();
  }

  /**
   * Whether the bot gets more than the start promises. What happens by chance depends on the seed
   * alone, so that policies can be compared game by game.
   *
   * @param opponent its name
   */
  boolean isSeized(PolicyKind kind, String opponent, long seed) {
    return isSeized(kind, game.opponents().named(opponent, strategy, new Chance(seed)), seed);
  }

  /** The same against somebody whom no policy has ever heard of. */
  boolean isSeized(PolicyKind kind, Opponent<P, M> other, long seed) {
    Policy<P, M> policy = kind.make(game.opponents(), strategy);
    Chance chance = new Chance(seed ^ BOT_LUCK);
    P position = start;
    M last = null;
    boolean mine = game.programBegins();
    for (int i = 0; i < MOST_HALF_MOVES; i++) {
      Worth ending = game.ending(position);
      Worth worth = ending == null ? strategy.worth(position) : ending;
      // what our bot has it keeps
      if (ending != null || mine && worth.sign() > promised) {
        return toProgram(worth, mine) > promised;
      }
      M move;
      if (mine) {
        move = policy.choose(position, chance);
        last = move;
      } else {
        move = other.choose(position, last);
        policy.see(position, move, chance);
      }
      P reached = game.after(position, move);
      mine = game.movesAgain(reached) == mine;
      position = reached;
    }
    return false;
  }
}
