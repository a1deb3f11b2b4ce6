package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.interactor.Turn;
import initiative.match.Lineup;
import initiative.match.Runner;
import initiative.result.Ending;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.suite.StartForPeople;
import initiative.suite.Starts;
import initiative.words.Language;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A person plays every game to its end, and uses all that can be typed. */
class HumanPlayTests {
  private static final Pattern HINT = Pattern.compile("\"([^\"]*)\"|«([^»]*)»");

  /** Long games are left after so many moves. */
  private static final int MOST_MOVES = 40;

  static List<String> games() {
    return Catalogue.ids();
  }

  /** Somebody who asks for everything at the first move, and then follows the hints. */
  private static final class Curious extends BufferedReader {
    private final ByteArrayOutputStream shown;
    private final Deque<String> plan = new ArrayDeque<>();
    private final List<String> positions = new ArrayList<>();
    private final Pattern position;
    private int moves;
    private int takenBack;
    private int seen;

    Curious(ByteArrayOutputStream shown, Language language) {
      super(Reader.nullReader());
      this.shown = shown;
      this.position =
          Pattern.compile(language == Language.ENGLISH ? "Position: (.*)" : "Позиція: (.*)");
      plan.addAll(List.of("undo", "help", " WHY ", "?", "rules"));
    }

    @Override
    public String readLine() {
      String text = shown.toString(StandardCharsets.UTF_8);
      String news = text.substring(seen);
      seen = text.length();
      Matcher now = position.matcher(news);
      while (now.find()) {
        positions.add(now.group(1));
      }
      if (!plan.isEmpty()) {
        return plan.remove();
      }
      if (moves >= MOST_MOVES) {
        return null;
      }
      Matcher hint = HINT.matcher(news);
      if (!hint.find() || news.contains("help")) {
        return "hint";
      }
      moves++;
      if (moves == 1) {
        plan.add("undo");
        takenBack++;
      }
      String move = hint.group(1) == null ? hint.group(2) : hint.group(1);
      return "  " + move.replace(" ", "  ").toLowerCase(Locale.ROOT) + " ";
    }
  }

  private record Session(MatchResult result, String shown, Curious person) {}

  private static Session play(String id, boolean exchanged, Language language) {
    Definition<?, ?> game = Catalogue.game(id);
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(shown, true, StandardCharsets.UTF_8);
    Curious person = new Curious(shown, language);
    HumanLineup lineup = new HumanLineup(language, "Bot", person, out);
    Runner runner = new Runner(lineup, exchanged);
    List<String> starts = new Starts(game).usual(1);
    String start = starts.get(Math.min(2, starts.size() - 1));
    Pairing pairing = new Pairing(id, HumanOpponent.NAME, start, false, 7);
    MatchHumanReport report =
        new MatchHumanReport(out, game, language, "Bot", game.programBegins() != exchanged, null);
    report.announce(pairing);
    MatchResult result = lineup.play(() -> runner.runInside(pairing));
    report.show(result);
    return new Session(
        result,
        shown.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n"),
        person);
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameIsPlayedToItsEndFromBothSides(String id) {
    for (Language language : Language.values()) {
      for (boolean exchanged : new boolean[] {false, true}) {
        Session session = play(id, exchanged, language);
        boolean left = session.person.moves >= MOST_MOVES;
        Ending ending = session.result.ending();
        assertEquals(left ? Ending.INTERACTOR_FAULT : Ending.ACCEPTED, ending, session.shown);
        if (session.person.takenBack > 0) {
          takenBackIsAsBefore(session, language);
        }
      }
    }
  }

  /** The move was made in the same position in which it is asked for again. */
  private static void takenBackIsAsBefore(Session session, Language language) {
    String done = language == Language.ENGLISH ? "is taken back." : "узято назад.";
    if (!session.shown.contains(done)) {
      return; // the game ended with that move
    }
    List<String> positions = session.person.positions;
    assertTrue(positions.size() >= 3, session.shown);
    assertEquals(positions.get(0), positions.get(2), session.shown);
  }

  /** Who follows the hints from a start that is won for a person wins, and errs nowhere. */
  @ParameterizedTest
  @ValueSource(strings = {"bachet", "nim", "cells", "minefield", "max-sum", "hex", "tokens"})
  void theHintsAreGood(String id) {
    Session session = play(id, true, Language.ENGLISH);
    for (Turn<?, ?> turn : session.result.turns()) {
      assertFalse(turn.isSlip(), session.shown);
    }
  }

  /** Who takes a move back and makes the same one again has the same game. */
  @ParameterizedTest
  @ValueSource(
      strings = {"nim 3/5 6 7", "windy-sum 5/1 2 3 4 5", "tic-tac-too", "poker-nim 2/4 5/2 2"})
  void theBotRepeatsItsMoves(String line) {
    String[] words = line.split(" ", 2);
    Definition<?, ?> game = Catalogue.game(words[0]);
    assertNotNull(game);
    String start = words.length > 1 ? words[1] : new Starts(game).usual(1).get(0);
    List<String> plain = moves(words[0], start, false);
    assertEquals(plain, moves(words[0], start, true));
  }

  private static List<String> moves(String id, String start, boolean hesitates) {
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(shown, true, StandardCharsets.UTF_8);
    Pattern first = Pattern.compile("Legal moves: ([^,(\\n]*)");
    BufferedReader person =
        new BufferedReader(Reader.nullReader()) {
          private final List<String> path = new ArrayList<>();
          private int asked;
          private boolean undone;

          @Override
          public String readLine() {
            if (hesitates && path.size() >= 2 && !undone && asked++ % 2 == 1) {
              undone = true;
              return "undo";
            }
            Matcher legal = first.matcher(shown.toString(StandardCharsets.UTF_8));
            String move = null;
            while (legal.find()) {
              move = legal.group(1).trim();
            }
            path.add(move);
            return path.size() > 12 ? null : move;
          }
        };
    HumanLineup lineup = new HumanLineup(Language.ENGLISH, "Bot", person, out);
    Runner runner = new Runner(lineup);
    MatchResult result =
        lineup.play(() -> runner.runInside(new Pairing(id, HumanOpponent.NAME, start, false, 5)));
    List<String> moves = new ArrayList<>();
    result.turns().stream().limit(8).forEach(turn -> moves.add(turn.move.toString()));
    return moves;
  }

  private static Invocation typed(String typed, String... args) {
    InputStream in = System.in;
    System.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
    try {
      return Invocation.of(args);
    } finally {
      System.setIn(in);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "uk"})
  void aSessionIsAsItWas(String language) throws IOException {
    String typed = "help\nhint\nwhy\n1\nundo\nundo\n 2 \n9\nx\nhint\n1\n1\n";
    Invocation session =
        typed(
            typed,
            "match",
            "bachet",
            "--opponent=human",
            "--start=12",
            "--seed=1",
            "--lang=" + language);
    assertEquals(Commands.OK, session.exitCode(), session.err());
    Path golden = Path.of("src/test/resources/human/bachet." + language + ".txt");
    assertEquals(Files.readString(golden), session.out());
  }

  @Test
  void aPersonMayBeginAndThenHasAWonStart() {
    Invocation session =
        typed("quit\n", "match", "nim", "--opponent=human", "--begin=me", "--seed=3", "--lang=en");
    assertEquals(Commands.OK, session.exitCode(), session.err());
    assertTrue(session.out().startsWith("You play nim (Nim). You begin."), session.out());
    assertTrue(session.out().endsWith("The game was broken off: you have left.\n"), session.out());
  }

  @ParameterizedTest
  @CsvSource({
    "match nim --begin me, --opponent human",
    "match nim --opponent human --begin you, has to be 'me' or 'bot'",
    "match nim --opponent human --begin me --choose-side, exclude each other",
    "match nim --opponent human --begin me --bot cat, is for our own bot"
  })
  void whoBeginsIsChecked(String line, String reason) {
    Invocation refused = typed("", line.split(" "));
    assertEquals(Commands.BAD_USE, refused.exitCode());
    assertTrue(refused.err().contains(reason), refused.err());
  }

  @Test
  void aProgramThatDoesNotRepeatItsMovesIsSaidToDiffer() {
    KeptMoves kept = new KeptMoves();
    kept.add("12", "1");
    kept.add("9", "2");
    kept.add("4", "3");
    kept.takeBack();
    assertTrue(kept.beginsAgain());
    assertEquals("1", kept.next("12"));
    assertTrue(kept.hasNext());
    assertEquals(null, kept.next("8"));
    assertFalse(kept.hasNext());
    assertFalse(kept.beginsAgain());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aPersonIsGivenAGameThatLasts(String id) {
    Definition<?, ?> game = Catalogue.game(id);
    for (boolean exchanged : new boolean[] {false, true}) {
      String start = StartForPeople.choose(game, exchanged, 3);
      Runner runner = new Runner(Lineup.OF_THE_GAME, exchanged);
      MatchResult match = runner.runInside(new Pairing(id, "ideal", start, false, 3));
      assertTrue(match.turns().size() >= 3, id + ": " + start);
    }
  }
}
