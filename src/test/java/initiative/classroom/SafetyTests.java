package initiative.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import initiative.classroom.Client.Answer;
import initiative.course.Course;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What hostile clients send, byte by byte, and that the server goes on. */
final class SafetyTests {
  private Server server;
  private Client client;
  private final List<Socket> sockets = new ArrayList<>();

  @BeforeEach
  void start() throws IOException {
    server = Server.start("127.0.0.1", 0);
    client = new Client(server.address());
  }

  @AfterEach
  void stop() throws IOException {
    server.close();
    for (Socket socket : sockets) {
      socket.close();
    }
  }

  private Socket sent(String text) throws IOException {
    String host = URI.create(server.address()).getAuthority();
    Socket socket = new Socket("127.0.0.1", URI.create(server.address()).getPort());
    sockets.add(socket);
    String request = text.replace("HOST", "Host: " + host).replace("|", "\r\n");
    socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
    return socket;
  }

  private static String head(Socket socket) throws IOException {
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    InputStream in = socket.getInputStream();
    int b = 0;
    while (b >= 0 && !head.toString().endsWith("\r\n\r\n")) {
      b = in.read();
      head.write(b);
    }
    return head.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "GET / HTTP/1.1||, 403",
    "GET / HTTP/1.1|HOST|Host: evil||, 403",
    "GET / HTTP/1.1|HOST.evil||, 403",
    "GET /api/class HTTP/1.1|HOST|Origin: null||, 403",
    "GET /page/..%2f..%2fetc/passwd HTTP/1.1|HOST||, 404",
    "GET /page/%00 HTTP/1.1|HOST||, 404",
    "GET //etc/passwd HTTP/1.1|HOST||, 404",
    "GET /%zz HTTP/1.1|HOST||, 400",
    "TRACE / HTTP/1.1|HOST||, 405",
    "HEAD / HTTP/1.1|HOST||, 200",
    "HEAD /api/class HTTP/1.1|HOST||, 405",
    "POST /api/games HTTP/1.1|HOST|Content-Length: -1||, 400",
    "POST /api/games HTTP/1.1|HOST|Content-Length: 2|Transfer-Encoding: chunked||, 400",
  })
  void oddRequestsAreRefused(String request, int status) throws IOException {
    assertTrue(head(sent(request)).startsWith("HTTP/1.1 " + status), request);
    assertEquals(200, client.get("/api/class").status());
  }

  @Test
  void aBodyThatIsTooLargeIsNotWaitedFor() throws IOException {
    String head = "POST /api/games HTTP/1.1|HOST|Content-Length: 99999999999||";
    assertTrue(head(sent(head + " ".repeat(70000))).startsWith("HTTP/1.1 413"));
  }

  /** More of them than the server has ever had threads at hand. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "GET /api/class HTTP/1.1|HOST|X-Slow:",
        "POST /api/games HTTP/1.1|HOST|Content-Length: 9||{",
        "GET /api/events HTTP/1.1|HOST||",
      })
  void whoIsSlowHoldsUpNobody(String part) throws IOException {
    for (int i = 0; i < 100; i++) {
      sent(part);
    }
    assertEquals(200, client.get("/api/class").status());
    assertEquals(200, client.post("/api/games", "{\"game\":\"nim\"}").status());
  }

  @Test
  void nothingOfAnAnswerIsKeptOrTakenForSomethingElse() throws IOException {
    for (String path : List.of("/", "/page/app.js", "/api/class", "/nothing", "/api/events")) {
      String head = head(sent("GET " + path + " HTTP/1.1|HOST||")).toLowerCase();
      assertTrue(head.contains("cache-control: no-store"), head);
      assertTrue(head.contains("x-content-type-options: nosniff"), head);
      assertTrue(head.contains("referrer-policy: no-referrer"), head);
      assertTrue(head.contains("content-security-policy: default-src 'none'"), head);
    }
  }

  @Test
  void largeAnswersArePackedForWhoCanUnpackThem() throws IOException {
    String request = "GET /api/catalogue HTTP/1.1|HOST|";
    String packed = head(sent(request + "Accept-Encoding: br, gzip||"));
    assertTrue(packed.contains("gzip"), packed);
    assertFalse(head(sent(request + "|")).contains("gzip"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"seed\":1e999999}",
        "{\"seed\":99999999999999999999}",
        "{\"seed\":1.5}",
        "{\"moves\":[[]]}",
        "{\"game\":\"nim\"}{}",
        "{\"game\":",
        "null",
      })
  void bombsAreNotJson(String body) {
    assertEquals(400, client.post("/api/games", body).status());
  }

  @Test
  void deepNestingAndManyItemsAreNotJson() {
    assertEquals(400, client.post("/api/games", "{\"a\":".repeat(9000)).status());
    assertEquals(400, client.post("/api/games", "[".repeat(60000)).status());
    String moves = "\"1 1\",".repeat(600);
    assertEquals(400, client.post("/api/games", "{\"moves\":[" + moves + "\"1 1\"]}").status());
  }

  /** Such a game would last for longer than the sun. */
  @Test
  void aGameWithoutAnEndIsBrokenOff() {
    String order = "{\"game\":\"king\",\"start\":\"1000000000 1000000000\",\"opponent\":\"ideal\"}";
    JsonNode state = client.post("/api/games", order).json();
    assertEquals(Course.LONGEST + 1, state.get("steps").size());
    assertEquals("draw", state.get("over").asText());
  }

  @Test
  void aStartThatCannotBePlayedIsToldWithItsLimits() {
    Answer answer = client.post("/api/games", "{\"game\":\"cells\",\"start\":\"2001\"}");
    assertEquals(422, answer.status());
    assertTrue(answer.json().get("error").get("en").asText().contains("from 1 to 2000"));
  }

  /** The oldest game of the client gives way, and not that of another one. */
  @Test
  void oneClientHasOnlySoManyGames() {
    List<String> ids = new ArrayList<>();
    for (int i = 0; i <= Plays.OF_ONE_CLIENT; i++) {
      ids.add(client.post("/api/games", "{\"game\":\"bachet\"}").json().get("id").asText());
    }
    assertEquals(404, client.get("/api/games/" + ids.get(0)).status());
    assertEquals(200, client.get("/api/games/" + ids.get(1)).status());
    assertEquals(200, client.get("/api/games/" + ids.get(ids.size() - 1)).status());
  }
}
