package initiative.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A lesson as it goes: students come and go, and the teacher changes the game. */
final class LessonTests {
  private Server server;
  private Client anybody;
  private Client teacher;
  private Client max;
  private String token;

  @BeforeEach
  void start() throws IOException {
    server = Server.start("127.0.0.1", 0);
    anybody = new Client(server.address());
    String secret = server.teacherAddress().replaceAll(".*secret=", "");
    teacher = new Client(server.address(), "X-Secret", secret);
    token = join("Max");
    max = new Client(server.address(), "X-Token", token);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private String join(String nick) {
    String wanted = "{\"nick\":" + Client.quoted(nick) + "}";
    return anybody.post("/api/class/join", wanted).json().get("token").asText();
  }

  private int task(String game, String start) {
    String task = "{\"game\":\"" + game + "\",\"start\":\"" + start + "\",\"begin\":\"me\"}";
    return teacher.post("/api/class/task", task).status();
  }

  private JsonNode play(boolean anew) {
    return max.post("/api/class/play", "{\"token\":\"" + token + "\",\"anew\":" + anew + "}")
        .json();
  }

  private int move(JsonNode state, int ply, String move) {
    String path = "/api/games/" + state.get("id").asText() + "/move";
    return max.post(path, "{\"ply\":" + ply + ",\"move\":\"" + move + "\"}").status();
  }

  private JsonNode lesson() {
    return anybody.get("/api/class").json();
  }

  @Test
  void aReloadAndASecondTabFindTheSameGame() {
    task("nim", "2/3 5");
    JsonNode first = play(false);
    assertEquals(200, move(first, 0, "1 1"));
    JsonNode again = play(false);
    assertEquals(first.get("id"), again.get("id"));
    assertEquals(3, again.get("steps").size());
    assertEquals(409, move(first, 0, "1 1"), "the other tab is behind");
    assertEquals(first.get("id"), play(true).get("id"), "a game that goes on is not left");
  }

  @Test
  void manyTabsAtOnceBeginOneGame() throws Exception {
    task("nim", "3/9 8 7");
    ExecutorService tabs = Executors.newFixedThreadPool(8);
    try {
      Callable<String> tab = () -> play(false).get("id").asText();
      Set<String> ids = new HashSet<>();
      for (Future<String> id : tabs.invokeAll(List.of(tab, tab, tab, tab, tab, tab, tab, tab))) {
        ids.add(id.get());
      }
      assertEquals(1, ids.size());
    } finally {
      tabs.shutdown();
    }
  }

  @Test
  void aNewTaskEndsTheGamesAndCoversTheValues() {
    task("nim", "2/3 5");
    JsonNode old = play(false);
    teacher.post("/api/class/reveal", "{\"on\":true}");
    assertEquals(422, task("nim", "0/"), "what cannot be played changes nothing");
    assertEquals(200, move(old, 0, "1 1"));
    assertEquals(200, task("bachet", "6"));
    assertEquals(404, move(old, 2, "1 1"));
    assertFalse(lesson().get("revealed").asBoolean());
    assertEquals("waits", lesson().get("live").get(0).get("state").asText());
    assertEquals("bachet", play(false).get("game").asText());
  }

  /** Pages know a new task by its number. */
  @Test
  void tasksAreCountedOnAfterAReset() {
    task("nim", "2/3 5");
    teacher.post("/api/class/reset", "");
    assertTrue(lesson().get("task").isNull());
    task("nim", "won");
    assertEquals(2, lesson().get("task").get("number").asInt());
    assertEquals(lesson().get("task").get("start"), play(false).get("start"));
  }

  @Test
  void whoIsSentAwayComesBackAsSomebodyNew() {
    task("bachet", "3");
    assertEquals(200, move(play(false), 0, "3"));
    assertEquals(1, lesson().get("scores").get(0).get("won").asInt());
    teacher.post("/api/class/kick", "{\"nick\":\"Max\"}");
    assertEquals("error", play(false).fieldNames().next());
    assertNotEquals(token, join("Max"));
    assertEquals("error", play(false).fieldNames().next(), "the old token is worth nothing");
    assertEquals(0, lesson().get("scores").get(0).get("won").asInt());
  }

  @Test
  void thereIsRoomForAClassOnly() {
    int status = 200;
    for (int i = 0; i < 200 && status == 200; i++) {
      status = anybody.post("/api/class/join", "{\"nick\":\"s" + i + "\"}").status();
    }
    assertEquals(429, status);
  }

  /** What all pages are told has neither secrets nor, before they are revealed, values. */
  @Test
  void eventsTellWhoIsThereAndNoSecrets() throws IOException {
    task("nim", "2/3 5");
    JsonNode state = play(false);
    URI address = URI.create(server.address() + "/api/events?token=" + token);
    try (BufferedReader events =
        new BufferedReader(
            new InputStreamReader(address.toURL().openStream(), StandardCharsets.UTF_8))) {
      assertTrue(next(events).contains("\"online\":true"));
      move(state, 0, "1 1");
      String told = next(events);
      assertTrue(told.contains("\"plies\":2"), told);
      String secret = server.teacherAddress().replaceAll(".*secret=", "");
      for (String hidden : List.of(token, secret, "levels", "slip", "worth")) {
        assertFalse(told.contains(hidden), told);
      }
      teacher.post("/api/class/reveal", "{\"on\":true}");
      assertTrue(next(events).contains("\"levels\":\"w"));
    }
  }

  private static String next(BufferedReader events) throws IOException {
    String line = events.readLine();
    while (!line.startsWith("data: {\"address\"")) {
      line = events.readLine();
    }
    return line;
  }

  /** Games ask the lesson whether values are shown, and the lesson asks games how they stand. */
  @Test
  void gamesAndLessonDoNotWaitForEachOther() throws Exception {
    task("nim", "4/9 8 7 6");
    String path = "/api/games/" + play(false).get("id").asText();
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Callable<Integer>> all =
          Stream.of(
                  () -> anybody.get(path).status(),
                  (Callable<Integer>) () -> anybody.get("/api/class").status(),
                  () -> teacher.post("/api/class/reveal", "{\"on\":true}").status(),
                  () -> max.post("/api/class/play", "{\"token\":\"" + token + "\"}").status())
              .flatMap(each -> Stream.generate(() -> each).limit(50))
              .toList();
      for (Future<Integer> each : threads.invokeAll(all)) {
        assertEquals(200, each.get());
      }
    } finally {
      threads.shutdown();
    }
    assertNull(lesson().get("error"));
  }
}
