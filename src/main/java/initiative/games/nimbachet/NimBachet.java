package initiative.games.nimbachet;

import initiative.catalogue.About;
import initiative.catalogue.StartMaker;
import initiative.family.HeapHabits;
import initiative.family.Heaps;
import initiative.family.Take;
import initiative.family.TakeRange;
import initiative.family.TakeSetGame;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.StartReader;
import initiative.interactor.Habits;

/**
 * There are several heaps of sticks. A move takes 1, 2 or 3 sticks from one heap. Whoever takes the
 * last stick of the last heap wins.
 *
 * <p>Start: a line with the number of heaps, a line with their sizes. Move: the number of the heap,
 * counted from 1 and kept when others become empty, and the number taken. Order: by heap, then by
 * the number taken.
 */
public final class NimBachet extends TakeSetGame {
  private static final Limit HEAPS = new Limit("heaps", "the number of heaps", 1, 12);
  private static final Limit STICKS = new Limit("sticks", "the heap sizes", 1, 1234);
  private static final TakeRange TAKES = new TakeRange(1, 3);

  /** As in nim, whoever always takes one is right against what is hard to answer. */
  @Override
  public int drawsWhereLost() {
    return 1;
  }

  @Override
  public About about() {
    return new About(
        "nim-bachet",
        "1.4:B",
        "Grundy formula",
        "Bachet's game on several heaps",
        "Гра Баше на кількох купках",
        HEAPS,
        STICKS);
  }

  @Override
  public Habits<Heaps, Take> habits() {
    return HeapHabits.withPeriod();
  }

  @Override
  public StartMaker starts() {
    return StartMaker.row(HEAPS, STICKS)
        .usual(
            "heaps 1..3 sticks 1..9 won",
            "heaps 2..3 sticks 1..9 lost",
            "heaps 3..5 sticks 1..50 won",
            "heaps 3..5 sticks 1..50 lost",
            "heaps 7..12 sticks 98..1234 won",
            "heaps 7..12 sticks 98..1234 lost");
  }

  @Override
  public Heaps readStart(StartReader in) throws BadInput {
    return heaps(in.numbers(STICKS, in.integer(HEAPS)));
  }

  @Override
  public Heaps heaps(long... sizes) {
    return new Boxes(TAKES, sizes);
  }
}
