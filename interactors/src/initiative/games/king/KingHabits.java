package initiative.games.king;

import initiative.games.king.King.Board;
import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents who move the king. */
final class KingHabits {
  private KingHabits() {}

  static Habits<Board, Integer> all() {
    return new Habits<Board, Integer>()
        .add(
            "right",
            "Goes to the right as long as it can, then up.",
            "Іде праворуч, поки може, а потім угору.",
            now -> now.orElse(King.RIGHT, King.UP))
        .add(
            "up",
            "Goes up as long as it can, then to the right.",
            "Іде вгору, поки може, а потім праворуч.",
            now -> now.orElse(King.UP, King.RIGHT))
        .add(
            "diagonal",
            "Goes along the diagonal as long as it can, then along the edge.",
            "Іде по діагоналі, поки може, а потім уздовж краю.",
            now -> now.orElse(King.DIAGONAL, straight(now)))
        .add(
            "longer",
            "Goes straight by the longer way, to the right if both are as long.",
            "Іде прямо туди, де до краю далі, а якщо однаково, то праворуч.",
            now -> now.position.rows() > now.position.columns() ? King.UP : straight(now))
        .add(
            "alternates",
            "Goes to the right and up in turn, as long as it can.",
            "Іде по черзі праворуч і вгору, поки може.",
            now -> {
              int wanted = now.turn() % 2 == 0 ? King.RIGHT : King.UP;
              return now.orElse(wanted, King.RIGHT + King.UP - wanted);
            })
        .add(
            "copies",
            "Goes where the player has just gone, if it can.",
            "Іде туди, куди щойно пішов гравець, якщо може.",
            now -> now.last == null ? straight(now) : now.orElse(now.last, straight(now)))
        .add(
            "completes",
            "Answers right with up, up with right and the diagonal with itself, if it can.",
            "На хід праворуч відповідає вгору, на хід угору — праворуч, на діагональ — діагоналлю,"
                + " якщо може.",
            now -> now.last == null ? straight(now) : now.orElse(answer(now.last), straight(now)));
  }

  private static int answer(int last) {
    return last == King.DIAGONAL ? King.DIAGONAL : King.RIGHT + King.UP - last;
  }

  /** To the right if it can, otherwise up. */
  private static Integer straight(View<Board, Integer> now) {
    return now.orElse(King.RIGHT, King.UP);
  }
}
