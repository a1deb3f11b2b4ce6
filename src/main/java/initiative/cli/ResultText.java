package initiative.cli;

import initiative.catalogue.Saying;
import initiative.game.Worth;
import initiative.interactor.Ruling;
import initiative.interactor.Turn;
import initiative.process.CommandWords;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.result.Standings;
import initiative.result.Told;
import initiative.words.Language;
import java.util.ArrayList;
import java.util.List;

/** What people are told of one result: how it began, how it ended and why, and what to do now. */
final class ResultText {
  /** A longer command is not worth typing. */
  private static final int LONGEST_COMMAND = 200;

  private final Language language;

  ResultText(Language language) {
    this.language = language;
  }

  /** A sentence of the reports. */
  String say(String key, Object... values) {
    return Told.in(language, new Saying(key, values));
  }

  /** From where a game was played, as in "start 8 (a lost start)". */
  Saying start(MatchResult result) {
    Pairing pairing = result.pairing();
    Object seize = pairing.mustSeize() ? new Saying("start.seize") : "";
    return pairing.startLine().isEmpty()
        ? new Saying("start.only", kind(result.startWorth()), seize)
        : new Saying("start.line", pairing.shortStart(), kind(result.startWorth()), seize);
  }

  private static Saying kind(Worth worth) {
    if (worth.isSum()) {
      return new Saying("start.sum", worth);
    }
    return new Saying(
        "start." + Standings.kindOf(worth) + (worth.isCounted() ? "in" : ""), worth.number());
  }

  /**
   * How a game ended, why, and the end of the program's standard error if that may tell more.
   *
   * @param indent what stands before every line
   */
  List<String> outcome(MatchResult result, String indent) {
    List<String> lines = new ArrayList<>();
    lines.add(indent + result.sentence(language));
    String why = result.why(language);
    if (why != null) {
      lines.add(indent + say("report.why", why));
    }
    if (result.isExplainedByErrors()) {
      lines.add(indent + say("report.errors"));
      result.errors().forEach(line -> lines.add(indent + "  | " + line));
    }
    return lines;
  }

  /** The commands that show a failure again and explain it, each in a line. */
  List<String> commands(MatchResult result, String replay, String indent) {
    List<String> lines = new ArrayList<>();
    lines.add(indent + say("report.replay", replay));
    lines.addAll(explanation(result, indent));
    return lines;
  }

  /** The command that explains a failure, in a line; none if there is none. */
  List<String> explanation(MatchResult result, String indent) {
    String command = explain(result);
    return command == null ? List.of() : List.of(indent + say("report.explain", command));
  }

  /**
   * The command that explains the move that was wrong, or the position in which it was made; null
   * if the failure is not about play, or the command would be too long.
   */
  private String explain(MatchResult result) {
    boolean isIllegal = result.ruling() == Ruling.ILLEGAL_MOVE;
    if (!isIllegal && !Standings.isAboutPlay(result.ruling())) {
      return null;
    }
    Turn<?, ?> slip = result.slip();
    List<String> words = new ArrayList<>(List.of("explain", result.pairing().game()));
    words.add(result.pairing().startLine());
    if (isIllegal || slip != null) {
      for (Turn<?, ?> turn : result.turns()) {
        words.add(turn.move.toString());
        if (turn == slip) {
          break;
        }
      }
    }
    words.addAll(LanguageOption.words(language));
    words.replaceAll(CommandWords::quote);
    String command = Replay.program() + " " + String.join(" ", words);
    return command.length() > LONGEST_COMMAND ? null : command;
  }
}
