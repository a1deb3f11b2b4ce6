package initiative.games.miserenim;

import initiative.catalogue.About;
import initiative.catalogue.Part;
import initiative.catalogue.Saying;
import initiative.catalogue.StartMaker;
import initiative.family.HeapGame;
import initiative.family.HeapStarts;
import initiative.family.Heaps;
import initiative.family.Take;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.interactor.Habits;
import java.util.List;

/**
 * There are several heaps of sticks. A move takes any number of sticks from one heap. Whoever takes
 * the last stick of the last heap loses.
 *
 * <p>Start: a line with the number of heaps, a line with their sizes. Move: the number of the heap,
 * counted from 1 and kept when others become empty, and the number taken. Order: by heap, then by
 * the number taken.
 */
public final class MisereNim extends HeapGame {
  private static final Limit HEAPS = new Limit("heaps", "the number of heaps", 1, 12);
  private static final Limit STICKS =
      new Limit("sticks", "the heap sizes", 1, 1000000000000000000L);

  @Override
  public About about() {
    return new About(
        "misere-nim", "1.3.3", "formula", "Misere nim", "Нім у піддавки", HEAPS, STICKS);
  }

  @Override
  public Heaps readStart(StartReader in) throws BadInput {
    return new Heaps(in.numbers(STICKS, in.integer(HEAPS)));
  }

  @Override
  public Habits<Heaps, Take> habits() {
    return MisereNimHabits.all();
  }

  @Override
  public StartMaker starts() {
    return new HeapStarts(this, HEAPS, STICKS)
        .usual(
            "heaps 1..4 sticks 1..3 won",
            "heaps 1..4 sticks 1..3 lost",
            "heaps 3..5 sticks 1..50 won",
            "heaps 3..5 sticks 1..50 lost",
            "heaps 7..12 sticks 1000..1000000000000000000 won",
            "heaps 7..12 sticks 1000..1000000000000000000 lost");
  }

  @Override
  public Strategy<Heaps, Take> solve(Heaps start) {
    return new MisereNimTable(this);
  }

  /** If no stick is left, the other side has taken the last one. */
  @Override
  public Worth ending(Heaps heaps) {
    return heaps.largest() == 0 ? Worth.WON : null;
  }

  @Override
  public boolean listsMoves() {
    return false;
  }

  @Override
  public String breakOff() {
    return Phrase.ENOUGH;
  }

  /** With a single large heap, or none, the xor says something else. */
  @Override
  public List<Part> parts(Strategy<Heaps, Take> strategy, Heaps heaps) {
    return MisereNimTable.largeHeaps(heaps) < 2 ? null : super.parts(strategy, heaps);
  }

  @Override
  public Saying because(Strategy<Heaps, Take> strategy, Heaps heaps) {
    int large = MisereNimTable.largeHeaps(heaps);
    int all = super.parts(strategy, heaps).size();
    if (large > 0) {
      return new Saying(large == 1 ? "one.large.won" : "some.large");
    }
    return new Saying(all % 2 == 0 ? "ones.won" : "ones.lost", all);
  }
}
