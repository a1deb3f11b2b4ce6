import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A class of students who move once a second, each with its events open as a page has them, beside
 * a projector, while the teacher sets one game after the other and shows the values. The server is
 * a process of its own on this machine.
 *
 * <p>java src/bench/ClassLoad.java [STUDENTS [SECONDS]]
 */
final class ClassLoad {
  private static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private static final List<String> GAMES =
      List.of("nim", "cells", "minefield", "queen-endgame", "max-sum", "hex");

  private static final List<Double> MOVES = Collections.synchronizedList(new ArrayList<>());
  private static final List<Double> OTHERS = Collections.synchronizedList(new ArrayList<>());
  private static final Map<String, Integer> ERRORS = Collections.synchronizedMap(new TreeMap<>());
  private static final AtomicInteger OVERTAKEN = new AtomicInteger();
  private static final AtomicLong EVENTS = new AtomicLong();

  private static String address;
  private static String secret;
  private static volatile boolean over;

  private ClassLoad() {}

  public static void main(String[] args) throws Exception {
    int students = args.length > 0 ? Integer.parseInt(args[0]) : 40;
    int seconds = args.length > 1 ? Integer.parseInt(args[1]) : 60;
    Process server =
        new ProcessBuilder("./initiative", "classroom", "--no-browser", "--port", "0")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try {
      BufferedReader said = new BufferedReader(new InputStreamReader(server.getInputStream()));
      String line = said.readLine();
      while (!line.contains("secret=")) {
        line = said.readLine();
      }
      address = line.substring(0, line.indexOf("/?"));
      secret = line.substring(line.indexOf('=') + 1);
      teach(students, seconds);
    } finally {
      server.destroy();
      server.waitFor(10, TimeUnit.SECONDS);
    }
  }

  private static void teach(int students, int seconds) throws Exception {
    listen("");
    List<Thread> all = new ArrayList<>();
    for (int i = 0; i < students; i++) {
      int number = i;
      Thread student = new Thread(() -> new Student(number).play());
      student.start();
      all.add(student);
    }
    for (int i = 0; i < GAMES.size(); i++) {
      teacher("task", "{\"game\":\"" + GAMES.get(i) + "\",\"begin\":\"me\"}");
      TimeUnit.MILLISECONDS.sleep(500L * seconds / GAMES.size());
      teacher("reveal", "{\"on\":true}");
      TimeUnit.MILLISECONDS.sleep(500L * seconds / GAMES.size());
    }
    over = true;
    for (Thread student : all) {
      student.join();
    }
    System.out.printf(
        "%d students, %d s, %s: %d events on %d streams, %d moves overtaken by a new task%n",
        students, seconds, GAMES, EVENTS.get(), students + 1, OVERTAKEN.get());
    print("moves", MOVES);
    print("other requests", OTHERS);
    System.out.println("errors: " + ERRORS);
  }

  private static void print(String what, List<Double> times) {
    List<Double> sorted = new ArrayList<>(times);
    Collections.sort(sorted);
    int count = sorted.size();
    System.out.printf(
        "%d %s: median %.1f ms, 99th percentile %.1f ms, maximum %.1f ms%n",
        count,
        what,
        sorted.get(count / 2),
        sorted.get(Math.min(count - 1, count * 99 / 100)),
        sorted.get(count - 1));
  }

  private static void teacher(String what, String body) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(address + "/api/class/" + what))
            .header("X-Secret", secret)
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    HttpResponse<String> answer = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() != 200) {
      throw new IllegalStateException(answer.body());
    }
  }

  /** Keeps a stream of events open, as a page does. */
  private static void listen(String query) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(address + "/api/events" + query)).build();
    Thread listener =
        new Thread(
            () -> {
              try (Stream<String> lines =
                  HTTP.send(request, HttpResponse.BodyHandlers.ofLines()).body()) {
                lines
                    .filter(line -> line.startsWith("event: class"))
                    .forEach(any -> EVENTS.incrementAndGet());
              } catch (Exception e) {
                if (!over) {
                  ERRORS.merge("a stream broke off: " + e.getMessage(), 1, Integer::sum);
                }
              }
            });
    listener.setDaemon(true);
    listener.start();
  }

  private static final class Student {
    private final Random random;
    private final int number;
    private String token;
    private String state;

    Student(int number) {
      this.number = number;
      this.random = new Random(number);
    }

    void play() {
      try {
        String joined = post("/api/class/join", "{\"nick\":\"student " + number + "\"}", OTHERS);
        token = found("\"token\":\"([^\"]*)\"", joined).get(0);
        listen("?token=" + token);
        TimeUnit.MILLISECONDS.sleep(random.nextInt(1000));
        while (!over) {
          long began = System.nanoTime();
          move();
          long left = 1000 - Duration.ofNanos(System.nanoTime() - began).toMillis();
          TimeUnit.MILLISECONDS.sleep(Math.max(0, left));
        }
      } catch (Exception e) {
        ERRORS.merge(e.toString(), 1, Integer::sum);
      }
    }

    private void move() throws IOException, InterruptedException {
      if (state == null || moves().isEmpty()) {
        state = post("/api/class/play", "{\"token\":\"" + token + "\",\"anew\":true}", OTHERS);
      }
      if (state != null && !moves().isEmpty()) {
        String move = moves().get(random.nextInt(moves().size()));
        int ply = found("\"position\":(\\{)", state).size() - 1;
        String path = "/api/games/" + found("\"id\":\"([^\"]*)\"", state).get(0) + "/move";
        state = post(path, "{\"ply\":" + ply + ",\"move\":\"" + move + "\"}", MOVES);
      }
    }

    /** The legal moves; none when the game is over. */
    private List<String> moves() {
      String listed = state.substring(state.indexOf("\"moves\":["), state.indexOf("\"steps\":["));
      return found("\"move\":\"([^\"]*)\"", listed);
    }

    private static List<String> found(String pattern, String text) {
      return Pattern.compile(pattern).matcher(text).results().map(each -> each.group(1)).toList();
    }

    /** The answer, or null if the teacher has changed something meanwhile. */
    private String post(String path, String body, List<Double> times)
        throws IOException, InterruptedException {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create(address + path))
              .POST(HttpRequest.BodyPublishers.ofString(body));
      if (token != null) {
        request.header("X-Token", token);
      }
      long began = System.nanoTime();
      HttpResponse<String> answer =
          HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
      times.add((System.nanoTime() - began) / 1e6);
      if (answer.statusCode() == 200) {
        return answer.body();
      }
      if (answer.statusCode() == 404 || answer.statusCode() == 409) {
        OVERTAKEN.incrementAndGet();
      } else {
        ERRORS.merge(answer.statusCode() + " " + answer.body(), 1, Integer::sum);
      }
      return null;
    }
  }
}
