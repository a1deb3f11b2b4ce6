package initiative.games.coinboxscore;

import initiative.catalogue.About;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.family.CountGame;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.game.Worth;
import initiative.interactor.Habits;
import java.util.ArrayList;
import java.util.List;

/**
 * There is a box with room for some coins. Every move costs three coins: all three go into the box,
 * if they fit, or two go into the box and one to the other side. The game ends when no two coins
 * fit any more; then the side that has moved last takes all coins out of the box. What counts is
 * the gain, the coins received less the coins spent; the gains of both sides add up to nothing.
 *
 * <p>Start: a line with the number of coins that the box has room for. Move: the number of coins
 * that go into the box, 2 or 3. Order: ascending. The program ends with "FINISH", its own gain and
 * the other side's.
 */
public final class CoinBoxScore extends CountGame<CoinBoxScore.Box> {
  static final int COST = 3;
  static final int FEWEST = 2;

  private static final Limit COINS =
      new Limit("coins", "the number of coins that the box has room for", 2, 12345);

  /** How many coins the box has room for, how many still fit, and the gains so far. */
  public static final class Box extends Tuple {
    public final int size;
    public final int room;
    public final int mine;
    public final int theirs;

    Box(int size, int room, int mine, int theirs) {
      super(size, room, mine, theirs);
      this.size = size;
      this.room = room;
      this.mine = mine;
      this.theirs = theirs;
    }

    /** The coins in the box. */
    int coins() {
      return size - room;
    }

    /** After a move with so many coins for the box; the rest is for the other side. */
    private Box with(int coins) {
      int left = room - coins;
      int taken = left < FEWEST ? size - left : 0;
      return new Box(size, left, theirs + COST - coins, mine - COST + taken);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder().append(room).append(" of ").append(size);
      text.append(" places free, mine ").append(mine);
      return text.append(", theirs ").append(theirs).toString();
    }
  }

  @Override
  public About about() {
    return new About(
        "coin-box-score", "-", "DP choice", "Coins into the box", "Монети в скриньку", COINS);
  }

  @Override
  public Habits<Box, Integer> habits() {
    return CoinBoxScoreHabits.all();
  }

  @Override
  public StartMaker starts() {
    return super.starts()
        .usual(
            "coins 7..30 won",
            "coins 2..30 lost",
            "coins 31..999 won",
            "coins 31..999 lost",
            "coins 10000..12345 won",
            "coins 10000..12345 lost");
  }

  @Override
  public Box readStart(StartReader in) throws BadInput {
    int size = in.integer(COINS);
    return new Box(size, size, 0, 0);
  }

  @Override
  public List<Integer> moves(Box box) {
    List<Integer> moves = new ArrayList<>(2);
    for (int coins = FEWEST; coins <= COST && coins <= box.room; coins++) {
      moves.add(coins);
    }
    return moves;
  }

  @Override
  public Box after(Box box, Integer coins) {
    return box.with(coins);
  }

  @Override
  public Worth ending(Box box) {
    return box.room < FEWEST ? Worth.sums(box.mine, box.theirs) : null;
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  public String moveForm() {
    return "2 or 3";
  }

  @Override
  public String closing(Box end, boolean programToMove) {
    return programToMove
        ? Phrase.finish(end.mine, end.theirs)
        : Phrase.finish(end.theirs, end.mine);
  }

  @Override
  public Strategy<Box, Integer> solve(Box start) {
    return new CoinBoxTable(this, start);
  }

  @Override
  public Saying because(Strategy<Box, Integer> strategy, Box box) {
    return new Saying("gain");
  }

  @Override
  public Saying forbids(Box box, Integer coins) {
    boolean possible = coins >= FEWEST && coins <= COST;
    return possible ? new Saying("forbid.room", box.room) : new Saying("forbid.coins");
  }

  /** How full the box is, with both gains. */
  @Override
  public Sketch sketch(Box box) {
    return Sketch.line(0, box.size, box.coins()).with("mine", box.mine).with("yours", box.theirs);
  }

  @Override
  public long[] place(Box box, Integer coins) {
    return new long[] {box.coins() + coins};
  }
}
