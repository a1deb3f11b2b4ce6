package initiative.match;

import initiative.game.Chance;
import initiative.game.Worth;
import initiative.interactor.Opponent;
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
      Pairing pairing, Runner.Solved<P, M> solved, Lineup lineup) {
    Opponent<P, M> opponent =
        lineup.opponent(
            solved.opponents(),
            pairing.opponent(),
            OtherSide.original(solved.strategy()),
            new Chance(pairing.seed()));
    if (opponent == null) {
      throw new IllegalArgumentException("there is no opponent '" + pairing.opponent() + "'");
    }
    Referee<P, M> referee =
        new Referee<>(
            solved.strategy(),
            opponent,
            solved.start(),
            pairing.choosesSide(),
            pairing.mustSeize());
    return new RefereedGame<>(pairing, referee, new StartText(pairing.start()).lines());
  }

  /** Whether the player says first which side it wants to be. */
  boolean choosesSide() {
    return pairing.choosesSide();
  }

  /** How many lines the start has. */
  int startLines() {
    return startLines.size();
  }

  /** The lines of the start, and what the judge says after it, on their way to the player. */
  List<String> sendStart() {
    for (String line : startLines) {
      note(Event.Kind.JUDGE, line, null);
    }
    List<String> sent = new ArrayList<>(startLines);
    List<String> opening = referee.opening();
    noteReplies(opening, 0);
    sent.addAll(opening);
    return sent;
  }

  /** Takes a line of the player and gives the lines to send in reply. */
  List<String> accept(String line) {
    List<Turn<P, M>> turns = referee.turns();
    int before = turns.size();
    long now = now();
    List<String> replies = List.of();
    try {
      replies = referee.accept(line);
    } finally {
      boolean isMove = turns.size() > before && turns.get(before).isByPlayer();
      transcript.add(new Event(now, Event.Kind.PLAYER, line, isMove ? turns.get(before) : null));
      before += isMove ? 1 : 0;
    }
    noteReplies(replies, before);
    return replies;
  }

  /** Notes what the judge says; the lines are the moves from a turn on, and perhaps one more. */
  private void noteReplies(List<String> replies, int from) {
    List<Turn<P, M>> turns = referee.turns();
    for (int i = 0; i < replies.size(); i++) {
      note(Event.Kind.JUDGE, replies.get(i), from + i < turns.size() ? turns.get(from + i) : null);
    }
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

  /** How many lines have been sent to the player. */
  int sentLines() {
    int count = 0;
    for (Event event : transcript) {
      count += event.kind() == Event.Kind.JUDGE ? 1 : 0;
    }
    return count;
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
