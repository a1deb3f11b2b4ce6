package initiative.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import initiative.catalogue.Catalogue;
import initiative.match.Runner;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.Test;

/** A replay is one file that needs nothing else, whatever the games in it are called. */
final class ReplayPageTests {
  private static final Pattern DATA =
      Pattern.compile("<script type=\"application/json\" id=\"data\">([A-Za-z0-9+/=]*)</script>");
  private static final Pattern FROM_ELSEWHERE =
      Pattern.compile(
          "(?:src|href)=\"(?!data:)|url\\((?!data:)|@import|https?://(?!www\\.w3\\.org/)");

  private static MatchResult match(String game, String start) {
    return new Runner().runInside(new Pairing(game, "random", start, false, 4));
  }

  private static String page(String game, String start, String title) {
    var shown = new ReplayPage.Shown(Catalogue.game(game), match(game, start), title, "x --seed 1");
    return ReplayPage.of(title, List.of(shown));
  }

  private static JsonNode data(String page) throws IOException {
    Matcher data = DATA.matcher(page);
    assertTrue(data.find());
    byte[] packed = Base64.getDecoder().decode(data.group(1));
    return new ObjectMapper().readTree(new InflaterInputStream(new ByteArrayInputStream(packed)));
  }

  @Test
  void nothingIsLoadedFromElsewhere() {
    String page = page("nim", "3/3 5 7", "nim");
    Matcher elsewhere = FROM_ELSEWHERE.matcher(page);
    assertFalse(elsewhere.find(), () -> page.substring(elsewhere.start()).substring(0, 80));
    assertFalse(page.contains("<!--"), "a place that was not filled in");
    assertEquals(3, page.split("<script").length - 1); // modules, data, and what begins
  }

  @Test
  void whatProgramsAreCalledIsNeverMarkup() throws IOException {
    String name = "</script><script>alert(1)</script><!--\u2028\"";
    String page = page("nim", "1/3", name);
    assertFalse(page.contains("alert(1)"));
    assertEquals(name, data(page).get("title").asText());
    assertEquals(name, data(page).get("games").get(0).get("title").asText());
  }

  @Test
  void theWholeCourseIsThereWithItsWorths() throws IOException {
    JsonNode game = data(page("nim", "3/3 5 7", "nim")).get("games").get(0);
    assertEquals(match("nim", "3/3 5 7").turns().size() + 1, game.get("steps").size());
    game.get("steps").forEach(step -> assertTrue(step.has("worth"), step.toString()));
    assertEquals("x --seed 1", game.get("command").asText());
  }

  @Test
  void longGamesAreCutAndStayLight() throws IOException {
    String page = page("cells", "2000", "cells");
    assertEquals(301, data(page).get("games").get(0).get("steps").size());
    assertTrue(page.length() < 1 << 19, () -> page.length() + " characters");
  }
}
