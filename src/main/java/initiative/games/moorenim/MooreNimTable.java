package initiative.games.moorenim;

import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.moorenim.MooreNim.Lowering;
import initiative.games.moorenim.MooreNim.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * If a move may lower k heaps, a position is lost exactly if in every binary place the number of
 * heaps that have a one there is divisible by k + 1: to change a place somewhere a heap has to be
 * lowered, and k of them cannot make up for k + 1.
 */
final class MooreNimTable extends Strategy<Table, Lowering> {
  /** No heap has more binary places. */
  private static final int PLACES = 60;

  /** All winning moves are looked for where there are fewer moves than that. */
  private static final int FEW = 256;

  MooreNimTable(MooreNim game) {
    super(game);
  }

  @Override
  public Worth worth(Table table) {
    for (int place = 0; place < PLACES; place++) {
      if (ones(table, place) % (table.most() + 1) != 0) {
        return Worth.WON;
      }
    }
    return Worth.LOST;
  }

  /** How many heaps have a one in a binary place, counted from 0 on the right. */
  private static int ones(Table table, int place) {
    int ones = 0;
    for (int heap = 1; heap <= table.count(); heap++) {
      ones += (int) (table.size(heap) >> place & 1);
    }
    return ones;
  }

  /** The numbers of ones from the highest place to the lowest, as in "2 0 3". */
  static String ones(Table table) {
    StringBuilder text = new StringBuilder();
    for (int place = PLACES - 1; place >= 0; place--) {
      int ones = ones(table, place);
      if (ones > 0 || text.length() > 0 || place == 0) {
        text.append(text.length() == 0 ? "" : " ").append(ones);
      }
    }
    return text.toString();
  }

  /** All winning moves if there are few moves, otherwise some of the winning ones. */
  @Override
  public List<Lowering> best(Table table) {
    if (MooreNim.areFewer(FEW, table)) {
      return super.best(table);
    }
    return worth(table).isLost() ? new ArrayList<Lowering>() : winning(table);
  }

  /** Some winning moves of a won position, one or more, in the order of the game. */
  List<Lowering> winning(Table table) {
    List<Lowering> winning = new ArrayList<>();
    for (int first = 0; first < table.count(); first++) {
      Lowering found = winning(table, first);
      int at = 0;
      while (at < winning.size() && isBefore(winning.get(at), found)) {
        at++;
      }
      if (at == winning.size() || !winning.get(at).equals(found)) {
        winning.add(at, found);
      }
    }
    return winning;
  }

  private static boolean isBefore(Lowering one, Lowering other) {
    int length = Math.min(one.size(), other.size());
    for (int i = 0; i < length; i++) {
      if (one.get(i) != other.get(i)) {
        return one.get(i) < other.get(i);
      }
    }
    return one.size() < other.size();
  }

  /**
   * A winning move, found from the top place down. A heap that has been lowered may have anything
   * in the places below. If such heaps can supply the ones that a place lacks, they do. Otherwise
   * the heaps with the ones that are too many there are lowered; they are at most k together, since
   * those before were too few to supply the rest of k + 1. Heaps are tried from a given one on.
   */
  private static Lowering winning(Table table, int first) {
    long[] left = table.sizes();
    boolean[] lowered = new boolean[left.length];
    int count = 0;
    for (int place = PLACES - 1; place >= 0; place--) {
      long one = 1L << place;
      int ones = 0;
      for (int heap = 0; heap < left.length; heap++) {
        ones += !lowered[heap] && (left[heap] & one) != 0 ? 1 : 0;
      }
      int tooMany = ones % (table.most() + 1);
      int lacking = tooMany == 0 ? 0 : table.most() + 1 - tooMany;
      boolean supplied = lacking <= count;
      int todo = supplied ? lacking : tooMany;
      for (int i = 0; i < left.length; i++) {
        int heap = (first + i) % left.length;
        if (supplied && lowered[heap] && todo > 0) {
          left[heap] |= one;
          todo--;
        } else if (!supplied && !lowered[heap] && (left[heap] & one) != 0 && todo > 0) {
          left[heap] &= -one - one;
          lowered[heap] = true;
          count++;
          todo--;
        }
      }
    }
    return Lowering.between(table, left);
  }
}
