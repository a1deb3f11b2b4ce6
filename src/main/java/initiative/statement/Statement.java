package initiative.statement;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.words.Language;
import initiative.words.Resource;
import initiative.words.Words;
import java.util.List;

/** The statement of a game's problem: what is said of the game, of the judge, and of the tests. */
public final class Statement {
  private final Definition<?, ?> game;
  private final Language language;
  private final int seconds;
  private final int megabytes;

  /**
   * A statement.
   *
   * @param seconds the time for a whole game
   * @param megabytes the memory that a program may use
   */
  public Statement(Definition<?, ?> game, Language language, int seconds, int megabytes) {
    this.game = game;
    this.language = language;
    this.seconds = seconds;
    this.megabytes = megabytes;
  }

  /**
   * The whole statement in Markdown, for a judge that shows nothing else.
   *
   * @param hasLostStarts whether it has to be said what becomes of a game that cannot be won
   */
  public String markdown(List<String> grading, boolean hasLostStarts) throws BadInput {
    StringBuilder text = new StringBuilder(rules());
    text.append('\n').append(limits()).append('\n').append(ofAll("example")).append('\n');
    Words words = Words.in(language);
    text.append("| ").append(words.say("judge")).append(" | ").append(words.say("program"));
    text.append(" |\n|---|---|\n");
    for (String line : SampleDialogue.of(game).lines()) {
      String said = "`" + line.substring(SampleDialogue.JUDGE.length()) + "`";
      text.append(
          line.startsWith(SampleDialogue.JUDGE) ? "| " + said + " | |\n" : "| | " + said + " |\n");
    }
    Picture.of(game).ifPresent(each -> text.append('\n').append(each.markdown(language)));
    return text.append('\n').append(grading(grading, hasLostStarts)).toString();
  }

  /**
   * The statement in Markdown for a judge that shows the limits and the samples by itself; a
   * picture is attached.
   *
   * @param hasLostStarts as above
   */
  public String markdownAlone(List<String> grading, boolean hasLostStarts) throws BadInput {
    StringBuilder text = new StringBuilder(rules());
    Words words = Words.in(language);
    Picture.of(game)
        .ifPresent(
            each ->
                text.append('\n')
                    .append(words.say("picture.attached", Picture.FILE))
                    .append(' ')
                    .append(each.sentence(language))
                    .append('\n'));
    text.append('\n').append(words.say("tool.attached", "testing_tool.java")).append('\n');
    return text.append('\n').append(grading(grading, hasLostStarts)).toString();
  }

  /** What game it is and how to talk to the judge; who begins is said first. */
  private String rules() {
    String begins =
        Words.in(language).say(game.programBegins() ? "begins.program" : "begins.judge");
    return Formulas.marked(new GameText(game, language).markdown())
        + '\n'
        + ofAll("talk").replace("{begins}", begins);
  }

  private String limits() {
    return ofAll("limits")
        .replace("{seconds}", Words.in(language).say("seconds", seconds))
        .replace("{megabytes}", String.valueOf(megabytes));
  }

  private String grading(List<String> grading, boolean hasLostStarts) {
    StringBuilder text = new StringBuilder();
    text.append(ofAll(game.judgesEveryMove() ? "grading-moves" : "grading")).append('\n');
    if (hasLostStarts) {
      text.append(ofAll("lost-starts")).append('\n');
    }
    grading.forEach(line -> text.append("- ").append(line).append('\n'));
    return text.toString();
  }

  /** What is said in the statements of all games. */
  private String ofAll(String name) {
    return Resource.text("/statements/" + name + "." + language.code() + ".md");
  }
}
