package initiative.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.explain.Why;
import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.interactor.Ruling;
import initiative.interactor.Say;
import initiative.interactor.Sentence;
import initiative.interactor.StartText;
import initiative.interactor.Verdicts;
import initiative.match.ByLines;
import initiative.process.ExitCode;
import initiative.suite.Starts;
import initiative.words.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is said of a match, word by word in both languages. */
class SentenceTests {
  private static final Path GOLDEN = Path.of("src/test/resources/verdicts");
  private static final int LONGEST_WHY = 240;

  private static String golden(String name, Language language) throws IOException {
    return Files.readString(GOLDEN.resolve(name + "." + language.code() + ".txt"));
  }

  /**
   * In the file are games with what is said of them: the game, the opponent, the start, "seize" or
   * "side" or nothing, and the lines of the player, with bars between them.
   */
  @ParameterizedTest
  @EnumSource(Language.class)
  void everyRulingIsSaidAsItWas(Language language) throws IOException {
    Set<Ruling> seen = EnumSet.noneOf(Ruling.class);
    StringBuilder told = new StringBuilder();
    for (String heading : golden("rulings", language).lines().filter(this::isGame).toList()) {
      MatchResult result = play(heading.split("\\|", -1));
      seen.add(result.ruling());
      told.append(heading).append('\n').append(result.sentence(language)).append('\n');
      String why = result.why(language);
      told.append(why == null ? "" : why + "\n").append('\n');
    }
    assertEquals(golden("rulings", language), told.toString());
    assertEquals(EnumSet.allOf(Ruling.class), seen);
  }

  private boolean isGame(String line) {
    return line.matches("[a-z-]+\\|.*");
  }

  private static MatchResult play(String[] words) {
    boolean seize = words[3].equals("seize");
    boolean side = words[3].equals("side");
    return ByLines.play(
        new Pairing(words[0], words[1], words[2], side, seize, 1),
        Arrays.copyOfRange(words, 4, words.length));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyEndingIsSaidAsItWas(Language language) throws IOException {
    Sentence position = Verdicts.sentence(Say.POSITION, "5", "1, 2, 3");
    Sentence expected = Verdicts.sentence(Say.MOVE_EXPECTED, position);
    Saying first = new Saying("where.first", expected);
    Saying after = new Saying("where.after", 2, expected);
    Saying closing = new Saying("where.closing", 3);
    Saying cpu = new Saying("limit.cpu", "1");
    Saying silence = new Saying("limit.silence", "0.5");
    Saying wall = new Saying("limit.wall", "20");
    List<MatchResult> results =
        List.of(
            ended(Ending.COULD_NOT_START, "reason", "\"./a.out\": No such file or directory"),
            ended(Ending.INTERACTOR_FAULT, "reason.sandbox", "bwrap: no permission"),
            ended(Ending.CRASHED, "reason.bot", "no idea"),
            ended(Ending.CRASHED, "reason.processes", 100, after),
            ended(Ending.OUT_OF_MEMORY, "reason.memory", 300, 256, after),
            ended(Ending.CRASHED, "reason.exit", ExitCode.saying(1), first),
            ended(Ending.CRASHED, "reason.exit.mute", ExitCode.saying(139), after),
            ended(Ending.CRASHED, "reason.exit.mute", ExitCode.saying(137), closing),
            ended(Ending.TIMED_OUT, "reason.stays", 3, wall),
            ended(Ending.TIMED_OUT, "reason.closed", cpu, after),
            ended(Ending.TIMED_OUT, "reason.cpu", cpu, first),
            ended(Ending.TIMED_OUT, "reason.wall", wall, "0.2", after),
            silent(silence, first, new Saying("silent.unended", "\"1\"")),
            silent(silence, first, new Saying("silent.unread")),
            silent(silence, first, new Saying("silent.unflushed", "\"1\"")),
            silent(silence, after, new Saying("silent.waits", 2, "\"3\"")),
            silent(silence, after, new Saying("silent.sleeps")),
            ended(Ending.OUTPUT_FLOOD, "reason.flood.output", 1000, first),
            ended(Ending.OUTPUT_FLOOD, "reason.flood.error", 1000, first));
    StringBuilder told = new StringBuilder();
    Set<Ending> seen = EnumSet.of(Ending.ACCEPTED, Ending.WRONG_ANSWER);
    for (MatchResult result : results) {
      told.append(result.sentence(language)).append('\n');
      seen.add(result.ending());
    }
    assertEquals(golden("endings", language), told.toString());
    assertEquals(EnumSet.allOf(Ending.class), seen);
  }

  private static MatchResult silent(Saying limit, Saying where, Saying cause) {
    return ended(Ending.TIMED_OUT, "reason.silent", limit, where, cause);
  }

  private static MatchResult ended(Ending ending, String key, Object... values) {
    Pairing pairing = new Pairing("bachet", "ideal", "5", false, 1);
    Saying cause = new Saying(key, values);
    return new MatchResult(pairing, ending, null, cause, List.of(), Worth.WON, null, Duration.ZERO);
  }

  /** What is exported says the same as what is not, and no place is left empty. */
  @ParameterizedTest
  @EnumSource(Say.class)
  void theRefereesOwnEnglishIsTheSame(Say say) {
    for (int number : new int[] {1, 2}) {
      Object[] values = {number, number + 10, number + 20, number + 30, number + 40};
      Sentence sentence = Verdicts.sentence(say, values);
      Saying saying = new Saying("reason", sentence);
      assertEquals(sentence.toString(), Told.in(Language.ENGLISH, saying));
      String ukrainian = Told.in(Language.UKRAINIAN, saying);
      assertFalse(ukrainian.matches(".*[{}|].*"), ukrainian);
    }
  }

  static List<Definition<?, ?>> games() {
    return Catalogue.all();
  }

  /** Every slip of every game can be told in one line. */
  @ParameterizedTest
  @MethodSource("games")
  void theReasonOfASlipIsShort(Definition<?, ?> game) throws Exception {
    for (String start : new Starts(game).usual(1)) {
      walk(game, start);
    }
  }

  private static <P, M> void walk(Definition<P, M> game, String start) throws Exception {
    P position = StartText.read(game, start);
    Strategy<P, M> strategy = game.solve(position);
    Chance chance = new Chance(7);
    for (int i = 0; i < 30 && game.ending(position) == null; i++) {
      M move = game.anyMove(position, chance);
      if (!game.isChance(position) && !strategy.worth(position).isOpen()) {
        Worth outcome = strategy.outcome(game.after(position, move));
        if (outcome.compareTo(strategy.worth(position)) < 0) {
          check(game, Why.slip(game, strategy, position, move));
        }
      }
      position = game.after(position, move);
    }
  }

  private static void check(Definition<?, ?> game, Saying why) {
    Pairing pairing = new Pairing(game.about().id, "ideal", "", false, 1);
    MatchResult result =
        new MatchResult(
            pairing,
            Ending.WRONG_ANSWER,
            null,
            new Saying("reason", ""),
            List.of(),
            Worth.WON,
            null,
            Duration.ZERO);
    for (Language language : Language.values()) {
      String told = result.withWhy(why).why(language);
      assertTrue(
          told == null || told.length() <= LONGEST_WHY && !told.contains("\n"),
          () -> told.length() + ": " + told);
    }
  }

  @Test
  void theMoveToBlameIsFound() {
    MatchResult result =
        ByLines.play(new Pairing("bachet", "one", "8", false, 1), "1", "1", "3", "You won...");
    assertEquals(2, result.slip().line);
    assertEquals("6", result.slip().position.toString());
  }
}
