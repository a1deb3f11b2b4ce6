package initiative.interactor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Definition;
import initiative.game.Chance;
import initiative.game.Worth;
import initiative.games.bachet.Bachet;
import initiative.kinds.Again;
import initiative.kinds.Answer;
import initiative.kinds.BigHeap;
import initiative.kinds.LastLoses;
import initiative.kinds.OwnSums;
import initiative.kinds.Patience;
import initiative.kinds.SafeSums;
import initiative.kinds.Uneven;
import initiative.kinds.Walk;
import initiative.kinds.Wind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a referee does in games that are not two sides in turn of which the player begins. */
class KindsOfGamesTests {
  private static final String BIGGEST = "1000000000000000000";

  /** The line of the player after which a game is stopped. */
  private static final int STOPPED = Referee.LONG_PATIENCE / 2 + 1;

  private static Referee<?, ?> choosing(Definition<?, ?> game, String opponent, String start) {
    return Referees.of(game, opponent, start, true, false);
  }

  private static void check(String sentence, Referee<?, ?> referee, String... lines) {
    assertEquals(sentence, Referees.verdict(referee, lines).toString());
  }

  private static List<Turn.By> movers(Referee<?, ?> referee) {
    List<Turn.By> movers = new ArrayList<>();
    referee.turns().forEach(turn -> movers.add(turn.by));
    return movers;
  }

  // The choice of side

  @Test
  void whoChoosesToBeginMovesNext() {
    Referee<?, ?> referee = choosing(new Bachet(), "two", "5");
    assertEquals(List.of(), referee.opening());
    assertEquals(Worth.WON, referee.startWorth());
    assertEquals(List.of(), referee.accept("first"));
    assertEquals(List.of("2"), referee.accept("1"));
    check("accepted: the player won after 3 half-moves", referee, "2", "I won!");
    assertEquals(2, referee.turns().get(0).line);
  }

  @Test
  void whoChoosesToBeSecondIsAnsweredWithTheOpeningMove() {
    Referee<?, ?> referee = choosing(new Bachet(), "one", "8");
    assertEquals(List.of(), referee.opening());
    assertEquals(Worth.WON, referee.startWorth());
    assertEquals(List.of("1"), referee.accept("second"));
    assertEquals(Worth.WON, referee.startWorth());
    assertEquals(List.of("1"), referee.accept("3"));
    check("accepted: the player won after 4 half-moves", referee, "3", "I won!");
    assertEquals(
        List.of(Turn.By.OPPONENT, Turn.By.PLAYER, Turn.By.OPPONENT, Turn.By.PLAYER),
        movers(referee));
  }

  @ParameterizedTest
  @CsvSource({"8, first, lost, second", "9, second, won, first"})
  void theWrongSideGivesTheStartAway(String start, String chosen, String worth, String right) {
    check(
        "chose the wrong side, line 1: read \""
            + chosen
            + "\", but the start is "
            + worth
            + " for the side that begins; \""
            + right
            + "\" would have been right",
        choosing(new Bachet(), "one", start),
        chosen);
  }

  @Test
  void theWrongSideCollectsLess() {
    check(
        "chose the wrong side, line 1: read \"second\", but the start is 5 to 0 for the side that"
            + " begins; \"first\" would have been right",
        choosing(new OwnSums(), "ideal", "1/5/9"),
        "second");
  }

  @ParameterizedTest
  @ValueSource(strings = {"first", "second"})
  void eitherSideIsRightIfBothCollectTheSame(String chosen) {
    for (Definition<?, ?> game : List.of(new OwnSums(), new SafeSums())) {
      Referee<?, ?> referee = choosing(game, "first", "2/5 5/5 5");
      check("accepted: the player ended with 5 5", referee, chosen, "L", "FINISH 5 5");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "'';an empty line",
        "First;\"First\"",
        " first;\" first\" with a blank at the front",
        "second ;\"second \" with a blank at the end",
        "first 1;\"first 1\"",
        "1;\"1\"",
        "I won!;\"I won!\"",
      })
  void aChoiceIsExactToTheCharacter(String line, String read) {
    check(
        "malformed line, line 1: read " + read + " where \"first\" or \"second\" was expected",
        choosing(new Bachet(), "one", "8"),
        line);
  }

  @Test
  void whoSaysNothingHasNotChosen() {
    check(
        "output ended in mid-game, line 1: nothing came where \"first\" or \"second\" was expected",
        choosing(new Bachet(), "one", "8"));
  }

  @Test
  void inAnEndedStartTheChoiceIsFollowedByThePhrase() {
    Referee<?, ?> referee = choosing(new Uneven(), "one", "0");
    assertEquals(List.of(), referee.opening());
    assertEquals(List.of(), referee.accept("second"));
    check("accepted: the player won after 0 half-moves", referee, "I won!");
    check(
        "chose the wrong side, line 1: read \"first\", but the start is lost for the side that"
            + " begins; \"second\" would have been right",
        choosing(new Uneven(), "one", "0"),
        "first");
    check(
        "missing closing phrase, line 2: nothing came where \"I won!\" was expected, since the"
            + " start leaves no move",
        choosing(new Uneven(), "one", "0"),
        "second");
  }

  @Test
  void theSecondSideHasToKeepItsWinToo() {
    check(
        "lost a won start, line 3: the start is won, but output line 2, \"1\" in position 7, gave that"
            + " away; \"3\" would have kept it",
        Referees.scripted(new Bachet(), "8", true, List.of("1", "2", "3")),
        "second",
        "1",
        "1");
  }

  @Test
  void theSecondSideHasTheOtherMoves() {
    Referee<?, ?> referee = choosing(new Uneven(), "first", "6");
    assertEquals(List.of("1"), referee.accept("second"));
    check(
        "illegal move, line 2: \"4\" is not allowed in position 5 (take 2 or 3); legal moves: 2, 3",
        referee,
        "4");
  }

  @Test
  void whatWasLostToTheSideThatBeginsIsNotWonOneHalfMoveLater() {
    Referee<?, ?> referee = choosing(new Walk(), "first", "3 3");
    assertEquals(Worth.wonIn(2), referee.startWorth());
    assertEquals(List.of("1"), referee.accept("second"));
    check("accepted: the player won after 2 half-moves", referee, "0", "I won!");
    assertEquals(Worth.wonIn(0), referee.result());
  }

  // The judge begins

  @Test
  void theOpeningOfTheJudgeFollowsTheStart() {
    Referee<?, ?> referee = Referees.of(new Answer(), "one", "8");
    assertEquals(Worth.WON, referee.startWorth());
    assertEquals(List.of("1"), referee.opening());
    assertEquals(0, referee.turns().get(0).line);
    assertEquals(
        "a move was expected in position 7; legal moves: 1, 2, 3", referee.expected().toString());
    assertEquals(List.of("1"), referee.accept("3"));
    check("accepted: the player won after 4 half-moves", referee, "3", "I won!");
  }

  @Test
  void theJudgeMayHaveNoMove() {
    Referee<?, ?> referee = Referees.of(new Answer(), "one", "0");
    assertEquals(List.of(), referee.opening());
    check("accepted: the player won after 0 half-moves", referee, "I won!");
  }

  @Test
  void theOpeningMayEndTheGame() {
    Referee<?, ?> referee = Referees.of(new Answer(), "most", "2");
    assertEquals(List.of("2"), referee.opening());
    check(
        "wrong closing phrase, line 1: read \"I won!\", expected \"You won...\", since the"
            + " opponent's move \"2\" ended the game",
        referee,
        "I won!");
  }

  @Test
  void aStartThatIsLostToTheAnswerCanBeWonAllTheSame() {
    Referee<?, ?> referee = Referees.of(new Answer(), "two", "5");
    assertEquals(Worth.LOST, referee.startWorth());
    assertEquals(List.of("2"), referee.opening());
    check("accepted: the player won a lost start after 2 half-moves", referee, "3", "I won!");
  }

  // Chance

  @Test
  void drawsAreSentAmongTheReplies() {
    Referee<?, ?> referee =
        Referees.scripted(new Wind(), "5/3 1 4 -2 5", false, List.of("calm", "2", "wind"));
    assertEquals(List.of("calm", "2", "wind"), referee.accept("1"));
    check("accepted: the player ended with 8 2", referee, "1", "FINISH 8 2");
    assertEquals(
        List.of(Turn.By.PLAYER, Turn.By.CHANCE, Turn.By.OPPONENT, Turn.By.CHANCE, Turn.By.PLAYER),
        movers(referee));
    Turn<?, ?> draw = referee.turns().get(1);
    assertEquals("calm", draw.move);
    assertEquals(1, draw.line);
    assertTrue(!draw.isSlip());
  }

  @Test
  void aDrawMayEndTheGame() {
    Referee<?, ?> referee = Referees.scripted(new Wind(), "3/1 2 3", false, List.of("wind"));
    assertEquals(List.of("wind"), referee.accept("2"));
    check(
        "wrong sums, line 2: read \"FINISH 5 1\", expected \"FINISH 5 0\", since the draw \"wind\""
            + " ended the game",
        referee,
        "FINISH 5 1");
  }

  @Test
  void aDrawIsNoMoveOfThePlayer() {
    Referee<?, ?> referee = Referees.scripted(new Wind(), "3/1 2 3", false, List.of());
    check(
        "illegal move, line 1: \"wind\" is not allowed in position 1 2 3 (mine 0, theirs 0); legal"
            + " moves: 1, 2",
        referee,
        "wind");
    check(
        "malformed line, line 1: read \"-\", expected a move of the form take or stop in position"
            + " 1 pluses, 1 minuses, sum 0; legal moves: take, stop",
        Referees.of(new Patience(), "ideal", "1 1"),
        "-");
  }

  @Test
  void aJudgeThatDrawsWhatThereIsNotIsAtFault() {
    Referee<?, ?> referee = Referees.scripted(new Patience(), "2 0", false, List.of("-"));
    assertThrows(IllegalStateException.class, () -> referee.accept("take"));
  }

  @Test
  void everyMoveIsJudgedByItselfWhateverLuckComesOfIt() {
    check(
        "gave something away, line 1: the position was worth 5 to 0.75, but output line 1, \"1\" in"
            + " position 1 2 3 (mine 0, theirs 0), gave that away; \"2\" would have kept it",
        Referees.of(new Wind(), "ideal", "3/1 2 3"),
        "1");
    check(
        "gave something away, line 2: the position was worth 1.5 to 0, but output line 2, \"stop\" in"
            + " position 1 pluses, 1 minuses, sum 1, gave that away; \"take\" would have kept it",
        Referees.scripted(new Patience(), "2 1", false, List.of("+")),
        "take",
        "stop");
  }

  @Test
  void badLuckIsNotHeldAgainstThePlayer() {
    Referee<?, ?> referee =
        Referees.scripted(new Patience(), "2 3", false, List.of("-", "-", "-", "+", "+"));
    check(
        "accepted: the player ended with -1",
        referee,
        "take",
        "take",
        "take",
        "take",
        "take",
        "FINISH -1");
    Referee<?, ?> stormy = Referees.of(new Wind(), "storm", "5/9 1 1 1 1");
    check("accepted: the player ended with 2 1", stormy, "2", "FINISH 2 1");
  }

  @Test
  void equalExpectationsAreEquallyGood() {
    check(
        "accepted: the player ended with 0",
        Referees.of(new Patience(), "ideal", "1 2"),
        "stop",
        "FINISH 0");
    check(
        "accepted: the player ended with 1",
        Referees.scripted(new Patience(), "1 2", false, List.of("+")),
        "take",
        "stop",
        "FINISH 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ideal", "random", "first", "last", "wakes", "tires", "blunder:0.5"})
  void fairDrawsFollowTheOdds(String opponent) {
    assertEquals(0.25, share(new Wind(), opponent, "4/1 2 3 4", "1", "wind"), 0.02);
    assertEquals(0.2, share(new Patience(), opponent, "1 4", "take", "+"), 0.02);
    assertEquals(1, share(new Patience(), opponent, "1 0", "take", "+"));
  }

  @Test
  void whoeverDecidesTheDrawsIsNotFair() {
    assertEquals(1, share(new Wind(), "storm", "4/1 2 3 4", "1", "wind"));
    assertEquals(1, share(new Patience(), "kind", "1 4", "take", "+"));
    assertEquals(0, share(new Patience(), "cruel", "1 4", "take", "+"));
    assertEquals(1, share(new Patience(), "cruel", "1 0", "take", "+"));
  }

  /** How often a draw comes after a move. */
  private static <P, M> double share(
      Definition<P, M> game, String name, String text, String line, String draw) {
    P start = Nearby.start(game, text);
    M move = game.parseMove(line);
    Opponent<P, M> opponent = game.opponents().named(name, game.solve(start), new Chance(3));
    int times = 5000;
    int hits = 0;
    for (int i = 0; i < times; i++) {
      hits += opponent.choose(game.after(start, move), move).toString().equals(draw) ? 1 : 0;
    }
    return (double) hits / times;
  }

  // Several moves in a row

  @Test
  void thePlayerMovesAsOftenAsTheRulesSay() {
    Referee<?, ?> referee = Referees.scripted(new Again(), "11", false, List.of("3", "1"));
    assertEquals(List.of(), referee.accept("1"));
    assertEquals(List.of("3"), referee.accept("1"));
    check("accepted: the player won after 7 half-moves", referee, "1", "1", "3", "I won!");
  }

  @Test
  void theOpponentMovesAsOftenToo() {
    Referee<?, ?> referee = Referees.scripted(new Again(), "9", false, List.of("3", "1", "3"));
    assertEquals(List.of("3", "1"), referee.accept("1"));
    assertEquals(List.of("3"), referee.accept("1"));
    check("accepted: the player lost after 5 half-moves", referee, "You won...");
  }

  @Test
  void whatIsGivenAwayBetweenTwoMovesIsSeen() {
    check(
        "lost a won start, line 3: the start is won, but output line 2, \"2\" in position 10, gave that"
            + " away; \"1\" would have kept it",
        Referees.scripted(new Again(), "11", false, List.of("3", "1", "3")),
        "1",
        "2",
        "1");
  }

  @Test
  void onePlayerAgainstTheCardsMovesAllTheTime() {
    Referee<?, ?> referee = Referees.scripted(new Patience(), "2 1", false, List.of("-", "+", "+"));
    assertEquals(List.of("-"), referee.accept("take"));
    assertEquals(List.of("+"), referee.accept("take"));
    assertEquals(List.of("+"), referee.accept("take"));
    assertNull(referee.verdict());
    check("accepted: the player ended with 1", referee, "FINISH 1");
    assertEquals(6, referee.turns().size());
    check(
        "accepted: the player ended with 0",
        Referees.of(new Patience(), "ideal", "0 0"),
        "FINISH 0");
  }

  // Games that are broken off

  @Test
  void aLongGameIsStoppedAndDecidedByWhatItHasComeTo() {
    Referee<?, ?> winning = Referees.of(new BigHeap(), "random", "999999999999999999 1");
    stop(winning);
    check("accepted: the player was winning after 401 half-moves", winning, "I won!");
    Referee<?, ?> losing = Referees.of(new BigHeap(), "random", BIGGEST + " 1");
    stop(losing);
    check("accepted: the player was losing after 401 half-moves", losing, "You won...");
    Referee<?, ?> boasting = Referees.of(new BigHeap(), "random", BIGGEST + " 1");
    stop(boasting);
    check(
        "wrong closing phrase, line 202: read \"I won!\", expected \"You won...\", since the judge"
            + " broke the game off",
        boasting,
        "I won!");
    Referee<?, ?> drawing = Referees.of(new BigHeap(), "random", BIGGEST + " 1");
    stop(drawing);
    check(
        "missing closing phrase, line 202: the move \"1\" came after the end of the game, expected"
            + " \"You won...\", since the judge broke the game off",
        drawing,
        "1");
  }

  @Test
  void aWinIsKeptOrSeizedOrGivenAwayBeforeTheGameIsStopped() {
    List<String> ones = Collections.nCopies(Referee.LONG_PATIENCE, "1");
    Referee<?, ?> seizing = Referees.scripted(new BigHeap(), "999999999999999999 2", false, ones);
    assertEquals(List.of("1"), seizing.accept("1"));
    assertEquals(List.of("1"), seizing.accept("1"));
    for (int line = 3; line < STOPPED; line++) {
      assertEquals(List.of("1"), seizing.accept("2"));
    }
    assertEquals(List.of("STOP"), seizing.accept("2"));
    check("accepted: the player was winning a lost start after 401 half-moves", seizing, "I won!");
    Referee<?, ?> careless = Referees.of(new BigHeap(), "ideal", BIGGEST + " 2");
    careless.accept("2");
    List<String> reply = List.of();
    while (!reply.equals(List.of("STOP"))) {
      reply = careless.accept("1");
    }
    check(
        "lost a won start, line 201: the start is won, but output line 1, \"2\" in position "
            + BIGGEST
            + " (take up to 2), gave that away; \"1\" would have kept it",
        careless);
  }

  /** Takes one stick after the other until the game is stopped. */
  private static void stop(Referee<?, ?> referee) {
    for (int line = 1; line < STOPPED; line++) {
      assertEquals(List.of("1"), referee.accept("1"));
    }
    assertEquals(List.of("STOP"), referee.accept("1"));
  }

  @Test
  void aDrawnGameIsBrokenOffAndEndsAsADraw() {
    Referee<?, ?> referee = Referees.of(new Walk(), "ideal", "4 3");
    List<String> reply = List.of("3");
    while (reply.equals(List.of("3"))) {
      reply = referee.accept("4");
    }
    assertEquals(List.of("DRAW"), reply);
    check("accepted: the game was drawn after 201 half-moves", referee, "Draw.");
  }

  // Sums that do not add up to nothing

  @Test
  void againstAReasonableOpponentEveryMoveKeepsWhatIsExpected() {
    String cards = "4/1 8 90 32/2 70 6 5";
    check(
        "gave something away, line 1: the position was worth 122 to 72, but output line 1, \"L\" in"
            + " position 1|2 8|70 90|6 32|5 (mine 0, theirs 0), gave that away; \"R\" would have"
            + " kept it",
        Referees.of(new OwnSums(), "ideal", cards),
        "L");
    Referee<?, ?> foolish = Referees.scripted(new OwnSums(), cards, false, List.of("R", "R"));
    assertEquals(List.of("R"), foolish.accept("R"));
    check("accepted: the player ended with 40 8", foolish, "R", "FINISH 40 8");
  }

  @Test
  void againstAnyoneTheSumHasToBeTheOneThatIsSure() {
    String cards = "4/1 8 90 32/2 70 6 5";
    check(
        "collected less than the guarantee, line 2: the player collected 40, where 91 could be had"
            + " against any opponent, but output line 1, \"R\" in position 1|2 8|70 90|6 32|5 (mine 0,"
            + " theirs 0), gave that away; \"L\" would have kept it",
        Referees.scripted(new SafeSums(), cards, false, List.of("R", "L")),
        "R",
        "R");
    Referee<?, ?> safe = Referees.scripted(new SafeSums(), cards, false, List.of("L", "L"));
    assertEquals(List.of("L"), safe.accept("L"));
    check("accepted: the player ended with 91 75", safe, "L", "FINISH 91 75");
  }

  // Moves that cannot be listed

  @Test
  void movesThatAreNotListedAreCheckedAndDescribedAllTheSame() {
    check(
        "illegal move, line 1: \"8\" is not allowed in position 100 (take up to 7); legal moves:"
            + " 1..7",
        Referees.of(new BigHeap(), "ideal", "100 7"),
        "8");
    check(
        "malformed line, line 1: read \"-3\" with a sign, expected a move of the form COUNT in"
            + " position 100 (take up to 7); legal moves: 1..7",
        Referees.of(new BigHeap(), "ideal", "100 7"),
        "-3");
    check(
        "output ended in mid-game, line 1: nothing came where a move was expected in position 100"
            + " (take up to 7); legal moves: 1..7",
        Referees.of(new BigHeap(), "ideal", "100 7"));
    check(
        "lost a won start, line 1: the start is won, but output line 1, \"1\" in position 5 (take up to"
            + " 7), gave that away; \"5\" would have kept it",
        Referees.of(new BigHeap(), "ideal", "5 7"),
        "1");
  }

  // The last one loses

  @Test
  void whoTakesTheLastStickOfAMisereGameHasLost() {
    Referee<?, ?> referee = Referees.of(new LastLoses(), "first", "2");
    assertEquals(List.of("1"), referee.accept("1"));
    check("accepted: the player won after 2 half-moves", referee, "I won!");
    check(
        "lost a won start, line 1: the start is won, but output line 1, \"2\" in position 2, gave that"
            + " away; \"1\" would have kept it",
        Referees.of(new LastLoses(), "first", "2"),
        "2");
  }
}
