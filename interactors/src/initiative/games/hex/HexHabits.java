package initiative.games.hex;

import initiative.interactor.Habits;
import initiative.interactor.View;
import java.util.ArrayList;
import java.util.List;

/** The habits of opponents who play Hex. */
final class HexHabits {
  private HexHabits() {}

  static Habits<Board, Cell> all() {
    return new Habits<Board, Cell>()
        .add(
            "middle",
            "Fills the middle line between its own walls from one end, then plays at random.",
            "Заповнює середню лінію між своїми стінками з одного кінця, а потім ходить навмання.",
            now -> alongTheMiddle(now))
        .add(
            "centre",
            "Takes the free cell that is nearest to the centre.",
            "Займає вільну клітинку, найближчу до центра.",
            now -> nearest(now, (now.position.side() + 1) / 2.0, (now.position.side() + 1) / 2.0))
        .add(
            "opposite",
            "Takes the cell opposite the player's with respect to the centre, or any at random.",
            "Займає клітинку навпроти клітинки гравця відносно центра, а якщо не можна, то навмання.",
            now -> {
              int sum = now.position.side() + 1;
              Cell last = now.last;
              return last == null ? any(now) : orAny(now, sum - last.row, sum - last.column);
            })
        .add(
            "neighbour",
            "Takes the free cell that is nearest to the player's last stone.",
            "Займає вільну клітинку, найближчу до останнього каменя гравця.",
            now -> now.last == null ? any(now) : nearest(now, now.last.row, now.last.column))
        .add(
            "greedy",
            "Takes a cell on a shortest way between its own walls, at random.",
            "Займає навмання клітинку на найкоротшому шляху між своїми стінками.",
            now -> onAWay(now, now.position.turn()))
        .add(
            "blocks",
            "Takes a cell on a shortest way between the player's walls, at random.",
            "Займає навмання клітинку на найкоротшому шляху між стінками гравця.",
            now -> onAWay(now, other(now.position.turn())))
        .add(
            "shortest",
            "Takes a cell after which its own shortest way is best compared with the player's.",
            "Займає клітинку, після якої його найкоротший шлях найкращий порівняно зі шляхом"
                + " гравця.",
            now -> byShortestWays(now));
  }

  private static byte other(byte turn) {
    return (byte) (Board.RED + Board.BLUE - turn);
  }

  private static Cell any(View<Board, Cell> now) {
    return now.any(now.legal());
  }

  private static Cell orAny(View<Board, Cell> now, long row, long column) {
    Cell wanted = new Cell(row, column);
    return now.game.isLegal(now.position, wanted) ? wanted : any(now);
  }

  /** The middle row for Blue, the middle column for Red. */
  private static Cell alongTheMiddle(View<Board, Cell> now) {
    int side = now.position.side();
    int middle = (side + 1) / 2;
    for (int i = 1; i <= side; i++) {
      boolean red = now.position.turn() == Board.RED;
      Cell next = red ? new Cell(i, middle) : new Cell(middle, i);
      if (now.game.isLegal(now.position, next)) {
        return next;
      }
    }
    return any(now);
  }

  /** The first of the free cells that are nearest to a point; rows are shifted by half a cell. */
  private static Cell nearest(View<Board, Cell> now, double row, double column) {
    Cell nearest = null;
    double least = Double.MAX_VALUE;
    for (Cell cell : now.legal()) {
      double down = cell.row - row;
      double right = cell.column - column;
      double square = down * down + right * right + down * right;
      if (square < least) {
        least = square;
        nearest = cell;
      }
    }
    return nearest;
  }

  private static Cell onAWay(View<Board, Cell> now, byte turn) {
    Ways ways = new Ways(now.position.cells(), now.position.side(), turn);
    int least = ways.missing();
    List<Cell> found = new ArrayList<>();
    for (Cell cell : now.legal()) {
      if (ways.through(index(now.position, cell)) == least) {
        found.add(cell);
      }
    }
    return found.isEmpty() ? any(now) : now.any(found);
  }

  private static Cell byShortestWays(View<Board, Cell> now) {
    byte turn = now.position.turn();
    int side = now.position.side();
    byte[] cells = now.position.cells();
    List<Cell> found = new ArrayList<>();
    int best = Integer.MIN_VALUE;
    for (Cell cell : now.legal()) {
      int index = index(now.position, cell);
      cells[index] = turn;
      int own = new Ways(cells, side, turn).missing();
      int lead = new Ways(cells, side, other(turn)).missing() - own;
      cells[index] = Board.FREE;
      if (lead > best) {
        best = lead;
        found.clear();
      }
      if (lead == best) {
        found.add(cell);
      }
    }
    return now.any(found);
  }

  private static int index(Board board, Cell cell) {
    return (int) ((cell.row - 1) * board.side() + cell.column - 1);
  }
}
