package initiative.result;

import initiative.game.Worth;
import initiative.interactor.Ruling;
import initiative.interactor.Turn;
import initiative.interactor.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * How a match went.
 *
 * @param verdict what the referee ruled; null if the match ended before there was a verdict
 * @param reason why it ended as it did, in one sentence
 * @param transcript all that happened, in the order of time
 * @param startWorth what the start is worth to the player
 * @param result what the game came to be worth to the player; null if it was not finished
 * @param errors the last lines that the player wrote to its standard error
 */
public record MatchResult(
    Pairing pairing,
    Ending ending,
    Verdict verdict,
    String reason,
    List<Event> transcript,
    Worth startWorth,
    Worth result,
    Duration duration,
    List<String> errors) {

  /** A result without anything on standard error. */
  public MatchResult(
      Pairing pairing,
      Ending ending,
      Verdict verdict,
      String reason,
      List<Event> transcript,
      Worth startWorth,
      Worth result,
      Duration duration) {
    this(pairing, ending, verdict, reason, transcript, startWorth, result, duration, List.of());
  }

  public boolean isAccepted() {
    return ending.isAccepted();
  }

  /** The ruling of the referee, or null. */
  public Ruling ruling() {
    return verdict == null ? null : verdict.ruling;
  }

  /** The same with what the player wrote to its standard error. */
  public MatchResult withErrors(List<String> lines) {
    return new MatchResult(
        pairing, ending, verdict, reason, transcript, startWorth, result, duration, lines);
  }

  /** Whether what it wrote there may tell why the match ended as it did. */
  public boolean isExplainedByErrors() {
    boolean ended = ruling() == Ruling.ENDED_EARLY || ruling() == Ruling.MISSING_PHRASE;
    return !errors.isEmpty() && !isAccepted() && (ending != Ending.WRONG_ANSWER || ended);
  }

  /** The whole outcome in one line for people. */
  public String sentence() {
    return ending + ": " + reason;
  }

  /** The half-moves of the game. */
  public List<Turn<?, ?>> turns() {
    List<Turn<?, ?>> turns = new ArrayList<>();
    for (Event event : transcript) {
      if (event.turn() != null) {
        turns.add(event.turn());
      }
    }
    return turns;
  }

  /** Whether the player was accepted and won although the start was lost or drawn. */
  public boolean isSeized() {
    return isAccepted() && result.isWon() && !startWorth.isWon() && !startWorth.isOpen();
  }
}
