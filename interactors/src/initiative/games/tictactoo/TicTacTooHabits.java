package initiative.games.tictactoo;

import initiative.game.Worth;
import initiative.games.tictactoo.TicTacToo.Move;
import initiative.games.tictactoo.TicTacToo.Play;
import initiative.interactor.Habits;
import initiative.interactor.View;
import java.util.ArrayList;
import java.util.List;

/** The habits of opponents in tic-tac-too. */
final class TicTacTooHabits {
  private static final int CENTRE = 5;

  /** How much a move is liked. */
  private interface Liking {
    int of(Move move);
  }

  private TicTacTooHabits() {}

  static Habits<Play, Move> all() {
    return new Habits<Play, Move>()
        .add(
            "centre",
            "Enters the centre if it can, and else a corner.",
            "Займає центр, якщо може, інакше кут.",
            now -> liked(now, move -> move.to() == CENTRE ? 2 : move.to() % 2))
        .add(
            "corners",
            "Enters a corner if it can, and the centre only if it has to.",
            "Займає кут, якщо може, а центр — лише якщо мусить.",
            now -> liked(now, move -> move.to() == CENTRE ? 0 : 1 + move.to() % 2))
        .add(
            "edges",
            "Enters the middle of a side if it can.",
            "Займає середину сторони, якщо може.",
            now -> liked(now, move -> 1 - move.to() % 2))
        .add(
            "greedy",
            "Gets three in a row if it can, and else makes any move.",
            "Ставить три в ряд, якщо може, інакше ходить як завгодно.",
            now -> liked(now, move -> wins(now, move) ? 1 : 0))
        .add(
            "blocks",
            "Gets three in a row or else keeps the player from doing so, and looks no further.",
            "Ставить три в ряд або заважає це зробити гравцеві, а далі не дивиться.",
            now -> liked(now, move -> wins(now, move) ? 2 : leavesAWin(now, move) ? 0 : 1))
        .add(
            "mirrors",
            "Enters the cell opposite to the one that the player has entered, if it can.",
            "Займає клітинку, протилежну до тієї, яку зайняв гравець, якщо може.",
            now -> liked(now, move -> move.to() == opposite(now.last) ? 1 : 0))
        .add(
            "returns",
            "Takes its last move back if it can, and else makes any move.",
            "Повертає свій останній хід назад, якщо може, інакше ходить як завгодно.",
            now -> liked(now, move -> move.equals(back(now)) ? 1 : 0));
  }

  /** One of the moves that it likes best. */
  private static Move liked(View<Play, Move> now, Liking liking) {
    List<Move> liked = new ArrayList<>();
    int most = Integer.MIN_VALUE;
    for (Move move : now.legal()) {
      int much = liking.of(move);
      if (much > most) {
        liked.clear();
        most = much;
      }
      if (much == most) {
        liked.add(move);
      }
    }
    return now.any(liked);
  }

  private static boolean wins(View<Play, Move> now, Move move) {
    return isLost(now, now.game.after(now.position, move));
  }

  /** Whether the player could get three in a row at once after a move. */
  private static boolean leavesAWin(View<Play, Move> now, Move move) {
    Play reached = now.game.after(now.position, move);
    for (Move reply : now.game.moves(reached)) {
      if (isLost(now, now.game.after(reached, reply))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isLost(View<Play, Move> now, Play reached) {
    Worth ending = now.game.ending(reached);
    return ending != null && ending.isLost();
  }

  /** The cell opposite to the one entered by a move; 0 if there was none. */
  private static int opposite(Move last) {
    return last == null ? 0 : Signs.CELLS + 1 - last.to();
  }

  /** The last move of its own backward; null if there is none, or if it placed a sign. */
  private static Move back(View<Play, Move> now) {
    Move last = now.turn() == 0 ? null : now.moves.get(now.turn() - 1);
    return last == null || last.size() == 1 ? null : new Move(last.get(1), last.get(0));
  }
}
