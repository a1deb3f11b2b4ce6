package initiative.games.nim;

import initiative.catalogue.About;
import initiative.catalogue.StartMaker;
import initiative.family.HeapGame;
import initiative.family.HeapHabits;
import initiative.family.Heaps;
import initiative.family.Take;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.StartReader;
import initiative.interactor.Habits;

/**
 * There are several heaps of sticks. A move takes any number of sticks from one heap. Whoever takes
 * the last stick of the last heap wins.
 *
 * <p>Start: a line with the number of heaps, a line with their sizes. Move: the number of the heap,
 * counted from 1 and kept when others become empty, and the number taken. Order: by heap, then by
 * the number taken.
 */
public final class Nim extends HeapGame {
  private static final Limit HEAPS = new Limit("heaps", "the number of heaps", 1, 12);
  private static final Limit STICKS = new Limit("sticks", "the heap sizes", 1, 1234);

  /** Slow moves are hard to answer, but whoever always takes one is right against them. */
  @Override
  public int drawsWhereLost() {
    return 1;
  }

  @Override
  public About about() {
    return new About("nim", "1.3:D", "Grundy formula", "Nim", "Нім", HEAPS, STICKS);
  }

  @Override
  public Heaps readStart(StartReader in) throws BadInput {
    return new Heaps(in.numbers(STICKS, in.integer(HEAPS)));
  }

  @Override
  public Habits<Heaps, Take> habits() {
    return HeapHabits.all();
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
}
