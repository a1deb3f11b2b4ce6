package initiative.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import initiative.result.MatchResult;
import initiative.suite.ReportCard;
import initiative.suite.Suite;
import java.io.IOException;
import java.util.function.Function;

/** A report card as one JSON object. */
final class JudgeJsonReport {
  private JudgeJsonReport() {}

  static void write(
      ReportCard card, String bot, Function<Suite.Test, String> replay, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("game", card.suite().game());
    json.writeStringField("suite", card.suite().source());
    json.writeStringField("bot", bot);
    json.writeNumberField("points", card.points());
    json.writeNumberField("outOf", card.suite().points());
    json.writeBooleanField("full", card.isFull());
    json.writeArrayFieldStart("groups");
    for (ReportCard.Row row : card.rows()) {
      write(row, replay, json);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(
      ReportCard.Row row, Function<Suite.Test, String> replay, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("title", row.group().title());
    json.writeBooleanField("allMustPass", row.group().together());
    json.writeNumberField("points", row.points());
    json.writeNumberField("outOf", row.group().points());
    json.writeNumberField("passed", row.passed());
    json.writeArrayFieldStart("tests");
    for (int i = 0; i < row.results().size(); i++) {
      write(row.group().tests().get(i), row.results().get(i), replay, json);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(
      Suite.Test test, MatchResult result, Function<Suite.Test, String> replay, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    json.writeNumberField("number", test.number());
    json.writeStringField("opponent", test.pairing().opponent());
    json.writeStringField("start", test.pairing().start());
    json.writeBooleanField("choosesSide", test.pairing().choosesSide());
    json.writeBooleanField("mustSeize", test.pairing().mustSeize());
    json.writeNumberField("seed", test.pairing().seed());
    json.writeStringField("startWorth", result.startWorth().toString());
    json.writeStringField("verdict", ReportCard.letters(result.ending()));
    json.writeStringField("ending", result.ending().toString());
    json.writeStringField("ruling", result.ruling() == null ? null : result.ruling().toString());
    json.writeStringField("reason", result.reason());
    json.writeBooleanField("seized", result.isSeized());
    json.writeNumberField("millis", result.duration().toNanos() / 1e6);
    json.writeStringField("replay", replay.apply(test));
    json.writeEndObject();
  }
}
