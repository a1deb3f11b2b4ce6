package initiative.games.takeaway;

import initiative.family.HeapStarts;
import initiative.family.Heaps;
import initiative.family.TakeRange;
import initiative.family.TakeSet;
import initiative.family.TakeSetGame;
import initiative.game.Chance;
import initiative.game.Limit;
import java.util.TreeSet;

/** Random heaps, and what may be taken from them in one of the three forms. */
final class TakeawayStarts extends HeapStarts {
  private static final Limit FORM =
      new Limit("form", "1 if any number may be taken, 2 from a to b, 3 a list", 1, 3);

  /** A list that is not longer has a period soon, as far as anybody has seen. */
  private static final int SHORT = 6;

  TakeawayStarts(Takeaway game) {
    super(game, Takeaway.HEAPS, Takeaway.STICKS, FORM, Takeaway.TAKES, Takeaway.LISTED);
    usual(
        "heaps 1..3 sticks 1..30 form 3 takes 2..4 listed 1..9 won",
        "heaps 1..3 sticks 1..30 form 3 takes 2..4 listed 1..9 lost",
        "heaps 2..6 sticks 10..1000 form 2 won",
        "heaps 2..6 sticks 10..1000 form 2 lost",
        "heaps 7..12 sticks 1000..1000000000000000000 form 1 won",
        "heaps 7..12 sticks 1000..1000000000000000000 form 1 lost",
        "heaps 7..12 sticks 1000..1000000000000000000 form 3 takes 3..6 won",
        "heaps 7..12 sticks 1000..1000000000000000000 form 3 takes 3..6 lost");
  }

  @Override
  protected Heaps draw(Limit[] within, Chance chance) {
    long[] sizes = sizes(within, chance);
    return new Takeaway.ShownBoxes(takes(new Heaps(sizes).largest(), within, chance), sizes);
  }

  private static TakeSet takes(long largest, Limit[] within, Chance chance) {
    long form = within[2].draw(chance);
    if (form == 1) {
      return TakeRange.ANY;
    }
    if (form == 2) {
      long high = Takeaway.STICKS.within(1, largest).draw(chance);
      return new TakeRange(Takeaway.STICKS.within(1, high).draw(chance), high);
    }
    TakeList list;
    do {
      list = list(largest, within, chance);
    } while (!list.reaches(largest));
    return list;
  }

  private static TakeList list(long largest, Limit[] within, Chance chance) {
    Limit listed = within[4];
    long most = Math.min(within[3].draw(chance), listed.max - listed.min + 1);
    long count = largest > TakeList.LATEST_PERIOD ? Math.min(most, SHORT) : most;
    TreeSet<Long> drawn = new TreeSet<>();
    while (drawn.size() < count) {
      drawn.add(listed.draw(chance));
    }
    long[] takes = new long[drawn.size()];
    int index = 0;
    for (long take : drawn) {
      takes[index++] = take;
    }
    return new TakeList(largest, takes);
  }

  @Override
  protected String text(Heaps start) {
    StringBuilder text = new StringBuilder().append(start.count());
    for (int heap = 1; heap <= start.count(); heap++) {
      text.append(heap == 1 ? '/' : ' ').append(start.size(heap));
    }
    return text.append('/').append(((TakeSetGame.Boxes) start).takes).toString();
  }
}
