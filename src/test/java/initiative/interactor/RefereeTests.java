package initiative.interactor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.Worth;
import initiative.games.bachet.Bachet;
import initiative.kinds.Answer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Referees by transcript: the player's lines go in, replies and the verdict come out. */
class RefereeTests {
  private static final String FIELD = "2 4/..../.**.";
  private static final String CARDS = "8/3 2 999 4 6 7 -5 1";

  private static Referee<?, ?> referee(String game, String opponent, String start, boolean seize) {
    return Referees.of(Catalogue.game(game), opponent, start, false, seize);
  }

  private static Verdict verdict(Referee<?, ?> referee, String... lines) {
    return Referees.verdict(referee, lines);
  }

  private static void check(Ruling ruling, String sentence, Verdict verdict) {
    assertEquals(ruling, verdict.ruling, verdict.toString());
    assertEquals(sentence, verdict.toString());
  }

  @ParameterizedTest
  @CsvSource({
    "bachet, 5, 1 2 2, I won!",
    "minefield, 2 4/..../.**., R 2|R 1|D 1, I won!",
    "fibonacci-nim, 5, 1 1 1 2, You won...",
    "nim, 2/3 4, 2 1|2 2|1 2|1 1|2 1, I won!",
    "nim-bachet, 2/3 4, 1 3|2 1|2 3, I won!",
    "cells, 7, 2 2|4 1|6 2|1 1|5 1, I won!",
    "max-sum, 8/3 2 999 4 6 7 -5 1, 2 3 3, FINISH 1000 17",
    "max-sum, 8/3 2 999 4 6 7 -5 1, 2 1 3 1 1, FINISH 1008 9",
    "minefield, 1 1/., '', I lost...",
  })
  void theExamplesOfTheProtocolsAreAccepted(String id, String start, String moves, String phrase) {
    String[] all = moves.isEmpty() ? new String[0] : moves.split(moves.contains("|") ? "\\|" : " ");
    replay(Catalogue.game(id), start, all, phrase);
  }

  /** Plays the moves, every second of which is the opponent's. */
  private static <P, M> void replay(
      Definition<P, M> game, String text, String[] moves, String phrase) {
    P start = Nearby.start(game, text);
    Iterator<String> script = Arrays.asList(moves).iterator();
    Opponent<P, M> scripted = (position, last) -> game.parseMove(script.next());
    Referee<P, M> referee = new Referee<>(game.solve(start), scripted, start, false, false);
    assertEquals(List.of(), referee.opening());
    while (script.hasNext()) {
      assertNull(referee.verdict());
      referee.accept(script.next());
    }
    assertNull(referee.verdict());
    assertEquals(List.of(), referee.accept(phrase));
    referee.end();
    assertEquals(Ruling.ACCEPTED, referee.verdict().ruling, referee.verdict().toString());
    assertEquals(moves.length, referee.turns().size());
  }

  @Test
  void aLostStartMayBeLostWithDignity() {
    assertAccepted(
        "fibonacci-nim",
        "one",
        "3",
        "the player won a lost start after 3 half-moves",
        "1",
        "1",
        "I won!");
    assertAccepted("bachet", "most", "4", "the player lost after 2 half-moves", "1", "You won...");
    assertAccepted(
        "minefield", "first", "1 1/.", "the player lost after 0 half-moves", "I lost...");
  }

  private static void assertAccepted(
      String game, String opponent, String start, String reason, String... lines) {
    Referee<?, ?> referee = referee(game, opponent, start, false);
    check(Ruling.ACCEPTED, "accepted: " + reason, verdict(referee, lines));
  }

  @Test
  void repliesGoOutLineByLineAndNoneAfterTheEnd() {
    Referee<?, ?> referee = referee("bachet", "two", "5", false);
    assertEquals(List.of("2"), referee.accept("1"));
    assertEquals(List.of(), referee.accept("2"));
    assertNull(referee.verdict());
    assertEquals(List.of(), referee.accept("I won!"));
    assertEquals(Ruling.ACCEPTED, referee.verdict().ruling);
    assertEquals(Worth.WON, referee.result());
    assertEquals(Worth.WON, referee.startWorth());
    assertEquals(3, referee.turns().size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "'';an empty line",
        "' ';\" \", which is blank",
        "'\0\f';\"\\x00\\x0c\"",
        "' 1';\" 1\" with a blank at the front",
        "'1 ';\"1 \" with a blank at the end",
        "'\t1';\"\\x091\" with a blank at the front",
        "01;\"01\" instead of \"1\"",
        "+1;\"+1\" with a sign",
        "-1;\"-1\" with a sign",
        "-0;\"-0\" with a sign",
        "1-1;\"1-1\"",
        "a1-b1;\"a1-b1\"",
        "1 2;\"1 2\"",
        "1.0;\"1.0\"",
        "one;\"one\"",
        "1,;\"1,\"",
        "99999999999;\"99999999999\"",
        "1 I won!;\"1 I won!\"",
        "Take 1;\"Take 1\"",
        "\u00e9\u0000;\"\\xe9\\x00\"",
      })
  void malformedLinesAreToldFromIllegalMoves(String line, String read) {
    check(
        Ruling.MALFORMED_LINE,
        "malformed line, line 1: read "
            + read
            + ", expected a move of the form COUNT in position 5; legal moves: 1, 2, 3",
        verdict(referee("bachet", "ideal", "5", false), line));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "2 1 ", "2  1", "2 1 1", "2\t1", "2,1", " 2 1", "02 1", "2 -1"})
  void fieldsOfAMoveAreSeparatedByOneBlank(String line) {
    Verdict verdict = verdict(referee("nim", "ideal", "2/3 4", false), line);
    assertEquals(Ruling.MALFORMED_LINE, verdict.ruling, line);
    assertTrue(
        verdict
            .reason
            .toString()
            .contains("of the form HEAP COUNT in position 3 4; legal moves: 1 1,"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"R", "R3", "r 3", "L 3", "R  3", "R 03", "R 3 ", "U 1", "D -1"})
  void shiftsAreWrittenAsTheProtocolHasIt(String line) {
    Verdict verdict = verdict(referee("minefield", "ideal", FIELD, false), line);
    assertEquals(Ruling.MALFORMED_LINE, verdict.ruling, line);
  }

  @ParameterizedTest
  @CsvSource({
    "bachet, 2, 0, '2; legal moves: 1, 2'",
    "bachet, 2, 3, '2; legal moves: 1, 2'",
    "bachet, 9, 4, '9; legal moves: 1, 2, 3'",
    "fibonacci-nim, 9, 3, '9 (take up to 2); legal moves: 1, 2'",
    "nim, 2/1 1, 3 1, '1 1; legal moves: 1 1, 2 1'",
    "nim, 2/1 1, 0 1, '1 1; legal moves: 1 1, 2 1'",
    "nim, 2/1 1, 1 2, '1 1; legal moves: 1 1, 2 1'",
    "nim-bachet, 1/5, 1 4, '5; legal moves: 1 1, 1 2, 1 3'",
    "cells, 3, 2 1, '1-3; legal moves: 1 1, 1 2, 2 2, 3 1'",
    "cells, 3, 1 3, '1-3; legal moves: 1 1, 1 2, 2 2, 3 1'",
    "max-sum, 2/5 6, 3, '5 6 (2 left, mine 0, theirs 0); legal moves: 1, 2'",
    "minefield, 2 2/.*/.., R 1, 'row 1, column 1; legal moves: D 1'",
  })
  void illegalMovesAreReportedWithWhatWasLegal(
      String game, String start, String line, String position) {
    check(
        Ruling.ILLEGAL_MOVE,
        "illegal move, line 1: \"" + line + "\" is not allowed in position " + position,
        verdict(referee(game, "ideal", start, false), line));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"I won!", "You won...", "I lost...", "Draw.", "I won", "i WON!", "FINISH 1 2"})
  void aPhraseBeforeTheEndIsEarlyHoweverItIsSpelled(String line) {
    check(
        Ruling.EARLY_PHRASE,
        "closing phrase too early, line 2: \""
            + line
            + "\" came while the game goes on in position 4; legal moves: 1, 2, 3",
        verdict(referee("bachet", "one", "6", false), "1", line));
  }

  @ParameterizedTest
  @CsvSource({
    "I won, '\"I won\"'",
    "i won!, '\"i won!\"'",
    "'I won! ', '\"I won! \" with a blank at the end'",
    "' I won!', '\" I won!\" with a blank at the front'",
    "You won..., '\"You won...\"'",
    "'', 'an empty line'",
    "I won!!, '\"I won!!\"'",
  })
  void phrasesAreExactToTheCharacter(String line, String read) {
    check(
        Ruling.WRONG_PHRASE,
        "wrong closing phrase, line 2: read "
            + read
            + ", expected \"I won!\", since the player's move \"3\" ended the game",
        verdict(referee("bachet", "one", "3", false), "3", line));
  }

  @Test
  void whoLostMustNotClaimTheWin() {
    check(
        Ruling.WRONG_PHRASE,
        "wrong closing phrase, line 2: read \"I won!\", expected \"You won...\", since the"
            + " opponent's move \"3\" ended the game",
        verdict(referee("bachet", "most", "4", false), "1", "I won!"));
    check(
        Ruling.WRONG_PHRASE,
        "wrong closing phrase, line 1: read \"You won...\", expected \"I lost...\", since the"
            + " start leaves no move",
        verdict(referee("minefield", "first", "1 1/.", false), "You won..."));
  }

  @Test
  void playingOnAfterTheEndMissesThePhrase() {
    check(
        Ruling.MISSING_PHRASE,
        "missing closing phrase, line 2: the move \"1\" came after the end of the game, expected"
            + " \"I won!\", since the player's move \"3\" ended the game",
        verdict(referee("bachet", "one", "3", false), "3", "1", "I won!"));
  }

  @Test
  void endingWithoutThePhraseMissesIt() {
    check(
        Ruling.MISSING_PHRASE,
        "missing closing phrase, line 2: nothing came where \"I won!\" was expected, since the"
            + " player's move \"3\" ended the game",
        verdict(referee("bachet", "one", "3", false), "3"));
  }

  @Test
  void endingInMidGameIsToldFromAMissingPhrase() {
    check(
        Ruling.ENDED_EARLY,
        "output ended in mid-game, line 2: nothing came where a move was expected in position 4;"
            + " legal moves: 1, 2, 3",
        verdict(referee("bachet", "one", "6", false), "1"));
    assertEquals(Ruling.ENDED_EARLY, verdict(referee("bachet", "one", "6", false)).ruling);
  }

  @ParameterizedTest
  @CsvSource({
    "FINISH 17 1000, WRONG_SUMS",
    "FINISH 1000 16, WRONG_SUMS",
    "FINISH -1000 17, WRONG_SUMS",
    "FINISH 1000, WRONG_PHRASE",
    "FINISH 1000 17 0, WRONG_PHRASE",
    "FINISH  1000 17, WRONG_PHRASE",
    "FINISH 1000  17, WRONG_PHRASE",
    "FINISH 01000 17, WRONG_PHRASE",
    "'FINISH 1000 17 ', WRONG_PHRASE",
    "finish 1000 17, WRONG_PHRASE",
    "FINISH, WRONG_PHRASE",
    "I won!, WRONG_PHRASE",
    "1, MISSING_PHRASE",
  })
  void sumsAreCheckedAndSoIsTheirForm(String line, Ruling ruling) {
    Verdict verdict = verdict(referee("max-sum", "most", CARDS, false), "2", "3", line);
    assertEquals(ruling, verdict.ruling, verdict.toString());
    assertTrue(
        verdict.reason.toString().contains("expected \"FINISH 1000 17\""), verdict.toString());
  }

  @ParameterizedTest
  @CsvSource({"'', an empty line", "' ', '\" \", which is blank'", "bye, '\"bye\"'", "1, '\"1\"'"})
  void anythingAfterThePhraseIsExtra(String line, String read) {
    check(
        Ruling.EXTRA_OUTPUT,
        "extra output, line 3: " + read + " came after the closing phrase",
        verdict(referee("bachet", "one", "3", false), "3", "I won!", line, "and so on"));
  }

  @Test
  void aFloodWithoutLineEndIsMalformedOrExtra() {
    Referee<?, ?> inGame = referee("bachet", "one", "3", false);
    inGame.acceptOverlong();
    assertEquals(Ruling.MALFORMED_LINE, inGame.verdict().ruling);
    Referee<?, ?> afterwards = referee("bachet", "one", "3", false);
    afterwards.accept("3");
    afterwards.accept("I won!");
    afterwards.acceptOverlong();
    assertEquals(Ruling.EXTRA_OUTPUT, afterwards.verdict().ruling);
  }

  @Test
  void losingAWonStartNamesTheMoveThatLostIt() {
    check(
        Ruling.WON_START_LOST,
        "lost a won start, line 2: the start is won, but output line 1, \"2\" in position 7, gave that"
            + " away; \"3\" would have kept it",
        verdict(referee("bachet", "ideal", "7", false), "2", "1", "You won..."));
  }

  @Test
  void missingAWinThatWasGivenAwayNamesTheMoveToo() {
    check(
        Ruling.CHANCE_MISSED,
        "missed a win that was given away, line 3: the opponent had given the win away, but"
            + " output line 2, \"1\" in position 6, gave that away; \"2\" would have kept it",
        verdict(referee("bachet", "one", "8", false), "1", "1", "3", "You won..."));
  }

  @Test
  void collectingLessThanTheGuaranteeNamesTheMoveThatCostIt() {
    check(
        Ruling.BELOW_GUARANTEE,
        "collected less than the guarantee, line 1: the sums differ by +1, where +3 could be had"
            + " against any opponent, but output line 1, \"1\" in position 1 2 (2 left, mine 0, theirs"
            + " 0), gave that away; \"2\" would have kept it",
        verdict(referee("max-sum", "one", "2/1 2", false), "1", "FINISH 2 1"));
  }

  @Test
  void ofSeveralSlipsTheOneIsNamedThatLostTheGuarantee() {
    Referee<?, ?> referee = referee("max-sum", "ideal", "10/-1 -8 -4 2 7 9 0 2 -8 1", false);
    while (referee.verdict() == null) {
      referee.accept("3");
    }
    long slips =
        referee.turns().stream().filter(turn -> turn.isByPlayer() && turn.isSlip()).count();
    assertTrue(slips > 1, "there are not several slips");
    assertEquals(
        "the sums differ by -30, where +8 could be had against any opponent, but output line 1, \"3\" in"
            + " position -1 -8 -4 2 7 9 0 2 -8 1 (10 left, mine 0, theirs 0), gave that away;"
            + " \"1\" would have kept it",
        referee.verdict().reason.toString());
  }

  @Test
  void profitMustBeMadeOfAnOpponentsMistake() {
    Referee<?, ?> referee = referee("max-sum", "one", CARDS, false);
    Verdict verdict = verdict(referee, "2", "1", "1", "1", "FINISH 0 0");
    assertEquals(Ruling.BELOW_GUARANTEE, verdict.ruling, verdict.toString());
  }

  @Test
  void aLostStartHasToBeSeizedOnlyWhereThatIsAskedFor() {
    Verdict verdict = verdict(referee("bachet", "most", "4", true), "1", "You won...");
    assertEquals(Ruling.NOT_SEIZED, verdict.ruling);
    assertTrue(verdict.reason.toString().contains("at random"), verdict.toString());
    assertEquals(
        Ruling.ACCEPTED,
        verdict(referee("bachet", "one", "8", true), "1", "2", "3", "I won!").ruling);
  }

  @Test
  void anOpponentThatBreaksTheRulesIsNotBlamedOnThePlayer() {
    Opponent<Integer, Integer> cheat = (position, last) -> 4;
    Referee<Integer, Integer> referee =
        new Referee<>(new Bachet().solve(9), cheat, 9, false, false);
    assertThrows(IllegalStateException.class, () -> referee.accept("1"));
    Referee<Integer, Integer> opened = new Referee<>(new Answer().solve(9), cheat, 9, false, false);
    assertThrows(IllegalStateException.class, opened::opening);
  }

  @Test
  void longPositionsAreCutInSentences() {
    Referee<?, ?> referee = referee("cells", "splits", "2000", false);
    for (int start = 2000; start > 1700; start--) {
      referee.accept(start + " 1");
    }
    String sentence = verdict(referee, "nonsense").toString();
    assertTrue(sentence.length() < 500, sentence);
  }

  @Test
  void everyRulingOfAUsualGameIsReachedHere() {
    List<Ruling> reached = new ArrayList<>();
    reached.add(verdict(referee("bachet", "one", "3", false), "3", "I won!").ruling);
    reached.add(verdict(referee("bachet", "one", "3", false), "x").ruling);
    reached.add(verdict(referee("bachet", "one", "3", false), "4").ruling);
    reached.add(verdict(referee("bachet", "one", "3", false), "I won!").ruling);
    reached.add(verdict(referee("bachet", "one", "3", false), "3", "I won").ruling);
    reached.add(verdict(referee("bachet", "one", "3", false), "3").ruling);
    reached.add(verdict(referee("max-sum", "one", "1/7", false), "1", "FINISH 0 7").ruling);
    reached.add(verdict(referee("bachet", "one", "3", false), "3", "I won!", "").ruling);
    reached.add(verdict(referee("bachet", "one", "3", false)).ruling);
    reached.add(verdict(referee("bachet", "one", "2", false), "1").ruling);
    reached.add(verdict(referee("bachet", "one", "8", false), "1", "1", "3").ruling);
    reached.add(verdict(referee("max-sum", "one", "2/1 2", false), "1").ruling);
    reached.add(verdict(referee("bachet", "most", "4", true), "1").ruling);
    List<Ruling> expected = new ArrayList<>(Arrays.asList(Ruling.values()));
    // those of endless games, of luck and of the choice of side are reached elsewhere
    expected.removeAll(
        List.of(Ruling.DRAW_LOST, Ruling.TOO_SLOW, Ruling.GAVE_AWAY, Ruling.WRONG_SIDE));
    assertEquals(expected, reached);
  }
}
