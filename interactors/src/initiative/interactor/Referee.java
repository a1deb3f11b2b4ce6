package initiative.interactor;

import initiative.game.BadInput;
import initiative.game.Game;
import initiative.game.Numbers;
import initiative.game.Phrase;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Watches one game between a player under test and an opponent. It is given the player's lines one
 * by one, checks each to the character, and gives the lines to send in reply. The player must keep
 * what it has been offered: the best that any of its turns was worth, be it a won start or a win
 * that the opponent gave away later, a draw, or a sum, and where the table counts half-moves it
 * must win in time, and nowhere put off a win. Where luck decides, each of its moves is judged by
 * itself. An open position, which nobody has solved, offers nothing.
 */
public final class Referee<P, M> {
  /** Half-moves after which a drawn game is broken off. */
  static final int PATIENCE = 200;

  /** Detours of the opponent after which a game that it could win is broken off. */
  static final int MOST_DETOURS = 100;

  /** Half-moves after which a game that takes too long is stopped. */
  static final int LONG_PATIENCE = 400;

  /** Half-moves after which any game that may go on for ever is broken off. */
  static final int LAST_HALF_MOVE = 500000;

  /** What the player has to say next. */
  private enum State {
    CHOICE_OF_SIDE,
    MOVE,
    CLOSING,
    NOTHING
  }

  private final Strategy<P, M> strategy;
  private final Game<P, M> game;
  private final Reasons<P, M> reasons;
  private final Opponent<P, M> opponent;
  private final boolean mustSeize;
  private final List<Turn<P, M>> turns = new ArrayList<>();

  private State state = State.MOVE;
  private boolean playersTurn;
  private P position;
  private M lastOfPlayer;
  private int halfMoves;

  /** How often the opponent has put off the end of a game that it was winning. */
  private int detours;

  /** What the position is worth to the side to move. */
  private Worth worth;

  private Worth startWorth;
  private Worth promised;

  /** The half-move by which a win that was offered has to be there. */
  private long deadline = Long.MAX_VALUE;

  private boolean brokenOff;
  private String phrase;
  private int lines;
  private Verdict verdict;

  /**
   * A referee at the start of a game.
   *
   * @param strategy for this start
   * @param choosesSide whether the player says first which side it wants to be
   * @param mustSeize whether the player has to win even though the start is not known to be won
   */
  public Referee(
      Strategy<P, M> strategy,
      Opponent<P, M> opponent,
      P start,
      boolean choosesSide,
      boolean mustSeize) {
    this.strategy = strategy;
    this.game = strategy.game();
    this.reasons = new Reasons<>(game);
    this.opponent = opponent;
    this.mustSeize = mustSeize;
    this.position = start;
    this.worth = worthOf(start);
    if (choosesSide) {
      state = State.CHOICE_OF_SIDE;
      startWorth = worth.isLost() ? worth.toOther() : worth;
    } else {
      begin(game.programBegins());
    }
  }

  private void begin(boolean playerBegins) {
    playersTurn = playerBegins;
    startWorth = playerBegins ? worth : worth.toOther();
    promised = startWorth;
    state = State.MOVE;
    lookAround();
  }

  /** The verdict, or null while the game goes on; one of acceptance falls with the next line. */
  public Verdict verdict() {
    return verdict;
  }

  public List<Turn<P, M>> turns() {
    return turns;
  }

  /** What the start is worth to the player; if it may choose a side, on the better one. */
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
    return playersTurn ? worth : worth.toOther();
  }

  /** What is to be sent after the start, before the player says anything. */
  public List<String> opening() {
    return state == State.MOVE ? replies() : new ArrayList<String>();
  }

  /** Takes the next line of the player; gives the lines to send in reply, often just one. */
  public List<String> accept(String line) {
    lines++;
    switch (state) {
      case NOTHING:
        if (verdict.isAccepted()) {
          rule(
              Ruling.EXTRA_OUTPUT,
              Say.EXTRA.of(Reasons.flawed(line)),
              Reasons.cause(lines, line, null));
        }
        break;
      case CLOSING:
        acceptPhrase(line);
        break;
      case CHOICE_OF_SIDE:
        acceptChoice(line);
        break;
      default:
        M move = legalMove(line);
        if (move != null) {
          lastOfPlayer = move;
          make(move, Turn.By.PLAYER);
        }
        break;
    }
    return state == State.MOVE ? replies() : new ArrayList<String>();
  }

  /** Lets the opponent and chance act until it is the player's turn again. */
  private List<String> replies() {
    List<String> replies = new ArrayList<>();
    while (state == State.MOVE && (!playersTurn || game.isChance(position))) {
      boolean draw = game.isChance(position);
      if (!draw && isEnough()) {
        replies.add(game.breakOff());
        brokenOff = true;
        close(game.brokenOff(worth.toOther()));
        break;
      }
      M reply = opponent.choose(position, lastOfPlayer);
      if (reply == null || !game.isLegal(position, reply)) {
        throw new IllegalStateException(
            "the opponent made the illegal move " + reply + " in position " + position);
      }
      replies.add(reply.toString());
      make(reply, draw ? Turn.By.CHANCE : Turn.By.OPPONENT);
    }
    return replies;
  }

  /** Takes note that the player's next line is longer than anybody cares to read. */
  public void acceptOverlong() {
    lines++;
    if (verdict == null || verdict.isAccepted()) {
      rule(verdict == null ? Ruling.MALFORMED_LINE : Ruling.EXTRA_OUTPUT, Say.FLOOD.of());
    }
  }

  /** Takes note that the player's output has ended. */
  public void end() {
    if (verdict != null) {
      return;
    }
    lines++;
    Ruling ruling = state == State.CLOSING ? Ruling.MISSING_PHRASE : Ruling.ENDED_EARLY;
    P reached = state == State.MOVE ? position : null;
    rule(ruling, Say.NOTHING_CAME.of(expected()), new Cause(lines, "", reached));
  }

  /** What the player has to say next, as in "a move was expected in position 7; ...". */
  public Sentence expected() {
    switch (state) {
      case CHOICE_OF_SIDE:
        return Say.SIDE_EXPECTED.of(Phrase.FIRST, Phrase.SECOND);
      case MOVE:
        return Say.MOVE_EXPECTED.of(reasons.describe(position));
      default:
        return Say.PHRASE_EXPECTED.of(BadInput.quote(String.valueOf(phrase)), lastMove());
    }
  }

  private void make(M move, Turn.By by) {
    P before = position;
    Worth worthBefore = worth;
    boolean draw = by == Turn.By.CHANCE;
    position = game.after(position, move);
    worth = worthOf(position);
    boolean again = draw || game.movesAgain(position);
    Worth outcome = draw ? worth : again ? worth.toSame() : worth.toMover();
    Turn<P, M> turn = new Turn<>(by, lines, before, worthBefore, move, outcome);
    turns.add(turn);
    halfMoves += draw ? 0 : 1;
    playersTurn = again == playersTurn;
    if (game.judgesEveryMove() && turn.isByPlayer() && turn.isSlip()) {
      rule(
          Ruling.GAVE_AWAY,
          Say.BUT.of(
              (worthBefore.isSum() ? Say.WAS_WORTH : Say.WAS).of(worthBefore),
              reasons.slip(turn, strategy)),
          Reasons.cause(turn));
      return;
    }
    if (game.isDetour(before, move) && worthBefore.isWon() && outcome.isWon()) {
      if (turn.isByPlayer()) {
        rule(Ruling.TOO_SLOW, reasons.detour(turn, strategy), Reasons.cause(turn));
        return;
      }
      detours++;
    }
    lookAround();
    if (state == State.MOVE && halfMoves >= deadline) {
      ruleOnSlip(Ruling.TOO_SLOW, Say.WIN_WITHIN.of(deadline));
    }
  }

  private Worth worthOf(P reached) {
    Worth ending = game.ending(reached);
    return ending == null ? strategy.worth(reached) : ending;
  }

  /** Takes note of the end of the game, or of what it offers to the player. */
  private void lookAround() {
    if (playersTurn && !game.isChance(position)) {
      if (worth.compareTo(promised) > 0) {
        promised = worth;
      }
      if (worth.isWon() && worth.isCounted()) {
        deadline = Math.min(deadline, halfMoves + worth.number());
      }
    }
    if (game.ending(position) != null) {
      close(game.closing(position, playersTurn));
    }
  }

  /** From now on only the closing phrase is expected. */
  private void close(String expected) {
    phrase = expected;
    state = State.CLOSING;
    if (halfMoves > 0) {
      judgeResult();
    }
  }

  private boolean isEnough() {
    if (Phrase.ENOUGH.equals(game.breakOff())) {
      return halfMoves >= LONG_PATIENCE;
    }
    return Phrase.NO_END.equals(game.breakOff())
        && ((worth.isDrawn() || worth.isOpen()) && halfMoves >= PATIENCE
            || worth.isWon() && detours >= MOST_DETOURS
            || halfMoves >= LAST_HALF_MOVE);
  }

  private void acceptChoice(String line) {
    boolean first = line.equals(Phrase.FIRST);
    if (!first && !line.equals(Phrase.SECOND)) {
      rule(
          Ruling.MALFORMED_LINE,
          Say.READ_WHERE.of(Reasons.flawed(line), expected()),
          Reasons.cause(lines, line, null));
    } else if (worth.isWon() && !first || worth.isLost() && first) {
      String right = worth.isWon() ? Phrase.FIRST : Phrase.SECOND;
      rule(Ruling.WRONG_SIDE, Say.SIDE.of(BadInput.quote(line), worth, right));
    } else {
      begin(first);
    }
  }

  private M legalMove(String line) {
    M move = game.parseMove(line);
    if (move != null && game.spells(line, move)) {
      if (game.isLegal(position, move)) {
        return move;
      }
      rule(
          Ruling.ILLEGAL_MOVE,
          reasons.illegal(line, position),
          new Cause(lines, move.toString(), position));
    } else if (Phrase.isClosing(line)) {
      rule(Ruling.EARLY_PHRASE, reasons.tooEarly(line, position), new Cause(lines, "", position));
    } else {
      rule(
          Ruling.MALFORMED_LINE,
          reasons.malformed(line, move, position),
          Reasons.cause(lines, line, position));
    }
    return null;
  }

  private void acceptPhrase(String line) {
    if (line.equals(phrase) || isAsGood(line)) {
      state = State.NOTHING;
      verdict = Verdict.accepted(resultInWords());
      return;
    }
    String expected = BadInput.quote(phrase);
    if (game.parseMove(line) != null) {
      rule(Ruling.MISSING_PHRASE, Say.AFTER_END.of(BadInput.quote(line), expected, lastMove()));
    } else {
      rule(
          areSums(line) ? Ruling.WRONG_SUMS : Ruling.WRONG_PHRASE,
          Say.READ.of(Reasons.flawed(line), expected, lastMove()),
          Reasons.cause(lines, line, null));
    }
  }

  /** Nobody knows who would have won an open game that was broken off. */
  private boolean isAsGood(String line) {
    return brokenOff
        && worth.isOpen()
        && (line.equals(game.closing(Worth.WON)) || line.equals(game.closing(Worth.LOST)));
  }

  /** Whether a line has the form in which sums are stated, and other ones than there are. */
  private boolean areSums(String line) {
    if (!phrase.startsWith(Phrase.FINISH) || !line.startsWith(Phrase.FINISH)) {
      return false;
    }
    long[] stated = Numbers.in(line.substring(Phrase.FINISH.length()));
    long[] right = Numbers.in(phrase.substring(Phrase.FINISH.length()));
    return stated != null && stated.length == right.length && !Arrays.equals(stated, right);
  }

  /** How the game came to its end, as the end of a sentence. */
  private Sentence lastMove() {
    if (brokenOff) {
      return Say.BROKEN_OFF.of();
    }
    if (turns.isEmpty()) {
      return Say.NO_MOVE.of();
    }
    Turn<P, M> last = turns.get(turns.size() - 1);
    Say whose =
        last.by == Turn.By.CHANCE
            ? Say.BY_DRAW
            : last.isByPlayer() ? Say.BY_PLAYER : Say.BY_OPPONENT;
    return whose.of(last.move, reasons.stalemate(last));
  }

  private Sentence resultInWords() {
    Worth result = result();
    if (phrase.startsWith(Phrase.FINISH)) {
      return Say.ENDED_WITH.of(phrase.substring(Phrase.FINISH.length()));
    }
    Say how =
        result.isDrawn()
            ? Say.DREW
            : result.isWon()
                ? brokenOff ? Say.WINNING : Say.WON
                : brokenOff ? Say.LOSING : Say.LOST;
    boolean isSeized = result.isWon() && !startWorth.isWon() && !startWorth.isOpen();
    Say seized = startWorth.isLost() ? Say.A_LOST_START : Say.A_DRAWN_START;
    return Say.ENDED.of(how.of(), isSeized ? seized.of() : "", halfMoves);
  }

  /** Rules against a player who has not kept what it was offered. */
  private void judgeResult() {
    Worth result = result();
    if (game.judgesEveryMove()) {
      requireSeizing(result);
    } else if (result.isSum()) {
      if (!promised.isOpen() && result.compareTo(promised) < 0) {
        ruleOnSlip(
            Ruling.BELOW_GUARANTEE,
            (result.isDifference() ? Say.DIFFER : Say.COLLECTED).of(sum(result), sum(promised)));
      }
    } else if (!promised.isOpen() && result.sign() < promised.sign()) {
      if (!promised.isWon()) {
        ruleOnSlip(Ruling.DRAW_LOST, Say.DRAW_SURE.of());
      } else if (startWorth.isWon()) {
        ruleOnSlip(Ruling.WON_START_LOST, Say.WON_START.of());
      } else {
        ruleOnSlip(Ruling.CHANCE_MISSED, Say.WIN_GIVEN.of());
      }
    } else {
      requireSeizing(result);
    }
  }

  /** What the player wants to be large: the difference, or its own sum. */
  private static String sum(Worth worth) {
    return worth.isDifference() ? worth.toString() : Long.toString(worth.number());
  }

  private void requireSeizing(Worth result) {
    if (mustSeize && !result.isWon()) {
      rule(
          Ruling.NOT_SEIZED,
          startWorth.isOpen()
              ? Say.BEAT.of()
              : Say.SEIZE.of((startWorth.isLost() ? Say.LOST_START : Say.DRAWN_START).of()));
    }
  }

  /** Rules on what was promised, for the move by which it was given away. */
  private void ruleOnSlip(Ruling ruling, Sentence promise) {
    Turn<P, M> slip = slip();
    if (slip == null) {
      rule(ruling, promise);
    } else {
      rule(ruling, Say.BUT.of(promise, reasons.slip(slip, strategy)), Reasons.cause(slip));
    }
  }

  /** The move after which what was promised was out of reach; null if there is none. */
  private Turn<P, M> slip() {
    int before = halfMoves;
    for (int i = turns.size() - 1; i >= 0; i--) {
      Turn<P, M> turn = turns.get(i);
      before -= turn.by == Turn.By.CHANCE ? 0 : 1;
      if (turn.isByPlayer() && keeps(turn.worth, before) && !keeps(turn.outcome, before)) {
        return turn;
      }
    }
    return null;
  }

  /** Whether so much, after so many half-moves, is all that was promised; a win, if in time. */
  private boolean keeps(Worth reached, int after) {
    if (phrase == null) {
      return reached.isWon() && after + reached.number() <= deadline;
    }
    return reached.isSum() ? reached.compareTo(promised) >= 0 : reached.sign() >= promised.sign();
  }

  private void rule(Ruling ruling, Sentence reason) {
    rule(ruling, reason, new Cause(lines, "", null));
  }

  private void rule(Ruling ruling, Sentence reason, Cause cause) {
    verdict = Verdict.against(ruling, lines, reason, cause);
    state = State.NOTHING;
  }
}
