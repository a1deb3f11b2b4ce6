package initiative.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.classroom.Client.Answer;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.interactor.StartText;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What clients get from the server of the class page, and what they do not get. */
final class ServerTests {
  private Server server;
  private Client client;

  @BeforeEach
  void start() throws IOException {
    server = Server.start("127.0.0.1", 0);
    client = new Client(server.address());
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Client teacher() {
    String secret = server.teacherAddress().replaceAll(".*secret=", "");
    return new Client(server.address(), "X-Secret", secret);
  }

  @Test
  void thePageAndAllItsModulesAreServed() {
    Set<String> seen = new HashSet<>();
    List<String> open = new ArrayList<>(List.of("app.js"));
    assertTrue(client.get("/").text().contains("/page/app.js"));
    assertEquals(200, client.get("/page/style.css").status());
    while (!open.isEmpty()) {
      String module = open.remove(0);
      if (seen.add(module)) {
        Answer answer = client.get("/page/" + module);
        assertEquals(200, answer.status(), module);
        java.util.regex.Matcher name =
            java.util.regex.Pattern.compile("'initiative/([a-z-]+\\.js)'").matcher(answer.text());
        name.results().forEach(found -> open.add(found.group(1)));
      }
    }
    assertTrue(seen.size() > 10, seen.toString());
  }

  @Test
  void theCatalogueHasEveryGameWithItsNameAndIdeaInBothLanguages() {
    JsonNode games = client.get("/api/catalogue").json().get("games");
    List<String> ids = new ArrayList<>();
    for (JsonNode game : games) {
      ids.add(game.get("id").asText());
      for (String language : List.of("en", "uk")) {
        assertFalse(game.get("name").get(language).asText().isBlank());
        assertFalse(game.get("teaches").get(language).asText().isBlank());
      }
    }
    assertEquals(Catalogue.ids(), ids);
  }

  static Stream<String> games() {
    return Catalogue.ids().stream();
  }

  /** Any legal moves, until the end; what positions are worth is a secret until then. */
  @ParameterizedTest
  @MethodSource("games")
  void everyGameIsPlayedToItsEndWithoutTellingWorths(String id) throws BadInput {
    Random random = new Random(5);
    Answer answer = client.post("/api/games", "{\"game\":\"" + id + "\",\"seed\":3}");
    for (int moves = 0; answer.json().get("over").isNull(); moves++) {
      assertTrue(moves < 500, "no end");
      JsonNode state = answer.json();
      assertFalse(answer.text().contains("\"worth\""), answer.text());
      assertFalse(answer.text().contains("\"alternatives\""), answer.text());
      assertTrue(state.get("yours").asBoolean(), answer.text());
      String move = move(Catalogue.game(id), state, random);
      int ply = state.get("steps").size() - 1;
      answer = client.post("/api/games/" + state.get("id").asText() + "/move", move(ply, move));
      assertEquals(200, answer.status(), answer.text());
    }
    JsonNode over = answer.json();
    assertTrue(over.get("revealed").asBoolean());
    for (JsonNode step : over.get("steps")) {
      assertTrue(step.has("worth"), step.toString());
    }
    String why = "/api/games/" + over.get("id").asText() + "/why?ply=";
    assertEquals(200, client.get(why + 0).status());
    assertEquals(200, client.get(why + (over.get("steps").size() - 1)).status());
    assertEquals(404, client.get(why + over.get("steps").size()).status());
  }

  private static String move(int ply, String move) {
    return "{\"ply\":" + ply + ",\"move\":" + Client.quoted(move) + "}";
  }

  /** A legal move: one of those that are told, or else one that the game finds. */
  private static <P, M> String move(Definition<P, M> game, JsonNode state, Random random)
      throws BadInput {
    JsonNode moves = state.get("moves");
    if (!moves.isEmpty()) {
      return moves.get(random.nextInt(moves.size())).get("move").asText();
    }
    P position = StartText.read(game, state.get("start").asText());
    for (JsonNode step : state.get("steps")) {
      if (step.has("move")) {
        position = game.after(position, game.parseMove(step.get("move").asText()));
      }
    }
    return game.anyMove(position, new Chance(random.nextLong())).toString();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameIsWatchedAgainstEachOfTwoOpponents(String id) {
    for (String opponent : List.of("ideal", "random")) {
      String order = "{\"game\":\"" + id + "\",\"opponent\":\"" + opponent + "\",\"seed\":1}";
      JsonNode state = client.post("/api/games", order).json();
      assertEquals("watch", state.get("mode").asText(), state.toString());
      assertFalse(state.get("over").isNull());
      assertTrue(state.get("steps").get(0).has("worth"));
    }
  }

  /** The answer is to come from the strategy: a lost start stays lost against the program. */
  @Test
  void theProgramSeizesWhatAPersonGivesAway() {
    JsonNode state =
        client.post("/api/games", "{\"game\":\"bachet\",\"start\":\"6\",\"begin\":\"me\"}").json();
    String path = "/api/games/" + state.get("id").asText();
    assertEquals("opponent", state.get("begins").asText());
    assertEquals(403, client.get(path + "/why?ply=0").status());
    JsonNode after = client.post(path + "/move", move(0, "1")).json();
    assertEquals("1", after.get("steps").get(2).get("move").asText());
    JsonNode revealed = client.post(path + "/reveal", "").json();
    assertEquals("seized", revealed.get("steps").get(1).get("moment").asText());
    assertEquals("none", revealed.get("steps").get(2).get("moment").asText());
    JsonNode undone = client.post(path + "/undo", "{\"ply\":0}").json();
    assertEquals(1, undone.get("steps").size());
    JsonNode line =
        client
            .post("/api/games", "{\"game\":\"bachet\",\"start\":\"6\",\"moves\":[\"1\",\"1\"]}")
            .json();
    assertTrue(line.get("steps").size() >= 3, line.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "GET; /etc/passwd; ; 404",
        "GET; /page/../words/en.properties; ; 404",
        "GET; /page/%2e%2e/logback.xml; ; 404",
        "GET; /api/nothing; ; 404",
        "GET; /api/games/none; ; 404",
        "GET; /api/table?game=none; ; 404",
        "GET; /api/table?game=nim&lang=xx; ; 400",
        "GET; /api/table?game=nim&start=x; ; 422",
        "PUT; /api/games; {}; 405",
        "POST; /; {}; 405",
        "POST; /api/games; {; 400",
        "POST; /api/games; []; 400",
        "POST; /api/games; {}; 400",
        "POST; /api/games; {\"game\":7}; 400",
        "POST; /api/games; {\"game\":{\"a\":{\"b\":1}}}; 400",
        "POST; /api/games; {\"game\":\"nope\"}; 404",
        "POST; /api/games; {\"game\":\"nim\",\"start\":\"1/0\"}; 422",
        "POST; /api/games; {\"game\":\"nim\",\"opponent\":\"nobody\"}; 422",
        "POST; /api/games; {\"game\":\"nim\",\"begin\":\"you\"}; 400",
        "POST; /api/games; {\"game\":\"nim\",\"start\":\"1/3\",\"moves\":[\"1 9\"]}; 422",
        "POST; /api/class/task; {\"game\":\"nim\"}; 403",
        "POST; /api/class/reveal; {\"on\":true}; 403",
        "POST; /api/class/reset; {}; 403",
        "POST; /api/class/kick; {\"nick\":\"x\"}; 403",
        "POST; /api/class/play; {}; 403",
        "POST; /api/class/join; {\"nick\":\"<b>x</b>\"}; 422",
        "POST; /api/class/join; {\"nick\":\"\"}; 422",
        "POST; /api/class/join; {\"nick\":\"aaaaaaaaaaaaaaaaaaaaa\"}; 422"
      })
  void badRequestsGetOneLineInBothLanguages(String method, String path, String body, int status) {
    Answer answer = client.send(method, path, body);
    assertEquals(status, answer.status(), answer.text());
    JsonNode error = answer.json().get("error");
    for (String language : List.of("en", "uk")) {
      String line = error.get(language).asText();
      assertFalse(line.isBlank() || line.contains("\n"), line);
    }
    assertEquals(200, client.get("/").status());
  }

  @Test
  void whatIsWrongWithAStartIsSaidInUkrainianToo() {
    JsonNode error =
        client.post("/api/games", "{\"game\":\"nim\",\"start\":\"13\"}").json().get("error");
    String english = error.get("en").asText();
    assertTrue(english.endsWith("the number of heaps: an integer from 1 to 12"), english);
    String ukrainian = error.get("uk").asText();
    assertTrue(ukrainian.endsWith("кількість купок: ціле число від 1 до 12"), ukrainian);
  }

  @Test
  void whatIsTooLargeIsRefused() {
    String start = "1/" + "9".repeat(Dealer.LONGEST_START);
    Answer tooLong = client.post("/api/games", "{\"game\":\"nim\",\"start\":\"" + start + "\"}");
    assertEquals(422, tooLong.status());
    assertTrue(tooLong.text().contains("20000"), tooLong.text());
    assertEquals(413, client.post("/api/games", " ".repeat(70000)).status());
  }

  @Test
  void illegalMovesAreToldInTheWordsOfTheReferee() {
    JsonNode state =
        client.post("/api/games", "{\"game\":\"bachet\",\"start\":\"9\",\"begin\":\"me\"}").json();
    String path = "/api/games/" + state.get("id").asText() + "/move";
    Answer illegal = client.post(path, move(0, "4"));
    assertEquals(422, illegal.status());
    assertTrue(illegal.text().contains("from 1 to 3 may be taken"), illegal.text());
    assertEquals(422, client.post(path, move(0, "x")).status());
    assertEquals(409, client.post(path, move(1, "1")).status());
    assertEquals(200, client.post(path, move(0, "1")).status());
    assertEquals(409, client.post(path, move(0, "1")).status());
  }

  @Test
  void otherNamesAndPagesFromElsewhereAreRefused() throws IOException {
    assertEquals(403, client.send("GET", "/api/class", null, "Origin", "http://evil").status());
    assertEquals(200, client.send("GET", "/api/class", null, "Origin", server.address()).status());
    URI address = URI.create(server.address());
    try (Socket socket = new Socket("127.0.0.1", address.getPort())) {
      OutputStream out = socket.getOutputStream();
      out.write("GET / HTTP/1.1\r\nHost: evil\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
      out.flush();
      byte[] head = socket.getInputStream().readNBytes(12);
      assertEquals("HTTP/1.1 403", new String(head, StandardCharsets.US_ASCII));
    }
  }

  @Test
  void aClassIsTaughtFromTheTeachersAddressAlone() {
    String token =
        client.post("/api/class/join", "{\"nick\":\" Оля \"}").json().get("token").asText();
    assertEquals(409, client.post("/api/class/join", "{\"nick\":\"оля\"}").status());
    String play = "{\"token\":\"" + token + "\"}";
    assertEquals(409, client.post("/api/class/play", play).status());
    Client wrong = new Client(server.address(), "X-Secret", "guess");
    assertEquals(403, wrong.post("/api/class/task", "{\"game\":\"bachet\"}").status());
    String task = "{\"game\":\"bachet\",\"start\":\"6\",\"begin\":\"me\"}";
    assertEquals(200, teacher().post("/api/class/task", task).status());

    JsonNode state = client.post("/api/class/play", play).json();
    String path = "/api/games/" + state.get("id").asText();
    assertEquals("6", state.get("start").asText());
    assertEquals(403, client.post(path + "/move", move(0, "1")).status());
    Client student = new Client(server.address(), "X-Token", token);
    assertEquals(403, student.post(path + "/reveal", "").status());
    assertEquals("hidden", live().get("state").asText());
    assertFalse(live().has("levels"));
    assertEquals(200, student.post(path + "/move", move(0, "1")).status());
    teacher().post("/api/class/reveal", "{\"on\":true}");
    assertEquals("gave", live().get("state").asText());
    assertEquals(1, live().get("slip").asInt());
    assertEquals("wll", live().get("levels").asText());
    assertTrue(student.get(path).text().contains("\"worth\""));

    assertEquals(200, teacher().post("/api/class/kick", "{\"nick\":\"Оля\"}").status());
    assertEquals(403, client.post("/api/class/play", play).status());
    assertTrue(client.get("/api/class").json().get("live").isEmpty());
  }

  private JsonNode live() {
    return client.get("/api/class").json().get("live").get(0);
  }

  @Test
  void wonGamesCountOnce() {
    String token =
        client.post("/api/class/join", "{\"nick\":\"Max\"}").json().get("token").asText();
    Client student = new Client(server.address(), "X-Token", token);
    teacher().post("/api/class/task", "{\"game\":\"bachet\",\"start\":\"3\",\"begin\":\"me\"}");
    String play = "{\"token\":\"" + token + "\"}";
    String first = client.post("/api/class/play", play).json().get("id").asText();
    student.post("/api/games/" + first + "/move", move(0, "3"));
    assertEquals("won", live().get("state").asText());
    String again = "{\"token\":\"" + token + "\",\"anew\":true}";
    String second = client.post("/api/class/play", again).json().get("id").asText();
    assertNotEquals(first, second);
    student.post("/api/games/" + second + "/move", move(0, "1"));
    JsonNode score = client.get("/api/class").json().get("scores").get(0);
    assertEquals(1, score.get("won").asInt());
    assertEquals(2, score.get("games").asInt());
    teacher().post("/api/class/reset", "{}");
    assertEquals(0, client.get("/api/class").json().get("scores").get(0).get("games").asInt());
  }
}
