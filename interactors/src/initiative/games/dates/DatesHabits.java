package initiative.games.dates;

import initiative.games.dates.Dates.Date;
import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents who name dates. */
final class DatesHabits {
  private DatesHabits() {}

  static Habits<Date, Day> all() {
    return new Habits<Date, Day>()
        .add(
            "next-month",
            "Names the same day of the next month that has it, and if there is none, the next day.",
            "Називає той самий день найближчого місяця, де він є, а якщо такого немає, наступний"
                + " день.",
            now -> nextMonth(now))
        .add(
            "end-of-month",
            "Names the last day of the month, and from there the next month that has it.",
            "Називає останній день місяця, а з нього — той самий день найближчого місяця, де він"
                + " є.",
            now -> {
              int last = Day.length(now.position.month);
              return now.orElse(new Day(last, now.position.month), now.legal().get(0));
            })
        .add(
            "copies",
            "Adds days if the player has just added days, and months if months; as few as it can.",
            "Додає дні, якщо гравець щойно додав дні, і місяці, якщо місяці, щоразу якнайменше.",
            DatesHabits::copied)
        .add(
            "week",
            "Goes on by a week if the month is long enough, otherwise as next-month does.",
            "Називає день за тиждень, якщо місяця вистачає, а інакше ходить як next-month.",
            now -> {
              Day later = new Day(now.position.day + 7, now.position.month);
              return now.orElse(later, nextMonth(now));
            })
        .add(
            "alternates",
            "Names the next day and the next month in turn, as long as it can.",
            "По черзі називає наступний день і наступний місяць, поки може.",
            now -> now.turn() % 2 == 0 ? now.legal().get(0) : nextMonth(now))
        .add(
            "wary",
            "Names the first date from which the last one cannot be named at once, if there is one.",
            "Називає першу дату, з якої не можна відразу назвати останню, якщо така є.",
            DatesHabits::wary);
  }

  /** The same day of the next month that has it, or else the next day. */
  private static Day nextMonth(View<Date, Day> now) {
    for (int month = now.position.month + 1; month <= Day.LAST_MONTH; month++) {
      Day named = new Day(now.position.day, month);
      if (named.exists()) {
        return named;
      }
    }
    return now.legal().get(0);
  }

  /** What the player has done is seen from its date: the one before has the same day or month. */
  private static Day copied(View<Date, Day> now) {
    boolean hasBefore = !now.before.isEmpty();
    boolean addedMonths =
        hasBefore && now.last != null && now.moves.get(now.turn() - 1).day == now.last.day;
    return addedMonths ? nextMonth(now) : now.legal().get(0);
  }

  private static Day wary(View<Date, Day> now) {
    for (Day named : now.legal()) {
      if (named.day < Day.LAST_DAY && named.month < Day.LAST_MONTH) {
        return named;
      }
    }
    return now.legal().get(0);
  }
}
