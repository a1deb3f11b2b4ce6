package initiative.games.pokernim;

import initiative.family.BalancedStarts;
import initiative.family.HeapStarts;
import initiative.game.Chance;
import initiative.game.Limit;

/** Random heaps and reserves. */
final class PokerNimStarts extends BalancedStarts<PokerNim.Table, PokerNim.Change> {

  PokerNimStarts(PokerNim game) {
    super(game, PokerNim.HEAPS, PokerNim.STICKS, PokerNim.RESERVE);
    usual(
        "heaps 1..3 sticks 1..6 reserve 0..3 won",
        "heaps 2..3 sticks 1..6 reserve 0..3 lost",
        "heaps 3..6 sticks 1..50 reserve 5..20 won",
        "heaps 3..6 sticks 1..50 reserve 5..20 lost",
        "heaps 7..12 sticks 1000..1000000000000000000 reserve 100..1000 won",
        "heaps 7..12 sticks 1000..1000000000000000000 reserve 100..1000 lost");
  }

  @Override
  protected PokerNim.Table draw(Limit[] within, Chance chance) {
    long[] sizes = HeapStarts.sizes(within, chance);
    return new PokerNim.Table(sizes, within[2].draw(chance), within[2].draw(chance));
  }

  @Override
  protected boolean isStart(PokerNim.Table reached, Limit[] within) {
    boolean good = reached.theirs() >= within[2].min;
    for (int heap = 1; heap <= reached.count(); heap++) {
      good &= reached.size(heap) >= within[1].min && reached.size(heap) <= within[1].max;
    }
    return good;
  }

  @Override
  protected String text(PokerNim.Table start) {
    StringBuilder text = new StringBuilder().append(start.count());
    text.append('/').append(start.heaps()).append('/').append(start.mine());
    return text.append(' ').append(start.theirs()).toString();
  }
}
