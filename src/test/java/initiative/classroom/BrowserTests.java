package initiative.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.course.ReplayPage;
import initiative.match.Runner;
import initiative.result.Pairing;
import initiative.tournament.Boards;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;

/** The page in a real browser, by clicks and by keys; skipped where there is no browser. */
@Tag("slow")
class BrowserTests {
  private static final String OVER = "[data-act=again]";
  private static final int MOST_MOVES = 40;

  @TempDir(cleanup = CleanupMode.NEVER) // a browser may still write while it ends
  private static Path folder;

  private static Server server;
  private static PageDriver shared;

  private PageDriver page;

  @BeforeAll
  static void start() throws IOException {
    server = Server.start("127.0.0.1", 0);
  }

  @AfterAll
  static void stop() {
    if (shared != null) {
      shared.close();
    }
    server.close();
  }

  /** The browser is opened by the first test, so that each is skipped by its name without one. */
  @BeforeEach
  void open() {
    if (shared == null) {
      shared = PageDriver.open(folder.resolve("profile"));
    }
    page = shared;
  }

  @AfterEach
  void nothingWentWrong() {
    if (page == null) {
      return;
    }
    isSound(page);
    page.forget();
  }

  private static void isSound(PageDriver page) {
    assertEquals(List.of(), page.complaints());
    assertTrue(
        page.is("return document.documentElement.scrollWidth <= innerWidth"),
        "the page scrolls from side to side");
  }

  private static JsonNode ask(String path, String body) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.address() + path));
    if (body != null) {
      request.POST(HttpRequest.BodyPublishers.ofString(body));
    }
    HttpResponse<String> answer =
        HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofString());
    assertEquals(200, answer.statusCode(), answer.body());
    return new ObjectMapper().readTree(answer.body());
  }

  /** Opens a new game from such a start and says its id. */
  private String begin(String game, String start) throws Exception {
    String body = new ObjectMapper().createObjectNode().put("game", game).put("start", start) + "";
    String id = ask("/api/games", body).get("id").asText();
    page.go(server.address() + "/#play/@" + id);
    page.see("#play #stage");
    return id;
  }

  private static int half(PageDriver page) {
    return Integer.parseInt(page.attribute("[data-rope=mini]", "aria-valuemax"));
  }

  /** Waits until the game has gone on and it is for the person to do something. */
  private static void goesOn(PageDriver page, int from) {
    page.until(
        "a reply to half-move " + from,
        () -> half(page) > from && !page.has("[data-act=wait]") && page.has(".primary"));
  }

  private static void endsWell(PageDriver page, String id) throws Exception {
    page.see(OVER);
    JsonNode state = ask("/api/games/" + id, null);
    assertFalse(state.get("over").isNull());
    assertTrue(page.has(".worth.over"), "it is told who held the initiative");
  }

  /** A game for each way in which positions are drawn and moves are pointed at. */
  private static Stream<Arguments> pictures() {
    return Stream.of(
        Arguments.of("nim", "2/3 2"),
        Arguments.of("grundy", "1/6"), // heaps that are cut
        Arguments.of("cells", "5"),
        Arguments.of("forest-chess", "3"),
        Arguments.of("minefield", "3 3/.../.*./..."),
        Arguments.of("northcott", "1 4/1 4"), // lanes
        Arguments.of("nimbi", "2 2"), // runs of cells
        Arguments.of("queen-endgame", "b6 c2 a8"),
        Arguments.of("max-sum", "5/1 2 3 4 5"),
        Arguments.of("hex", "3"),
        Arguments.of("product", "20"),
        Arguments.of("coin-box-score", "8"), // numbers in their order
        Arguments.of("dates", "29 12/wins"),
        Arguments.of("program-lines", ""));
  }

  private static void clickMove(PageDriver page) {
    int from = half(page);
    assertTrue(page.has("[data-act=commit]:disabled"), "nothing is chosen yet");
    if (page.has("#stage .hit")) {
      String said = page.attribute("#stage .hit", "aria-label");
      page.click("#stage .hit .zone", 0, 0);
      assertTrue(said.startsWith(page.text("[data-act=commit]:enabled")), said);
    } else {
      String said = page.text(".chip");
      page.click(".chip");
      assertEquals(said, page.text("[data-act=commit]:enabled"));
    }
    page.click("[data-act=commit]:enabled");
    goesOn(page, from);
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void aGameIsPlayedByClicks(String game, String start) throws Exception {
    String id = begin(game, start);
    for (int i = 0; i < MOST_MOVES && !page.has(OVER); i++) {
      clickMove(page);
    }
    endsWell(page, id);
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void aGameIsPlayedByKeys(String game, String start) throws Exception {
    String id = begin(game, start);
    Keys[] arrows = {Keys.ARROW_RIGHT, Keys.ARROW_DOWN, Keys.ARROW_LEFT, Keys.ARROW_UP};
    for (int i = 0; i < MOST_MOVES && !page.has(OVER); i++) {
      int from = half(page);
      if (page.has("#stage .hit")) {
        page.tabTo("#stage .hit");
        page.press(arrows[i % arrows.length]);
        assertTrue(page.isAt("#stage .hit"), "an arrow stays in the picture");
        page.see("[data-act=commit]:enabled");
        page.press(Keys.ENTER);
      } else {
        page.tabTo(".chip");
        page.press(Keys.SPACE);
        page.see(".chip.on");
        page.press(Keys.SPACE);
      }
      goesOn(page, from);
    }
    endsWell(page, id);
  }

  @Test
  void coinsAreLaidByClicks() throws Exception {
    String id = begin("coins-on-table", "3.00 1.00");
    int[][] towards = {{1, 0}, {0, -1}};
    for (int[] way : towards) {
      int from = half(page);
      int far = (int) page.number("return document.querySelector('#stage svg').clientHeight / 3");
      page.click("#stage svg", way[0] * far, way[1] * far);
      page.click("[data-act=commit]:enabled");
      goesOn(page, from);
    }
    endsWell(page, id);
  }

  @Test
  void coinsAreLaidByKeys() throws Exception {
    String id = begin("coins-on-table", "3.00 1.00");
    for (Keys arrow : List.of(Keys.ARROW_RIGHT, Keys.ARROW_UP)) {
      int from = half(page);
      page.tabTo("#stage .cross");
      page.press(arrow, arrow, arrow, arrow, arrow, arrow, arrow, arrow);
      page.see("[data-act=commit]:enabled");
      page.press(Keys.ENTER);
      goesOn(page, from);
    }
    endsWell(page, id);
  }

  @Test
  void aChoiceIsTakenBackAndSoIsAMove() throws Exception {
    begin("nim", "3/3 4 6");
    int from = half(page);
    page.click("#stage .hit .zone", 0, 0);
    page.see("[data-act=commit]:enabled");
    page.press(Keys.ESCAPE);
    page.see("[data-act=commit]:disabled");
    clickMove(page);
    assertTrue(page.said().contains("took"), page.said());
    page.press("u");
    page.until("the position before", () -> half(page) == from);
  }

  @Test
  void aMoveOnTwoHeapsIsPutTogetherByClicks() throws Exception {
    begin("moore-nim", "4 2/3 5 6 7");
    int from = half(page);
    page.click("#stage .hit .zone", 0, 0);
    String one = page.text("[data-act=commit]:enabled");
    page.clickLast("#stage .hit .zone");
    String both = page.text("[data-act=commit]:enabled");
    assertTrue(both.startsWith(one + ", "), both);
    page.click("[data-act=commit]:enabled");
    goesOn(page, from);
  }

  @Test
  void aMoveThatIsTypedIsRefusedWithTheReasonOrMade() throws Exception {
    begin("nim", "3/3 4 6");
    int from = half(page);
    page.click("[data-act=typeMove]");
    page.type("[name=move]", "9 9");
    page.press(Keys.ENTER);
    assertTrue(page.text(".refused").contains("there is no heap 9"), page.text(".refused"));
    assertEquals(1, page.complaints().size(), "a refusal of the server");
    String legal = page.attribute("#stage .hit", "aria-label"); // as "Take 3 from heap 1"
    page.type("[name=move]", legal.replaceAll("Take (.*) from heap (.*)", "$2 $1"));
    page.press(Keys.ENTER);
    goesOn(page, from);
  }

  @Test
  void aGameIsWatchedAndAMomentHasAnAddress() throws Exception {
    begin("nim", "3/3 4 6");
    page.press("n");
    page.type("#newgame [name=own]", "4/1 3 5 7");
    page.click("#foe option[value=random]");
    page.click("#dialog [value=go]");
    page.see("#ropebox svg");
    page.press(Keys.END, Keys.ARROW_LEFT);
    String caption = page.text(".caption h3");
    String ply = page.attribute("#ropebox", "aria-valuenow");
    page.until("its address", () -> page.address().endsWith("/" + ply));
    page.go(page.address());
    assertEquals(caption, page.text(".caption h3"));
    page.press("2");
    page.see("#play #stage svg");
    assertEquals(ply, page.attribute("[data-rope=mini]", "aria-valuenow"));
    page.back();
    page.see("#tug #ropebox svg");
  }

  @Test
  void everyGameFitsAPhone() {
    page.beAPhone();
    try {
      page.go(server.address() + "/#home");
      page.see(".gamecard");
      for (Definition<?, ?> game : Catalogue.all()) {
        String id = game.about().id;
        page.run("location.hash = '#play/' + arguments[0]", id);
        page.until(id, () -> page.is("return location.hash.startsWith('#play/@')"));
        page.until(id, () -> page.has("#stage svg, #stage .postext"));
        isSound(page);
        assertTrue(
            page.is(
                "return [...document.querySelectorAll('#stage .hit .zone')].every("
                    + "zone => zone.getBoundingClientRect().width >= 34)"),
            id + ": a finger needs more room");
        page.run("location.hash = '#home'");
        page.see(".gamecard");
      }
    } finally {
      page.beAProjector();
    }
  }

  @ParameterizedTest
  @CsvSource({"cells, 2000", "bachet, 12345", "hex, 11", "coin-box-score, 820"})
  void largeStartsAreDrawn(String game, String start) throws Exception {
    begin(game, start);
    page.see("#stage svg");
    page.see(".act .primary");
  }

  @Test
  void aReplayIsSteppedThroughWithoutAServer() throws Exception {
    var match = new Runner().runInside(new Pairing("nim", "random", "3/3 5 7", false, 4));
    Path file = folder.resolve("replay.html");
    var shown = new ReplayPage.Shown(Catalogue.game("nim"), match, "test 1", null);
    Files.writeString(file, ReplayPage.of("A game of nim", List.of(shown)));
    page.go(file.toUri() + "#1/0");
    page.see("#thumb svg");
    String caption = page.text(".caption h3");
    String picture = page.see("#thumb").getDomProperty("innerHTML");
    page.press(Keys.ARROW_RIGHT);
    page.until("the next step", () -> !page.text(".caption h3").equals(caption));
    assertEquals("1", page.attribute("#ropebox", "aria-valuenow"));
    assertNotEquals(picture, page.see("#thumb").getDomProperty("innerHTML"));
    page.click("[data-act=next]");
    assertEquals("2", page.attribute("#ropebox", "aria-valuenow"));
    page.click("[data-act=prev]");
    assertEquals("1", page.attribute("#ropebox", "aria-valuenow"));
    page.press(Keys.ARROW_LEFT);
    assertEquals(caption, page.text(".caption h3"));
    page.press(Keys.END);
    assertEquals(
        page.attribute("#ropebox", "aria-valuemax"), page.attribute("#ropebox", "aria-valuenow"));
    assertTrue(page.has("[data-act=next]:disabled"));
    page.click("[data-act=first]");
    assertEquals("0", page.attribute("#ropebox", "aria-valuenow"));
    assertEquals(
        0,
        page.number(
            "return performance.getEntriesByType('resource')"
                + ".filter(each => !each.name.startsWith('data:')).length"));
  }

  @Test
  void aTournamentIsLookedThroughWithoutAServer() throws Exception {
    Path file = folder.resolve("board.html");
    String odd = "<b>ада</b> & \"co\"";
    Files.writeString(file, Boards.page("olena", odd));
    page.go(file.toUri() + "?lang=en");
    page.see(".cuptab");
    assertTrue(page.text(".cuptab").contains(odd), page.text(".cuptab"));
    assertEquals(3, page.all(".cuptab th.nick").size());
    page.click(".cuptab [data-at]");
    page.see("#ropebox svg");
    assertEquals("careless", page.text(".gamebar .versus b"));
    page.click("[data-view=rivals]");
    assertEquals(3, page.all(".rivals tbody tr").size());
    page.click(".rivals tbody [data-of]");
    page.see("#ropebox svg");
    page.press(Keys.HOME);
    page.press(Keys.ARROW_RIGHT);
    page.until("a step", () -> page.attribute("#ropebox", "aria-valuenow").equals("1"));
    page.click("[data-lang=uk]");
    page.click("[data-view=cup]");
    assertTrue(page.text(".cuphead").contains("Гра Баше: 10-B"), page.text(".cuphead"));
    for (int[] size : new int[][] {{390, 844}, {1280, 720}}) {
      page.resize(size[0], size[1]);
      assertEquals(0, page.number("return document.documentElement.scrollWidth - innerWidth"));
    }
  }

  @Test
  void theLanguageIsSwitched() {
    page.go(server.address() + "/#play/nim");
    page.see("#stage .hit");
    assertEquals("en", page.attribute("html", "lang"));
    String turn = page.text(".turn .now");
    page.click("#lang [data-lang=uk]");
    assertEquals("uk", page.attribute("html", "lang"));
    assertNotEquals(turn, page.text(".turn .now"));
    page.press("l");
    assertEquals("en", page.attribute("html", "lang"));
    assertEquals(turn, page.text(".turn .now"));
  }

  @Test
  void theThemeIsSwitchedAndKept() {
    page.go(server.address() + "/#home");
    page.see(".gamecard");
    String paper = "return getComputedStyle(document.body).backgroundColor";
    Object before = page.run(paper);
    String theme = page.attribute("html", "data-theme");
    page.click("#theme");
    assertNotEquals(theme, page.attribute("html", "data-theme"));
    assertNotEquals(before, page.run(paper));
    String other = page.attribute("html", "data-theme");
    page.go(server.address() + "/#home");
    page.see(".gamecard");
    assertEquals(other, page.attribute("html", "data-theme"));
  }

  @Test
  void aClassOfThreePlaysAndTheTeacherSeesIt() {
    List<String> nicks = List.of("O'Neil", "Леся", "x");
    PageDriver[] students = new PageDriver[nicks.size()];
    try {
      page.go(server.teacherAddress() + "#class");
      page.see("#class [data-act=task]");
      for (int i = 0; i < students.length; i++) {
        students[i] = PageDriver.open(folder.resolve("student" + i));
        students[i].go(server.address());
        if (i == 2) {
          join(students[i], "<b>x</b>");
          students[i].see(".toast");
          assertEquals(1, students[i].complaints().size(), "a refusal of the server");
        }
        join(students[i], nicks.get(i));
        students[i].until("a greeting", () -> !students[0].has("#nick"));
      }
      page.until("three rows", () -> page.all("#class .c-state").size() == 3);
      setTask("nim", "4/5 6 7 8");
      for (PageDriver student : students) {
        student.see("#join #stage .hit");
        clickMove(student);
      }
      page.until("moves", () -> page.all(".state.hid").size() == 3);
      assertEquals(nicks, page.all(".list .kick").stream().map(each -> each.getText()).toList());
      page.click("#class [data-act=reveal]");
      page.until(
          "who holds it", () -> page.all(".c-state .state.won, .c-state .state.lost").size() == 3);
      students[0].see(".worth.won, .worth.lost");
      page.click(".kick[data-nick=\"O'Neil\"]");
      assertEquals("O'Neil", page.text("#dialog .askname"));
      page.click("#dialog [value=yes]");
      page.until("two rows", () -> page.all(".list .kick").size() == 2);
      students[0].see("#nick");
      setTask("nim", "2/2 3");
      students[1].until("the new task", () -> students[1].all("#join #stage .hit").size() == 4);
      while (!students[1].has(OVER)) {
        clickMove(students[1]);
      }
      students[1].click(OVER);
      students[1].see("#join #stage .hit");
      for (PageDriver student : students) {
        isSound(student);
      }
    } finally {
      for (PageDriver student : students) {
        if (student != null) {
          student.close();
        }
      }
    }
  }

  private static void join(PageDriver student, String nick) {
    student.type("#nick", nick);
    student.click("[data-act=join]");
  }

  private void setTask(String game, String start) {
    page.click("[data-act=task]");
    page.click("#taskgame option[value=" + game + "]");
    page.type("#startfields [name=own]", start);
    page.click("#dialog [value=go]");
  }

  @Test
  void whatIsHiddenIsNotSentBeforeItIsShown() throws Exception {
    String id = begin("nim", "4/5 6 7 8");
    clickMove(page);
    assertFalse(ask("/api/games/" + id, null).toString().contains("worth"));
    assertFalse(page.has(".worth.won, .worth.lost"));
    page.press("r");
    page.see(".worth.won, .worth.lost");
    assertTrue(ask("/api/games/" + id, null).toString().contains("worth"));
  }
}
