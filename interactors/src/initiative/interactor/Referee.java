package initiative.interactor;

import initiative.game.BadInput;
import initiative.game.Game;
import initiative.game.Numbers;
import initiative.game.Worth;
import initiative.solve.Strategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Watches one game between a player under test, who begins, and an opponent. It is given the
 * player's lines one by one, checks each to the character, and gives the line to send in reply. The
 * player must keep what it has been offered: the best that any of its turns was worth, be it a won
 * start or a win that the opponent gave away later, a draw, or a sum, and where the table counts
 * half-moves it must win in time.
 */
public final class Referee<P, M> {
  /** Half-moves after which a drawn game is broken off. */
  static final int PATIENCE = 200;

  /** Half-moves after which any game that may go on for ever is broken off. */
  static final int LAST_HALF_MOVE = 500000;

  private static final String FINISH = "FINISH ";

  private final Strategy<P, M> strategy;
  private final Game<P, M> game;
  private final Reasons<P, M> reasons;
  private final Opponent<P, M> opponent;
  private final boolean mustSeize;
  private final List<Turn<P, M>> turns = new ArrayList<>();
  private final Worth startWorth;

  private P position;
  private Worth worth;
  private Worth promised;
  private long deadline = Long.MAX_VALUE;
  private int lines;
  private String phrase;
  private Verdict verdict;

  /**
   * A referee at the start of a game.
   *
   * @param strategy prepared for this start
   * @param mustSeize whether the player has to win even though the start is lost
   */
  public Referee(Strategy<P, M> strategy, Opponent<P, M> opponent, P start, boolean mustSeize) {
    this.strategy = strategy;
    this.game = strategy.game();
    this.reasons = new Reasons<>(game);
    this.opponent = opponent;
    this.mustSeize = mustSeize;
    this.position = start;
    this.worth = worthOf(start);
    this.startWorth = worth;
    lookAround(true);
  }

  /** The verdict, or null while the game goes on; one of acceptance falls with the next line. */
  public Verdict verdict() {
    return verdict;
  }

  public List<Turn<P, M>> turns() {
    return turns;
  }

  /** What the start is worth to the player. */
  public Worth startWorth() {
    return startWorth;
  }

  /**
   * What the game has come to be worth to the player, when it has ended; until then null. A game
   * that was broken off counts as what its last position is worth.
   */
  public Worth result() {
    if (phrase == null) {
      return null;
    }
    boolean playerMovedLast = turns.size() % 2 == 1;
    return playerMovedLast ? worth.toMover() : worth;
  }

  /** Takes the next line of the player; gives the line to send in reply, or null for none. */
  public String accept(String line) {
    lines++;
    if (verdict != null) {
      if (verdict.isAccepted()) {
        rule(Ruling.EXTRA_OUTPUT, Reasons.flawed(line) + " came after the closing phrase");
      }
      return null;
    }
    if (phrase != null) {
      acceptPhrase(line);
      return null;
    }
    M move = legalMove(line);
    if (move == null) {
      return null;
    }
    make(move, true);
    if (phrase != null || verdict != null) {
      return null;
    }
    if (isEnough()) {
      phrase = Game.DRAW;
      judgeResult();
      return verdict == null ? Game.ENOUGH : null;
    }
    M reply = opponent.choose(position, move);
    if (reply == null || !game.isLegal(position, reply)) {
      throw new IllegalStateException(
          "the opponent made the illegal move " + reply + " in position " + position);
    }
    make(reply, false);
    return reply.toString();
  }

  /** Takes note that the player's next line is longer than anybody cares to read. */
  public void acceptOverlong() {
    lines++;
    if (verdict == null || verdict.isAccepted()) {
      rule(
          verdict == null ? Ruling.MALFORMED_LINE : Ruling.EXTRA_OUTPUT,
          "a flood of characters without a line end came");
    }
  }

  /** Takes note that the player's output has ended. */
  public void end() {
    if (verdict != null) {
      return;
    }
    lines++;
    Ruling ruling = phrase == null ? Ruling.ENDED_EARLY : Ruling.MISSING_PHRASE;
    rule(ruling, "nothing came where " + expected());
  }

  /** What the player has to say next, as in "a move was expected in position 7; ...". */
  public String expected() {
    return phrase == null
        ? "a move was expected in " + reasons.describe(position)
        : BadInput.quote(phrase) + " was expected" + lastMove();
  }

  private void make(M move, boolean byPlayer) {
    P before = position;
    Worth worthBefore = worth;
    position = game.after(position, move);
    worth = worthOf(position);
    turns.add(new Turn<>(byPlayer, before, worthBefore, move, worth.toMover()));
    lookAround(!byPlayer);
    if (phrase != null) {
      judgeResult();
    } else if (turns.size() >= deadline) {
      rule(
          Ruling.TOO_SLOW,
          "the game could have been won within " + Reasons.halfMoves(deadline) + slip());
    }
  }

  private Worth worthOf(P reached) {
    Worth ending = game.ending(reached);
    return ending == null ? strategy.worth(reached) : ending;
  }

  /** Takes note of the end of the game, or of what it offers to the player. */
  private void lookAround(boolean playerToMove) {
    if (game.ending(position) != null) {
      phrase = game.closing(position, playerToMove);
    }
    if (playerToMove) {
      if (promised == null || worth.compareTo(promised) > 0) {
        promised = worth;
      }
      if (worth.isWon() && worth.isCounted()) {
        deadline = Math.min(deadline, turns.size() + worth.number());
      }
    }
  }

  private boolean isEnough() {
    return game.mayGoOnForEver()
        && (worth.isDrawn() && turns.size() >= PATIENCE || turns.size() >= LAST_HALF_MOVE);
  }

  private M legalMove(String line) {
    M move = game.parseMove(line);
    if (move != null && move.toString().equals(line) && !Reasons.isSigned(line)) {
      if (game.isLegal(position, move)) {
        return move;
      }
      rule(Ruling.ILLEGAL_MOVE, reasons.illegal(line, position));
    } else if (Reasons.isPhrase(line)) {
      rule(Ruling.EARLY_PHRASE, reasons.tooEarly(line, position));
    } else {
      rule(Ruling.MALFORMED_LINE, reasons.malformed(line, move, position));
    }
    return null;
  }

  private void acceptPhrase(String line) {
    if (line.equals(phrase)) {
      verdict = new Verdict(Ruling.ACCEPTED, 0, resultInWords());
      return;
    }
    String expected = ", expected " + BadInput.quote(phrase) + lastMove();
    if (game.parseMove(line) != null) {
      String read = "the move " + BadInput.quote(line) + " came after the end of the game";
      rule(Ruling.MISSING_PHRASE, read + expected);
    } else {
      rule(
          areSums(line) ? Ruling.WRONG_SUMS : Ruling.WRONG_PHRASE,
          "read " + Reasons.flawed(line) + expected);
    }
  }

  /** Whether a line has the form in which sums are stated, and other ones than there are. */
  private boolean areSums(String line) {
    if (!phrase.startsWith(FINISH) || !line.startsWith(FINISH)) {
      return false;
    }
    int[] stated = Numbers.exactly(2, line.substring(FINISH.length()));
    int[] right = Numbers.exactly(2, phrase.substring(FINISH.length()));
    return stated != null && !Arrays.equals(stated, right);
  }

  /** How the game came to its end, as the end of a sentence. */
  private String lastMove() {
    if (turns.isEmpty()) {
      return ", since the start leaves no move";
    }
    if (game.ending(position) == null) {
      return ", since the judge broke the game off";
    }
    Turn<P, M> last = turns.get(turns.size() - 1);
    String whose = last.byPlayer ? "the player's" : "the opponent's";
    return ", since " + whose + " move \"" + last.move + "\" ended the game";
  }

  private String resultInWords() {
    Worth result = result();
    if (result.isSum()) {
      return "the player ended with " + phrase.substring(FINISH.length());
    }
    boolean brokenOff = phrase.equals(Game.DRAW);
    String how =
        result.isDrawn()
            ? "the game was drawn"
            : result.isWon()
                ? brokenOff ? "the player was winning" : "the player won"
                : brokenOff ? "the player was losing" : "the player lost";
    boolean isSeized = result.isWon() && !startWorth.isWon();
    String seized = isSeized ? startWorth.isLost() ? " a lost start" : " a drawn start" : "";
    return how + seized + " after " + Reasons.halfMoves(turns.size());
  }

  /** Rules against a player who has not kept what it was offered. */
  private void judgeResult() {
    Worth result = result();
    if (result.isSum()) {
      if (result.compareTo(promised) < 0) {
        rule(
            Ruling.BELOW_GUARANTEE,
            "the sums differ by "
                + result
                + ", where "
                + promised
                + " could be had against any opponent"
                + slip());
      }
    } else if (result.sign() < promised.sign()) {
      if (!promised.isWon()) {
        rule(Ruling.DRAW_LOST, "a draw was sure" + slip());
      } else if (startWorth.isWon()) {
        rule(Ruling.WON_START_LOST, "the start is won" + slip());
      } else {
        rule(Ruling.CHANCE_MISSED, "the opponent had given the win away" + slip());
      }
    } else if (mustSeize && !result.isWon()) {
      rule(
          Ruling.NOT_SEIZED,
          "the start is "
              + (startWorth.isLost() ? "lost" : "drawn")
              + ", but this opponent errs unless it is met with a pattern; in such a position draw"
              + " the move at random, and win as soon as that is possible");
    }
  }

  /** The move after which what was promised was out of reach, as the end of a sentence. */
  private String slip() {
    for (int i = turns.size() - 1; i >= 0; i--) {
      Turn<P, M> turn = turns.get(i);
      if (turn.byPlayer && keeps(turn.worth, i) && !keeps(turn.outcome, i)) {
        return ", but line "
            + (i / 2 + 1)
            + ", \""
            + turn.move
            + "\" in position "
            + reasons.shorten(turn.position)
            + ", gave that away; \""
            + strategy.best(turn.position).get(0)
            + "\" would have kept it";
      }
    }
    return "";
  }

  /** Whether so much, after so many half-moves, is all that was promised; a win, if in time. */
  private boolean keeps(Worth reached, int halfMoves) {
    if (phrase == null) {
      return reached.isWon() && halfMoves + reached.number() <= deadline;
    }
    return reached.isSum() ? reached.compareTo(promised) >= 0 : reached.sign() >= promised.sign();
  }

  private void rule(Ruling ruling, String reason) {
    verdict = new Verdict(ruling, lines, reason);
  }
}
