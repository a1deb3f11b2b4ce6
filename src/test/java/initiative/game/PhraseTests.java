package initiative.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.games.bachetcycles.BachetCycles;
import initiative.games.minefield.Minefield;
import initiative.games.rook.Rook;
import initiative.interactor.StartText;
import initiative.suite.Starts;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The lines that are no moves. */
final class PhraseTests {
  private static final int MOST_HALF_MOVES = 10000;

  @ParameterizedTest(name = "\"{0}\"")
  @ValueSource(
      strings = {
        "I won!",
        "You won...",
        "I lost...",
        "Draw.",
        "FINISH 3 4",
        "FINISH -3 -4",
        "i won",
        " I  WON ! ",
        "you won",
        "YOU WON!",
        "I lost",
        "draw",
        "DRAW",
        "Draw!",
        "finish",
        "Finish: 3, 4"
      })
  void closingPhraseIsKnownBeItMisspelled(String line) {
    assertTrue(Phrase.isClosing(line));
  }

  @ParameterizedTest(name = "\"{0}\"")
  @ValueSource(
      strings = {
        "",
        "3",
        "D 3",
        "I",
        "won",
        "I won 3",
        "Draw 1",
        "You won... 0",
        "We won!",
        "I win",
        "I won! I won!",
        "first",
        "second",
        "STOP",
        "a1b2"
      })
  void anythingElseIsNone(String line) {
    assertFalse(Phrase.isClosing(line));
  }

  @Test
  void sumsAreStatedWithOwnFirst() {
    assertEquals("FINISH 17 -4", Phrase.finish(17, -4));
  }

  @Test
  void noMoveOfAnyGameReadsLikeAPhrase() {
    for (String id : Catalogue.ids()) {
      for (String phrase : new String[] {Phrase.WIN, Phrase.YOU_WON, Phrase.I_LOST, Phrase.DRAW}) {
        assertEquals(null, Catalogue.game(id).parseMove(phrase), id);
      }
    }
  }

  @Test
  void stoppedGameIsWonByTheSideThatIsAhead() {
    assertEquals("I won!", new Rook().brokenOff(Worth.WON));
    assertEquals("You won...", new Rook().brokenOff(Worth.LOST));
    assertEquals("I lost...", new Minefield().brokenOff(Worth.lostIn(7)));
    assertEquals("Draw.", new Rook().brokenOff(Worth.DRAWN));
    assertEquals("I won!", new Rook().brokenOff(Worth.difference(2)));
    assertEquals("Draw.", new Rook().brokenOff(Worth.difference(0)));
  }

  @Test
  void endlessGameIsDrawnWhateverItWouldHaveComeTo() {
    assertEquals("Draw.", new BachetCycles().brokenOff(Worth.LOST));
    assertEquals("Draw.", new BachetCycles().brokenOff(Worth.WON));
    assertEquals("Draw.", new BachetCycles().brokenOff(Worth.DRAWN));
  }

  @Test
  void gameThatNeedNotEndCanBeBrokenOff() {
    for (String id : Catalogue.ids()) {
      Game<?, ?> game = Catalogue.game(id);
      if (game.mayGoOnForEver() && game.breakOff() == null) {
        assertEndsByItself(Catalogue.game(id));
      }
    }
  }

  /** Where the rules forbid circles, nobody can go round in them for long. */
  private static <P, M> void assertEndsByItself(Definition<P, M> game) {
    for (String start : new Starts(game).usual(1)) {
      P position = GivenLines.start(game, new StartText(start).lines());
      for (int halfMoves = 0; game.ending(position) == null; halfMoves++) {
        List<M> moves = game.moves(position);
        position = game.after(position, moves.get(halfMoves / 2 % 2 == 0 ? 0 : moves.size() - 1));
        assertTrue(halfMoves < MOST_HALF_MOVES, start);
      }
    }
  }
}
