package initiative.games.dates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.GoldenStarts;
import initiative.game.Golden;
import initiative.game.Strategy;
import initiative.games.dates.Dates.Date;
import initiative.solve.Claims;
import initiative.solve.GeneralTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DatesTableTests {
  private static final Dates GAME = new Dates();

  private static List<Date> dates(boolean lastWins) {
    List<Date> dates = new ArrayList<>();
    for (int month = 1; month <= 12; month++) {
      for (int day = 1; day <= Day.length(month); day++) {
        dates.add(new Date(day, month, lastWins));
      }
    }
    return dates;
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void everyDateIsWorthWhatTheRulesAloneSay(boolean lastWins) {
    Date first = new Date(1, 1, lastWins);
    Strategy<Date, Day> table = GAME.solve(first);
    Strategy<Date, Day> general = new GeneralTable<>(GAME, first);
    List<Date> dates = dates(lastWins);
    assertEquals(365, dates.size());
    assertEquals(365, table.positions());
    assertEquals(365, general.positions());
    for (Date date : dates) {
      assertEquals(general.worth(date), table.worth(date), date::toString);
      if (GAME.ending(date) == null) {
        Claims.check(table, date);
      }
    }
  }

  @Test
  void everyDateButTheLastHasAMove() {
    for (Date date : dates(true)) {
      boolean last = date.day == 31 && date.month == 12;
      assertEquals(last, GAME.moves(date).isEmpty(), date::toString);
      assertEquals(last, GAME.ending(date) != null, date::toString);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void lostStartsAreThoseOfTheProtocolAndNoOthers(boolean lastWins) {
    GoldenStarts.check("dates");
    Strategy<Date, Day> table = GAME.solve(new Date(1, 1, lastWins));
    List<String> golden = Golden.lines("dates", "golden-starts.txt");
    int lost = 0;
    for (Date date : dates(lastWins)) {
      if (GAME.ending(date) == null && table.worth(date).isLost()) {
        String start = date.day + " " + date.month + (lastWins ? "/wins" : "/loses");
        assertTrue(golden.contains(start + " | lost |"), start);
        lost++;
      }
    }
    assertEquals(lastWins ? 11 : 12, lost);
  }

  /** The distances to the 31st and to December are two heaps. */
  @Test
  void ifTheLastDateWinsItIsNim() {
    Strategy<Date, Day> table = GAME.solve(new Date(1, 1, true));
    for (Date date : dates(true)) {
      assertEquals(31 - date.day == 12 - date.month, table.worth(date).isLost(), date::toString);
    }
  }

  @Test
  void ifItLosesTheMissingDayOfNovemberMakesItAnotherGameThanMisereNim() {
    Strategy<Date, Day> table = GAME.solve(new Date(1, 1, false));
    List<String> other = new ArrayList<>();
    for (Date date : dates(false)) {
      int days = 31 - date.day;
      int months = 12 - date.month;
      boolean lost = days <= 1 && months <= 1 ? days + months == 1 : days == months;
      if (lost != table.worth(date).isLost()) {
        other.add(date.day + " " + date.month);
      }
    }
    assertEquals(List.of("29 10", "31 10", "29 11"), other);
  }
}
