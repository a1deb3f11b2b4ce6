package initiative.game;

import java.util.ArrayList;
import java.util.List;

/** A start, and its moves in the order that the game states. */
record PinnedMoves(List<String> start, List<String> moves) {

  /** What the golden file says of a game. */
  static List<PinnedMoves> of(String game) {
    List<String> lines = Golden.lines(game, Golden.MOVES);
    List<PinnedMoves> pinned = new ArrayList<>();
    for (int i = 0; i < lines.size(); i += 2) {
      String start = Golden.labelled("start", lines.get(i));
      String moves = Golden.labelled("moves", lines.get(i + 1));
      pinned.add(
          new PinnedMoves(
              List.of(start.split(" / ")),
              moves.isEmpty() ? List.of() : List.of(moves.split(", "))));
    }
    return pinned;
  }
}
