package initiative.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.games.bachet.Bachet;
import initiative.games.minefield.Minefield;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The lines that are no moves. */
final class PhraseTests {

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
  void judgeBreaksOffByItsOwnWordOnly() {
    assertTrue(BreakOff.DRAW.isSaidBy("DRAW"));
    assertTrue(BreakOff.DRAW.isSaidBy(" DRAW\t"));
    assertFalse(BreakOff.DRAW.isSaidBy("STOP"));
    assertFalse(BreakOff.DRAW.isSaidBy("draw"));
    assertFalse(BreakOff.DRAW.isSaidBy("DRAW."));
    assertTrue(BreakOff.STOP.isSaidBy("STOP"));
    assertFalse(BreakOff.STOP.isSaidBy("DRAW"));
    assertFalse(BreakOff.NEVER.isSaidBy("DRAW"));
    assertFalse(BreakOff.NEVER.isSaidBy(""));
    assertFalse(BreakOff.NEVER.isSaidBy("null"));
  }

  /** The worth is that to the other side, whose turn it would have been. */
  @Test
  void stoppedGameIsWonByTheSideThatIsAhead() {
    assertEquals("I won!", BreakOff.STOP.closing(new Bachet(), Worth.LOST));
    assertEquals("You won...", BreakOff.STOP.closing(new Bachet(), Worth.WON));
    assertEquals("I lost...", BreakOff.STOP.closing(new Minefield(), Worth.wonIn(7)));
    assertEquals("Draw.", BreakOff.STOP.closing(new Bachet(), Worth.DRAWN));
    assertEquals("I won!", BreakOff.STOP.closing(new Bachet(), Worth.difference(-2)));
    assertEquals("Draw.", BreakOff.STOP.closing(new Bachet(), Worth.difference(0)));
  }

  @Test
  void endlessGameIsDrawnWhateverItWouldHaveComeTo() {
    assertEquals("Draw.", BreakOff.DRAW.closing(new Bachet(), Worth.LOST));
    assertEquals("Draw.", BreakOff.DRAW.closing(new Bachet(), Worth.WON));
    assertEquals("Draw.", BreakOff.DRAW.closing(new Bachet(), Worth.DRAWN));
  }

  @Test
  void gameThatNeedNotEndCanBeBrokenOff() {
    for (String id : Catalogue.ids()) {
      Game<?, ?> game = Catalogue.game(id);
      assertEquals(game.breakOff() == BreakOff.NEVER, game.breakOff().line == null, id);
      assertTrue(!game.mayGoOnForEver() || game.breakOff() != BreakOff.NEVER, id);
    }
  }
}
