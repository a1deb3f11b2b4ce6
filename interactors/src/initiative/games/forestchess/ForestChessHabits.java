package initiative.games.forestchess;

import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents in forest chess. Where they must take, they take from the left. */
final class ForestChessHabits {
  private ForestChessHabits() {}

  /** Chooses the column of a step. */
  private interface Choice {
    int column(View<Board, PawnMove> now);
  }

  static Habits<Board, PawnMove> all() {
    Habits<Board, PawnMove> habits = new Habits<>();
    add(
        habits,
        "centre",
        "Steps in the middle of the longest run of untouched columns.",
        "Ходить посередині найдовшого проміжку незайманих вертикалей.",
        now -> {
          Run longest = Run.longest(now.position);
          return longest.first + (longest.length - 1) / 2;
        });
    add(
        habits,
        "edges",
        "Steps at the left end of the longest run of untouched columns.",
        "Ходить на лівому краю найдовшого проміжку незайманих вертикалей.",
        now -> Run.longest(now.position).first);
    add(
        habits,
        "cuts",
        "Cuts single columns off the longest run of untouched ones, as long as it can.",
        "Відрізає від найдовшого проміжку незайманих вертикалей по одній, поки може.",
        now -> {
          Run longest = Run.longest(now.position);
          return longest.first + Math.min(2, longest.length - 1);
        });
    add(
        habits,
        "lonely",
        "Steps at the left end of the shortest run of untouched columns.",
        "Ходить на лівому краю найкоротшого проміжку незайманих вертикалей.",
        now -> Run.shortest(now.position).first);
    add(
        habits,
        "mirrors",
        "Steps in the mirror image of the player's column, or else as centre does.",
        "Ходить на вертикалі, симетричній до вертикалі гравця, а якщо не можна, то як centre.",
        now -> {
          int image = now.last == null ? 0 : now.position.columns() + 1 - now.last.to;
          Run longest = Run.longest(now.position);
          boolean can = now.position.isUntouched(image);
          return can ? image : longest.first + (longest.length - 1) / 2;
        });
    add(
        habits,
        "follows",
        "Steps as near as it can to where the player has just been.",
        "Ходить якнайближче до того місця, де щойно ходив гравець.",
        now -> nearest(now.position, now.last == null ? 1 : now.last.to));
    return habits;
  }

  private static void add(
      Habits<Board, PawnMove> habits,
      String name,
      String english,
      String ukrainian,
      Choice choice) {
    habits.add(
        name,
        english,
        ukrainian,
        now -> {
          if (now.position.attacked() != 0) {
            return now.legal().get(0);
          }
          int column = choice.column(now);
          return new PawnMove(column, column);
        });
  }

  /** The untouched column nearest to the given one, the left of two. */
  private static int nearest(Board board, int column) {
    int distance = 0;
    while (!board.isUntouched(column - distance) && !board.isUntouched(column + distance)) {
      distance++;
    }
    return board.isUntouched(column - distance) ? column - distance : column + distance;
  }

  /** Some untouched columns side by side. */
  private static final class Run {
    final int first;
    final int length;

    private Run(int first, int length) {
      this.first = first;
      this.length = length;
    }

    /** The first of the longest runs. */
    static Run longest(Board board) {
      return extreme(board, true);
    }

    /** The first of the shortest runs. */
    static Run shortest(Board board) {
      return extreme(board, false);
    }

    private static Run extreme(Board board, boolean longest) {
      Run found = null;
      int length = 0;
      for (int column = 1; column <= board.columns() + 1; column++) {
        if (board.isUntouched(column)) {
          length++;
        } else if (length > 0) {
          boolean better =
              found == null || (longest ? length > found.length : length < found.length);
          found = better ? new Run(column - length, length) : found;
          length = 0;
        }
      }
      return found;
    }
  }
}
