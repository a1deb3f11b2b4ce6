package initiative.course;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import initiative.catalogue.Definition;
import initiative.result.MatchResult;
import initiative.words.Language;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.zip.DeflaterOutputStream;

/** A page that shows games that were played, in one file that needs no server and no network. */
public final class ReplayPage {
  /** Longer games are shown up to here, so that a page stays light. */
  private static final int LONGEST = 300;

  /** What begins the page once the data are there. */
  private static final String BEGIN = "import 'initiative/replay.js';";

  private ReplayPage() {}

  /**
   * A game to be shown.
   *
   * @param match how it went
   * @param title what it is called in a list, such as "test 3"
   * @param command what repeats it; null if nothing has to be said
   */
  public record Shown(Definition<?, ?> game, MatchResult match, String title, String command) {}

  /** The whole page. */
  public static String of(String title, List<Shown> games) {
    return PageFiles.text("replay.html")
        .replace(BEGIN, "\n" + PageFiles.text("unpack.js"))
        .replace("<!--style-->", "<style>" + PageFiles.text("style.css") + "</style>")
        .replace("<!--importmap-->", importMap())
        .replace("<!--data-->", data(title, games));
  }

  /** The modules by the names that they know each other by, within the page. */
  private static String importMap() {
    StringBuilder map = new StringBuilder("<script type=\"importmap\">{\"imports\":{");
    for (String module : PageFiles.modules("replay.js")) {
      byte[] text = PageFiles.text(module).getBytes(StandardCharsets.UTF_8);
      map.append(map.charAt(map.length() - 1) == '{' ? "" : ",\n");
      map.append("\"initiative/").append(module).append("\":\"data:text/javascript;base64,");
      map.append(Base64.getEncoder().encodeToString(text)).append('"');
    }
    return map.append("}}</script>").toString();
  }

  private static String data(String title, List<Shown> games) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartObject();
      json.writeStringField("title", title);
      json.writeArrayFieldStart("games");
      for (Shown shown : games) {
        write(shown.game(), shown, json);
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return "<script type=\"application/json\" id=\"data\">" + packed(text.toString()) + "</script>";
  }

  /** A text as letters and digits, among which nothing can end the script. */
  private static String packed(String text) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out = new DeflaterOutputStream(packed)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getEncoder().encodeToString(packed.toByteArray());
  }

  private static <P, M> void write(Definition<P, M> game, Shown shown, JsonGenerator json)
      throws IOException {
    Course<P, M> course = Course.of(game, shown.match());
    if (course.plies() > LONGEST) {
      course.goBackTo(LONGEST);
    }
    json.writeStartObject();
    json.writeStringField("title", shown.title());
    json.writeStringField("opponent", shown.match().pairing().opponent());
    json.writeStringField("mode", "watch");
    json.writeStringField("verdict", shown.match().ending().toString());
    json.writeBooleanField("accepted", shown.match().isAccepted());
    json.writeObjectFieldStart("note");
    for (Language language : Language.values()) {
      json.writeStringField(language.code(), shown.match().sentence(language));
    }
    json.writeEndObject();
    json.writeObjectFieldStart("name");
    for (Language language : Language.values()) {
      json.writeStringField(language.code(), language.title(game.about()));
    }
    json.writeEndObject();
    if (shown.command() != null) {
      json.writeStringField("command", shown.command());
    }
    CourseJson.writeFields(course, true, false, json);
    json.writeEndObject();
  }
}
