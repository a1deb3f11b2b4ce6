package initiative.games.queenendgame;

import initiative.games.queenendgame.QueenEndgame.Board;
import initiative.games.queenendgame.QueenEndgame.Step;
import initiative.interactor.Habits;
import initiative.interactor.View;
import java.util.ArrayList;
import java.util.List;

/** The habits of opponents in the queen's endgame; they have the black king. */
final class QueenEndgameHabits {
  private static final int SIDE = 8;

  /** How little a square is liked. */
  private interface Dislike {
    int of(int square);
  }

  private QueenEndgameHabits() {}

  static Habits<Board, Step> all() {
    return new Habits<Board, Step>()
        .add(
            "centre",
            "Runs to the centre of the board.",
            "Біжить до центру дошки.",
            now -> liked(now, square -> fromCentre(square)))
        .add(
            "corner",
            "Runs to the nearest corner.",
            "Біжить до найближчого кута.",
            now -> liked(now, square -> -fromCentre(square)))
        .add(
            "queen",
            "Heads for the queen, and takes her if it can.",
            "Іде до ферзя і бере його, якщо може.",
            now -> liked(now, square -> QueenEndgame.distance(square, now.position.queen)))
        .add(
            "flees",
            "Keeps as far from the white king as it can.",
            "Тримається якнайдалі від білого короля.",
            now -> liked(now, square -> -QueenEndgame.distance(square, now.position.whiteKing)))
        .add(
            "returns",
            "Goes back, if it can, to where it came from, and else makes any move.",
            "Повертається, якщо може, туди, звідки прийшов, інакше ходить як завгодно.",
            now -> {
              int turn = now.turn();
              int cameFrom = turn == 0 ? -1 : now.before.get(turn - 1).blackKing;
              return liked(now, square -> square == cameFrom ? 0 : 1);
            });
  }

  /** How far a square is from the centre: 2 on the middle squares, 14 in the corners. */
  private static int fromCentre(int square) {
    return Math.abs(2 * (square % SIDE) - 7) + Math.abs(2 * (square / SIDE) - 7);
  }

  /** Enters one of the squares that it likes best. */
  private static Step liked(View<Board, Step> now, Dislike dislike) {
    List<Step> liked = new ArrayList<>();
    int least = Integer.MAX_VALUE;
    for (Step step : now.legal()) {
      int disliked = dislike.of(step.to);
      if (disliked < least) {
        liked.clear();
        least = disliked;
      }
      if (disliked == least) {
        liked.add(step);
      }
    }
    return now.any(liked);
  }
}
