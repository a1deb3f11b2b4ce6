package initiative.course;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import initiative.catalogue.Definition;
import initiative.result.MatchResult;
import initiative.words.Language;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** A page that shows games that were played, in one file that needs no server and no network. */
public final class ReplayPage {
  /** Longer games are shown up to here, so that a page stays light. */
  private static final int LONGEST = 300;

  private ReplayPage() {}

  /**
   * A game to be shown.
   *
   * @param match how it went
   * @param title what it is called in a list, such as "test 3"
   * @param command what repeats it; null if nothing has to be said
   */
  public record Shown(Definition<?, ?> game, MatchResult match, String title, String command) {}

  /**
   * What is said of a game beside its course.
   *
   * @param title what it is called in a list
   * @param verdict how it ended, in English
   * @param note how it ended and why, in all languages
   * @param command what repeats it; null if nothing has to be said
   */
  public record Caption(
      String title,
      String opponent,
      String verdict,
      boolean accepted,
      Map<Language, String> note,
      String command) {}

  /** The whole page. */
  public static String of(String title, List<Shown> games) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartObject();
      json.writeStringField("title", title);
      json.writeArrayFieldStart("games");
      for (Shown shown : games) {
        write(Course.of(shown.game(), shown.match()), caption(shown), json);
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return OnePage.of("replay.html", "replay.js", text.toString());
  }

  private static Caption caption(Shown shown) {
    Map<Language, String> note = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      note.put(language, shown.match().sentence(language));
    }
    return new Caption(
        shown.title(),
        shown.match().pairing().opponent(),
        shown.match().ending().toString(),
        shown.match().isAccepted(),
        note,
        shown.command());
  }

  /** Writes a game as an object for a page. */
  public static <P, M> void write(Course<P, M> course, Caption caption, JsonGenerator json)
      throws IOException {
    if (course.plies() > LONGEST) {
      course.goBackTo(LONGEST);
    }
    json.writeStartObject();
    json.writeStringField("title", caption.title());
    json.writeStringField("opponent", caption.opponent());
    json.writeStringField("mode", "watch");
    json.writeStringField("verdict", caption.verdict());
    json.writeBooleanField("accepted", caption.accepted());
    json.writeObjectFieldStart("note");
    for (Language language : Language.values()) {
      json.writeStringField(language.code(), caption.note().get(language));
    }
    json.writeEndObject();
    json.writeObjectFieldStart("name");
    for (Language language : Language.values()) {
      json.writeStringField(language.code(), language.title(course.game().about()));
    }
    json.writeEndObject();
    if (caption.command() != null) {
      json.writeStringField("command", caption.command());
    }
    CourseJson.writeFields(course, true, false, json);
    json.writeEndObject();
  }
}
