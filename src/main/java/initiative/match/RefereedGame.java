package initiative.match;

import initiative.bot.Chance;
import initiative.game.BadInput;
import initiative.game.Game;
import initiative.game.Worth;
import initiative.interactor.Opponent;
import initiative.interactor.Opponents;
import initiative.interactor.Referee;
import initiative.interactor.StartText;
import initiative.interactor.Turn;
import initiative.interactor.Verdict;
import initiative.result.Ending;
import initiative.result.Event;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A game before its referee, with its transcript. Used by one thread at a time.
 *
 * @param <P> a position
 * @param <M> a move
 */
final class RefereedGame<P, M> {
  private final Pairing pairing;
  private final List<String> startLines;
  private final Referee<P, M> referee;
  private final List<Event> transcript = new ArrayList<>();
  private final long began = System.nanoTime();

  private RefereedGame(Pairing pairing, Referee<P, M> referee, List<String> startLines) {
    this.pairing = pairing;
    this.referee = referee;
    this.startLines = startLines;
  }

  /** A game at its start; a pairing that cannot be played is an illegal argument. */
  static <P, M> RefereedGame<P, M> begin(
      Pairing pairing, Opponents<P, M> opponents, Lineup lineup) {
    Game<P, M> game = opponents.strategy().game();
    StartText text = new StartText(pairing.start());
    P start;
    try {
      start = StartText.read(game, pairing.start());
    } catch (BadInput e) {
      throw new IllegalArgumentException("bad start: " + e.getMessage(), e);
    }
    opponents.strategy().prepare(start);
    Opponent<P, M> opponent =
        lineup.opponent(opponents, pairing.opponent(), new Chance(pairing.seed()));
    if (opponent == null) {
      throw new IllegalArgumentException("there is no opponent '" + pairing.opponent() + "'");
    }
    Referee<P, M> referee =
        new Referee<>(opponents.strategy(), opponent, start, pairing.mustSeize());
    return new RefereedGame<>(pairing, referee, text.lines());
  }

  /** The lines of the start, which are on their way to the player. */
  List<String> sendStart() {
    for (String line : startLines) {
      note(Event.Kind.JUDGE, line, null);
    }
    return startLines;
  }

  /** Takes a line of the player and gives the line to send in reply, or null for none. */
  String accept(String line) {
    List<Turn<P, M>> turns = referee.turns();
    int before = turns.size();
    long now = now();
    String reply = null;
    try {
      reply = referee.accept(line);
    } finally {
      Turn<P, M> made = turns.size() > before ? turns.get(before) : null;
      transcript.add(new Event(now, Event.Kind.PLAYER, line, made));
    }
    if (reply != null) {
      note(Event.Kind.JUDGE, reply, turns.size() > before + 1 ? turns.get(before + 1) : null);
    }
    return reply;
  }

  /** Takes note that the player's output has ended. */
  void end() {
    referee.end();
  }

  void note(Event.Kind kind, String text, Turn<?, ?> turn) {
    transcript.add(new Event(now(), kind, text, turn));
  }

  private long now() {
    return System.nanoTime() - began;
  }

  /** The verdict of the referee so far, or null. */
  Verdict verdict() {
    return referee.verdict();
  }

  /** The last line that was sent to the player. */
  String lastSent() {
    for (int i = transcript.size() - 1; i >= 0; i--) {
      if (transcript.get(i).kind() == Event.Kind.JUDGE) {
        return transcript.get(i).text();
      }
    }
    return "";
  }

  /** What the player has to say next, in words. */
  String expected() {
    return referee.expected();
  }

  /** The result when the match ends now in this way. */
  MatchResult result(Ending ending, String reason) {
    Worth result = referee.result();
    Duration duration = Duration.ofNanos(now());
    return new MatchResult(
        pairing,
        ending,
        referee.verdict(),
        reason,
        transcript,
        referee.startWorth(),
        result,
        duration);
  }

  /**
   * The result when the match ends now as the referee has ruled.
   *
   * @param remark what else is to be said if the player is not accepted; may be empty
   */
  MatchResult result(String remark) {
    Verdict verdict = referee.verdict();
    return verdict.isAccepted()
        ? result(Ending.ACCEPTED, verdict.reason)
        : result(Ending.WRONG_ANSWER, reason(verdict) + remark);
  }

  private static String reason(Verdict verdict) {
    return verdict.ruling + ", line " + verdict.line + " of the player: " + verdict.reason;
  }
}
