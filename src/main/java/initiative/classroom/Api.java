package initiative.classroom;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.chart.ChartSvg;
import initiative.game.BadInput;
import initiative.interactor.StartText;
import initiative.statement.Rules;
import initiative.statement.SampleDialogue;
import initiative.words.Language;
import io.nayuki.qrcodegen.QrCode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Map;

/** What clients may ask the server for, and what they get. */
final class Api {
  private static final int LONGEST_TABLE_START = 2000;

  /**
   * A request.
   *
   * @param path the words of its path
   * @param asked its body; null if something is only to be looked at
   * @param token by which a student is known; null if there is none
   * @param asker who asks
   */
  record Call(
      boolean posts,
      String[] path,
      Map<String, String> query,
      Asked asked,
      String token,
      Asker asker) {

    private String at(int index) {
      return index < path.length ? path[index] : "";
    }
  }

  private final Plays plays = new Plays();
  private final Dealer dealer = new Dealer();
  private final Rate moves = new Rate(20, 200);
  private final Events events = new Events(this::classText);
  private final Lesson lesson = new Lesson(dealer, plays, events::changed);
  private final String address;
  private final byte[] secret;
  private final QrCode code;
  private String catalogue;

  Api(String address, String secret) {
    this.address = address;
    this.secret = secret.getBytes(StandardCharsets.UTF_8);
    this.code = QrCode.encodeText(address, QrCode.Ecc.MEDIUM);
  }

  Events events() {
    return events;
  }

  void close() {
    events.close();
  }

  /** Answers a request with one JSON object. */
  byte[] answer(Call call) throws IOException, Refusal {
    ByteArrayOutputStream answer = new ByteArrayOutputStream();
    try (JsonGenerator json = new JsonFactory().createGenerator(answer)) {
      answer(call, json);
    }
    return answer.toByteArray();
  }

  private void answer(Call call, JsonGenerator json) throws IOException, Refusal {
    switch (call.at(0)) {
      case "catalogue":
        writeCatalogue(call, json);
        break;
      case "games":
        games(call, json);
        break;
      case "class":
        lesson(call, json);
        break;
      case "table":
        table(Dealer.game(call.query().getOrDefault("game", "")), call, json);
        break;
      case "rules":
        rules(Dealer.game(call.query().getOrDefault("game", "")), json);
        break;
      default:
        throw nothing();
    }
  }

  private static Refusal nothing() {
    return new Refusal(Refusal.NOT_FOUND, new Saying("page.nothing"));
  }

  private void writeCatalogue(Call call, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeBooleanField("teacher", call.asker().isTeacher());
    json.writeBooleanField("class", true);
    json.writeFieldName("games");
    json.writeRawValue(catalogue());
    json.writeEndObject();
  }

  /** The games, which never change. */
  private synchronized String catalogue() {
    if (catalogue == null) {
      catalogue = CatalogueJson.text();
    }
    return catalogue;
  }

  /** Does beforehand what the first page will ask for. */
  void prepare() {
    catalogue();
  }

  private void games(Call call, JsonGenerator json) throws IOException, Refusal {
    if (call.path().length == 1 && call.posts()) {
      String client = call.asker().client();
      plays.makeRoom(client);
      Play<?, ?> play = dealer.play(Dealer.Order.of(call.asked()), Plays.secret(9), call.asker());
      plays.add(play, client);
      play.write(json);
      return;
    }
    Play<?, ?> play = plays.find(call.at(1));
    String wanted = call.at(2);
    if (!call.posts() && wanted.isEmpty()) {
      play.write(json);
    } else if (!call.posts() && wanted.equals("why")) {
      play.writeWhy(ply(call), json);
    } else if (call.posts()) {
      change(play, wanted, call);
      play.write(json);
    } else {
      throw nothing();
    }
  }

  private static int ply(Call call) throws Refusal {
    try {
      return Integer.parseInt(call.query().getOrDefault("ply", ""));
    } catch (NumberFormatException e) {
      throw new Refusal(Refusal.BAD, new Saying("page.field", "ply"));
    }
  }

  private void change(Play<?, ?> play, String wanted, Call call) throws Refusal {
    moves.check(play.id());
    Student student = play.student();
    if (student != null && lesson.student(call.token()) != student) {
      throw new Refusal(Refusal.FORBIDDEN, new Saying("page.notyours"));
    }
    switch (wanted) {
      case "move":
        play.move(call.asked().number("ply"), call.asked().neededText("move"));
        break;
      case "undo":
        notInClass(student);
        play.undo(call.asked().number("ply"));
        break;
      case "reveal":
        notInClass(student);
        play.reveal();
        break;
      default:
        throw nothing();
    }
    if (student != null) {
      lesson.notice(student);
    }
  }

  private static void notInClass(Student student) throws Refusal {
    if (student != null) {
      throw new Refusal(Refusal.FORBIDDEN, new Saying("page.teacher"));
    }
  }

  private void lesson(Call call, JsonGenerator json) throws IOException, Refusal {
    if (!call.posts()) {
      json.writeRaw(classText());
      return;
    }
    switch (call.at(1)) {
      case "join":
        Student joined = lesson.join(call.asked().neededText("nick"));
        json.writeStartObject();
        json.writeStringField("token", joined.token());
        json.writeStringField("nick", joined.nick());
        json.writeEndObject();
        return;
      case "play":
        Student student = lesson.student(call.asked().text("token"));
        lesson.play(student, call.asked().isTrue("anew")).write(json);
        return;
      default:
        teach(call);
        json.writeRaw(classText());
    }
  }

  private void teach(Call call) throws Refusal {
    if (!call.asker().isTeacher()) {
      throw new Refusal(Refusal.FORBIDDEN, new Saying("page.teacher"));
    }
    switch (call.at(1)) {
      case "task":
        lesson.set(Dealer.Order.of(call.asked()), call.asker());
        break;
      case "reveal":
        lesson.reveal(call.asked().isTrue("on"));
        break;
      case "reset":
        lesson.reset();
        break;
      case "kick":
        lesson.kick(call.asked().neededText("nick"));
        break;
      default:
        throw nothing();
    }
  }

  /** Whether this is the secret, which takes equally long to find out for any other text. */
  boolean isSecret(String text) {
    return text != null && MessageDigest.isEqual(secret, text.getBytes(StandardCharsets.UTF_8));
  }

  /** To be called about once a second. */
  void tick() {
    lesson.tick();
    plays.dropIdle();
  }

  /** Tells a page how the class stands until it goes. */
  void stream(Call call, Events.Line line) throws IOException {
    String token = call.query().get("token");
    Student student = null;
    try {
      student = token == null ? null : lesson.student(token);
    } catch (Refusal e) {
      student = null; // who has been sent away may still look on
    }
    if (student != null) {
      lesson.isThere(student, true);
    }
    try {
      events.stream(line);
    } finally {
      if (student != null) {
        lesson.isThere(student, false);
      }
    }
  }

  private String classText() {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartObject();
      json.writeStringField("address", address);
      json.writeObjectFieldStart("qr");
      json.writeNumberField("size", code.size);
      json.writeArrayFieldStart("rows");
      for (int y = 0; y < code.size; y++) {
        StringBuilder row = new StringBuilder();
        for (int x = 0; x < code.size; x++) {
          row.append(code.getModule(x, y) ? '1' : '0');
        }
        json.writeString(row.toString());
      }
      json.writeEndArray();
      json.writeEndObject();
      lesson.writeFields(json);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private <P> void table(Definition<P, ?> game, Call call, JsonGenerator json)
      throws IOException, Refusal {
    Language language = Language.of(call.query().getOrDefault("lang", "en"));
    String start = call.query().get("start");
    if (language == null || start != null && start.length() > LONGEST_TABLE_START) {
      throw new Refusal(Refusal.BAD, new Saying("page.field", language == null ? "lang" : "start"));
    }
    String svg =
        dealer.table(
            call.asker(),
            () -> {
              Chart<P> chart = chart(game, start);
              return chart == null ? null : ChartSvg.of(game, chart, language);
            });
    if (svg == null) {
      throw new Refusal(Refusal.NOT_FOUND, new Saying("page.notable"));
    }
    json.writeStartObject();
    json.writeStringField("svg", svg);
    json.writeEndObject();
  }

  private static <P> Chart<P> chart(Definition<P, ?> game, String wanted) throws Refusal {
    String start = wanted == null ? game.chartStart() : wanted;
    try {
      return game.chart(
          StartText.read(game, start == null ? SampleDialogue.of(game).start() : start), 0);
    } catch (BadInput e) {
      throw new Refusal(Refusal.NOT_ALLOWED, new Saying("page.start", e));
    }
  }

  private static void rules(Definition<?, ?> game, JsonGenerator json) throws IOException {
    json.writeStartObject();
    for (Language language : Language.values()) {
      json.writeStringField(language.code(), Rules.of(game, language));
    }
    json.writeEndObject();
  }
}
