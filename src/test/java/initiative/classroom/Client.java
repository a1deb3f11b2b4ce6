package initiative.classroom;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** A client of the class page, who sends what a test wants. */
final class Client {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final String address;
  private final String[] headers;

  Client(String address, String... headers) {
    this.address = address;
    this.headers = headers;
  }

  /** An answer: its status, its text, and that as JSON. */
  record Answer(int status, String text) {
    JsonNode json() {
      try {
        return JSON.readTree(text);
      } catch (IOException e) {
        throw new IllegalStateException(text, e);
      }
    }
  }

  Answer get(String path) {
    return send("GET", path, null);
  }

  Answer post(String path, String body) {
    return send("POST", path, body);
  }

  Answer send(String method, String path, String body, String... more) {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    if (more.length > 0) {
      request.headers(more);
    }
    request.method(
        method,
        body == null
            ? HttpRequest.BodyPublishers.noBody()
            : HttpRequest.BodyPublishers.ofString(body));
    try {
      HttpResponse<String> response =
          HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
      return new Answer(response.statusCode(), response.body());
    } catch (IOException e) {
      throw new IllegalStateException(method + " " + path, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** A text as it stands in JSON, in quotation marks. */
  static String quoted(String text) {
    return JSON.valueToTree(text).toString();
  }
}
