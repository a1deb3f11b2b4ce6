package initiative.player;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.byhand.HandGames;
import initiative.byhand.HandRules;
import initiative.catalogue.Catalogue;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Game;
import initiative.game.GivenLines;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.games.programlines.ProgramLines;
import initiative.games.programlines.ProgramLinesByHand;
import initiative.small.Again;
import initiative.small.AgainByHand;
import initiative.small.Windy;
import initiative.small.WindyByHand;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole games over the protocol, from every tiny start against every sequence of replies: each won
 * start is won, each lost one is lost by legal moves and with the right phrase, and as soon as the
 * opponent leaves a won position it is won too.
 */
@Tag("slow")
final class EveryReplyTests {
  private static final int SEEDS = 5;

  static List<String> games() {
    return HandGames.ids();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void programTakesAllThatItIsOffered(String id) throws BadInput {
    playAll(HandGames.of(id), Catalogue.game(id));
  }

  @Test
  void programMakesTheBestOfItsLuckWhateverIsDrawn() throws BadInput {
    playAll(new WindyByHand(), new Windy());
  }

  @Test
  void programIsSecondAndMovesAgainWhereItHasTo() throws BadInput {
    playAll(new AgainByHand(), new Again());
  }

  /** Of ten lines there are too many programs. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void programWritesTheLastLineOfShortProgramsRight(int lines) throws BadInput {
    playAll(new ProgramLinesByHand(lines), new ProgramLines(lines));
  }

  private static <P, M> void playAll(HandRules<?> rules, Game<P, M> game) throws BadInput {
    for (List<String> start : rules.tinyStarts()) {
      Strategy<P, M> strategy = game.solve(GivenLines.start(game, start));
      for (int seed = 0; seed < SEEDS; seed++) {
        playAgainstAll(rules, start, strategy, seed);
      }
      rules.forget();
    }
  }

  @Test
  void programThatGivesSomethingAwayIsNoticedWhereLuckHasASay() {
    Strategy<?, ?> blind = new WithoutKnowledge<>(new Windy());
    HandRules<?> rules = new WindyByHand();
    AssertionError error =
        assertThrows(AssertionError.class, () -> playAgainstAll(rules, List.of("9"), blind, 1));
    assertTrue(error.getMessage().startsWith("it gives something away: 9 / > "));
  }

  @Test
  void programThatLetsAWinGoIsNoticed() {
    Strategy<?, ?> blind = new WithoutKnowledge<>(Catalogue.game("bachet"));
    HandRules<?> rules = HandGames.of("bachet");
    AssertionError error =
        assertThrows(AssertionError.class, () -> playAgainstAll(rules, List.of("9"), blind, 1));
    assertTrue(error.getMessage().startsWith("it was offered 1.0: 9 / > "), error.getMessage());
  }

  private static <S, P, M> void playAgainstAll(
      HandRules<S> rules, List<String> start, Strategy<P, M> strategy, long seed) throws BadInput {
    int[] replies = {};
    while (replies != null) {
      Umpire<S> umpire = new Umpire<>(rules, start, replies);
      P read = strategy.game().readStart(new StartReader(umpire));
      new Player<>(strategy.game(), new Chance(seed), umpire).play(read, strategy, false);
      umpire.judge();
      replies = umpire.nextReplies();
    }
  }
}
