package initiative.classroom;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import initiative.catalogue.Saying;
import initiative.course.PageFiles;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The server of the class page. Whatever a client sends is checked and bounded; a bad request gets
 * a status of its own and one line in both languages, and the server goes on. It reads no file but
 * those that come with the program.
 */
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);
  private static final int LARGEST_BODY = 1 << 16;
  private static final int LARGEST_HEAD = 1 << 16;
  private static final int MOST_CONNECTIONS = 2000;
  private static final int BACKLOG = 128;

  /** So many requests of one client are answered at once; others of it have to wait. */
  private static final int OF_ONE_CLIENT = 16;

  private static final int WAITING = 200;
  private static final int LONGEST_WAIT = 10;
  private static final int SECONDS_TO_SEND = 10;
  private static final int SECONDS_TO_READ = 20;

  private static final String POLICY =
      "default-src 'none'; script-src 'self' 'sha256-"
          + hash(PageFiles.importMap(PageFiles.index()))
          + "'; style-src 'self' 'unsafe-inline'; img-src data:; connect-src 'self';"
          + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  static {
    // else a small answer waits for the client's word that it has got the last one
    set("sun.net.httpserver.nodelay", "true");
    set("sun.net.httpserver.maxReqTime", SECONDS_TO_SEND);
    set("sun.net.httpserver.maxReqHeaders", 60);
    set("sun.net.httpserver.maxReqHeaderSize", LARGEST_HEAD);
    // a thread for each, so that slow ones hold up nobody
    set("jdk.httpserver.maxConnections", MOST_CONNECTIONS);
  }

  private final HttpServer http;
  private final ExecutorService threads = Executors.newCachedThreadPool(Server::daemon);
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Server::daemon);
  private final Addresses addresses;
  private final String secret = Plays.secret(16);
  private final Rate rate = new Rate(300, 3000);
  private final Desk desk =
      new Desk(MOST_CONNECTIONS, OF_ONE_CLIENT, OF_ONE_CLIENT + WAITING, LONGEST_WAIT);
  private final Patience patience = new Patience();
  private final Api api;
  private final Map<String, Reply> files = new HashMap<>();

  private Server(HttpServer http, Addresses addresses) {
    this.http = http;
    this.addresses = addresses;
    this.api = new Api(addresses.address(), secret);
    PageFiles.served().forEach((name, text) -> addFile("/page/" + name, name, text));
    addFile("/", "index.html", PageFiles.index());
  }

  private static void set(String property, Object value) {
    System.setProperty(property, value.toString());
  }

  private void addFile(String path, String name, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    files.put(path, new Reply(200, PageFiles.type(name), POLICY, bytes));
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "classroom");
    thread.setDaemon(true);
    return thread;
  }

  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Starts a server; port 0 stands for any that is free. */
  public static Server start(String host, int port) throws IOException {
    InetAddress listens = InetAddress.getByName(host);
    HttpServer http = HttpServer.create(new InetSocketAddress(listens, port), BACKLOG);
    Server server = new Server(http, Addresses.of(listens, http.getAddress().getPort()));
    http.setExecutor(server.threads);
    http.createContext("/", server::handle);
    http.start();
    server.threads.execute(server.api::prepare);
    server.clock.scheduleWithFixedDelay(server::tick, 1, 1, TimeUnit.SECONDS);
    return server;
  }

  /** Where a class finds it. */
  public String address() {
    return addresses.address();
  }

  /** Whether other machines can reach it. */
  public boolean isForOthers() {
    return addresses.isForOthers();
  }

  /** The same for the teacher, with the secret that gives the teacher's rights. */
  public String teacherAddress() {
    return addresses.address() + "/?secret=" + secret;
  }

  @Override
  public void close() {
    api.close();
    clock.shutdownNow();
    http.stop(0);
    threads.shutdownNow();
  }

  private void tick() {
    patience.tick();
    try {
      api.tick();
    } catch (RuntimeException e) {
      LOG.warn("the clock", e);
    }
  }

  /** Nothing that a client does may end more than its own request. */
  private void handle(HttpExchange exchange) {
    try {
      String client = exchange.getRemoteAddress().getAddress().getHostAddress();
      String given = exchange.getRequestHeaders().getFirst("X-Secret");
      Asker asker = new Asker(client, api.isSecret(given));
      Reply reply = reply(exchange, asker);
      patience.within(
          SECONDS_TO_READ,
          () -> {
            if (reply != null) {
              reply.send(exchange);
            }
            exchange.close();
            return null;
          });
    } catch (IOException | RuntimeException | Error e) {
      LOG.debug("a client has gone", e);
      exchange.close();
    }
  }

  /** What a request is answered; null if it was a stream, which has ended. */
  private Reply reply(HttpExchange exchange, Asker asker) throws IOException {
    try {
      return answer(exchange, asker);
    } catch (Refusal e) {
      return Reply.refusal(e.status(), e.saying(), e.game());
    } catch (RuntimeException | Error e) {
      LOG.warn("{} {}", exchange.getRequestMethod(), exchange.getRequestURI(), e);
      return Reply.refusal(500, new Saying("page.fault"), "");
    }
  }

  private Reply answer(HttpExchange exchange, Asker asker) throws IOException, Refusal {
    addresses.check(exchange);
    if (!asker.isTeacher()) {
      rate.check(asker.client());
    }
    String path = exchange.getRequestURI().getPath();
    String method = exchange.getRequestMethod();
    if (path != null && path.startsWith("/api/")) {
      return api(exchange, path.substring("/api/".length()), asker);
    }
    if (!method.equals("GET") && !method.equals("HEAD")) {
      throw new Refusal(405, new Saying("page.method"));
    }
    Reply file = files.get(path);
    if (file == null) {
      throw new Refusal(Refusal.NOT_FOUND, new Saying("page.nothing"));
    }
    return file;
  }

  private Reply api(HttpExchange exchange, String path, Asker asker) throws IOException, Refusal {
    boolean posts = exchange.getRequestMethod().equals("POST");
    if (!posts && !exchange.getRequestMethod().equals("GET")) {
      throw new Refusal(405, new Saying("page.method"));
    }
    byte[] body = patience.within(SECONDS_TO_SEND, () -> body(exchange));
    if (body.length > LARGEST_BODY) {
      throw new Refusal(Refusal.TOO_LARGE, new Saying("page.large", LARGEST_BODY));
    }
    Api.Call call =
        new Api.Call(
            posts,
            path.split("/"),
            query(exchange.getRequestURI().getRawQuery()),
            posts ? Asked.read(body) : null,
            exchange.getRequestHeaders().getFirst("X-Token"),
            asker);
    if (path.equals("events") && !posts) {
      stream(exchange, call);
      return null;
    }
    return desk.work(asker, () -> new Reply(Reply.JSON, api.answer(call)));
  }

  private static byte[] body(HttpExchange exchange) throws IOException {
    InputStream in = exchange.getRequestBody();
    byte[] body = in.readNBytes(LARGEST_BODY + 1);
    if (body.length <= LARGEST_BODY) {
      in.close(); // of what is too large the rest is not waited for
    }
    return body;
  }

  private void stream(HttpExchange exchange, Api.Call call) throws IOException, Refusal {
    Events events = api.events();
    events.enter(call.asker().client());
    try {
      Reply.beginStream(exchange);
      OutputStream out = exchange.getResponseBody();
      api.stream(
          call,
          event ->
              patience.within(
                  SECONDS_TO_READ,
                  () -> {
                    out.write(event);
                    out.flush();
                    return null;
                  }));
    } finally {
      events.leave(call.asker().client());
    }
  }

  private static Map<String, String> query(String text) throws Refusal {
    Map<String, String> values = new HashMap<>();
    if (text == null) {
      return values;
    }
    try {
      for (String pair : text.split("&")) {
        String[] parts = pair.split("=", 2);
        if (parts.length == 2) {
          values.put(parts[0], URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
        }
      }
    } catch (IllegalArgumentException e) {
      throw new Refusal(Refusal.BAD, new Saying("page.malformed"));
    }
    return values;
  }
}
