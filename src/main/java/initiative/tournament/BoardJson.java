package initiative.tournament;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import initiative.catalogue.Definition;
import initiative.interactor.Habit;
import initiative.result.Pairing;
import initiative.result.Share;
import initiative.words.Language;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The board as JSON, for programs and for the page. */
public final class BoardJson {
  private final Board board;
  private final Definition<?, ?> game;
  private final Reference own;
  private final Function<Played, String> replay;

  /**
   * A writer.
   *
   * @param own what our own bot reaches
   * @param replay gives the command that repeats a game
   */
  public BoardJson(
      Board board, Definition<?, ?> game, Reference own, Function<Played, String> replay) {
    this.board = board;
    this.game = game;
    this.own = own;
    this.replay = replay;
  }

  /** The board with all games that did not reach what is counted. */
  public String text() {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartObject();
      write(json, Map.of());
      json.writeArrayFieldStart("lost");
      for (Standing standing : board.all()) {
        for (Played played : standing.games()) {
          if (!played.isReached()) {
            writeGame(played, json);
          }
        }
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text + "\n";
  }

  private void writeGame(Played played, JsonGenerator json) throws IOException {
    Pairing pairing = board.plan().game(played.number()).pairing();
    json.writeStartObject();
    json.writeStringField("bot", played.bot());
    json.writeNumberField("number", played.number());
    json.writeBooleanField("gate", board.plan().game(played.number()).isGate());
    json.writeBooleanField("fault", played.isFault());
    json.writeStringField("opponent", pairing.opponent());
    json.writeStringField("start", pairing.startLine());
    json.writeNumberField("seed", pairing.seed());
    json.writeStringField("ending", played.ending().toString());
    json.writeStringField("ruling", played.ruling() == null ? null : played.ruling().toString());
    json.writeStringField("reason", played.english());
    json.writeStringField("replay", replay.apply(played));
    json.writeEndObject();
  }

  /**
   * Writes the board into an object that has been begun.
   *
   * @param shown the places of games on the page
   */
  void write(JsonGenerator json, Map<Played, Integer> shown) throws IOException {
    Plan plan = board.plan();
    json.writeStringField("game", plan.id());
    json.writeObjectFieldStart("name");
    for (Language language : Language.values()) {
      json.writeStringField(language.code(), language.title(game.about()));
    }
    json.writeEndObject();
    json.writeNumberField("seed", plan.seed());
    json.writeStringField("aim", plan.aim().name());
    json.writeNumberField("kept", plan.counted(true));
    json.writeNumberField("seized", plan.counted(false));
    write("own", own.share(), json);
    writeOpponents(json);
    json.writeArrayFieldStart("bots");
    for (Standing standing : board.all()) {
      json.writeStartObject();
      write(standing, json, shown);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("copies");
    for (List<String> names : board.copies()) {
      json.writeArray(names.toArray(new String[0]), 0, names.size());
    }
    json.writeEndArray();
  }

  private void writeOpponents(JsonGenerator json) throws IOException {
    Map<String, Habit<?, ?>> known = new HashMap<>();
    game.opponents().all().forEach(habit -> known.put(habit.name, habit));
    json.writeArrayFieldStart("opponents");
    for (String name : board.plan().opponents()) {
      Habit<?, ?> habit = known.get(name.replaceFirst(":.*", ":P"));
      json.writeStartObject();
      json.writeStringField("name", name);
      json.writeBooleanField("secret", name.equals(board.plan().wishes().secret()));
      if (habit != null) {
        json.writeObjectFieldStart("say");
        json.writeStringField(Language.ENGLISH.code(), habit.english);
        json.writeStringField(Language.UKRAINIAN.code(), habit.ukrainian);
        json.writeEndObject();
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void write(Standing standing, JsonGenerator json, Map<Played, Integer> shown)
      throws IOException {
    Bot bot = standing.bot();
    String rank = board.rank(standing);
    json.writeStringField("rank", rank.isEmpty() ? null : rank);
    json.writeStringField("bot", standing.name());
    json.writeStringField("file", bot.entry().place().toString());
    json.writeStringField("language", bot.entry().kind().title());
    json.writeStringField("hash", bot.entry().hash());
    json.writeBooleanField("run", bot.isReady());
    json.writeBooleanField("passed", standing.hasPassed());
    json.writeNumberField("games", standing.games().size());
    json.writeNumberField("faults", standing.faults());
    if (bot.isReady()) {
      write("kept", standing.kept(), json);
      write("seized", standing.reached(), json);
      json.writeArrayFieldStart("against");
      for (String opponent : board.plan().opponents()) {
        Share share = standing.reached(opponent);
        json.writeArray(new int[] {share.hits(), share.trials()}, 0, 2);
      }
      json.writeEndArray();
    }
    if (standing.stopped() != null) {
      json.writeObjectFieldStart("stopped");
      for (Language language : Language.values()) {
        json.writeStringField(language.code(), standing.stopped().in(language));
      }
      json.writeEndObject();
    }
    writeReason(standing, json, shown);
  }

  private void writeReason(Standing standing, JsonGenerator json, Map<Played, Integer> shown)
      throws IOException {
    Played reason = standing.hasPassed() ? null : standing.reason();
    if (!standing.hasPassed()) {
      json.writeObjectFieldStart("reason");
      for (Language language : Language.values()) {
        json.writeStringField(language.code(), BoardCsv.reason(standing, language));
      }
      json.writeEndObject();
    }
    if (reason != null) {
      json.writeStringField("replay", replay.apply(reason));
      if (shown.containsKey(reason)) {
        json.writeNumberField("shown", shown.get(reason));
      }
    }
  }

  private static void write(String name, Share share, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart(name);
    json.writeNumberField("hits", share.hits());
    json.writeNumberField("of", share.trials());
    json.writeNumberField("share", share.value());
    json.writeNumberField("low", share.low());
    json.writeNumberField("high", share.high());
    json.writeEndObject();
  }
}
