package initiative.games.coinsontable;

import initiative.interactor.Habits;
import initiative.interactor.View;

/** The habits of opponents who put coins on a table. */
final class CoinsOnTableHabits {
  private CoinsOnTableHabits() {}

  static Habits<Table, Coin> all() {
    return new Habits<Table, Coin>()
        .add(
            "left",
            "Puts its coin as far to the left as it can, and there as low as it can.",
            "Кладе монету якнайлівіше, а там якнайнижче.",
            now -> new Places(now.position).get(0))
        .add(
            "right",
            "Puts its coin as far to the right as it can, and there as high as it can.",
            "Кладе монету якнайправіше, а там якнайвище.",
            now -> {
              Places places = new Places(now.position);
              return places.get(places.size() - 1);
            })
        .add(
            "centre",
            "Puts its coin as near to the centre of the table as it can.",
            "Кладе монету якнайближче до центра столу.",
            now -> nearest(now.position, new Coin(0, 0)))
        .add(
            "rim",
            "Puts its coin as near to the rim of the table as it can.",
            "Кладе монету якнайближче до краю столу.",
            now -> outermost(now.position))
        .add(
            "touches",
            "Puts its coin as near to the one that the player has just put as it can.",
            "Кладе монету якнайближче до тієї, яку щойно поклав гравець.",
            now -> nearest(now.position, now.last == null ? new Coin(0, 0) : now.last))
        .add(
            "clusters",
            "Puts its coin as near to its own last one as it can.",
            "Кладе монету якнайближче до своєї попередньої.",
            now -> nearest(now.position, own(now)))
        .add(
            "opposite",
            "Puts its coin opposite the player's with respect to the centre, or at random.",
            "Кладе монету навпроти монети гравця відносно центра, а якщо не можна, то навмання.",
            now -> orAny(now, now.last == null ? null : now.last.opposite()))
        .add(
            "flips",
            "Puts its coin where the player's is in a mirror along the vertical axis, or at random.",
            "Кладе монету туди, де монета гравця у дзеркалі вздовж вертикальної осі, а якщо не"
                + " можна, то навмання.",
            now -> orAny(now, now.last == null ? null : new Coin(-now.last.x, now.last.y)));
  }

  private static Coin own(View<Table, Coin> now) {
    return now.turn() == 0 ? new Coin(0, 0) : now.moves.get(now.turn() - 1);
  }

  private static Coin orAny(View<Table, Coin> now, Coin wanted) {
    return wanted != null && now.game.isLegal(now.position, wanted)
        ? wanted
        : now.game.anyMove(now.position, now.chance);
  }

  /** The place that is nearest to a coin; of those that are equally near the first. */
  private static Coin nearest(Table table, Coin coin) {
    Places places = new Places(table);
    Coin nearest = null;
    for (int x = -places.reach; x <= places.reach; x++) {
      nearest = nearer(nearest, x, places.below(x, (int) coin.y), coin);
      nearest = nearer(nearest, x, places.above(x, (int) coin.y), coin);
    }
    return nearest;
  }

  private static Coin nearer(Coin known, int x, int y, Coin coin) {
    boolean nearer =
        y != Places.NONE
            && (known == null
                || square(x - coin.x, y - coin.y) < square(known.x - coin.x, known.y - coin.y));
    return nearer ? new Coin(x, y) : known;
  }

  /** The place that is farthest from the centre; of those that are equally far the first. */
  private static Coin outermost(Table table) {
    Places places = new Places(table);
    Coin outermost = null;
    for (int x = -places.reach; x <= places.reach; x++) {
      outermost = farther(outermost, x, places.above(x, -places.reach));
      outermost = farther(outermost, x, places.below(x, places.reach));
    }
    return outermost;
  }

  private static Coin farther(Coin known, int x, int y) {
    boolean farther =
        y != Places.NONE && (known == null || square(x, y) > square(known.x, known.y));
    return farther ? new Coin(x, y) : known;
  }

  private static long square(long x, long y) {
    return x * x + y * y;
  }
}
