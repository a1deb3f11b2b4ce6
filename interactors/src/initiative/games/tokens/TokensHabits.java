package initiative.games.tokens;

import initiative.family.Field;
import initiative.family.Shift;
import initiative.family.Token;
import initiative.games.tokens.Tokens.Move;
import initiative.games.tokens.Tokens.Places;
import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents with several tokens on a minefield. */
final class TokensHabits {
  private TokensHabits() {}

  static Habits<Places, Move> all() {
    return new Habits<Places, Move>()
        .add(
            "creeps",
            "Shifts the last token that can move by one cell, to the right rather than down.",
            "Зсуває останню з рухомих фішок на одну клітинку, радше праворуч, ніж униз.",
            TokensHabits::creeping)
        .add(
            "finishes",
            "Shifts the token with the fewest moves left, as far as it can.",
            "Зсуває якнайдалі ту фішку, в якої залишилося найменше ходів.",
            now -> farthest(now, fewest(now.position)))
        .add(
            "longest",
            "Makes the longest shift that there is.",
            "Робить найдовший з усіх можливих зсувів.",
            now -> farthest(now, 0))
        .add(
            "meets",
            "Makes two tokens vanish if it can, and otherwise makes the shortest shifts.",
            "Прибирає дві фішки одразу, якщо може, а інакше робить найкоротші зсуви.",
            now -> meeting(now, true))
        .add(
            "avoids",
            "Makes a random move after which no tokens vanish, if it can.",
            "Робить випадковий хід, після якого фішки не зникають, якщо може.",
            now -> meeting(now, false))
        .add(
            "copies",
            "Repeats the player's shift with the same token or, if it cannot, with another.",
            "Повторює зсув гравця тією самою фішкою, а якщо не може, то іншою.",
            TokensHabits::copying)
        .add(
            "blind",
            "Plays as one should if there were no mines, as long as none is in its way.",
            "Грає так, як слід було б без мін, поки жодна не заважає.",
            TokensHabits::blind);
  }

  private static Move creeping(View<Places, Move> now) {
    Move found = null;
    for (Move move : now.legal()) {
      found = move.shift.cells == 1 ? move : found;
    }
    return found;
  }

  /** The longest shift of a token, or of all tokens if its number is 0. */
  private static Move farthest(View<Places, Move> now, int token) {
    Move farthest = null;
    for (Move move : now.legal()) {
      if ((token == 0 || move.token == token)
          && (farthest == null || move.shift.cells > farthest.shift.cells)) {
        farthest = move;
      }
    }
    return farthest;
  }

  /** The first of the tokens that have the fewest moves, but not none. */
  private static int fewest(Places places) {
    int found = 0;
    int fewest = Integer.MAX_VALUE;
    for (int number = 1; number <= places.count(); number++) {
      Token token = places.token(number);
      int moves = token == null ? 0 : token.shifts().size();
      if (moves > 0 && moves < fewest) {
        fewest = moves;
        found = number;
      }
    }
    return found;
  }

  /** A move onto another token; or a random one, not onto another token if that can be. */
  private static Move meeting(View<Places, Move> now, boolean wanted) {
    Move found = null;
    int count = 0;
    for (Move move : now.legal()) {
      Token reached = now.position.token(move.token).after(move.shift);
      boolean meets = now.position.tokenAt(reached) != 0;
      if (wanted && meets) {
        return move;
      }
      if (!wanted && !meets && now.chance.below(++count) == 0) {
        found = move;
      }
      if (wanted && (found == null || move.shift.cells < found.shift.cells)) {
        found = move;
      }
    }
    return found == null ? now.legal().get(0) : found;
  }

  private static Move copying(View<Places, Move> now) {
    Move first = now.legal().get(0);
    if (now.last == null) {
      return first;
    }
    Move other = first;
    for (int number = now.position.count(); number >= 1; number--) {
      other = now.orElse(new Move(number, now.last.shift), other);
    }
    return now.orElse(now.last, other);
  }

  /** On an empty field a token is two heaps of nim, the cells below it and those beside it. */
  private static Move blind(View<Places, Move> now) {
    Places places = now.position;
    Field field = places.field;
    int xor = 0;
    for (int number = 1; number <= places.count(); number++) {
      Token token = places.token(number);
      xor ^= token == null ? 0 : field.rows - token.row ^ field.columns - token.column;
    }
    Move found = now.legal().get(0);
    for (int number = places.count(); number >= 1; number--) {
      Token token = places.token(number);
      if (token != null) {
        int below = field.rows - token.row;
        int beside = field.columns - token.column;
        found = now.orElse(new Move(number, new Shift(false, beside - (beside ^ xor))), found);
        found = now.orElse(new Move(number, new Shift(true, below - (below ^ xor))), found);
      }
    }
    return found;
  }
}
