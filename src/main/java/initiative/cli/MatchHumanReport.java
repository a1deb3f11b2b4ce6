package initiative.cli;

import initiative.game.Worth;
import initiative.interactor.StartText;
import initiative.result.Ending;
import initiative.result.Event;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.result.TranscriptText;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Tells the person who plays how a game begins and ends; the rest is said in the course of it. */
final class MatchHumanReport implements MatchReport {
  private final PrintStream out;
  private final String player;
  private final boolean playerBegins;
  private final TranscriptText transcript;
  private boolean accepted = true;

  /**
   * A report to a person.
   *
   * @param player what the other side is called at the beginning of a sentence
   * @param playerBegins whether it makes the first move unless it chooses its side
   * @param transcript null if the transcripts are not to be shown
   */
  MatchHumanReport(
      PrintStream out, String player, boolean playerBegins, TranscriptText transcript) {
    this.out = out;
    this.player = player;
    this.playerBegins = playerBegins;
    this.transcript = transcript;
  }

  @Override
  public void announce(Pairing pairing) {
    List<String> start = new StartText(pairing.start()).lines();
    String begins = "You play " + pairing.game() + ". " + whoBegins(pairing.choosesSide());
    out.println(begins + (start.isEmpty() ? "" : " The start:"));
    start.forEach(line -> out.println("  " + line));
  }

  private String whoBegins(boolean choosesSide) {
    if (choosesSide) {
      return player + " chooses who begins.";
    }
    return playerBegins ? player + " begins." : "You begin.";
  }

  @Override
  public boolean show(MatchResult result) {
    if (result.ending() == Ending.INTERACTOR_FAULT) {
      out.println();
      out.println("The game was broken off: " + result.reason() + ".");
      return false;
    }
    lastWords(result).forEach(line -> out.println(player + " says: " + line));
    if (transcript != null) {
      out.print(transcript.of(result));
    }
    out.println(result.isAccepted() ? winner(result.result()) : result.sentence());
    accepted &= result.isAccepted();
    return true;
  }

  private String winner(Worth result) {
    return result.isWon() ? player + " wins." : result.isLost() ? "You win!" : "It is a draw.";
  }

  /** What the player has said since the last move against it. */
  private static List<String> lastWords(MatchResult result) {
    List<String> words = new ArrayList<>();
    for (Event event : result.transcript()) {
      if (event.kind() == Event.Kind.JUDGE) {
        words.clear();
      } else if (event.kind() == Event.Kind.PLAYER) {
        words.add(event.text());
      }
    }
    return words;
  }

  @Override
  public boolean finish() {
    return accepted;
  }

  @Override
  public void close() {
    out.flush();
  }
}
