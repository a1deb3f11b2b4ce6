package initiative.games.partisantakeaway;

import initiative.catalogue.StartMaker;
import initiative.game.Chance;
import initiative.game.Limit;
import java.util.Arrays;

/**
 * Starts in which neither side wins everything. If the takes of the sides complete each other to
 * the same sum, what one side takes can be answered by the other, and the game stays balanced on
 * any heap, with a short period. On heaps that are not large both sides may also have the same
 * takes, or any.
 */
final class PartisanStarts extends StartMaker {
  private static final int LARGE = 1000000;

  private final int largestTake;

  PartisanStarts(Limit sticks, Limit takes, Limit largest) {
    super(sticks, takes, largest);
    largestTake = (int) largest.max;
    usual(
        "sticks 1..40 takes 2..4 largest 2..12 won",
        "sticks 1..40 takes 2..4 largest 2..12 lost",
        "sticks 100..1000 takes 2..6 largest 5..40 won",
        "sticks 100..1000 takes 2..6 largest 5..40 lost",
        "sticks 1000000000000..1000000000000000000 takes 2..64 largest 100..900 won",
        "sticks 1000000000000..1000000000000000000 takes 2..64 largest 100..900 lost");
  }

  @Override
  public String make(Limit[] within, Chance chance) {
    long sticks = within[0].draw(chance);
    int largest = (int) within[2].draw(chance);
    int count = (int) Math.min(within[1].draw(chance), largest);
    int[] first = takes(count, largest, chance);
    int[] second;
    int kind = sticks > LARGE ? 0 : chance.below(3);
    if (kind == 0) {
      int sum = first[count - 1] + 1 + chance.below(largestTake - first[count - 1] + first[0]);
      second = new int[count];
      for (int i = 0; i < count; i++) {
        second[count - 1 - i] = sum - first[i];
      }
    } else {
      second = kind == 1 ? first : takes(count, largest, chance);
    }
    StringBuilder text = new StringBuilder().append(sticks);
    for (int[] takes : new int[][] {first, second}) {
      for (int i = 0; i < takes.length; i++) {
        text.append(i == 0 ? '/' : ' ').append(takes[i]);
      }
    }
    return text.toString();
  }

  /** So many different numbers up to a largest one, which is one of them. */
  private static int[] takes(int count, int largest, Chance chance) {
    boolean[] taken = new boolean[largest + 1];
    int[] takes = new int[count];
    takes[0] = largest;
    taken[largest] = true;
    for (int i = 1; i < count; i++) {
      int take;
      do {
        take = 1 + chance.below(largest);
      } while (taken[take]);
      taken[take] = true;
      takes[i] = take;
    }
    Arrays.sort(takes);
    return takes;
  }
}
