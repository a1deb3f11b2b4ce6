package initiative.games.tokens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.Field;
import initiative.family.FieldValues;
import initiative.family.Shift;
import initiative.family.Token;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Limit;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.tokens.Tokens.Move;
import initiative.games.tokens.Tokens.Places;
import initiative.interactor.StartText;
import initiative.solve.GeneralTable;
import initiative.suite.GameFiles;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
final class TokensTableTests {
  private final Tokens game = new Tokens();
  private final TokensByHand hand = new TokensByHand();

  private Places start(List<String> lines) {
    return start(String.join("/", lines));
  }

  private Places start(String text) {
    try {
      return StartText.read(game, text);
    } catch (BadInput e) {
      throw new AssertionError(e);
    }
  }

  /** The whole game on the small fields, vanishing included, against the sum of the values. */
  @Test
  void everySetOfTokensOnEverySmallFieldIsJudgedAsByTheWholeGame() {
    for (List<String> lines : hand.smallStarts()) {
      Places start = start(lines);
      Strategy<Places, Move> table = game.solve(start);
      Strategy<Places, Move> general = new GeneralTable<>(game, start);
      assertEquals(general.worth(start), table.worth(start), lines::toString);
      assertEquals(general.keeping(start), table.keeping(start), lines::toString);
    }
  }

  @Test
  void rulesWrittenTwiceAgreeOnEveryMoveAndResult() {
    for (List<String> lines : hand.tinyStarts()) {
      compare(start(lines), hand.start(lines), game.solve(start(lines)));
    }
  }

  private void compare(Places places, TokensByHand.State state, Strategy<Places, Move> table) {
    List<String> moves = new ArrayList<>();
    for (Move move : game.moves(places)) {
      moves.add(move.toString());
      compare(game.after(places, move), hand.after(state, move.toString()), table);
    }
    assertEquals(hand.moves(state), moves);
    assertEquals(moves.isEmpty(), game.ending(places) != null);
    assertEquals(hand.value(state).mine() > 0, table.worth(places).isWon());
  }

  /** A value is right if it is the least that cannot be reached, in every cell. */
  @Test
  void everyCellOfTheLargestFieldsHasTheLeastValueThatItCannotReach() {
    for (int mines : new int[] {0, 1, 3, 10, 30, 60}) {
      Field field = start(randomStart("123", mines, 1)).field;
      FieldValues values = new FieldValues(field);
      for (int row = 1; row <= 123; row++) {
        for (int column = 1; column <= 123; column++) {
          if (field.isFree(row, column)) {
            Token token = new Token(field, row, column);
            BitSet reached = new BitSet();
            for (Shift shift : token.shifts()) {
              reached.set(values.of(token.after(shift)));
            }
            assertEquals(reached.nextClearBit(0), values.of(token), token::toString);
          }
        }
      }
    }
  }

  private String randomStart(String side, int mines, long seed) {
    int length = Integer.parseInt(side);
    return game.starts()
        .make(
            new Limit[] {
              new Limit("rows", "", length, length),
              new Limit("columns", "", length, length),
              new Limit("mines", "", mines, mines),
              new Limit("tokens", "", 12, 12)
            },
            new Chance(seed));
  }

  /** By the definition: winning moves are those after which the position is lost. */
  @Test
  void bestMovesOfLargeStartsAreThoseThatLeaveALostPosition() {
    for (int seed = 0; seed < 40; seed++) {
      Places start = start(randomStart("60", seed % 20, seed));
      Strategy<Places, Move> table = game.solve(start);
      Strategy<Places, Move> definition =
          new Strategy<>(game) {
            @Override
            public Worth worth(Places places) {
              return table.worth(places);
            }
          };
      assertEquals(definition.keeping(start), table.keeping(start));
      assertEquals(table.worth(start).isWon(), !table.best(start).isEmpty());
    }
  }

  /** Two heaps of nim for each token, the cells to its right and those below it. */
  @Test
  void withoutMinesTokensAreHeaps() {
    Field field = start(randomStart("123", 0, 1)).field;
    FieldValues values = new FieldValues(field);
    for (int row = 1; row <= 123; row++) {
      for (int column = 1; column <= 123; column++) {
        assertEquals(123 - row ^ 123 - column, values.of(new Token(field, row, column)));
      }
    }
  }

  @Test
  void cellsHaveTheValuesOfTheProtocol() {
    for (String paragraph : golden("golden-values.txt").split("\n\n")) {
      List<String> rows = new ArrayList<>();
      List<String> expected = new ArrayList<>();
      for (String line : paragraph.strip().split("\n")) {
        rows.add(line.split(" ")[0]);
        expected.add(line.split(" ")[1]);
      }
      Field field = new Field(rows.toArray(new String[0]));
      FieldValues values = new FieldValues(field);
      for (int row = 1; row <= field.rows; row++) {
        StringBuilder found = new StringBuilder();
        for (int column = 1; column <= field.columns; column++) {
          boolean free = field.isFree(row, column);
          found.append(free ? "" + values.of(new Token(field, row, column)) : "*");
        }
        assertEquals(expected.get(row - 1), found.toString());
      }
    }
  }

  @Test
  void winningMovesAreThoseOfTheProtocol() {
    String[] lines = golden("golden-winning-moves.txt").strip().split("\n");
    for (int i = 0; i < lines.length; i += 2) {
      Places start = start(lines[i].substring("start: ".length()).replace(" / ", "/"));
      String moves = lines[i + 1].substring("moves: ".length());
      assertEquals("[" + moves + "]", game.solve(start).best(start).toString());
    }
  }

  private static String golden(String name) {
    String text = GameFiles.text("tokens", name).orElseThrow();
    assertTrue(text.startsWith("# Source: "));
    return text.substring(text.indexOf('\n') + 1);
  }

  @Test
  void tokensThatMeetVanishAndOthersKeepTheirNumbers() {
    Places start = start("1 4/..../3/1 1/1 2/1 3");
    Places reached = game.after(start, new Move(1, new Shift(false, 1)));
    assertNull(reached.token(1));
    assertNull(reached.token(2));
    assertEquals("[3 R 1]", game.moves(reached).toString());
    Places empty = game.after(start("1 2/../2/1 1/1 2"), new Move(1, new Shift(false, 1)));
    assertEquals("no token left", empty.toString());
    assertEquals(Worth.LOST, game.ending(empty));
  }

  @Test
  void tokensStandInDifferentFreeCells() {
    for (String bad :
        List.of(
            "1 2/.*/1/1 2",
            "1 2/../2/1 1/1 1",
            "1 2/../1/1 3",
            "1 2/../1/0 1",
            "1 2/../0",
            "1 2/../1/1",
            "1 2/../13/1 1")) {
      assertThrows(BadInput.class, () -> StartText.read(game, bad), bad);
    }
  }

  @Test
  void aMoveIsATokenADirectionAndANumber() {
    assertEquals(new Move(3, new Shift(true, 12)), game.parseMove(" 3  D\t12 "));
    assertEquals("3 D 12", game.parseMove("3 D 12").toString());
    for (String bad : List.of("D 1", "1", "1 D", "1 2 3", "1D 1", "1 D1", "x D 1", "", "1 d 1")) {
      assertNull(game.parseMove(bad), bad);
    }
  }

  @Test
  void pictureShowsEveryToken() {
    Places start = start("2 6/....../....../12/1 1/1 2/1 3/1 4/1 5/1 6/2 1/2 2/2 3/2 4/2 5/2 6");
    assertEquals("123456\n789ABC\n", game.picture(start));
    assertNotEquals(game.picture(start), game.picture(game.after(start, game.moves(start).get(0))));
  }
}
