package initiative.course;

import com.fasterxml.jackson.core.JsonGenerator;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.course.Step.Alternative;
import initiative.explain.Spoken;
import initiative.explain.Worths;
import initiative.game.Worth;
import initiative.statement.Labels;
import initiative.words.Language;
import initiative.words.Words;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * Writes the course of a game as JSON for a page: positions and moves as pictures and in words,
 * and, if that is no secret, what they are worth.
 *
 * @param <P> a position
 * @param <M> a move
 */
public final class CourseJson<P, M> {
  /** So many alternatives are told one by one; of more only the best are. */
  private static final int MOST_ALTERNATIVES = 200;

  private static final int BEST_ALTERNATIVES = 3;

  /** JavaScript has no larger whole numbers. */
  private static final long LARGEST_EXACT = (1L << 53) - 1;

  private final Course<P, M> course;
  private final Definition<P, M> game;
  private final JsonGenerator json;

  private CourseJson(Course<P, M> course, JsonGenerator json) {
    this.course = course;
    this.game = course.game();
    this.json = json;
  }

  /**
   * Writes the fields of a course into an object that has been begun.
   *
   * @param revealed whether it is told what positions are worth
   * @param yours whether a person is to move, who is told the legal moves
   */
  public static <P, M> void writeFields(
      Course<P, M> course, boolean revealed, boolean yours, JsonGenerator json) throws IOException {
    new CourseJson<>(course, json).write(revealed, yours);
  }

  private void write(boolean revealed, boolean yours) throws IOException {
    Step<P, M> last = course.last();
    json.writeStringField("game", game.about().id);
    json.writeStringField("start", course.start());
    json.writeStringField("begins", course.steps().get(0).side().code());
    json.writeBooleanField("revealed", revealed);
    json.writeStringField("toMove", last.mover().code());
    writeEnd(last);
    json.writeBooleanField("yours", yours);
    json.writeStringField("form", game.moveForm());
    json.writeBooleanField("listsMoves", game.listsMoves());
    json.writeArrayFieldStart("moves");
    if (yours && last.isCompared()) {
      for (M move : last.legal()) {
        json.writeStartObject();
        writeMove(last.position(), move);
        json.writeEndObject();
      }
    }
    json.writeEndArray();
    json.writeArrayFieldStart("steps");
    for (Step<P, M> step : course.steps()) {
      json.writeStartObject();
      writeStep(step);
      if (revealed) {
        writeWorth(step);
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void writeEnd(Step<P, M> last) throws IOException {
    if (!course.isOver()) {
      json.writeNullField("over");
      return;
    }
    Worth result = course.isBrokenOff() ? Worth.DRAWN : last.toProgram();
    json.writeStringField("over", winner(result));
    if (!course.isBrokenOff()) {
      json.writeStringField("closing", game.closing(last.position(), last.side() == Side.PROGRAM));
    }
    if (result.isSum()) {
      writeSaying("result", Worths.brief(result), Spoken::text);
    }
  }

  private static String winner(Worth toProgram) {
    return toProgram.isWon() ? "program" : toProgram.isLost() ? "opponent" : "draw";
  }

  private void writeMove(P position, M move) throws IOException {
    json.writeStringField("move", move.toString());
    writePlace(position, move);
    writeAction(position, move, Spoken::button);
  }

  private void writePlace(P position, M move) throws IOException {
    long[] place = game.place(position, move);
    json.writeFieldName("place");
    if (place == null) {
      json.writeNull();
    } else {
      write(place, json);
    }
  }

  private void writeAction(P position, M move, BiFunction<Spoken, Saying, String> words)
      throws IOException {
    writeSaying("say", game.action(position, move), words);
  }

  private void writeSaying(String name, Saying saying, BiFunction<Spoken, Saying, String> words)
      throws IOException {
    json.writeObjectFieldStart(name);
    for (Language language : Language.values()) {
      json.writeStringField(language.code(), words.apply(new Spoken(language, game), saying));
    }
    json.writeEndObject();
  }

  private void writeStep(Step<P, M> step) throws IOException {
    P position = step.position();
    json.writeObjectFieldStart("position");
    for (Language language : Language.values()) {
      Words words = Words.in(language, game.about().id);
      json.writeStringField(language.code(), words.position(position.toString()));
    }
    json.writeEndObject();
    Sketch sketch = game.sketch(position);
    json.writeFieldName("sketch");
    write(sketch, json);
    String picture = sketch == null ? game.picture(position) : null;
    if (picture != null) {
      json.writeArrayFieldStart("picture");
      for (String line : Labels.around(game, picture)) {
        json.writeString(line);
      }
      json.writeEndArray();
    }
    json.writeStringField("side", step.mover().code());
    json.writeBooleanField("ended", step.hasEnded());
    if (step.before() != null) {
      P before = step.before().position();
      json.writeStringField("by", step.by().code());
      json.writeStringField("move", step.move().toString());
      writePlace(before, step.move());
      writeAction(before, step.move(), Spoken::report);
    }
  }

  private void writeWorth(Step<P, M> step) throws IOException {
    Worth worth = step.worth();
    json.writeStringField("worth", sign(worth));
    json.writeNumberField("program", step.toProgram().sign());
    writeDepth(worth);
    if (worth.isSum() || worth.isOpen()) {
      writeSaying("value", Worths.brief(worth), Spoken::text);
    }
    json.writeStringField("moment", step.isSeized() ? "seized" : step.isSlip() ? "slip" : "none");
    if (step.isCompared()) {
      writeAlternatives(step);
    }
  }

  private static String sign(Worth worth) {
    return worth.isOpen() ? "open" : worth.isWon() ? "won" : worth.isLost() ? "lost" : "drawn";
  }

  private void writeDepth(Worth worth) throws IOException {
    if (worth.isCounted()) {
      json.writeNumberField("depth", worth.number());
    }
  }

  private void writeAlternatives(Step<P, M> step) throws IOException {
    List<Alternative<M>> all = step.alternatives();
    int[] counts = new int[3];
    for (Alternative<M> each : all) {
      counts[1 + each.worth().sign()]++;
    }
    List<Alternative<M>> told = all;
    if (all.size() > MOST_ALTERNATIVES) {
      told = new ArrayList<>(all);
      told.sort(Comparator.comparing((Alternative<M> each) -> each.worth()).reversed());
      told = told.subList(0, BEST_ALTERNATIVES);
    }
    json.writeObjectFieldStart("alternatives");
    json.writeNumberField("lost", counts[0]);
    json.writeNumberField("drawn", counts[1]);
    json.writeNumberField("won", counts[2]);
    json.writeArrayFieldStart("moves");
    boolean byProgram = step.side() == Side.PROGRAM;
    for (Alternative<M> each : told) {
      json.writeStartObject();
      writeMove(step.position(), each.move());
      json.writeStringField("worth", sign(each.worth()));
      json.writeNumberField("program", byProgram ? each.worth().sign() : -each.worth().sign());
      writeDepth(each.worth());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /** Writes a picture, or null if there is none. */
  public static void write(Sketch sketch, JsonGenerator json) throws IOException {
    if (sketch == null) {
      json.writeNull();
      return;
    }
    json.writeStartObject();
    json.writeStringField("kind", sketch.kind());
    for (Map.Entry<String, Object> value : sketch.values().entrySet()) {
      json.writeFieldName(value.getKey());
      if (value.getValue() instanceof long[] numbers) {
        write(numbers, json);
      } else if (value.getValue() instanceof String[] texts) {
        json.writeArray(texts, 0, texts.length);
      } else if (value.getValue() instanceof Boolean bool) {
        json.writeBoolean(bool);
      } else if (value.getValue() instanceof Number number) {
        write(number.longValue(), json);
      } else {
        json.writeString(value.getValue().toString());
      }
    }
    json.writeEndObject();
  }

  private static void write(long[] numbers, JsonGenerator json) throws IOException {
    json.writeStartArray();
    for (long number : numbers) {
      write(number, json);
    }
    json.writeEndArray();
  }

  /** Writes a number; one that a page could not keep exactly is written as its digits. */
  private static void write(long number, JsonGenerator json) throws IOException {
    if (Math.abs(number) > LARGEST_EXACT) {
      json.writeString(Long.toString(number));
    } else {
      json.writeNumber(number);
    }
  }
}
