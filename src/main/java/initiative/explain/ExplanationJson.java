package initiative.explain;

import com.fasterxml.jackson.core.JsonGenerator;
import initiative.catalogue.Definition;
import initiative.catalogue.Part;
import initiative.catalogue.Saying;
import initiative.explain.Block.Answer;
import initiative.explain.Block.Answers;
import initiative.explain.Block.Choice;
import initiative.explain.Block.Choices;
import initiative.explain.Block.Draw;
import initiative.explain.Block.Draws;
import initiative.explain.Block.Line;
import initiative.explain.Block.Picture;
import initiative.explain.Block.Sentence;
import initiative.explain.Block.Sum;
import initiative.words.Language;
import java.io.IOException;
import java.util.List;

/** Writes an explanation as a JSON object, with its sentences in all languages. */
public final class ExplanationJson {
  private final Definition<?, ?> game;
  private final JsonGenerator json;

  private ExplanationJson(Definition<?, ?> game, JsonGenerator json) {
    this.game = game;
    this.json = json;
  }

  public static void write(Definition<?, ?> game, Explanation explanation, JsonGenerator json)
      throws IOException {
    new ExplanationJson(game, json).write(explanation);
  }

  private void write(Explanation explanation) throws IOException {
    json.writeStartObject();
    json.writeStringField("game", explanation.game());
    json.writeStringField("position", explanation.position());
    json.writeStringField("worth", explanation.worth().toString());
    json.writeArrayFieldStart("blocks");
    for (Block block : explanation.blocks()) {
      json.writeStartObject();
      write(block);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void write(Block block) throws IOException {
    if (block instanceof Sentence sentence) {
      kind("words");
      json.writeStringField("key", sentence.saying().key);
      words(sentence.saying());
    } else if (block instanceof Picture picture) {
      kind("picture");
      strings("lines", picture.lines());
    } else if (block instanceof Sum sum) {
      write(sum);
    } else if (block instanceof Answers answers) {
      write(answers);
    } else if (block instanceof Choices choices) {
      write(choices);
    } else if (block instanceof Draws draws) {
      write(draws);
    } else if (block instanceof Line line) {
      kind("line");
      strings("moves", line.moves());
      json.writeNumberField("more", line.more());
    }
  }

  private void kind(String kind) throws IOException {
    json.writeStringField("kind", kind);
  }

  private void words(Saying saying) throws IOException {
    for (Language language : Language.values()) {
      json.writeStringField(language.code(), new Spoken(language, game).text(saying));
    }
  }

  private void strings(String name, List<String> texts) throws IOException {
    json.writeArrayFieldStart(name);
    for (String text : texts) {
      json.writeString(text);
    }
    json.writeEndArray();
  }

  private void write(Sum sum) throws IOException {
    kind("sum");
    json.writeArrayFieldStart("parts");
    for (Part part : sum.parts()) {
      json.writeStartObject();
      words(part.name);
      json.writeNumberField("value", part.value);
      if (part.options() != null) {
        json.writeFieldName("options");
        json.writeArray(part.options(), 0, part.options().length);
      }
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeNumberField("more", sum.more());
    json.writeNumberField("xor", sum.xor());
  }

  private void write(Answers answers) throws IOException {
    kind("answers");
    json.writeStringField("from", answers.from());
    json.writeArrayFieldStart("moves");
    for (Answer answer : answers.answers()) {
      json.writeStartObject();
      json.writeStringField("move", answer.move());
      json.writeStringField("leads", answer.leads());
      json.writeStringField("worth", answer.worth().toString());
      json.writeBooleanField("ended", answer.ended());
      json.writeStringField("reply", answer.reply());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeNumberField("more", answers.more());
  }

  private void write(Choices choices) throws IOException {
    kind("choices");
    json.writeArrayFieldStart("moves");
    for (Choice choice : choices.choices()) {
      json.writeStartObject();
      json.writeStringField("move", choice.move());
      json.writeStringField("leads", choice.leads());
      json.writeStringField("outcome", choice.outcome().toString());
      json.writeBooleanField("best", choice.best());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeNumberField("more", choices.more());
  }

  private void write(Draws draws) throws IOException {
    kind("draws");
    json.writeArrayFieldStart("draws");
    for (Draw draw : draws.draws()) {
      json.writeStartObject();
      json.writeStringField("draw", draw.draw());
      json.writeNumberField("odds", draw.odds());
      json.writeNumberField("mine", draw.worth().mine());
      json.writeNumberField("theirs", draw.worth().theirs());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
