package initiative.games.plusminus;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;

/** A state is the cards that are left, the sum, and what comes next. */
public final class PlusMinusByHand extends HandRules<PlusMinusByHand.State> {
  enum Next {
    CHOICE,
    CARD,
    NOTHING
  }

  public record State(int pluses, int minuses, int sum, Next next) {}

  @Override
  public List<List<String>> smallStarts() {
    return starts(9);
  }

  @Override
  public List<List<String>> tinyStarts() {
    return starts(4);
  }

  private static List<List<String>> starts(int most) {
    List<List<String>> starts = new ArrayList<>();
    for (int pluses = 0; pluses <= most; pluses++) {
      for (int minuses = 0; minuses <= most; minuses++) {
        starts.add(List.of(pluses + " " + minuses));
      }
    }
    return starts;
  }

  @Override
  public State start(List<String> lines) {
    String[] words = lines.get(0).split(" ");
    return choice(Integer.parseInt(words[0]), Integer.parseInt(words[1]), 0);
  }

  private static State choice(int pluses, int minuses, int sum) {
    return new State(pluses, minuses, sum, pluses + minuses == 0 ? Next.NOTHING : Next.CHOICE);
  }

  @Override
  public List<String> moves(State state) {
    return switch (state.next) {
      case CHOICE -> List.of("take", "stop");
      case NOTHING -> List.of();
      case CARD ->
          state.pluses == 0 ? List.of("-") : state.minuses == 0 ? List.of("+") : List.of("+", "-");
    };
  }

  @Override
  public State after(State state, String move) {
    return switch (move) {
      case "take" -> new State(state.pluses, state.minuses, state.sum, Next.CARD);
      case "stop" -> new State(state.pluses, state.minuses, state.sum, Next.NOTHING);
      case "+" -> choice(state.pluses - 1, state.minuses, state.sum + 1);
      default -> choice(state.pluses, state.minuses - 1, state.sum - 1);
    };
  }

  @Override
  public boolean isChance(State state) {
    return state.next == Next.CARD;
  }

  @Override
  public double odds(State state, String draw) {
    double all = state.pluses + state.minuses;
    return draw.equals("+") ? state.pluses / all : state.minuses / all;
  }

  @Override
  public boolean movesAgain(State reached) {
    return true;
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  protected Value valueOfEnd(State end) {
    return new Value(end.sum, 0);
  }

  @Override
  public String closing(State end, boolean programToMove) {
    return "FINISH " + end.sum;
  }
}
