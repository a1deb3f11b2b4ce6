package initiative.match;

import initiative.bot.Catalogue;
import initiative.bot.Chance;
import initiative.interactor.Interactors;
import initiative.interactor.Opponents;
import initiative.process.Limits;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.solve.Strategy;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;

/**
 * Plays matches. The tables of a game are kept for its next match, each for one match at a time, so
 * that several threads may share a runner.
 */
public final class Runner {
  private static final long BOT_LUCK = 0x5DEECE66DL;

  private final Lineup lineup;
  private final Pool<Opponents<?, ?>> opponents = new Pool<>(Interactors::of);
  private final Pool<Strategy<?, ?>> strategies = new Pool<>(Catalogue::strategy);

  public Runner() {
    this(Lineup.OF_THE_GAME);
  }

  public Runner(Lineup lineup) {
    this.lineup = lineup;
  }

  /**
   * Runs a match of a player process. Whatever the player does, this returns, and then the player
   * and all that it started have gone. A pairing that cannot be played is an illegal argument.
   */
  public MatchResult run(Pairing pairing, List<String> command, Limits limits) {
    Opponents<?, ?> borrowed = opponents.borrow(pairing.game());
    RefereedGame<?, ?> game = RefereedGame.begin(pairing, borrowed, lineup);
    MatchResult result = new ProcessMatch(game, limits).run(command);
    opponents.giveBack(pairing.game(), borrowed);
    return result;
  }

  /** Runs a match of our own bot, in this process and thread. */
  public MatchResult runInside(Pairing pairing) {
    Opponents<?, ?> borrowed = opponents.borrow(pairing.game());
    Strategy<?, ?> strategy = strategies.borrow(pairing.game());
    RefereedGame<?, ?> game = RefereedGame.begin(pairing, borrowed, lineup);
    MatchResult result = new InsideMatch(game).run(strategy, new Chance(botSeed(pairing)));
    strategies.giveBack(pairing.game(), strategy);
    opponents.giveBack(pairing.game(), borrowed);
    return result;
  }

  /** The seed of our own bot, whose luck has to differ from that of its opponent. */
  public static long botSeed(Pairing pairing) {
    return pairing.seed() * 31 + BOT_LUCK;
  }

  /** Things that belong to a game and are used by one match at a time. */
  private static final class Pool<T> {
    private final Function<String, T> maker;
    private final Map<String, Queue<T>> idle = new ConcurrentHashMap<>();

    Pool(Function<String, T> maker) {
      this.maker = maker;
    }

    T borrow(String game) {
      Queue<T> queue = idle.get(game);
      T kept = queue == null ? null : queue.poll();
      T borrowed = kept == null ? maker.apply(game) : kept;
      if (borrowed == null) {
        throw new IllegalArgumentException("there is no game '" + game + "'");
      }
      return borrowed;
    }

    void giveBack(String game, T borrowed) {
      idle.computeIfAbsent(game, name -> new ConcurrentLinkedQueue<>()).add(borrowed);
    }
  }
}
