package initiative.result;

import com.fasterxml.jackson.core.JsonGenerator;
import initiative.interactor.Turn;
import initiative.words.Language;
import java.io.IOException;
import java.util.Iterator;
import java.util.Locale;

/** Writes results as JSON objects. */
public final class MatchJson {
  private MatchJson() {}

  /**
   * Writes a result.
   *
   * @param replay the command that replays the match
   * @param transcript whether every line is wanted too
   */
  public static void write(
      MatchResult result, String replay, boolean transcript, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("game", result.pairing().game());
    json.writeStringField("opponent", result.pairing().opponent());
    json.writeStringField("start", result.pairing().start());
    json.writeBooleanField("choosesSide", result.pairing().choosesSide());
    json.writeBooleanField("mustSeize", result.pairing().mustSeize());
    json.writeNumberField("seed", result.pairing().seed());
    json.writeStringField("ending", result.ending().toString());
    json.writeStringField("ruling", result.ruling() == null ? null : result.ruling().toString());
    json.writeNumberField("line", result.verdict() == null ? 0 : result.verdict().line);
    json.writeStringField("reason", result.reason());
    json.writeStringField("why", result.why(Language.ENGLISH));
    json.writeStringField("startWorth", result.startWorth().toString());
    json.writeStringField("result", result.result() == null ? null : result.result().toString());
    json.writeBooleanField("seized", result.isSeized());
    json.writeNumberField("millis", result.duration().toNanos() / 1e6);
    writeErrors(result, json);
    json.writeStringField("replay", replay);
    if (transcript) {
      writeTranscript(result, json);
    }
    json.writeEndObject();
  }

  /** Writes the last lines of standard error, as a field, if there are any. */
  public static void writeErrors(MatchResult result, JsonGenerator json) throws IOException {
    if (!result.errors().isEmpty()) {
      json.writeArrayFieldStart("errors");
      for (String line : result.errors()) {
        json.writeString(line);
      }
      json.writeEndArray();
    }
  }

  /** Writes every line with its time, and what the positions were worth, as a field. */
  public static void writeTranscript(MatchResult result, JsonGenerator json) throws IOException {
    Iterator<Moment> moments = Moment.of(result.turns()).iterator();
    json.writeArrayFieldStart("transcript");
    for (Event event : result.transcript()) {
      json.writeStartObject();
      json.writeNumberField("millis", event.millis());
      json.writeStringField("from", name(event.kind()));
      json.writeStringField("line", event.text());
      if (event.turn() != null) {
        writeTurn(event.turn(), moments.next(), json);
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeTurn(Turn<?, ?> turn, Moment moment, JsonGenerator json)
      throws IOException {
    json.writeStringField("position", turn.position.toString());
    json.writeStringField("worth", turn.worth.toString());
    json.writeStringField("outcome", turn.outcome.toString());
    json.writeStringField("moment", name(moment));
  }

  /** Writes the counts of many results. */
  public static void write(Standings standings, JsonGenerator json) throws IOException {
    json.writeStartArray();
    for (Standings.Row row : standings.rows()) {
      json.writeStartObject();
      json.writeStringField("opponent", row.opponent());
      json.writeStringField("start", row.kind());
      json.writeNumberField("games", row.games());
      json.writeNumberField("won", row.won());
      json.writeNumberField("lost", row.lost());
      json.writeNumberField("drawn", row.drawn());
      json.writeNumberField("faults", row.faults());
      if (row.canBeSeized()) {
        json.writeNumberField("seized", row.seized().hits());
        json.writeNumberField("seizedShare", row.seized().value());
        json.writeNumberField("seizedLow", row.seized().low());
        json.writeNumberField("seizedHigh", row.seized().high());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static String name(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
