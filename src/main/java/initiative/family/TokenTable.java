package initiative.family;

import initiative.game.Game;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.Arrays;

/**
 * What each cell is worth to the side that moves the token from it, in one pass against the moves:
 * the contrary of the worst that can be reached to the right or below, which is kept for the row
 * and for each column up to the next mine.
 */
public class TokenTable extends Strategy<Token, Shift> {
  /** More than any cell is worth. */
  private static final int NOTHING = 2;

  private final Field field;
  private final byte[] signs;
  private final int[] below;

  public TokenTable(Game<Token, Shift> game, Field field) {
    super(game);
    this.field = field;
    signs = new byte[field.rows * field.columns];
    below = new int[field.columns + 1];
    Arrays.fill(below, NOTHING);
    for (int row = field.rows; row >= 1; row--) {
      int toRight = NOTHING;
      for (int column = field.columns; column >= 1; column--) {
        toRight = judge(row, column, toRight);
      }
    }
  }

  /** By cells, since the JVM compiles a method long before it compiles a loop. */
  private int judge(int row, int column, int toRight) {
    if (!field.isFree(row, column)) {
      below[column] = NOTHING;
      return NOTHING;
    }
    int worst = Math.min(toRight, below[column]);
    int sign = worst == NOTHING ? game.ending(new Token(field, row, column)).sign() : -worst;
    signs[field.number(row, column)] = (byte) sign;
    below[column] = Math.min(below[column], sign);
    return Math.min(toRight, sign);
  }

  /** 1 if a cell is won, 0 if drawn, -1 if lost. */
  protected final int sign(int row, int column) {
    return signs[field.number(row, column)];
  }

  @Override
  public final Worth worth(Token token) {
    int sign = sign(token.row, token.column);
    return sign > 0 ? Worth.WON : sign < 0 ? Worth.LOST : Worth.DRAWN;
  }
}
