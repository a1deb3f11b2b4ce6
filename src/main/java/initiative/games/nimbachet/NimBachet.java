package initiative.games.nimbachet;

import initiative.catalogue.About;
import initiative.family.HeapHabits;
import initiative.family.Heaps;
import initiative.family.Take;
import initiative.games.nim.Nim;
import initiative.interactor.Habits;

/** Nim in which a move takes 1, 2 or 3 sticks from one heap. */
public final class NimBachet extends Nim {
  public NimBachet() {
    super(3);
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
}
