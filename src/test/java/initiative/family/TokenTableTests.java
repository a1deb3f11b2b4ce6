package initiative.family;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.minefield.Minefield;
import initiative.games.minefielddraw.MinefieldDraw;
import initiative.games.minefieldmisere.MinefieldMisere;
import initiative.solve.GeneralTable;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The games with one token on a field, which differ only in what it means to be stuck. */
final class TokenTableTests {
  private final Random random = new Random(1);

  private static List<TokenGame> games() {
    return List.of(new Minefield(), new MinefieldMisere(), new MinefieldDraw());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyFieldOfUpToTwelveCellsIsJudgedAsByTheWholeGame(TokenGame game) {
    for (int rows = 1; rows <= 12; rows++) {
      for (int columns = 1; rows * columns <= 12; columns++) {
        for (int mines = 0; mines < 1 << rows * columns; mines += 2) {
          Token start = new Token(field(rows, columns, mines), 1, 1);
          compare(game.solve(start), new GeneralTable<>(game, start), start);
        }
      }
    }
  }

  /** Compares what is said of a position and of all that can be reached from it. */
  private static void compare(
      Strategy<Token, Shift> table, Strategy<Token, Shift> general, Token position) {
    assertEquals(general.worth(position), table.worth(position));
    assertEquals(general.best(position), table.best(position));
    for (Shift shift : table.game().moves(position)) {
      compare(table, general, table.game().after(position, shift));
    }
  }

  private static Field field(int rows, int columns, int mines) {
    String[] lines = new String[rows];
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < columns; column++) {
        line.append((mines >> row * columns + column & 1) != 0 ? '*' : '.');
      }
      lines[row] = line.toString();
    }
    return new Field(lines);
  }

  /** If this holds in every cell and the ends are right, all that the table says is right. */
  private static void checkEveryCell(TokenGame game, Field field) {
    Strategy<Token, Shift> table = game.solve(new Token(field, 1, 1));
    Strategy<Token, Shift> definition =
        new Strategy<>(game) {
          @Override
          public Worth worth(Token token) {
            return table.worth(token);
          }
        };
    for (int row = 1; row <= field.rows; row++) {
      for (int column = 1; column <= field.columns; column++) {
        if (field.isFree(row, column)) {
          Token token = new Token(field, row, column);
          List<Shift> best = definition.best(token);
          assertEquals(best, table.best(token), token::toString);
          assertEquals(worth(table, token, best), table.worth(token), token::toString);
        }
      }
    }
  }

  private static Worth worth(Strategy<Token, Shift> table, Token token, List<Shift> best) {
    Worth ending = table.game().ending(token);
    if (ending != null) {
      return ending;
    }
    Shift one = best.isEmpty() ? table.game().moves(token).get(0) : best.get(0);
    return table.worth(table.game().after(token, one)).toMover();
  }

  @ParameterizedTest
  @MethodSource("games")
  void claimsHoldInEveryFreeCellOfRandomFields(TokenGame game) {
    for (int i = 0; i < 60; i++) {
      double mines = random.nextDouble() * 0.5;
      checkEveryCell(game, field(1 + random.nextInt(123), 1 + random.nextInt(123), mines));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void claimsHoldInEveryFreeCellOfTheLargestFields(TokenGame game) {
    for (double mines : new double[] {0, 0.01, 0.1, 0.3, 0.6}) {
      checkEveryCell(game, field(123, 123, mines));
    }
    checkEveryCell(game, field(1, 123, 0.0));
    checkEveryCell(game, field(123, 1, 0.0));
  }

  private Field field(int rows, int columns, double mines) {
    String[] lines = new String[rows];
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < columns; column++) {
        line.append(row + column > 0 && random.nextDouble() < mines ? '*' : '.');
      }
      lines[row] = line.toString();
    }
    return new Field(lines);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aStuckTokenIsWorthWhatTheGameSays(TokenGame game) {
    Field field = new Field("..", ".*");
    Field single = new Field(".");
    assertEquals(
        game instanceof MinefieldMisere ? Worth.WON : Worth.LOST,
        game.ending(new Token(field, 2, 1)));
    assertEquals(
        game instanceof MinefieldDraw
            ? Worth.DRAWN
            : game instanceof MinefieldMisere ? Worth.WON : Worth.LOST,
        game.ending(new Token(single, 1, 1)));
  }

  /** Two heaps, of the cells to the right and below; misere nim differs near its end only. */
  @Test
  void withoutMinesTheTokenIsTwoHeaps() {
    Field field = field(123, 123, 0.0);
    Token start = new Token(field, 1, 1);
    Strategy<Token, Shift> usual = new Minefield().solve(start);
    Strategy<Token, Shift> misere = new MinefieldMisere().solve(start);
    Strategy<Token, Shift> draw = new MinefieldDraw().solve(start);
    for (int row = 1; row <= 123; row++) {
      for (int column = 1; column <= 123; column++) {
        Token token = new Token(field, row, column);
        int below = 123 - row;
        int beside = 123 - column;
        assertEquals(below == beside, usual.worth(token).isLost());
        boolean few = below <= 1 && beside <= 1;
        assertEquals(few ? below != beside : below == beside, misere.worth(token).isLost());
        assertTrue(draw.worth(token).isDrawn());
      }
    }
  }

  @Test
  void withoutTheCornerNothingIsDrawn() {
    for (int mines = 0; mines < 1 << 9; mines += 2) {
      Field field = field(3, 3, mines);
      if (!field.isFree(3, 3)) {
        Token start = new Token(field, 1, 1);
        Worth worth = new MinefieldDraw().solve(start).worth(start);
        assertEquals(new Minefield().solve(start).worth(start), worth);
        assertFalse(worth.isDrawn());
      }
    }
  }

  @Test
  void cellsAreWorthWhatTheProtocolSays() {
    GoldenWorths.of(new MinefieldMisere()).forEach(GoldenWorths::check);
    GoldenWorths.of(new MinefieldDraw()).forEach(GoldenWorths::check);
  }
}
