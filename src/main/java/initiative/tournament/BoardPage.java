package initiative.tournament;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import initiative.catalogue.Definition;
import initiative.course.Course;
import initiative.course.OnePage;
import initiative.course.ReplayPage;
import initiative.course.Side;
import initiative.game.BadInput;
import initiative.interactor.Ruling;
import initiative.result.Pairing;
import initiative.words.Language;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The board as one page: the table, how each bot fared against each opponent, and the games that
 * were not won, move by move. Of many games so many are shown that the page stays light, from every
 * bot in turn, and of each the most telling ones first.
 */
public final class BoardPage<P, M> {
  private static final int MOST_GAMES = 150;

  /** A page with more half-moves in all would be slow to open. */
  private static final int MOST_MOVES = 5000;

  private final Board board;
  private final Definition<P, M> game;
  private final Reference own;
  private final Function<Played, String> replay;
  private final Map<String, Course<P, M>> courses = new HashMap<>();
  private int all;

  private BoardPage(
      Board board, Definition<P, M> game, Reference own, Function<Played, String> replay) {
    this.board = board;
    this.game = game;
    this.own = own;
    this.replay = replay;
  }

  /**
   * The page.
   *
   * @param title what stands at its top; null if the game says enough
   */
  public static <P, M> String of(
      Board board,
      Definition<P, M> game,
      Reference own,
      String title,
      Function<Played, String> replay) {
    return OnePage.of(
        "tournament.html", "tournament.js", new BoardPage<>(board, game, own, replay).data(title));
  }

  private String data(String title) {
    List<Played> games = chosen();
    Map<Played, Integer> places = new HashMap<>();
    for (int i = 0; i < games.size(); i++) {
      places.put(games.get(i), i);
    }
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartObject();
      json.writeStringField("title", title);
      new BoardJson(board, game, own, replay).write(json, places);
      json.writeNumberField("lostGames", all);
      json.writeArrayFieldStart("games");
      for (Played played : games) {
        write(played, json);
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  /** The games to be shown, sorted by bots. */
  private List<Played> chosen() {
    Map<String, List<Played>> open = new LinkedHashMap<>();
    for (Standing standing : board.all()) {
      List<Played> lost =
          new ArrayList<>(standing.games().stream().filter(each -> !each.isReached()).toList());
      all += lost.size();
      lost.sort(Comparator.comparing((Played each) -> urgency(each, standing)));
      open.put(standing.name(), lost);
    }
    Map<String, List<Played>> chosen = new LinkedHashMap<>();
    int games = 0;
    int moves = 0;
    for (int round = 0; games < MOST_GAMES && round < all; round++) {
      for (Map.Entry<String, List<Played>> bot : open.entrySet()) {
        if (round < bot.getValue().size() && games < MOST_GAMES) {
          Played played = bot.getValue().get(round);
          if (moves + played.moves().size() <= MOST_MOVES || round == 0) {
            games++;
            moves += played.moves().size();
            chosen.computeIfAbsent(bot.getKey(), name -> new ArrayList<>()).add(played);
          }
        }
      }
    }
    List<Played> sorted = new ArrayList<>();
    open.keySet().forEach(name -> sorted.addAll(chosen.getOrDefault(name, List.of())));
    return sorted;
  }

  /** The less, the sooner a game is shown. */
  private int urgency(Played played, Standing standing) {
    if (played.equals(standing.reason())) {
      return 0;
    }
    boolean isGate = board.plan().game(played.number()).isGate();
    return played.isFault() || isGate ? 1 : played.ruling() == Ruling.CHANCE_MISSED ? 2 : 3;
  }

  private void write(Played played, JsonGenerator json) throws IOException {
    Pairing pairing = board.plan().game(played.number()).pairing();
    Map<Language, String> note = new HashMap<>();
    for (Language language : Language.values()) {
      note.put(language, played.sentence(language));
    }
    ReplayPage.write(
        course(pairing, played),
        new ReplayPage.Caption(
            played.bot(),
            pairing.opponent(),
            played.ending().toString(),
            played.ending().isAccepted(),
            note,
            replay.apply(played)),
        json);
  }

  private Course<P, M> course(Pairing pairing, Played played) {
    Side first =
        played.moves().isEmpty()
            ? Side.byTheRules(game)
            : played.programFirst() ? Side.PROGRAM : Side.OPPONENT;
    Course<P, M> course =
        courses.computeIfAbsent(pairing.startLine(), start -> begun(start, first)).again(first);
    for (String move : played.moves()) {
      course.add(game.parseMove(move));
    }
    return course;
  }

  private Course<P, M> begun(String start, Side first) {
    try {
      return Course.begin(game, start, first);
    } catch (BadInput e) {
      throw new IllegalStateException(e);
    }
  }
}
