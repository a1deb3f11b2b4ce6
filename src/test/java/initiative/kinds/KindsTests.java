package initiative.kinds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.interactor.InteractorProgram;
import initiative.interactor.LineReport;
import initiative.interactor.Opponents;
import initiative.interactor.Referee;
import initiative.interactor.StartText;
import initiative.match.Runner;
import initiative.player.Program;
import initiative.result.Ending;
import initiative.result.Event;
import initiative.result.MatchJson;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.result.TranscriptText;
import initiative.suite.Starts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games of every kind that the contract allows: player, referee, opponents, transcript. */
@Tag("slow")
class KindsTests {
  private static final int SEEDS = 4;

  private static List<String> kinds() {
    return Kinds.ids(Kinds.all());
  }

  private static List<String> kindsWithAChoiceOfSide() {
    List<Definition<?, ?>> games = new ArrayList<>(Kinds.all());
    games.removeIf(game -> !game.offersChoiceOfSide());
    return Kinds.ids(games);
  }

  private static List<String> opponents(Definition<?, ?> game) {
    List<String> names = new ArrayList<>(game.opponents().names());
    names.replaceAll(Opponents::example);
    return names;
  }

  private static MatchResult play(Definition<?, ?> game, Pairing pairing) {
    MatchResult result = new Runner(game).runInside(pairing);
    assertEquals(Ending.ACCEPTED, result.ending(), pairing + ": " + result.sentence());
    return result;
  }

  @Test
  void theyAreNotInTheCatalogue() {
    assertTrue(Collections.disjoint(Catalogue.ids(), kinds()));
    assertEquals(kinds().size(), new HashSet<>(kinds()).size());
  }

  @Test
  void thereIsOneOfEveryKind() {
    Set<String> found = new HashSet<>();
    for (Definition<?, ?> game : Kinds.all()) {
      found.add(game.programBegins() ? "the program begins" : "the judge begins");
      found.add(game.offersChoiceOfSide() ? "a choice of side" : "fixed sides");
      found.add(game.listsMoves() ? "moves that are listed" : "moves that cannot be listed");
      found.add(game.judgesEveryMove() ? "judged by moves" : "judged by the result");
      found.add("broken off by " + game.breakOff());
    }
    assertEquals(11, found.size(), found.toString());
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void ourBotIsAcceptedAgainstEveryOpponent(String id) throws BadInput {
    Definition<?, ?> game = Kinds.game(id);
    Starts starts = new Starts(game);
    for (int seed = 0; seed < SEEDS; seed++) {
      for (String start : starts.usual(seed)) {
        for (String opponent : opponents(game)) {
          MatchResult result = play(game, new Pairing(id, opponent, start, false, seed));
          assertEquals(starts.worth(start), result.startWorth());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("kindsWithAChoiceOfSide")
  void ourBotIsAcceptedOnTheSideOfItsChoice(String id) {
    Definition<?, ?> game = Kinds.game(id);
    Set<String> chosen = new HashSet<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      for (String start : new Starts(game).usual(seed)) {
        for (String opponent : opponents(game)) {
          MatchResult result = play(game, new Pairing(id, opponent, start, true, false, seed));
          assertFalse(result.startWorth().isLost(), start);
          assertTrue(result.result().isSum() || result.result().isWon(), start);
          chosen.add(firstLine(result));
        }
      }
    }
    assertEquals(Set.of("first", "second"), chosen);
  }

  private static String firstLine(MatchResult result) {
    return result.transcript().stream()
        .filter(event -> event.kind() == Event.Kind.PLAYER)
        .findFirst()
        .orElseThrow()
        .text();
  }

  /** Over two pipes, as on a judge: the wire has every line, whoever it is from. */
  @ParameterizedTest
  @MethodSource("kinds")
  @Timeout(60)
  void programAndInteractorPlayOverTheWire(String id) throws Exception {
    Definition<?, ?> game = Kinds.game(id);
    for (String start : new Starts(game).usual(7)) {
      for (String opponent : opponents(game)) {
        String report = overTheWire(game, opponent, start, false);
        assertTrue(report.startsWith("accepted: "), start + ": " + report);
      }
      if (game.offersChoiceOfSide()) {
        String report = overTheWire(game, "random", start, true);
        assertTrue(report.startsWith("accepted: "), start + ": " + report);
      }
    }
  }

  private static <P, M> String overTheWire(
      Definition<P, M> game, String opponent, String text, boolean choosesSide) throws Exception {
    P start = StartText.read(game, text);
    Strategy<P, M> strategy = game.solve(start);
    Referee<P, M> referee =
        new Referee<>(
            strategy,
            game.opponents().named(opponent, strategy, new Chance(1)),
            start,
            choosesSide,
            false);
    PipedOutputStream toPlayer = new PipedOutputStream();
    PipedOutputStream toJudge = new PipedOutputStream();
    PipedInputStream ofPlayer = new PipedInputStream(toPlayer, 1 << 16);
    PipedInputStream ofJudge = new PipedInputStream(toJudge, 1 << 16);
    String[] args = choosesSide ? new String[] {Program.CHOOSE_SIDE} : new String[0];
    Thread player =
        new Thread(
            () -> {
              Program.run(game, new Chance(2), args, ofPlayer, toJudge, System.err);
              close(toJudge);
            });
    player.start();
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    InteractorProgram.run(
        referee, text, ofJudge, toPlayer, new LineReport(new PrintStream(log, true)));
    player.join();
    return log.toString(StandardCharsets.UTF_8);
  }

  private static void close(PipedOutputStream stream) {
    try {
      stream.close();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void theTranscriptHasEveryLineWithItsPositionAndWorth(String id) throws IOException {
    Definition<?, ?> game = Kinds.game(id);
    for (String start : new Starts(game).usual(3)) {
      for (String opponent : opponents(game)) {
        for (boolean choosesSide : new boolean[] {false, game.offersChoiceOfSide()}) {
          Pairing pairing = new Pairing(id, opponent, start, choosesSide, false, 3);
          checkTranscript(play(game, pairing));
        }
      }
    }
  }

  /** Every line of the game is there, and those that are moves say in which position. */
  private static void checkTranscript(MatchResult result) throws IOException {
    String[] told = new TranscriptText(TranscriptText.PLAIN).of(result).split("\n");
    assertEquals(result.transcript().size(), told.length);
    int moves = 0;
    for (int i = 0; i < told.length; i++) {
      Event event = result.transcript().get(i);
      String from = event.kind() == Event.Kind.JUDGE ? "judge   " : "player  ";
      assertTrue(told[i].contains(" ms  " + from + event.text()), told[i]);
      if (event.turn() != null) {
        moves++;
        assertEquals(event.text(), event.turn().move.toString());
        assertEquals(event.kind() == Event.Kind.PLAYER, event.turn().isByPlayer());
        assertTrue(told[i].contains(", " + event.turn().worth), told[i]);
      }
    }
    assertEquals(result.turns().size(), moves);
    checkJson(result, moves);
  }

  private static void checkJson(MatchResult result, int moves) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      MatchJson.write(result, "replay", true, json);
    }
    String side = "\"choosesSide\":" + result.pairing().choosesSide();
    assertTrue(text.toString().contains(side), text.toString());
    int lines = 0;
    int positions = 0;
    try (JsonParser json = new JsonFactory().createParser(text.toString())) {
      for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
        if (token == JsonToken.FIELD_NAME) {
          lines += json.currentName().equals("from") ? 1 : 0;
          positions += json.currentName().equals("position") ? 1 : 0;
        }
      }
    }
    assertEquals(result.transcript().size(), lines);
    assertEquals(moves, positions);
  }

  private static String transcript(Definition<?, ?> game, Pairing pairing) {
    String text = new TranscriptText(TranscriptText.PLAIN).of(play(game, pairing));
    return text.replaceAll("(?m)^ *[0-9.]+ ms  ", "");
  }

  @Test
  void drawsStandInTheTranscriptAsTheJudgesLines() {
    assertEquals(
        """
        judge   5
        judge   9 1 1 1 1
        player  2           in 9 1 1 1 1 (mine 0, theirs 0), 7.0625 to 4
        judge   wind        in 9 1 1 (mine 0, theirs 2), 4 to 7.0625
        judge   1           in 9 1 (mine 0, theirs 2), 10 to 2  <-- slip, now 1 to 8.75
        judge   wind        in 9 (mine 2, theirs 1), 8.75 to 1
        player  FINISH 2 1
        """,
        transcript(new Wind(), new Pairing("wind", "storm", "5/9 1 1 1 1", false, 1)));
  }

  @Test
  void theTranscriptOfOnePlayerHasNoOpponent() {
    assertEquals(
        """
        judge   2 1
        player  take        in 2 pluses, 1 minuses, sum 0, 1.3333 to 0
        judge   +           in 2 pluses, 1 minuses, sum 0, 1.3333 to 0
        player  take        in 1 pluses, 1 minuses, sum 1, 1.5 to 0
        judge   +           in 1 pluses, 1 minuses, sum 1, 1.5 to 0
        player  stop        in 0 pluses, 1 minuses, sum 2, 2 to 0
        player  FINISH 2
        """,
        transcript(new Patience(), new Pairing("patience", "kind", "2 1", false, 1)));
  }

  @Test
  void theChoiceOfSideStandsInTheTranscript() {
    assertEquals(
        """
        judge   9
        player  second
        judge   1           in 9, lost
        player  3           in 8, won
        judge   1           in 5, lost
        player  3           in 4, won
        judge   1           in 1, lost
        player  I won!
        """,
        transcript(new LastLoses(), new Pairing("last-loses", "first", "9", true, false, 1)));
  }

  @Test
  void theOpeningOfTheJudgeStandsInTheTranscript() {
    assertEquals(
        """
        judge   3
        judge   1           in 3, won  <-- slip, now lost
        player  2           in 2, won  *** the initiative is seized
        player  I won!
        """,
        transcript(new Answer(), new Pairing("answer", "one", "3", false, 1)));
  }
}
