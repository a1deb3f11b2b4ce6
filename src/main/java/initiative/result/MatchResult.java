package initiative.result;

import initiative.catalogue.Saying;
import initiative.explain.Spoken;
import initiative.game.Worth;
import initiative.interactor.Ruling;
import initiative.interactor.Say;
import initiative.interactor.Sentence;
import initiative.interactor.Turn;
import initiative.interactor.Verdict;
import initiative.words.Language;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * How a match went.
 *
 * @param verdict what the referee ruled; null if the match ended before there was a verdict
 * @param cause why it ended as it did, in one sentence
 * @param why the rule behind that, in one more sentence; null if there is nothing to say
 * @param transcript all that happened, in the order of time
 * @param startWorth what the start is worth to the player
 * @param result what the game came to be worth to the player; null if it was not finished
 * @param errors the last lines that the player wrote to its standard error
 */
public record MatchResult(
    Pairing pairing,
    Ending ending,
    Verdict verdict,
    Saying cause,
    Saying why,
    List<Event> transcript,
    Worth startWorth,
    Worth result,
    Duration duration,
    List<String> errors) {

  /** A result without a rule behind it and without anything on standard error. */
  public MatchResult(
      Pairing pairing,
      Ending ending,
      Verdict verdict,
      Saying cause,
      List<Event> transcript,
      Worth startWorth,
      Worth result,
      Duration duration) {
    this(
        pairing, ending, verdict, cause, null, transcript, startWorth, result, duration, List.of());
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
        pairing, ending, verdict, cause, why, transcript, startWorth, result, duration, lines);
  }

  /** The same with the rule behind it. */
  public MatchResult withWhy(Saying rule) {
    return new MatchResult(
        pairing, ending, verdict, cause, rule, transcript, startWorth, result, duration, errors);
  }

  /** Whether what it wrote there may tell why the match ended as it did. */
  public boolean isExplainedByErrors() {
    boolean ended = ruling() == Ruling.ENDED_EARLY || ruling() == Ruling.MISSING_PHRASE;
    return !errors.isEmpty() && !isAccepted() && (ending != Ending.WRONG_ANSWER || ended);
  }

  /** Why it ended as it did, in English. */
  public String reason() {
    return Told.in(Language.ENGLISH, cause);
  }

  /** The whole outcome in one line, in English. */
  public String sentence() {
    return sentence(Language.ENGLISH);
  }

  /** The whole outcome in one line for people. */
  public String sentence(Language language) {
    return ending.in(language) + ": " + Told.in(language, cause);
  }

  /** The rule behind the outcome in one line for people; null if there is nothing to say. */
  public String why(Language language) {
    return why == null ? null : new Spoken(language, pairing.game()).text(why);
  }

  /** The half-move of the player that the verdict is about; null if it is about something else. */
  public Turn<?, ?> slip() {
    int line = verdict == null ? 0 : slipLine(verdict.reason);
    for (Turn<?, ?> turn : turns()) {
      if (turn.isByPlayer() && turn.line == line) {
        return turn;
      }
    }
    return null;
  }

  private static int slipLine(Sentence sentence) {
    if (sentence.say == Say.GAVE_AWAY || sentence.say == Say.PUT_OFF) {
      return (Integer) sentence.values()[0];
    }
    int line = 0;
    for (Object value : sentence.values()) {
      line = Math.max(line, value instanceof Sentence part ? slipLine(part) : 0);
    }
    return line;
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
