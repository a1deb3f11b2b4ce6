package initiative.games.coinsontable;

import initiative.game.Tuple;

/** A coin that is put on the table: where its centre is. */
public final class Coin extends Tuple {
  public final long x;
  public final long y;

  public Coin(long x, long y) {
    super(x, y);
    this.x = x;
    this.y = y;
  }

  /** The coin on the other side of the centre of the table. */
  public Coin opposite() {
    return new Coin(-x, -y);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    Hundredths.append(text, x);
    Hundredths.append(text.append(' '), y);
    return text.toString();
  }
}
