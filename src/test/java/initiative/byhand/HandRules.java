package initiative.byhand;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The rules of a game written a second time, straight from the protocol and in the plainest way, to
 * check the first by: a move is its line, and what a position is worth comes from trying all moves.
 * Nothing here uses the classes under test. Those of a game {@code initiative.games.nim.Nim} are
 * the class {@code initiative.games.nim.NimByHand} beside its tests.
 *
 * @param <S> a state of the game, seen by the side to move; it has equals and hashCode
 */
public abstract class HandRules<S> {
  /** Sums that are nearer to each other than this are equal but for rounding. */
  private static final double ROUNDING = 1e-7;

  private final Map<S, Value> values = new HashMap<>();

  /**
   * What a state is worth to both sides, the one to move first: 1 and -1 if it is won, the lead and
   * its opposite in a game of differences, or the sums that each collects.
   */
  public record Value(double mine, double theirs) {
    private Value turned() {
      return new Value(theirs, mine);
    }

    /** Whether this is at least as good for the side to move as another value. */
    public boolean isAsGoodAs(Value other) {
      return mine >= other.mine - ROUNDING;
    }
  }

  /** All starts that are small enough to look at every position. */
  public abstract List<List<String>> smallStarts();

  /** All starts that are small enough to play against every sequence of replies. */
  public abstract List<List<String>> tinyStarts();

  public abstract S start(List<String> lines);

  /**
   * The lines of all legal moves in the order that the game states; where chance decides, draws.
   */
  public abstract List<String> moves(S state);

  public abstract S after(S state, String move);

  /** Whether the program makes the first move. */
  public boolean programBegins() {
    return true;
  }

  /** Whether the judge draws by chance here; the state after the draw is seen by the same side. */
  public boolean isChance(S state) {
    return false;
  }

  /** The probability of a draw. */
  public double odds(S state, String draw) {
    return 1.0 / moves(state).size();
  }

  /** Whether the side that has made the last move also makes the next one. */
  public boolean movesAgain(S reached) {
    return false;
  }

  /** Whether each move is judged by itself, as where luck decides the result. */
  public boolean judgesEveryMove() {
    return false;
  }

  /** Whether the strategy knows all moves that keep a worth, not only some of them. */
  public boolean namesAllBest() {
    return true;
  }

  /** Whether a start is worth what both sides come to if each plays its best, as in most games. */
  public boolean isWorthTheBestOfBoth(List<String> start) {
    return true;
  }

  /** What the program says at the end. */
  public String closing(S end, boolean programToMove) {
    return programToMove ? "You won..." : "I won!";
  }

  /** What an ended game is worth; unless a game says otherwise, the side to move has lost. */
  protected Value valueOfEnd(S end) {
    return lead(-1);
  }

  /** The value of a lead over the other side. */
  protected static Value lead(int lead) {
    return new Value(lead, -lead);
  }

  /** What a state is worth; unless a game says otherwise, if both sides do their best. */
  public Value value(S state) {
    Value value = values.get(state);
    if (value == null) {
      value = moves(state).isEmpty() ? valueOfEnd(state) : valueByMoves(state);
      values.put(state, value);
    }
    return value;
  }

  private Value valueByMoves(S state) {
    Value best = null;
    double mine = 0;
    double theirs = 0;
    for (String move : moves(state)) {
      Value value = outcome(state, move);
      if (isChance(state)) {
        mine += odds(state, move) * value.mine;
        theirs += odds(state, move) * value.theirs;
      } else if (best == null || !best.isAsGoodAs(value)) {
        best = value;
      }
    }
    return best == null ? new Value(mine, theirs) : best;
  }

  /** What a move or a draw leads to, as the side to move before it sees it. */
  private Value outcome(S state, String move) {
    S reached = after(state, move);
    return isChance(state) || movesAgain(reached) ? value(reached) : value(reached).turned();
  }

  /** The moves that keep the value of a state. */
  public final List<String> best(S state) {
    List<String> best = new ArrayList<>();
    for (String move : moves(state)) {
      if (outcome(state, move).isAsGoodAs(value(state))) {
        best.add(move);
      }
    }
    return best;
  }

  /** Forgets all values, so that many starts do not pile up. */
  public final void forget() {
    values.clear();
  }

  protected static List<String> counts(int most) {
    List<String> counts = new ArrayList<>();
    for (int count = 1; count <= most; count++) {
      counts.add(String.valueOf(count));
    }
    return counts;
  }

  protected static List<List<String>> oneNumber(int from, int to) {
    List<List<String>> starts = new ArrayList<>();
    for (int number = from; number <= to; number++) {
      starts.add(List.of(String.valueOf(number)));
    }
    return starts;
  }

  /** The phrase of a game of sums; those of an end are seen by the side that would move. */
  protected static String finish(long mine, long theirs, boolean programToMove) {
    return programToMove ? "FINISH " + mine + " " + theirs : "FINISH " + theirs + " " + mine;
  }

  /** The starts that are a number and a row of as many words, for all rows up to a length. */
  protected static List<List<String>> rowStarts(int longest, String... words) {
    List<List<String>> starts = new ArrayList<>();
    for (int length = 1; length <= longest; length++) {
      for (String row : rows(length, " ", words)) {
        starts.add(List.of(String.valueOf(length), row));
      }
    }
    return starts;
  }

  /** All rows of the given length of the given words. */
  protected static List<String> rows(int length, String separator, String... words) {
    List<String> rows = new ArrayList<>(List.of(words));
    for (int i = 1; i < length; i++) {
      List<String> longer = new ArrayList<>();
      for (String row : rows) {
        for (String word : words) {
          longer.add(row + separator + word);
        }
      }
      rows = longer;
    }
    return rows;
  }
}
