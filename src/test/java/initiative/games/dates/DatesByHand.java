package initiative.games.dates;

import initiative.byhand.HandRules;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** A state is a date of a year that is no leap year, and the word that the judge has sent. */
public final class DatesByHand extends HandRules<DatesByHand.State> {
  private static final LocalDate END = LocalDate.of(2025, 12, 31);

  public record State(LocalDate date, String word) {}

  /** All starts that there are. */
  @Override
  public List<List<String>> smallStarts() {
    return starts(LocalDate.of(2025, 1, 1));
  }

  @Override
  public List<List<String>> tinyStarts() {
    List<List<String>> starts = new ArrayList<>();
    for (List<String> start : starts(LocalDate.of(2025, 10, 1))) {
      if (start(start).date.getDayOfMonth() >= 25) {
        starts.add(start);
      }
    }
    return starts;
  }

  private static List<List<String>> starts(LocalDate first) {
    List<List<String>> starts = new ArrayList<>();
    for (LocalDate date = first; date.isBefore(END); date = date.plusDays(1)) {
      starts.add(List.of(line(date), "wins"));
      starts.add(List.of(line(date), "loses"));
    }
    return starts;
  }

  private static String line(LocalDate date) {
    return date.getDayOfMonth() + " " + date.getMonthValue();
  }

  @Override
  public State start(List<String> lines) {
    String[] words = lines.get(0).split(" ");
    LocalDate date = LocalDate.of(2025, Integer.parseInt(words[1]), Integer.parseInt(words[0]));
    return new State(date, lines.get(1));
  }

  /** Later dates with the same month come before all others. */
  @Override
  public List<String> moves(State state) {
    List<String> moves = new ArrayList<>();
    for (LocalDate date = state.date; !date.isAfter(END); date = date.plusDays(1)) {
      boolean sameMonth = date.getMonth() == state.date.getMonth();
      boolean sameDay = date.getDayOfMonth() == state.date.getDayOfMonth();
      if (sameMonth != sameDay) {
        moves.add(line(date));
      }
    }
    return moves;
  }

  @Override
  public State after(State state, String move) {
    return start(List.of(move, state.word));
  }

  @Override
  protected Value valueOfEnd(State end) {
    return lead(end.word.equals("wins") ? -1 : 1);
  }

  @Override
  public String closing(State end, boolean programToMove) {
    return programToMove == end.word.equals("loses") ? "I won!" : "You won...";
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }
}
