package initiative.games.hex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Chance;
import initiative.game.Golden;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.match.Runner;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.solve.Claims;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
final class HexTableTests {
  private static final Hex GAME = new Hex();

  @Test
  void winningOpeningsAreThoseOfTheProtocol() {
    for (String line : Golden.lines("hex", "golden-openings.txt")) {
      String[] parts = line.split(" \\| ");
      Board board = new Board(Integer.parseInt(parts[0]));
      List<Cell> best = GAME.solve(board).best(board);
      String found = best.stream().map(Cell::toString).collect(Collectors.joining(", "));
      assertEquals(parts[1], found);
      assertEquals(Worth.WON, GAME.solve(board).worth(board));
    }
  }

  /** All positions of up to three rows; that the ends are right is shown by the rules by hand. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void claimsHoldEverywhereOnSmallBoards(int side) {
    checkFrom(GAME.solve(new Board(side)), new Board(side), new HashSet<>(), 0, 99);
  }

  /** With four rows, all positions of up to two stones, each against those after it. */
  @Test
  void claimsHoldInTheOpeningsOfFourRows() {
    checkFrom(GAME.solve(new Board(4)), new Board(4), new HashSet<>(), 0, 2);
  }

  /** And along random games, which are followed to their ends. */
  @Test
  void claimsHoldAlongGamesOfFourRows() {
    Strategy<Board, Cell> strategy = GAME.solve(new Board(4));
    for (int seed = 0; seed < 60; seed++) {
      Chance chance = new Chance(seed);
      Board board = new Board(4);
      for (int stones = 0; GAME.ending(board) == null; stones++) {
        if (stones > 2) {
          Claims.check(strategy, board);
        }
        board = GAME.after(board, GAME.anyMove(board, chance));
      }
    }
  }

  private static void checkFrom(
      Strategy<Board, Cell> strategy, Board board, Set<Board> seen, int stones, int most) {
    if (!seen.add(board) || GAME.ending(board) != null || stones > most) {
      return;
    }
    Claims.check(strategy, board);
    for (Cell cell : GAME.moves(board)) {
      checkFrom(strategy, GAME.after(board, cell), seen, stones + 1, most);
    }
  }

  /** On a full board just one side has joined its walls, so that every game is decided. */
  @ParameterizedTest
  @ValueSource(ints = {2, 5, 8, 11})
  void everyGameIsWonBeforeTheBoardIsFull(int side) {
    for (int seed = 0; seed < 40; seed++) {
      Chance chance = new Chance(seed);
      Board board = new Board(side);
      int stones = 0;
      while (GAME.ending(board) == null) {
        board = GAME.after(board, GAME.anyMove(board, chance));
        stones++;
      }
      assertTrue(stones >= 2 * side - 1 && stones <= side * side);
      assertEquals(List.of(), GAME.moves(board));
    }
  }

  /** Red and Blue see the same board if rows and columns are exchanged. */
  @Test
  void bothSidesAreJudgedAlike() {
    Chance chance = new Chance(4);
    int side = 7;
    for (int time = 0; time < 20; time++) {
      byte[] cells = new byte[side * side];
      byte[] exchanged = new byte[side * side];
      for (int i = 0; i < cells.length; i++) {
        cells[i] = (byte) chance.below(3);
        exchanged[i % side * side + i / side] = (byte) (cells[i] == 0 ? 0 : 3 - cells[i]);
      }
      double[] flow = new double[cells.length];
      double[] other = new double[cells.length];
      double red = new Circuit(side).solve(cells, Board.RED, flow);
      assertEquals(red, new Circuit(side).solve(exchanged, Board.BLUE, other), 1e-12);
      for (int i = 0; i < cells.length; i++) {
        assertEquals(flow[i], other[i % side * side + i / side], 1e-12);
      }
    }
  }

  /** What flows in through the first wall flows through every row, and no stone stops it twice. */
  @Test
  void currentIsLargerTheMoreStonesThereAre() {
    byte[] cells = new byte[25];
    double[] flow = new double[25];
    Circuit circuit = new Circuit(5);
    double before = 0;
    for (int row = 0; row < 5; row++) {
      double current = circuit.solve(cells, Board.RED, flow);
      assertTrue(current > before);
      assertTrue(Arrays.stream(flow).allMatch(share -> share >= 0));
      before = current;
      cells[5 * row + 2] = Board.RED;
    }
    Arrays.fill(cells, 10, 15, Board.BLUE);
    assertEquals(0, circuit.solve(cells, Board.RED, flow), 1e-6);
  }

  @Test
  void largeBoardsAreOpenAndThePlayIsTheSameEveryTime() {
    for (int side = 5; side <= 11; side++) {
      Strategy<Board, Cell> strategy = GAME.solve(new Board(side));
      Board board = new Board(side);
      assertEquals(1 + (side - 1) / 2, strategy.best(board).get(0).row);
      while (GAME.ending(board) == null) {
        assertEquals(Worth.OPEN, strategy.worth(board));
        List<Cell> best = strategy.best(board);
        assertEquals(best, GAME.solve(new Board(side)).best(board));
        board = GAME.after(board, best.get(0));
      }
      assertEquals(Worth.LOST, strategy.worth(board));
    }
  }

  /** A stone that joins the walls is put, and one that would is not allowed to the other side. */
  @Test
  void winsAndThreatsAreSeen() {
    Board board = new Board(5);
    for (String line : List.of("1 3", "1 1", "2 3", "2 1", "3 3", "3 1", "4 3", "4 5")) {
      board = GAME.after(board, GAME.parseMove(line));
    }
    Cell move = GAME.solve(board).best(board).get(0);
    assertTrue(GAME.after(board, move).isWon(), move::toString);
    Board blue = new Board(5);
    for (String line : List.of("1 3", "5 5", "2 3", "1 1", "3 3", "1 5", "4 3")) {
      blue = GAME.after(blue, GAME.parseMove(line));
    }
    Cell block = GAME.solve(blue).best(blue).get(0);
    assertEquals(5, block.row);
  }

  /** What the protocol asks for, and more: of a hundred games no five may be lost. */
  @ParameterizedTest
  @CsvSource({"random, 100", "greedy, 100", "shortest, 100", "blocks, 20", "neighbour, 20"})
  void sevenRowsAreWonAgainstThoseWhoCountOrGuess(String opponent, int games) {
    assertTrue(lost(opponent, 7, games) <= games / 20);
  }

  @ParameterizedTest
  @CsvSource({"random", "first", "last", "middle", "centre", "opposite"})
  void theOpponentsWhomTheProtocolNamesAreBeatenOnEveryBoard(String opponent) {
    for (int side = 5; side <= 11; side++) {
      assertEquals(0, lost(opponent, side, 3), side + " rows");
    }
  }

  private static int lost(String opponent, int side, int games) {
    int lost = 0;
    for (int seed = 0; seed < games; seed++) {
      Pairing pairing = new Pairing("hex", opponent, String.valueOf(side), false, seed);
      MatchResult result = new Runner(GAME).runInside(pairing);
      assertTrue(result.isAccepted(), result.sentence());
      lost += result.result().isWon() ? 0 : 1;
    }
    return lost;
  }

  @Test
  void thePictureHasShiftedRows() {
    Board board = GAME.after(GAME.after(new Board(3), new Cell(2, 2)), new Cell(3, 1));
    assertEquals(". . .\n . R .\n  B . .\n", GAME.picture(board));
    assertEquals(".../.R./B..", board.toString());
    assertFalse(GAME.isLegal(board, new Cell(2, 2)));
  }
}
