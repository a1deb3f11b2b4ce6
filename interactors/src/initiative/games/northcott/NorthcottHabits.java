package initiative.games.northcott;

import initiative.games.northcott.Northcott.Bridge;
import initiative.games.northcott.Northcott.Move;
import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents in Northcott's game. */
final class NorthcottHabits {
  private NorthcottHabits() {}

  static Habits<Bridge, Move> all() {
    return new Habits<Bridge, Move>()
        .add(
            "steps",
            "Takes one step forward where the gap is widest; back only if there is no gap.",
            "Робить один крок уперед там, де проміжок найбільший; назад — лише якщо проміжків немає.",
            now -> steps(now.position))
        .add(
            "charges",
            "Goes forward as far as it can where the gap is widest; back only if there is no gap.",
            "Іде вперед до кінця там, де проміжок найбільший; назад — лише якщо проміжків немає.",
            now -> {
              int lane = widest(now.position);
              int gap = now.position.gap(lane);
              return gap == 0 ? steps(now.position) : move(now.position, lane, gap);
            })
        .add(
            "retreats",
            "Goes back as far as it can where there is most room, and steps forward when it has to.",
            "Відступає до кінця там, де позаду найбільше місця, а вперед ступає, лише коли мусить.",
            now -> {
              int lane = roomiest(now.position);
              int room = now.position.behind(lane);
              return room == 0 ? steps(now.position) : move(now.position, lane, -room);
            })
        .add(
            "backs",
            "Takes one step back where there is most room, and one forward when it has to.",
            "Робить один крок назад там, де позаду найбільше місця, а вперед — лише коли мусить.",
            now -> {
              int lane = roomiest(now.position);
              return now.position.behind(lane) == 0
                  ? steps(now.position)
                  : move(now.position, lane, -1);
            })
        .add(
            "sways",
            "Takes its last move back if it can, and else steps forward.",
            "Повертає свій останній хід назад, якщо може, інакше ступає вперед.",
            NorthcottHabits::sways)
        .add(
            "copies",
            "Goes as far in the same lane and the same way, forward or back, as the player did, or"
                + " else steps forward.",
            "Повторює хід гравця на тій самій доріжці: стільки ж уперед чи назад, а якщо не може,"
                + " ступає вперед.",
            now -> answers(now, 1))
        .add(
            "undoes",
            "Follows a retreat and gives way to an advance, so that the gap is as before, or else"
                + " steps forward.",
            "Іде слідом за відступом і відступає перед наступом, щоб проміжок лишався тим самим, а"
                + " якщо не може, ступає вперед.",
            now -> answers(now, -1));
  }

  private static Move move(Bridge bridge, int lane, int steps) {
    return new Move(lane, bridge.ahead(lane, steps));
  }

  /** A step forward in the lane with the widest gap, or a step back if all gaps are closed. */
  private static Move steps(Bridge bridge) {
    int lane = widest(bridge);
    return bridge.gap(lane) > 0 ? move(bridge, lane, 1) : move(bridge, roomiest(bridge), -1);
  }

  private static int widest(Bridge bridge) {
    int widest = 1;
    for (int lane = 2; lane <= bridge.lanes(); lane++) {
      widest = bridge.gap(lane) > bridge.gap(widest) ? lane : widest;
    }
    return widest;
  }

  /** The lane in which the own ram has most room behind it. */
  private static int roomiest(Bridge bridge) {
    int roomiest = 1;
    for (int lane = 2; lane <= bridge.lanes(); lane++) {
      roomiest = bridge.behind(lane) > bridge.behind(roomiest) ? lane : roomiest;
    }
    return roomiest;
  }

  private static Move sways(View<Bridge, Move> now) {
    Move step = steps(now.position);
    if (now.turn() == 0) {
      return step;
    }
    int lane = now.moves.get(now.turn() - 1).lane();
    return now.orElse(new Move(lane, now.before.get(now.turn() - 1).own(lane)), step);
  }

  /** As many steps as the player has just gone, or as many the other way; it forgets the start. */
  private static Move answers(View<Bridge, Move> now, int way) {
    Move step = steps(now.position);
    if (now.turn() == 0) {
      return step;
    }
    int turn = now.turn() - 1;
    Bridge earlier = now.game.after(now.before.get(turn), now.moves.get(turn));
    int lane = now.last.lane();
    int steps = way * earlier.steps(lane, now.last.cell());
    return now.orElse(move(now.position, lane, steps), step);
  }
}
