package initiative.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import initiative.process.Sandbox;
import initiative.result.MatchJson;
import initiative.result.MatchResult;
import initiative.suite.ReportCard;
import initiative.suite.Suite;
import initiative.words.Language;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A report card as one JSON object. */
final class JudgeJsonReport {
  private final Function<Suite.Test, String> replay;
  private final boolean transcripts;
  private final JsonGenerator json;

  /** For each failure that was there before, the number of the first test that had it. */
  private final Map<Integer, Integer> alike = new HashMap<>();

  JudgeJsonReport(Function<Suite.Test, String> replay, boolean transcripts, JsonGenerator json) {
    this.replay = replay;
    this.transcripts = transcripts;
    this.json = json;
  }

  /**
   * Writes the cards of several players, by their commands.
   *
   * @param copies the groups of players that are the same program
   */
  static void writeAll(
      Map<String, ReportCard> cards,
      List<List<String>> copies,
      Sandbox sandbox,
      BiFunction<Suite.Test, String, String> replay,
      boolean transcripts,
      JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    json.writeArrayFieldStart("bots");
    for (Map.Entry<String, ReportCard> card : cards.entrySet()) {
      String bot = card.getKey();
      new JudgeJsonReport(test -> replay.apply(test, bot), transcripts, json)
          .write(card.getValue(), bot, sandbox);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("copies");
    for (List<String> same : copies) {
      json.writeArray(same.toArray(new String[0]), 0, same.size());
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  void write(ReportCard card, String bot, Sandbox sandbox) throws IOException {
    for (ReportCard.Failure failure : card.failures()) {
      failure.again().forEach(number -> alike.put(number, failure.test().number()));
    }
    boolean isWhole = card.stop() == ReportCard.Stop.NONE;
    json.writeStartObject();
    json.writeStringField("game", card.suite().game());
    json.writeStringField("suite", card.suite().source());
    json.writeStringField("bot", bot);
    json.writeStringField("sandbox", sandbox.toString());
    json.writeNumberField("points", card.points());
    json.writeNumberField("outOf", card.suite().points());
    json.writeBooleanField("full", card.isFull());
    json.writeNumberField("tests", card.suite().tests().size());
    json.writeNumberField("run", card.run());
    json.writeStringField("stoppedBy", isWhole ? null : card.stop().toString());
    json.writeArrayFieldStart("groups");
    for (ReportCard.Row row : card.rows()) {
      write(row);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void write(ReportCard.Row row) throws IOException {
    json.writeStartObject();
    json.writeStringField("title", row.group().title());
    json.writeBooleanField("allMustPass", row.group().together());
    json.writeNumberField("points", row.points());
    json.writeNumberField("outOf", row.group().points());
    json.writeNumberField("passed", row.passed());
    json.writeArrayFieldStart("tests");
    List<Suite.Test> tests = row.group().tests();
    for (int i = 0; i < tests.size(); i++) {
      write(tests.get(i), i < row.results().size() ? row.results().get(i) : null);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /** Writes a test, with its result if it was run. */
  private void write(Suite.Test test, MatchResult result) throws IOException {
    json.writeStartObject();
    json.writeNumberField("number", test.number());
    json.writeStringField("opponent", test.pairing().opponent());
    json.writeStringField("start", test.pairing().start());
    json.writeBooleanField("choosesSide", test.pairing().choosesSide());
    json.writeBooleanField("mustSeize", test.pairing().mustSeize());
    json.writeNumberField("seed", test.pairing().seed());
    json.writeStringField("verdict", result == null ? null : ReportCard.letters(result.ending()));
    if (result != null) {
      write(result);
      writeLikeness(test.number());
    }
    json.writeStringField("replay", replay.apply(test));
    if (result != null && transcripts) {
      MatchJson.writeTranscript(result, json);
    }
    json.writeEndObject();
  }

  private void write(MatchResult result) throws IOException {
    json.writeStringField("startWorth", result.startWorth().toString());
    json.writeStringField("ending", result.ending().toString());
    json.writeStringField("ruling", result.ruling() == null ? null : result.ruling().toString());
    json.writeStringField("reason", result.reason());
    json.writeStringField("why", result.why(Language.ENGLISH));
    json.writeBooleanField("seized", result.isSeized());
    json.writeNumberField("millis", result.duration().toNanos() / 1e6);
    MatchJson.writeErrors(result, json);
  }

  private void writeLikeness(int number) throws IOException {
    if (alike.containsKey(number)) {
      json.writeNumberField("sameAs", alike.get(number));
    }
  }
}
