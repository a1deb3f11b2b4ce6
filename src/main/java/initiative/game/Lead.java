package initiative.game;

/** By how much the side to move will be ahead: its sum less that of the other side. */
final class Lead extends Worth {
  private final long lead;

  Lead(long lead) {
    super(Long.signum(lead));
    this.lead = lead;
  }

  @Override
  public boolean isSum() {
    return true;
  }

  @Override
  public boolean isDifference() {
    return true;
  }

  @Override
  public long number() {
    return lead;
  }

  @Override
  public Worth toOther() {
    return new Lead(-lead);
  }

  @Override
  public int compareTo(Worth other) {
    return Long.compare(lead, other.number());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Lead && lead == ((Lead) other).lead;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(lead);
  }

  @Override
  public String toString() {
    return (lead > 0 ? "+" : "") + lead;
  }
}
