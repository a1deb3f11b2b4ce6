package initiative.games.takeaway;

import initiative.catalogue.About;
import initiative.catalogue.StartMaker;
import initiative.family.HeapHabits;
import initiative.family.Heaps;
import initiative.family.Take;
import initiative.family.TakeRange;
import initiative.family.TakeSet;
import initiative.family.TakeSetGame;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.interactor.Habits;

/**
 * There are several heaps of sticks, and some numbers are allowed: any, all from one to another, or
 * those of a list. A move takes an allowed number of sticks from one heap, not more than there are.
 * A side that cannot move loses, though sticks may be left.
 *
 * <p>Start: a line with the number of heaps, a line with their sizes, and a line with what may be
 * taken: "*" for any number, "a..b" for all numbers from a to b, or the numbers of a list. Move:
 * the number of the heap, counted from 1 and kept when others become empty, and the number taken.
 * Order: by heap, then by the number taken.
 */
public final class Takeaway extends TakeSetGame {
  static final Limit HEAPS = new Limit("heaps", "the number of heaps", 1, 12);
  static final Limit STICKS = new Limit("sticks", "the heap sizes", 1, 1000000000000000000L);
  static final Limit TAKES = new Limit("takes", "how many takes are listed", 1, 64);
  static final Limit LISTED = new Limit("listed", "the takes of a list", 1, 1000);

  /** Heaps that are shown together with what may be taken from them. */
  static final class ShownBoxes extends Boxes {
    ShownBoxes(TakeSet takes, long... sizes) {
      super(takes, sizes);
    }

    @Override
    protected Heaps resized(long... sizes) {
      return new ShownBoxes(takes, sizes);
    }

    @Override
    public String toString() {
      return new StringBuilder(super.toString()).append(" with takes ").append(takes).toString();
    }
  }

  @Override
  public About about() {
    return new About(
        "takeaway",
        "-",
        "periodic Grundy",
        "Takeaway",
        "Гра на віднімання",
        HEAPS.range()
            + " heaps, "
            + STICKS.range()
            + " sticks, takes *, a..b or up to 64 of "
            + LISTED.range(),
        HEAPS,
        STICKS,
        TAKES,
        LISTED);
  }

  @Override
  public Habits<Heaps, Take> habits() {
    return HeapHabits.withPeriod();
  }

  @Override
  public StartMaker starts() {
    return new TakeawayStarts(this);
  }

  @Override
  public Heaps readStart(StartReader in) throws BadInput {
    long[] sizes = in.numbers(STICKS, in.integer(HEAPS));
    return new ShownBoxes(readTakes(in, new Heaps(sizes).largest()), sizes);
  }

  private static TakeSet readTakes(StartReader in, long largest) throws BadInput {
    String text = in.text();
    if (text.equals("*")) {
      return TakeRange.ANY;
    }
    int dots = text.indexOf("..");
    TakeSet takes = dots < 0 ? list(Numbers.in(text), largest) : range(text, dots);
    if (takes == null) {
      throw in.bad(
          "the takes: *, or a..b with 1 <= a <= b <= 10^18, or a list of 1 to 64 numbers from 1 to"
              + " 1000 in ascending order");
    }
    if (takes instanceof TakeList && !((TakeList) takes).reaches(largest)) {
      throw in.bad("takes with a period of Grundy values within 10^6, since a heap is larger");
    }
    return takes;
  }

  /** The takes that a text such as "2..5" means, null if it means none. */
  private static TakeSet range(String text, int dots) {
    Long low = bound(text.substring(0, dots));
    Long high = bound(text.substring(dots + 2));
    return low == null || high == null || low > high ? null : new TakeRange(low, high);
  }

  private static Long bound(String text) {
    boolean digit = !text.isEmpty() && Character.isDigit(text.charAt(0));
    Long bound = digit ? Numbers.single(text) : null;
    return bound == null || bound < STICKS.min || bound > STICKS.max ? null : bound;
  }

  private static TakeSet list(long[] takes, long largest) {
    if (takes == null || takes.length < TAKES.min || takes.length > TAKES.max) {
      return null;
    }
    long before = LISTED.min - 1;
    for (long take : takes) {
      if (take <= before || take > LISTED.max) {
        return null;
      }
      before = take;
    }
    return new TakeList(largest, takes);
  }

  @Override
  public boolean listsMoves() {
    return false;
  }

  @Override
  public String breakOff() {
    return Phrase.ENOUGH;
  }

  @Override
  public String chartStart() {
    return "1/20/1 3 4";
  }
}
