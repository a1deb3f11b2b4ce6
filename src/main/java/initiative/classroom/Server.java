package initiative.classroom;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import initiative.catalogue.Saying;
import initiative.course.PageFiles;
import initiative.explain.Spoken;
import initiative.words.Language;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
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
  private static final int THREADS = 256;
  private static final int BACKLOG = 128;

  static {
    // else a small answer waits for the client's word that it has got the last one
    System.setProperty("sun.net.httpserver.nodelay", "true");
    // a request has to arrive within so many seconds
    System.setProperty("sun.net.httpserver.maxReqTime", "20");
    System.setProperty("sun.net.httpserver.maxReqHeaders", "60");
  }

  private final HttpServer http;
  private final ThreadPoolExecutor threads;
  private final Addresses addresses;
  private final String secret = Plays.secret(16);
  private final Rate rate = new Rate(200, 1000);
  private final Api api;
  private final Map<String, byte[]> files = new HashMap<>();
  private final byte[] index;
  private final String policy;

  private Server(HttpServer http, Addresses addresses) {
    this.http = http;
    this.addresses = addresses;
    this.api = new Api(addresses.address(), secret);
    this.threads =
        new ThreadPoolExecutor(
            THREADS, THREADS, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>(), Server::daemon);
    threads.allowCoreThreadTimeOut(true);
    PageFiles.served()
        .forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
    index = PageFiles.index().getBytes(StandardCharsets.UTF_8);
    policy =
        "default-src 'none'; script-src 'self' 'sha256-"
            + hash(PageFiles.importMap(PageFiles.index()))
            + "'; style-src 'self' 'unsafe-inline'; img-src data:; connect-src 'self';"
            + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
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
    HttpServer http = HttpServer.create(new InetSocketAddress(host, port), BACKLOG);
    Server server = new Server(http, Addresses.of(host, http.getAddress().getPort()));
    http.setExecutor(server.threads);
    http.createContext("/", server::handle);
    http.start();
    server.threads.execute(server.api::prepare);
    return server;
  }

  /** Where a class finds it. */
  public String address() {
    return addresses.address();
  }

  /** The same for the teacher, with the secret that gives the teacher's rights. */
  public String teacherAddress() {
    return addresses.address() + "/?secret=" + secret;
  }

  @Override
  public void close() {
    api.close();
    http.stop(0);
    threads.shutdownNow();
  }

  private void handle(HttpExchange exchange) {
    try (exchange) {
      try {
        answer(exchange);
      } catch (Refusal e) {
        refuse(exchange, e.status(), e.saying(), e.game());
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
        LOG.warn("{} {}", exchange.getRequestMethod(), exchange.getRequestURI().getPath(), e);
        refuse(exchange, 500, new Saying("page.fault"), "");
      }
    } catch (IOException e) {
      LOG.debug("a client has gone", e);
    }
  }

  private void answer(HttpExchange exchange) throws IOException, Refusal {
    addresses.check(exchange);
    String client = exchange.getRemoteAddress().getAddress().getHostAddress();
    rate.check(client);
    String path = exchange.getRequestURI().getPath();
    if (path.startsWith("/api/")) {
      byte[] body = exchange.getRequestBody().readNBytes(LARGEST_BODY + 1);
      if (body.length > LARGEST_BODY) {
        throw new Refusal(Refusal.TOO_LARGE, new Saying("page.large", LARGEST_BODY));
      }
      api(exchange, path.substring("/api/".length()), body);
      return;
    }
    if (!exchange.getRequestMethod().equals("GET")) {
      throw new Refusal(405, new Saying("page.method"));
    }
    boolean isFile = path.startsWith("/page/");
    byte[] file = isFile ? files.get(path.substring("/page/".length())) : null;
    if (path.equals("/")) {
      exchange.getResponseHeaders().set("Content-Security-Policy", policy);
      send(exchange, 200, PageFiles.type("index.html"), index);
    } else if (file != null) {
      send(exchange, 200, PageFiles.type(path), file);
    } else {
      throw new Refusal(Refusal.NOT_FOUND, new Saying("page.nothing"));
    }
  }

  private void api(HttpExchange exchange, String path, byte[] body) throws IOException, Refusal {
    boolean posts = exchange.getRequestMethod().equals("POST");
    if (!posts && !exchange.getRequestMethod().equals("GET")) {
      throw new Refusal(405, new Saying("page.method"));
    }
    Api.Call call =
        new Api.Call(
            posts,
            path.split("/"),
            query(exchange.getRequestURI().getRawQuery()),
            posts ? Asked.read(body) : null,
            exchange.getRequestHeaders().getFirst("X-Token"),
            exchange.getRequestHeaders().getFirst("X-Secret"));
    if (path.equals("events") && !posts) {
      stream(exchange, call);
      return;
    }
    ByteArrayOutputStream answer = new ByteArrayOutputStream();
    try (JsonGenerator json = new JsonFactory().createGenerator(answer)) {
      api.answer(call, json);
    }
    send(exchange, 200, "application/json; charset=utf-8", answer.toByteArray());
  }

  private void stream(HttpExchange exchange, Api.Call call) throws IOException, Refusal {
    api.events().enter();
    exchange.getResponseHeaders().set("Content-Type", "text/event-stream; charset=utf-8");
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    exchange.sendResponseHeaders(200, 0);
    api.stream(call, exchange.getResponseBody());
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

  private static void send(HttpExchange exchange, int status, String type, byte[] body)
      throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
    exchange.getResponseHeaders().set("Referrer-Policy", "no-referrer");
    exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
  }

  private static void refuse(HttpExchange exchange, int status, Saying saying, String game)
      throws IOException {
    ByteArrayOutputStream answer = new ByteArrayOutputStream();
    try (JsonGenerator json = new JsonFactory().createGenerator(answer)) {
      json.writeStartObject();
      json.writeObjectFieldStart("error");
      for (Language language : Language.values()) {
        String text = new Spoken(language, game).text(saying);
        json.writeStringField(language.code(), text.replaceAll("\\s+", " "));
      }
      json.writeEndObject();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    send(exchange, status, "application/json; charset=utf-8", answer.toByteArray());
  }
}
