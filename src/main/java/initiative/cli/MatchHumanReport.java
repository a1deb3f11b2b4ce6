package initiative.cli;

import initiative.catalogue.Definition;
import initiative.game.Worth;
import initiative.interactor.StartText;
import initiative.interactor.Turn;
import initiative.result.Ending;
import initiative.result.Event;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.result.TranscriptText;
import initiative.words.Language;
import initiative.words.Words;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Tells the person who plays how a game begins and ends; the rest is said in the course of it. */
final class MatchHumanReport implements MatchReport {
  private final PrintStream out;
  private final Definition<?, ?> game;
  private final Language language;
  private final Words words;
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
      PrintStream out,
      Definition<?, ?> game,
      Language language,
      String player,
      boolean playerBegins,
      TranscriptText transcript) {
    this.out = out;
    this.game = game;
    this.language = language;
    this.words = Words.in(language);
    this.player = player;
    this.playerBegins = playerBegins;
    this.transcript = transcript;
  }

  @Override
  public void announce(Pairing pairing) {
    List<String> start = new StartText(pairing.start()).lines();
    String begins =
        words.say("human.begin", game.about().id, language.title(game.about()))
            + " "
            + whoBegins(pairing.choosesSide());
    out.println(begins + (start.isEmpty() ? "" : " " + words.say("human.start")));
    start.forEach(line -> out.println("  " + line));
  }

  private String whoBegins(boolean choosesSide) {
    if (choosesSide) {
      return words.say("human.begins.choice", player);
    }
    return playerBegins ? words.say("human.begins", player) : words.say("human.begins.you");
  }

  @Override
  public boolean show(MatchResult result) {
    if (result.ending() == Ending.INTERACTOR_FAULT) {
      out.println();
      out.println(words.say("human.brokenoff", result.reason()));
      return false;
    }
    lastWords(result).forEach(line -> out.println(words.say("human.says", player, line)));
    if (transcript != null) {
      out.print(transcript.of(result));
    }
    if (!result.isAccepted()) {
      out.println(result.sentence());
    } else {
      if (!isForOne(result)) {
        out.println(winner(result.result()));
      }
      new HumanReview(game, language).lines(result).forEach(out::println);
    }
    accepted &= result.isAccepted();
    return true;
  }

  /** Whether the person has collected a sum alone, with nobody to win against. */
  private static boolean isForOne(MatchResult result) {
    return result.result().isSum() && result.turns().stream().noneMatch(Turn::isByPlayer);
  }

  private String winner(Worth result) {
    if (result.isWon()) {
      return words.say("human.wins", player);
    }
    return words.say(result.isLost() ? "human.wins.you" : "human.drawn");
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
