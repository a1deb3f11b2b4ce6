package initiative.games.coinsontable;

import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.List;

/**
 * Lost is a table with a coin in its centre and for every other coin one on the opposite side: what
 * the side to move does, the other one can do on the opposite side. So a coin in the centre wins at
 * once, and after it the opposite of every coin. A table that has become uneven is open, until the
 * places left are so few that all ways to go on can be tried.
 */
final class CoinsTable extends Strategy<Table, Coin> {
  private static final int FEW = 16;

  private static final byte WINS = 1;
  private static final byte LOSES = 2;

  CoinsTable(CoinsOnTable game) {
    super(game);
  }

  @Override
  public Worth worth(Table table) {
    if (table.isFull()) {
      return Worth.LOST;
    }
    Coin[] unpaired = table.unpaired();
    if (unpaired[0] == null) {
      return Worth.LOST;
    }
    if (pairs(table, unpaired)) {
      return Worth.WON;
    }
    Places places = new Places(table);
    if (places.size() > FEW) {
      return Worth.OPEN;
    }
    return new Ending(table, places).best().isEmpty() ? Worth.LOST : Worth.WON;
  }

  @Override
  public List<Coin> best(Table table) {
    List<Coin> best = new ArrayList<>();
    Coin[] unpaired = table.unpaired();
    if (table.isFull() || unpaired[0] == null) {
      return best;
    }
    if (pairs(table, unpaired)) {
      best.add(unpaired[0].opposite());
      return best;
    }
    Places places = new Places(table);
    return places.size() > FEW ? best : new Ending(table, places).best();
  }

  /** Whether there is one unpaired coin and its opposite can be put on the table. */
  private static boolean pairs(Table table, Coin... unpaired) {
    return unpaired[1] == null && table.allows(unpaired[0].opposite());
  }

  /** What is left when there are few places, each of which excludes some others. */
  private static final class Ending {
    private final Places places;
    private final int[] excluded;
    private final byte[] known;

    Ending(Table table, Places places) {
      this.places = places;
      this.excluded = new int[places.size()];
      this.known = new byte[1 << excluded.length];
      for (int i = 0; i < excluded.length; i++) {
        for (int j = 0; j < excluded.length; j++) {
          excluded[i] |= table.isApart(places.get(i), places.get(j)) ? 0 : 1 << j;
        }
      }
    }

    /** The places that win. */
    List<Coin> best() {
      List<Coin> best = new ArrayList<>();
      for (int i = 0; i < excluded.length; i++) {
        if (!wins(known.length - 1 & ~excluded[i])) {
          best.add(places.get(i));
        }
      }
      return best;
    }

    /** Whether the side to move wins when these places are left. */
    private boolean wins(int left) {
      if (known[left] == 0) {
        boolean wins = false;
        for (int rest = left; rest != 0 && !wins; rest &= rest - 1) {
          wins = !wins(left & ~excluded[Integer.numberOfTrailingZeros(rest)]);
        }
        known[left] = wins ? WINS : LOSES;
      }
      return known[left] == WINS;
    }
  }
}
