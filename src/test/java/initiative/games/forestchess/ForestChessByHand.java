package initiative.games.forestchess;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;

/** A state is the side to move and the three rows of the board, as in "w", "bbb", "...", "www". */
public final class ForestChessByHand extends HandRules<ForestChessByHand.State> {
  /** Row 0 is the top one. */
  public record State(char mover, List<String> rows) {}

  /** A move with the row that the pawn leaves, which its line does not tell. */
  record Move(int row, int from, int to) {
    @Override
    public String toString() {
      return (from + 1) + " " + (to + 1);
    }
  }

  @Override
  public List<List<String>> smallStarts() {
    return oneNumber(1, 9);
  }

  @Override
  public List<List<String>> tinyStarts() {
    return oneNumber(1, 7);
  }

  @Override
  public State start(List<String> lines) {
    int columns = Integer.parseInt(lines.get(0));
    return new State('w', List.of("b".repeat(columns), ".".repeat(columns), "w".repeat(columns)));
  }

  /** All moves of all pawns: only those that take, if there are any. */
  static List<Move> pawnMoves(State state) {
    List<Move> steps = new ArrayList<>();
    List<Move> takes = new ArrayList<>();
    char other = state.mover == 'w' ? 'b' : 'w';
    int columns = state.rows.get(0).length();
    for (int from = 0; from < columns; from++) {
      for (int to = Math.max(from - 1, 0); to <= Math.min(from + 1, columns - 1); to++) {
        for (int row = 0; row < 3; row++) {
          int ahead = state.mover == 'w' ? row - 1 : row + 1;
          if (state.rows.get(row).charAt(from) == state.mover && ahead >= 0 && ahead < 3) {
            char there = state.rows.get(ahead).charAt(to);
            if (from == to && there == '.') {
              steps.add(new Move(row, from, to));
            } else if (from != to && there == other) {
              takes.add(new Move(row, from, to));
            }
          }
        }
      }
    }
    return takes.isEmpty() ? steps : takes;
  }

  @Override
  public List<String> moves(State state) {
    List<String> moves = new ArrayList<>();
    pawnMoves(state).forEach(move -> moves.add(move.toString()));
    return moves;
  }

  @Override
  public State after(State state, String line) {
    Move move =
        pawnMoves(state).stream()
            .filter(each -> each.toString().equals(line))
            .findFirst()
            .orElseThrow();
    int ahead = state.mover == 'w' ? move.row - 1 : move.row + 1;
    List<StringBuilder> rows = new ArrayList<>();
    state.rows.forEach(row -> rows.add(new StringBuilder(row)));
    rows.get(move.row).setCharAt(move.from, '.');
    rows.get(ahead).setCharAt(move.to, state.mover);
    return new State(
        state.mover == 'w' ? 'b' : 'w', rows.stream().map(StringBuilder::toString).toList());
  }
}
