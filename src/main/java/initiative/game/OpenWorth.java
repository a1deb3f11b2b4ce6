package initiative.game;

/** The worth of a position of which nobody knows who wins. */
final class OpenWorth extends Worth {

  OpenWorth() {
    super(0);
  }

  @Override
  public boolean isOpen() {
    return true;
  }

  @Override
  public Worth toOther() {
    return this;
  }

  @Override
  public String toString() {
    return "open";
  }
}
