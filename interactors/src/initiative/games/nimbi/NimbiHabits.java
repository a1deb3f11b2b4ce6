package initiative.games.nimbi;

import initiative.games.nimbi.Nimbi.Board;
import initiative.games.nimbi.Nimbi.Cell;
import initiative.interactor.Habits;
import initiative.interactor.View;
import java.util.ArrayList;
import java.util.List;

/** The habits of opponents in nimbi. */
final class NimbiHabits {
  /** How much a cell is liked. */
  private interface Liking {
    int of(Cell cell);
  }

  private NimbiHabits() {}

  static Habits<Board, Cell> all() {
    return new Habits<Board, Cell>()
        .add(
            "longest",
            "Takes one of the longest runs.",
            "Бере один із найдовших проміжків.",
            now -> liked(now, cell -> length(now, cell)))
        .add(
            "shortest",
            "Takes one of the shortest runs.",
            "Бере один із найкоротших проміжків.",
            now -> liked(now, cell -> -length(now, cell)))
        .add(
            "centre",
            "Takes the run of a free cell nearest to the centre.",
            "Бере проміжок із вільною клітинкою, найближчою до центру.",
            now -> liked(now, cell -> -fromCentre(now.position, cell)))
        .add(
            "mirrors",
            "Takes the run of the cell opposite to the player's, or else one of the longest.",
            "Бере проміжок із клітинкою, протилежною до клітинки гравця, а якщо не може, один із"
                + " найдовших.",
            now ->
                now.last != null && now.game.isLegal(now.position, opposite(now))
                    ? opposite(now)
                    : liked(now, cell -> length(now, cell)))
        .add(
            "beside",
            "Takes the run of a free cell nearest to the one that the player has named.",
            "Бере проміжок із вільною клітинкою, найближчою до названої гравцем.",
            now -> liked(now, cell -> now.last == null ? 0 : -distance(now.last, cell)))
        .add(
            "crowds",
            "Leaves the player as few runs as it can, and looks no further.",
            "Залишає гравцеві якнайменше проміжків, а далі не дивиться.",
            now -> liked(now, cell -> -runsLeft(now, cell)));
  }

  /** One of the cells that it likes best. */
  private static Cell liked(View<Board, Cell> now, Liking liking) {
    List<Cell> liked = new ArrayList<>();
    int most = Integer.MIN_VALUE;
    for (Cell cell : now.legal()) {
      int much = liking.of(cell);
      if (much > most) {
        liked.clear();
        most = much;
      }
      if (much == most) {
        liked.add(cell);
      }
    }
    return now.any(liked);
  }

  private static int length(View<Board, Cell> now, Cell cell) {
    return Long.bitCount(now.position.run(cell.row(), cell.column()));
  }

  private static int runsLeft(View<Board, Cell> now, Cell cell) {
    Board left = now.game.after(now.position, cell);
    return Long.bitCount(Runs.beginnings(left.free, left.step(left.horizontal)));
  }

  private static int fromCentre(Board board, Cell cell) {
    int rows = Math.abs(2 * cell.row() - board.rows - 1);
    return rows + Math.abs(2 * cell.column() - board.columns - 1);
  }

  private static Cell opposite(View<Board, Cell> now) {
    Board board = now.position;
    return new Cell(board.rows + 1 - now.last.row(), board.columns + 1 - now.last.column());
  }

  private static int distance(Cell one, Cell other) {
    return Math.abs(one.row() - other.row()) + Math.abs(one.column() - other.column());
  }
}
