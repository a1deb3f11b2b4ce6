package initiative.classroom;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import initiative.catalogue.Saying;
import initiative.explain.Spoken;
import initiative.words.Language;
import initiative.words.Words;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * What a client is answered.
 *
 * @param policy what a browser may do with it
 */
record Reply(int status, String type, String policy, byte[] body) {
  static final String JSON = "application/json; charset=utf-8";

  private static final String NOTHING_MORE = "default-src 'none'; frame-ancestors 'none'";

  /** Smaller ones are a single packet anyway. */
  private static final int WORTH_PACKING = 1400;

  Reply(String type, byte[] body) {
    this(200, type, NOTHING_MORE, body);
  }

  /** That something cannot be had, in one line in both languages. */
  static Reply refusal(int status, Saying saying, String game) {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    try (JsonGenerator json = new JsonFactory().createGenerator(body)) {
      json.writeStartObject();
      json.writeObjectFieldStart("error");
      for (Language language : Language.values()) {
        String text =
            game.isEmpty()
                ? Words.in(language).say(saying.key, saying.values()) // nothing is cut short
                : new Spoken(language, game).text(saying);
        json.writeStringField(language.code(), text.replaceAll("\\s+", " "));
      }
      json.writeEndObject();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Reply(status, JSON, NOTHING_MORE, body.toByteArray());
  }

  /** Sends it, packed if the client can unpack it: courses of games repeat themselves much. */
  void send(HttpExchange exchange) throws IOException {
    Headers headers = exchange.getResponseHeaders();
    setCommon(headers, type, policy);
    byte[] sent = body;
    String understood = exchange.getRequestHeaders().getFirst("Accept-Encoding");
    if (body.length >= WORTH_PACKING && understood != null && understood.contains("gzip")) {
      headers.set("Content-Encoding", "gzip");
      sent = packed(body);
    }
    if (exchange.getRequestMethod().equals("HEAD")) {
      exchange.sendResponseHeaders(status, -1);
      return;
    }
    exchange.sendResponseHeaders(status, sent.length == 0 ? -1 : sent.length);
    exchange.getResponseBody().write(sent);
  }

  /** Begins a stream of events. */
  static void beginStream(HttpExchange exchange) throws IOException {
    setCommon(exchange.getResponseHeaders(), "text/event-stream; charset=utf-8", NOTHING_MORE);
    exchange.sendResponseHeaders(200, 0);
  }

  private static void setCommon(Headers headers, String type, String policy) {
    headers.set("Content-Type", type);
    headers.set("Content-Security-Policy", policy);
    headers.set("Cache-Control", "no-store");
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
  }

  private static byte[] packed(byte[] body) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream(body.length / 4);
    try (GZIPOutputStream out = new Quick(packed)) {
      out.write(body);
    }
    return packed.toByteArray();
  }

  private static final class Quick extends GZIPOutputStream {
    Quick(ByteArrayOutputStream out) throws IOException {
      super(out, 1 << 14);
      def.setLevel(Deflater.BEST_SPEED);
    }
  }
}
