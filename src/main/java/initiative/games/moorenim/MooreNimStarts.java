package initiative.games.moorenim;

import initiative.family.BalancedStarts;
import initiative.family.HeapStarts;
import initiative.game.Chance;
import initiative.game.Limit;

/** Random heaps, and how many of them a move may lower: no more than there are. */
final class MooreNimStarts extends BalancedStarts<MooreNim.Table, MooreNim.Lowering> {

  MooreNimStarts(MooreNim game) {
    super(game, MooreNim.HEAPS, MooreNim.LOWERED, MooreNim.STICKS);
    usual(
        "heaps 1..4 lowered 1..3 sticks 1..5 won",
        "heaps 2..4 lowered 1..3 sticks 1..5 lost",
        "heaps 4..6 lowered 2..3 sticks 1..50 won",
        "heaps 4..6 lowered 2..3 sticks 1..50 lost",
        "heaps 9..12 lowered 2..5 sticks 1000..1000000000000000000 won",
        "heaps 9..12 lowered 2..5 sticks 1000..1000000000000000000 lost");
  }

  @Override
  protected MooreNim.Table draw(Limit[] within, Chance chance) {
    long least = Math.max(within[0].min, within[1].min);
    long heaps = within[0].within(least, Math.max(least, within[0].max)).draw(chance);
    long most = within[1].within(within[1].min, Math.min(within[1].max, heaps)).draw(chance);
    Limit[] row = {within[0].within(heaps, heaps), within[2]};
    return new MooreNim.Table(most, HeapStarts.sizes(row, chance));
  }

  @Override
  protected boolean isStart(MooreNim.Table reached, Limit[] within) {
    for (int heap = 1; heap <= reached.count(); heap++) {
      if (reached.size(heap) < within[2].min) {
        return false;
      }
    }
    return true;
  }

  @Override
  protected String text(MooreNim.Table start) {
    StringBuilder text = new StringBuilder().append(start.count()).append(' ').append(start.most());
    for (int heap = 1; heap <= start.count(); heap++) {
      text.append(heap == 1 ? '/' : ' ').append(start.size(heap));
    }
    return text.toString();
  }
}
