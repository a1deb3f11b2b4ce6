package initiative.games.programlines;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;

/** A state is the values that have been set, as a text of up to two digits, and the lines. */
public final class ProgramLinesByHand extends HandRules<ProgramLinesByHand.State> {
  private static final int SMALL = 4;

  private final int lines;

  public record State(String values, List<Integer> lines) {}

  public ProgramLinesByHand() {
    this(10);
  }

  /** The rules for another number of lines. */
  public ProgramLinesByHand(int lines) {
    this.lines = lines;
  }

  /** There is one start, of which nothing is read. */
  @Override
  public List<List<String>> smallStarts() {
    return lines <= SMALL ? List.of(List.of()) : List.of();
  }

  @Override
  public List<List<String>> tinyStarts() {
    return smallStarts();
  }

  @Override
  public boolean programBegins() {
    return false;
  }

  @Override
  public State start(List<String> none) {
    List<Integer> free = new ArrayList<>();
    for (int line = 1; line <= lines; line++) {
      free.add(0);
    }
    return new State("", free);
  }

  @Override
  public List<String> moves(State state) {
    if (state.values.length() < 2) {
      return List.of("0", "1");
    }
    List<String> moves = new ArrayList<>();
    for (int line = 1; line <= lines; line++) {
      for (int operator = 1; operator <= 6; operator++) {
        if (state.lines.get(line - 1) == 0) {
          moves.add(line + " " + operator);
        }
      }
    }
    return moves;
  }

  @Override
  public State after(State state, String move) {
    if (state.values.length() < 2) {
      return new State(state.values + move, state.lines);
    }
    String[] words = move.split(" ");
    List<Integer> changed = new ArrayList<>(state.lines);
    changed.set(Integer.parseInt(words[0]) - 1, Integer.parseInt(words[1]));
    return new State(state.values, changed);
  }

  /** Runs the program; the side to move would be the first player. */
  private static boolean secondWins(State end) {
    int a = end.values.charAt(0) - '0';
    int b = end.values.charAt(1) - '0';
    for (int operator : end.lines) {
      if (operator == 1 || operator == 2 && b == 1 || operator == 3 && b == 0) {
        a = 1 - a;
      } else if (operator == 4 || operator == 5 && a == 1 || operator == 6 && a == 0) {
        b = 1 - b;
      }
    }
    return a == b;
  }

  @Override
  protected Value valueOfEnd(State end) {
    return lead(secondWins(end) ? -1 : 1);
  }

  @Override
  public String closing(State end, boolean programToMove) {
    return secondWins(end) != programToMove ? "I won!" : "You won...";
  }
}
