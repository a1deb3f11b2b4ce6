package initiative.tournament;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import initiative.game.BadInput;
import initiative.interactor.Ruling;
import initiative.result.Ending;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A file in which every finished game is a line, on the disk before the next one is played. Its
 * first line says which tournament it is. A line that a power cut has torn is cut off.
 */
public final class Journal implements AutoCloseable {
  private static final JsonFactory JSON = new JsonFactory();
  private static final String MARK = "tournament";
  private static final int VERSION = 1;

  private final Path file;
  private final FileChannel channel;
  private final List<Played> before;

  private Journal(Path file, FileChannel channel, List<Played> before) {
    this.file = file;
    this.channel = channel;
    this.before = before;
  }

  /** What a journal holds. */
  private record Contents(Map<String, String> settings, List<Played> games, long length) {}

  /** Begins a journal; one that is there already is not touched. */
  public static Journal begin(Path file, Map<String, String> settings)
      throws IOException, BadInput {
    checkNew(file);
    FileChannel channel =
        locked(
            file, FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
    Journal journal = new Journal(file, channel, List.of());
    journal.write(
        json -> {
          json.writeNumberField(MARK, VERSION);
          for (Map.Entry<String, String> setting : settings.entrySet()) {
            json.writeStringField(setting.getKey(), setting.getValue());
          }
        });
    return journal;
  }

  /** Refuses to begin a journal where there is one. */
  public static void checkNew(Path file) throws BadInput {
    if (Files.exists(file)) {
      throw new BadInput(
          file
              + " is there already: go on with it by --resume, begin another one by --journal FILE,"
              + " or remove it");
    }
  }

  /** Goes on with a journal, which has to be one of the same tournament. */
  public static Journal resume(Path file, Map<String, String> settings)
      throws IOException, BadInput {
    FileChannel channel =
        locked(file, FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE));
    try {
      Contents contents = read(file);
      for (Map.Entry<String, String> setting : settings.entrySet()) {
        String was = contents.settings().get(setting.getKey());
        if (!setting.getValue().equals(was)) {
          throw new BadInput(
              file
                  + " is of another tournament: its "
                  + setting.getKey()
                  + " is "
                  + was
                  + ", not "
                  + setting.getValue());
        }
      }
      channel.truncate(contents.length());
      channel.position(contents.length());
      return new Journal(file, channel, contents.games());
    } catch (IOException | BadInput | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  /** What the first line of a journal says. */
  public static Map<String, String> settings(Path file) throws IOException, BadInput {
    if (!Files.exists(file)) {
      throw new BadInput("there is no " + file + " to go on with: leave out --resume");
    }
    return read(file).settings();
  }

  private static FileChannel locked(Path file, FileChannel channel) throws IOException, BadInput {
    try {
      if (channel.tryLock() != null) {
        return channel;
      }
    } catch (OverlappingFileLockException e) {
      // told below
    }
    channel.close();
    throw new BadInput("another tournament is writing to " + file);
  }

  private static Contents read(Path file) throws IOException, BadInput {
    byte[] bytes = Files.readAllBytes(file);
    Map<String, String> settings = null;
    List<Played> games = new ArrayList<>();
    int from = 0;
    int line = 0;
    for (int to = endOfLine(bytes, from); to >= 0; to = endOfLine(bytes, from)) {
      line++;
      Map<String, Object> values = values(bytes, from, to);
      if (settings == null) {
        settings = header(file, values);
      } else if (values != null) {
        games.add(played(values));
      } else if (endOfLine(bytes, to + 1) >= 0) {
        throw new BadInput(file + ", line " + line + ": this is no game of a tournament");
      } else {
        break; // the last line, torn
      }
      from = to + 1;
    }
    if (settings == null) {
      throw new BadInput(file + " is no journal of a tournament");
    }
    return new Contents(settings, games, from);
  }

  private static int endOfLine(byte[] bytes, int from) {
    for (int i = from; i < bytes.length; i++) {
      if (bytes[i] == '\n') {
        return i;
      }
    }
    return -1;
  }

  private static Map<String, String> header(Path file, Map<String, Object> values) throws BadInput {
    if (values == null || !values.containsKey(MARK)) {
      throw new BadInput(file + " is no journal of a tournament");
    }
    Map<String, String> settings = new LinkedHashMap<>();
    values.forEach((name, value) -> settings.put(name, String.valueOf(value)));
    return settings;
  }

  /** The fields of a line; null if it is no whole object. */
  private static Map<String, Object> values(byte[] bytes, int from, int to) {
    Map<String, Object> values = new LinkedHashMap<>();
    try (JsonParser json = JSON.createParser(bytes, from, to - from)) {
      if (json.nextToken() != JsonToken.START_OBJECT) {
        return null;
      }
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String name = json.currentName();
        values.put(name, value(json));
      }
      return json.currentToken() == JsonToken.END_OBJECT ? values : null;
    } catch (IOException e) {
      return null;
    }
  }

  private static Object value(JsonParser json) throws IOException {
    if (json.nextToken() != JsonToken.START_ARRAY) {
      return json.currentToken() == JsonToken.VALUE_NULL ? null : json.getText();
    }
    List<String> texts = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      texts.add(json.getText());
    }
    return texts;
  }

  @SuppressWarnings("unchecked") // a list has texts only
  private static Played played(Map<String, Object> values) {
    Object moves = values.get("moves");
    Object ruling = values.get("ruling");
    return new Played(
        (String) values.get("bot"),
        (String) values.get("hash"),
        Integer.parseInt((String) values.get("game")),
        Ending.valueOf((String) values.get("ending")),
        ruling == null ? null : Ruling.valueOf((String) ruling),
        Boolean.parseBoolean((String) values.get("reached")),
        (String) values.get("en"),
        (String) values.get("uk"),
        Boolean.parseBoolean((String) values.get("first")),
        moves == null ? List.of() : (List<String>) moves);
  }

  /** The games that were in it when it was opened. */
  public List<Played> before() {
    return before;
  }

  public Path file() {
    return file;
  }

  /** Adds a game, and returns when it is on the disk. */
  void add(Played played) throws IOException {
    write(
        json -> {
          json.writeStringField("bot", played.bot());
          json.writeStringField("hash", played.hash());
          json.writeNumberField("game", played.number());
          json.writeStringField("ending", played.ending().name());
          if (played.ruling() != null) {
            json.writeStringField("ruling", played.ruling().name());
          }
          json.writeBooleanField("reached", played.isReached());
          json.writeStringField("en", played.english());
          json.writeStringField("uk", played.ukrainian());
          if (!played.moves().isEmpty()) {
            json.writeBooleanField("first", played.programFirst());
            json.writeFieldName("moves");
            json.writeArray(played.moves().toArray(new String[0]), 0, played.moves().size());
          }
        });
  }

  private interface Fields {
    void write(JsonGenerator json) throws IOException;
  }

  private synchronized void write(Fields fields) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(text)) {
      json.writeStartObject();
      fields.write(json);
      json.writeEndObject();
    }
    ByteBuffer line = ByteBuffer.wrap((text + "\n").getBytes(StandardCharsets.UTF_8));
    while (line.hasRemaining()) {
      channel.write(line);
    }
    channel.force(false);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
