package initiative.cli;

import java.util.ArrayList;
import java.util.List;

/**
 * The moves that a person has made in a game. When one is taken back the game is begun again, and
 * those before it are made once more, to which the bot with the same luck replies as before.
 */
final class KeptMoves {
  private record Made(String position, String move) {}

  private final List<Made> moves = new ArrayList<>();
  private int next;
  private boolean begunAgain;

  /** Forgets everything, for a new game. */
  void clear() {
    moves.clear();
    next = 0;
    begunAgain = false;
  }

  /** Whether the game has to begin again; if so it is taken to begin. */
  boolean beginsAgain() {
    boolean again = begunAgain;
    begunAgain = false;
    next = 0;
    return again;
  }

  boolean isEmpty() {
    return moves.isEmpty();
  }

  /** Whether a move is still to be made once more. */
  boolean hasNext() {
    return next < moves.size();
  }

  /**
   * The move to be made once more, or null if it was made in another position. That is so if a
   * program does not repeat its moves; then this move and all after it are forgotten.
   */
  String next(String position) {
    Made made = moves.get(next);
    if (!made.position.equals(position)) {
      moves.subList(next, moves.size()).clear();
      return null;
    }
    next++;
    return made.move;
  }

  void add(String position, String move) {
    moves.add(new Made(position, move));
    next = moves.size();
  }

  /** Takes the last move back, so that the game has to begin again. */
  void takeBack() {
    moves.remove(moves.size() - 1);
    begunAgain = true;
  }
}
