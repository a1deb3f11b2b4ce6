package initiative.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import initiative.process.Sandbox;
import initiative.result.Ending;
import initiative.result.MatchJson;
import initiative.result.MatchResult;
import initiative.result.Standings;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/**
 * Writes one JSON object: what was asked for, all games, the standings. Each game has a line of its
 * own, which is written as soon as the game has ended.
 */
final class MatchJsonReport implements MatchReport {
  private final JsonGenerator json;
  private final Replay replay;
  private final boolean transcripts;
  private final int first;
  private final ProgressBar progress;
  private final Standings standings = new Standings();

  MatchJsonReport(
      OutputStream out,
      String game,
      String bot,
      Sandbox sandbox,
      long seed,
      int first,
      Replay replay,
      boolean transcripts,
      ProgressBar progress)
      throws IOException {
    this.replay = replay;
    this.transcripts = transcripts;
    this.first = first;
    this.progress = progress;
    json = new JsonFactory().createGenerator(out);
    json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    json.disable(JsonGenerator.Feature.AUTO_CLOSE_JSON_CONTENT);
    json.writeStartObject();
    json.writeStringField("game", game);
    json.writeStringField("bot", bot);
    json.writeStringField("sandbox", sandbox == null ? null : sandbox.toString());
    json.writeNumberField("seed", seed);
    json.writeArrayFieldStart("matches");
    json.writeRaw('\n');
  }

  @Override
  public boolean show(MatchResult result) {
    try {
      String command = replay.command(result, first + standings.games());
      MatchJson.write(result, command, transcripts, json);
      json.writeRaw('\n');
      json.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    standings.add(result);
    progress.step();
    return result.ending() != Ending.COULD_NOT_START;
  }

  @Override
  public boolean finish() {
    progress.clear();
    try {
      json.writeEndArray();
      json.writeFieldName("standings");
      MatchJson.write(standings, json);
      json.writeBooleanField("accepted", standings.rejected() == 0);
      json.writeEndObject();
      json.writeRaw('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return standings.rejected() == 0;
  }

  @Override
  public void close() throws IOException {
    progress.clear();
    json.close();
  }
}
