package initiative.bot;

import initiative.game.Cells;
import initiative.game.FibonacciNim;
import initiative.game.MaxSum;
import initiative.game.Minefield;
import initiative.game.Nim;
import initiative.game.Subtraction;
import initiative.solve.CellsTable;
import initiative.solve.FibonacciNimTable;
import initiative.solve.MaxSumTable;
import initiative.solve.MinefieldTable;
import initiative.solve.NimTable;
import initiative.solve.Strategy;
import initiative.solve.SubtractionTable;
import java.util.ArrayList;
import java.util.List;

/** The games that there are bots for: here a game meets its table. */
public final class Catalogue {
  private static final String[] IDS = {
    "bachet", "minefield", "fibonacci-nim", "nim", "nim-bachet", "cells", "max-sum",
  };

  private Catalogue() {}

  /** The names of all games, in the order of the problem book. */
  public static List<String> ids() {
    List<String> ids = new ArrayList<>();
    for (String id : IDS) {
      ids.add(id);
    }
    return ids;
  }

  /** A new strategy for a game, not yet prepared, or null if there is no such game. */
  public static Strategy<?, ?> strategy(String id) {
    switch (id) {
      case "bachet":
        return new SubtractionTable(new Subtraction(12345, 1, 2, 3));
      case "minefield":
        return new MinefieldTable(new Minefield());
      case "fibonacci-nim":
        return new FibonacciNimTable(new FibonacciNim());
      case "nim":
        return new NimTable(new Nim());
      case "nim-bachet":
        return new NimTable(new Nim(3));
      case "cells":
        return new CellsTable(new Cells());
      case "max-sum":
        return new MaxSumTable(new MaxSum());
      default:
        return null;
    }
  }
}
