package initiative.interactor;

import initiative.game.BachetCycles;
import initiative.game.Cells;
import initiative.game.FibonacciNim;
import initiative.game.MaxSum;
import initiative.game.Minefield;
import initiative.game.Nim;
import initiative.game.QueenEndgame;
import initiative.game.Subtraction;
import initiative.solve.BachetCyclesTable;
import initiative.solve.CellsTable;
import initiative.solve.FibonacciNimTable;
import initiative.solve.MaxSumTable;
import initiative.solve.MinefieldTable;
import initiative.solve.NimTable;
import initiative.solve.QueenEndgameTable;
import initiative.solve.SubtractionTable;

/** The games that there are interactors for: here a game meets its opponents. */
public final class Interactors {
  private Interactors() {}

  /**
   * The opponents of a game around a new strategy, not yet prepared, or null if there is no such
   * game. The exporter reads these expressions: an interactor's file begins with the one of its
   * game. The strategies are those of the catalogue.
   */
  public static Opponents<?, ?> of(String id) {
    switch (id) {
      case "bachet":
        return new BachetOpponents(new SubtractionTable(new Subtraction(12345, 1, 2, 3)));
      case "minefield":
        return new MinefieldOpponents(new MinefieldTable(new Minefield()));
      case "fibonacci-nim":
        return new FibonacciNimOpponents(new FibonacciNimTable(new FibonacciNim()));
      case "nim":
        return new NimOpponents(new NimTable(new Nim()));
      case "nim-bachet":
        return new NimOpponents(new NimTable(new Nim(3)));
      case "cells":
        return new CellsOpponents(new CellsTable(new Cells()));
      case "bachet-cycles":
        return new BachetCyclesOpponents(new BachetCyclesTable(new BachetCycles()));
      case "queen-endgame":
        return new QueenEndgameOpponents(new QueenEndgameTable(new QueenEndgame()));
      case "max-sum":
        return new MaxSumOpponents(new MaxSumTable(new MaxSum()));
      default:
        return null;
    }
  }
}
