package initiative.games.tictactoo;

import initiative.catalogue.StartMaker;
import initiative.game.Chance;
import initiative.game.Limit;

/** Boards with so many signs of each side and no three in a row. */
final class TicTacTooStarts extends StartMaker {
  TicTacTooStarts() {
    super(TicTacToo.SIGNS);
    usual(
        "signs 0 won",
        "signs 1 won",
        "signs 1 drawn",
        "signs 1 lost",
        "signs 2 won",
        "signs 2 drawn",
        "signs 2 lost",
        "signs 3 won",
        "signs 3 drawn",
        "signs 3 lost");
  }

  @Override
  public String make(Limit[] within, Chance chance) {
    int signs = (int) within[0].draw(chance);
    while (true) {
      int x = some(signs, 0, chance);
      int o = some(signs, x, chance);
      if (!Signs.isLine(x) && !Signs.isLine(o)) {
        return new TicTacToo.Play(Signs.of(x, o, true)).rows('/');
      }
    }
  }

  /** So many random cells besides those that are taken. */
  private static int some(int count, int taken, Chance chance) {
    int cells = 0;
    while (Integer.bitCount(cells) < count) {
      cells |= 1 << chance.below(Signs.CELLS) & ~taken;
    }
    return cells;
  }
}
