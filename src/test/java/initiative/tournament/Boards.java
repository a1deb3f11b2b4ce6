package initiative.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import initiative.catalogue.Catalogue;
import initiative.game.BadInput;
import initiative.interactor.Ruling;
import initiative.match.Lineup;
import initiative.match.Runner;
import initiative.result.Ending;
import initiative.result.MatchResult;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.zip.InflaterInputStream;

/** Boards without processes: made of given numbers, or of games of our own bot. */
public final class Boards {
  private Boards() {}

  /** What a page has in it. */
  public static JsonNode data(String page) throws IOException {
    String begin = "id=\"data\">";
    String data = page.substring(page.indexOf(begin) + begin.length());
    byte[] packed = Base64.getDecoder().decode(data.substring(0, data.indexOf("</script>")));
    return new ObjectMapper().readTree(new InflaterInputStream(new ByteArrayInputStream(packed)));
  }

  /** Bachet's game from one won and one lost start, with so many games behind the gate. */
  static Plan plan(int games) throws BadInput {
    return Plan.of(
        Catalogue.game("bachet"),
        new Plan.Wishes(1, List.of("random"), List.of("5", "8"), games, null));
  }

  static Bot bot(String name) {
    Path file = Path.of(name + ".py");
    Entry entry = new Entry(name, file, SourceKind.PYTHON, file, List.of(file), name, name);
    return Bot.ready(entry, List.of("python3", name + ".py"));
  }

  /** A bot that kept so many of the gate's games, seized so many, and broke the rules in some. */
  static Standing standing(Plan plan, String name, int lost, int seized, int faults) {
    List<Played> games = new ArrayList<>();
    int toLose = lost;
    int toSeize = seized;
    int toBreak = faults;
    for (Plan.Game game : plan.games()) {
      boolean counts = game.isGate() && game.counts();
      boolean breaks = !game.isGate() && toBreak-- > 0;
      boolean reached = game.isGate() ? !counts || toLose-- <= 0 : !breaks && toSeize-- > 0;
      Ruling ruling =
          breaks
              ? Ruling.ILLEGAL_MOVE
              : game.isGate() && !reached ? Ruling.WON_START_LOST : Ruling.ACCEPTED;
      Ending ending = ruling == Ruling.ACCEPTED ? Ending.ACCEPTED : Ending.WRONG_ANSWER;
      games.add(
          new Played(
              name, name, game.number(), ending, ruling, reached, "so", "так", true, List.of()));
    }
    return new Standing(bot(name), plan, games, null);
  }

  /** Our own bot under a name. */
  static Standing own(Plan plan, String name) {
    Runner runner = new Runner();
    Bot bot = bot(name);
    List<Played> games = new ArrayList<>();
    for (Plan.Game game : plan.games()) {
      MatchResult result = runner.runInside(game.pairing());
      games.add(Played.of(bot.entry(), game, plan.aim(), result));
    }
    return new Standing(bot, plan, games, null);
  }

  /** The page of a tournament in which our own bot plays under several names. */
  public static String page(String... names) throws BadInput {
    Plan plan = plan(20);
    List<Standing> standings = new ArrayList<>();
    for (String name : names) {
      standings.add(own(plan, name));
    }
    standings.add(standing(plan, "careless", 2, 9, 3));
    return BoardPage.of(
        new Board(plan, standings),
        Catalogue.game("bachet"),
        Reference.of(plan, Lineup.OF_THE_GAME),
        "10-B",
        played -> "./initiative tournament bachet --only " + played.number());
  }
}
