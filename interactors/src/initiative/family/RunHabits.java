package initiative.family;

import initiative.interactor.View;

/** What habits in games on a row of things have in common. */
public final class RunHabits {
  private RunHabits() {}

  /**
   * The mirror image of the player's last move, legal or not. The last thing of the row is seen at
   * the first move: it is left, or was just taken. So the row is as long as the largest number that
   * this opponent has ever seen.
   */
  public static <M> M image(RunGame<M> game, View<Runs, M> now) {
    int length = game.length(now.position, now.last);
    int last = Math.max(lastOf(now.position), game.first(now.last) + length - 1);
    for (Runs earlier : now.before) {
      last = Math.max(last, lastOf(earlier));
    }
    for (M move : now.moves) {
      last = Math.max(last, game.first(move) + game.length(now.position, move) - 1);
    }
    return game.move(last + 2 - game.first(now.last) - length, length);
  }

  private static int lastOf(Runs runs) {
    int run = runs.count() - 1;
    return runs.first(run) + runs.length(run) - 1;
  }
}
