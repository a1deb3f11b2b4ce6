package initiative.interactor;

/** Verdicts for tests that have no game. */
public final class Verdicts {
  private Verdicts() {}

  public static Verdict of(Ruling ruling) {
    return Verdict.against(ruling, 1, Say.FLOOD.of(), new Cause(1, "", null));
  }

  public static Sentence sentence(Say say, Object... values) {
    return say.of(values);
  }
}
