package initiative.match;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.interactor.Opponents;
import initiative.interactor.StartText;
import initiative.policy.PolicyKind;
import initiative.process.Limits;
import initiative.process.Sandbox;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays matches. The strategy of the last start is kept, since many games are often played from one
 * start; it never changes, so that several threads may share a runner.
 */
public final class Runner {
  private static final long BOT_LUCK = 0x5DEECE66DL;

  private static final Logger LOG = LoggerFactory.getLogger(Runner.class);

  private final Supplier<Sandbox> sandbox;
  private final Lineup lineup;
  private final Function<String, Definition<?, ?>> games;
  private final boolean sidesExchanged;
  private final PolicyKind policy;
  private volatile Solved<?, ?> last;

  public Runner() {
    this(Lineup.OF_THE_GAME);
  }

  public Runner(Lineup lineup) {
    this(lineup, false, PolicyKind.USUAL);
  }

  /** A runner for our own bot, which plays with its usual policy. */
  public Runner(Lineup lineup, boolean sidesExchanged) {
    this(lineup, sidesExchanged, PolicyKind.USUAL);
  }

  /**
   * A runner for our own bot.
   *
   * @param sidesExchanged whether the side begins that would not by the rules
   * @param policy how the bot moves where no move wins
   */
  public Runner(Lineup lineup, boolean sidesExchanged, PolicyKind policy) {
    this(Sandbox::usual, lineup, Catalogue::game, sidesExchanged, policy);
  }

  public Runner(Sandbox sandbox, Lineup lineup) {
    this(() -> sandbox, lineup, Catalogue::game, false, PolicyKind.USUAL);
  }

  /** A runner whose players are in a sandbox. */
  public Runner(Sandbox sandbox) {
    this(() -> sandbox, Lineup.OF_THE_GAME, Catalogue::game, false, PolicyKind.USUAL);
  }

  /** A runner for the matches of one game, which need not be in the catalogue. */
  public Runner(Definition<?, ?> game) {
    this(
        Sandbox::usual,
        Lineup.OF_THE_GAME,
        id -> id.equals(game.about().id) ? game : null,
        false,
        PolicyKind.USUAL);
  }

  private Runner(
      Supplier<Sandbox> sandbox,
      Lineup lineup,
      Function<String, Definition<?, ?>> games,
      boolean sidesExchanged,
      PolicyKind policy) {
    this.sandbox = sandbox;
    this.lineup = lineup;
    this.games = games;
    this.sidesExchanged = sidesExchanged;
    this.policy = policy;
  }

  /**
   * Runs a match of a player process. Whatever the player does, this returns, and then the player
   * and all that it started have gone. A pairing that cannot be played is an illegal argument.
   */
  public MatchResult run(Pairing pairing, List<String> command, Limits limits) {
    RefereedGame<?, ?> game = RefereedGame.begin(pairing, solved(pairing), lineup);
    return new ProcessMatch(game, sandbox.get(), limits).run(command);
  }

  /** Runs a match of our own bot, in this process and thread. */
  public MatchResult runInside(Pairing pairing) {
    Solved<?, ?> solved = solved(pairing);
    if (sidesExchanged) {
      return runInside(pairing, solved.fromOtherSide());
    }
    return runInside(pairing, solved);
  }

  private <P, M> MatchResult runInside(Pairing pairing, Solved<P, M> solved) {
    RefereedGame<P, M> game = RefereedGame.begin(pairing, solved, lineup);
    return new InsideMatch<>(game, solved, policy).run(new Chance(botSeed(pairing)));
  }

  /** The seed of our own bot, whose luck has to differ from that of its opponent. */
  public static long botSeed(Pairing pairing) {
    return pairing.seed() * 31 + BOT_LUCK;
  }

  private Solved<?, ?> solved(Pairing pairing) {
    Solved<?, ?> known = last;
    if (known == null || !known.isOf(pairing)) {
      Definition<?, ?> game = games.apply(pairing.game());
      if (game == null) {
        throw new IllegalArgumentException("there is no game '" + pairing.game() + "'");
      }
      known = Solved.of(game, pairing.start());
      last = known;
    }
    return known;
  }

  /** A start with its strategy and the opponents of the game. */
  record Solved<P, M>(
      Definition<P, M> game,
      String text,
      P start,
      Strategy<P, M> strategy,
      Opponents<P, M> opponents) {

    static <P, M> Solved<P, M> of(Definition<P, M> game, String text) {
      try {
        P start = StartText.read(game, text);
        long began = System.nanoTime();
        Strategy<P, M> strategy = game.solve(start);
        if (LOG.isDebugEnabled()) {
          LOG.debug(
              "{}: solved by {} in {} ms, {} positions, {} MB in use",
              game.about().id,
              strategy.getClass().getSimpleName(),
              (System.nanoTime() - began) / 1000 / 1e3,
              strategy.positions(),
              inUse() / Limits.MEGABYTE);
        }
        return new Solved<>(game, text, start, strategy, game.opponents());
      } catch (BadInput e) {
        throw new IllegalArgumentException("bad start: " + e.getMessage(), e);
      }
    }

    /** The same for a game in which the other side begins. */
    Solved<P, M> fromOtherSide() {
      return new Solved<>(game, text, start, new OtherSide<>(strategy), opponents);
    }

    private static long inUse() {
      return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    boolean isOf(Pairing pairing) {
      return game.about().id.equals(pairing.game()) && text.equals(pairing.start());
    }
  }
}
