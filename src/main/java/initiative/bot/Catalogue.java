package initiative.bot;

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
import initiative.solve.Strategy;
import initiative.solve.SubtractionTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The games that there are bots for: here a game meets its table. */
public final class Catalogue {

  /** What people want to know of a game before they play it. */
  public static final class Entry {
    public final String id;
    public final String code;
    public final String table;
    public final String limits;

    Entry(String id, String code, String table, String limits) {
      this.id = id;
      this.code = code;
      this.table = table;
      this.limits = limits;
    }
  }

  private static final Entry[] ENTRIES = {
    new Entry("bachet", "1.2:B", "Grundy", "1..12345 sticks"),
    new Entry("minefield", "1.2:E", "win/lose", "1..123 rows, 1..123 columns"),
    new Entry("fibonacci-nim", "1.2:H", "least winning take", "2..12345 sticks"),
    new Entry("nim", "1.3:D", "Grundy formula", "1..12 heaps of 1..1234 sticks"),
    new Entry("nim-bachet", "1.4:B", "Grundy formula", "1..12 heaps of 1..1234 sticks"),
    new Entry("cells", "1.4:E", "Grundy", "1..2000 cells"),
    new Entry(
        "bachet-cycles", "1.6:A", "retrograde depth", "1..10^18 sticks, 0..12345 special moves"),
    new Entry("queen-endgame", "1.6:B", "retrograde depth", "any legal position, White to move"),
    new Entry("max-sum", "1.7:B", "DP choice", "1..1000 cards of -1000..1000"),
  };

  private Catalogue() {}

  /** All games, in the order of the problem book. */
  public static List<Entry> entries() {
    return Arrays.asList(ENTRIES);
  }

  /** The names of all games, in the same order. */
  public static List<String> ids() {
    List<String> ids = new ArrayList<>();
    for (Entry entry : ENTRIES) {
      ids.add(entry.id);
    }
    return ids;
  }

  /**
   * A new strategy for a game, not yet prepared, or null if there is no such game. The exporter
   * reads these expressions: a bot's file begins with the one of its game.
   */
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
      case "bachet-cycles":
        return new BachetCyclesTable(new BachetCycles());
      case "queen-endgame":
        return new QueenEndgameTable(new QueenEndgame());
      case "max-sum":
        return new MaxSumTable(new MaxSum());
      default:
        return null;
    }
  }
}
