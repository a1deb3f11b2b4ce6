package initiative.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.byhand.HandGames;
import initiative.byhand.HandRules;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Game;
import initiative.game.GivenLines;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.interactor.Opponent;
import initiative.interactor.StartText;
import initiative.result.Pairing;
import java.util.List;
import java.util.Random;

/** Games from large starts that are not won, against opponents who do not know the way to win. */
public final class Seizing {
  private static final int SEEDS = 10;
  private static final int LAST = Integer.MAX_VALUE;
  private static final int MOST_REPLIES = 20000;

  private Seizing() {}

  /** Checks that the bot wins a lost start against the first, second, last and random moves. */
  public static <P, M> void check(Definition<P, M> game, List<String> lines) throws BadInput {
    P start = GivenLines.start(game, lines);
    Strategy<P, M> strategy = game.solve(start);
    assertTrue(strategy.worth(start).isLost(), () -> lines + " is not lost");
    for (int seed = 0; seed < SEEDS; seed++) {
      Random random = new Random(seed);
      assertWon(strategy, lines, seed, (position, last) -> game.moves(position).get(0));
      assertWon(strategy, lines, seed, (position, last) -> at(1, game.moves(position)));
      assertWon(strategy, lines, seed, (position, last) -> at(LAST, game.moves(position)));
      assertWon(
          strategy,
          lines,
          seed,
          (position, last) ->
              at(random.nextInt(game.moves(position).size()), game.moves(position)));
    }
  }

  private static <M> M at(int index, List<M> moves) {
    return moves.get(Math.min(index, moves.size() - 1));
  }

  /** Checks that the bot wins a test of a suite, whose start is not won. */
  static <P, M> void check(Definition<P, M> game, Pairing pairing) throws BadInput {
    List<String> lines = new StartText(pairing.start()).lines();
    P start = GivenLines.start(game, lines);
    Strategy<P, M> strategy = game.solve(start);
    assertFalse(strategy.worth(start).isWon(), () -> lines + " is won");
    Chance luck = new Chance(pairing.seed());
    assertWon(strategy, lines, 1, game.opponents().named(pairing.opponent(), strategy, luck));
  }

  /** Checks that the bot wins whenever the opponent has let it. */
  static <P, M> void checkOffers(Definition<P, M> game, List<String> lines, String opponent)
      throws BadInput {
    Strategy<P, M> strategy = game.solve(GivenLines.start(game, lines));
    for (int seed = 0; seed < SEEDS; seed++) {
      Chance luck = new Chance(1000 + seed);
      Judge<?, P, M> judge =
          play(strategy, lines, seed, game.opponents().named(opponent, strategy, luck));
      boolean won = "I won!".equals(judge.closing);
      assertEquals(judge.offered, won, "with seed " + seed + ": " + judge);
    }
  }

  private static <P, M> void assertWon(
      Strategy<P, M> strategy, List<String> lines, long seed, Opponent<P, M> opponent)
      throws BadInput {
    Judge<?, P, M> judge = play(strategy, lines, seed, opponent);
    assertEquals("I won!", judge.closing, () -> "with seed " + seed + ": " + judge);
  }

  private static <P, M> Judge<?, P, M> play(
      Strategy<P, M> strategy, List<String> lines, long seed, Opponent<P, M> opponent)
      throws BadInput {
    Definition<P, M> game = (Definition<P, M>) strategy.game();
    HandRules<?> rules =
        HandGames.isWanted(game) ? HandGames.of(game.about().id) : new SameRules<>(game);
    Judge<?, P, M> judge = new Judge<>(rules, strategy, lines, opponent);
    P read = game.readStart(new StartReader(judge));
    new Player<>(game, new Chance(seed), judge).play(read, strategy, false);
    return judge;
  }

  /** Replies as an opponent does, who sees the game itself. */
  private static final class Judge<S, P, M> extends HandJudge<S> {
    private final Strategy<P, M> strategy;
    private final Game<P, M> game;
    private final Opponent<P, M> opponent;
    private P position;
    private boolean offered;
    private M last;
    private int replies;

    Judge(
        HandRules<S> rules, Strategy<P, M> strategy, List<String> lines, Opponent<P, M> opponent) {
      super(rules, lines);
      this.strategy = strategy;
      this.game = strategy.game();
      this.opponent = opponent;
      this.position = GivenLines.start(game, lines);
    }

    @Override
    protected int reply(List<String> moves) {
      assertTrue(++replies < MOST_REPLIES, "the game goes on for ever");
      return moves.indexOf(opponent.choose(position, last).toString());
    }

    @Override
    protected void make(String line) {
      M move = game.parseMove(line);
      last = isItsTurn() ? move : last;
      position = game.after(position, move);
      super.make(line);
      Worth ending = game.ending(position);
      offered |= isItsTurn() && (ending == null ? strategy.worth(position) : ending).isWon();
    }
  }

  /** The rules of the game itself, where there are none by hand. */
  private static final class SameRules<P, M> extends HandRules<P> {
    private final Game<P, M> game;

    SameRules(Game<P, M> game) {
      this.game = game;
    }

    @Override
    public List<List<String>> smallStarts() {
      return List.of();
    }

    @Override
    public List<List<String>> tinyStarts() {
      return List.of();
    }

    @Override
    public P start(List<String> lines) {
      return GivenLines.start(game, lines);
    }

    @Override
    public List<String> moves(P position) {
      return game.ending(position) != null
          ? List.of()
          : game.moves(position).stream().map(M::toString).toList();
    }

    @Override
    public P after(P position, String move) {
      return game.after(position, game.parseMove(move));
    }

    @Override
    public boolean programBegins() {
      return game.programBegins();
    }

    @Override
    public boolean isChance(P position) {
      return game.isChance(position);
    }

    @Override
    public boolean movesAgain(P reached) {
      return game.movesAgain(reached);
    }

    @Override
    public String closing(P end, boolean programToMove) {
      return game.closing(end, programToMove);
    }
  }
}
