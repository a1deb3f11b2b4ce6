package initiative.classroom;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.catalogue.Sketch;
import initiative.course.CourseJson;
import initiative.explain.Spoken;
import initiative.interactor.Habit;
import initiative.interactor.Opponents;
import initiative.words.Language;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** Writes all games, for the first screen and for whoever sets up a game. */
final class CatalogueJson {
  private CatalogueJson() {}

  /** All games as the text of an array. */
  static String text() {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartArray();
      for (Definition<?, ?> game : Catalogue.all()) {
        json.writeStartObject();
        write(game, json);
        json.writeEndObject();
      }
      json.writeEndArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private static <P, M> void write(Definition<P, M> game, JsonGenerator json) throws IOException {
    json.writeStringField("id", game.about().id);
    json.writeStringField("code", game.about().code);
    json.writeStringField("table", game.about().table);
    json.writeObjectFieldStart("name");
    for (Language language : Language.values()) {
      json.writeStringField(language.code(), language.title(game.about()));
    }
    json.writeEndObject();
    json.writeObjectFieldStart("teaches");
    for (Language language : Language.values()) {
      json.writeStringField(language.code(), new Spoken(language, game).teaches());
    }
    json.writeEndObject();
    P position = Dealer.sample(game);
    Sketch sketch = game.sketch(position);
    json.writeStringField("kind", sketch == null ? "text" : sketch.kind());
    json.writeFieldName("sketch");
    CourseJson.write(sketch, json);
    json.writeStringField("position", position.toString());
    json.writeStringField("start", Dealer.sampleStart(game));
    json.writeStringField("limits", game.about().limitsInWords());
    json.writeStringField("form", game.moveForm());
    json.writeBooleanField("choosesSide", game.offersChoiceOfSide());
    json.writeBooleanField("programBegins", game.programBegins());
    json.writeBooleanField("listsMoves", game.listsMoves());
    json.writeBooleanField("alone", Dealer.isForOne(game));
    json.writeArrayFieldStart("opponents");
    for (Habit<P, M> habit : game.opponents().all()) {
      json.writeStartObject();
      json.writeStringField("name", Opponents.example(habit.name));
      json.writeObjectFieldStart("say");
      json.writeStringField("en", habit.english);
      json.writeStringField("uk", habit.ukrainian);
      json.writeEndObject();
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
