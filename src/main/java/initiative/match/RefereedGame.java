package initiative.match;

import initiative.catalogue.Saying;
import initiative.explain.Why;
import initiative.game.Chance;
import initiative.game.Worth;
import initiative.interactor.Opponent;
import initiative.interactor.Referee;
import initiative.interactor.Ruling;
import initiative.interactor.Sentence;
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
  private final Runner.Solved<P, M> solved;
  private final Referee<P, M> referee;
  private final List<Event> transcript = new ArrayList<>();
  private final long began = System.nanoTime();

  private RefereedGame(Pairing pairing, Runner.Solved<P, M> solved, Referee<P, M> referee) {
    this.pairing = pairing;
    this.solved = solved;
    this.referee = referee;
    this.startLines = new StartText(pairing.start()).lines();
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
    return new RefereedGame<>(pairing, solved, referee);
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
    return lastOf(Event.Kind.JUDGE);
  }

  private String lastOf(Event.Kind kind) {
    for (int i = transcript.size() - 1; i >= 0; i--) {
      if (transcript.get(i).kind() == kind) {
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
  Sentence expected() {
    return referee.expected();
  }

  /** The result when the match ends now in this way. */
  MatchResult result(Ending ending, Saying cause) {
    Worth result = referee.result();
    Duration duration = Duration.ofNanos(now());
    return new MatchResult(
        pairing,
        ending,
        referee.verdict(),
        cause,
        transcript,
        referee.startWorth(),
        result,
        duration);
  }

  /** The result when the match ends now as the referee has ruled. */
  MatchResult result() {
    Verdict verdict = referee.verdict();
    if (verdict.isAccepted()) {
      return result(Ending.ACCEPTED, new Saying("reason", verdict.reason));
    }
    Saying cause = new Saying("reason.wrong", verdict.ruling, verdict.line, verdict.reason);
    MatchResult result = result(Ending.WRONG_ANSWER, cause);
    return result.withWhy(why(result));
  }

  /** The rule behind a verdict against the player, or null. */
  private Saying why(MatchResult result) {
    Turn<?, ?> slip = result.slip();
    List<Turn<P, M>> turns = referee.turns();
    for (Turn<P, M> turn : turns) {
      if (turn == slip) {
        return Why.slip(solved.game(), solved.strategy(), turn.position, turn.move);
      }
    }
    if (result.ruling() != Ruling.ILLEGAL_MOVE) {
      return null;
    }
    Turn<P, M> last = turns.isEmpty() ? null : turns.get(turns.size() - 1);
    P reached = last == null ? solved.start() : solved.game().after(last.position, last.move);
    return Why.forbidden(solved.game(), reached, solved.game().parseMove(lastSaid()));
  }

  /** The last line of the player. */
  private String lastSaid() {
    return lastOf(Event.Kind.PLAYER);
  }
}
