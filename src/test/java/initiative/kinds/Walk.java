package initiative.kinds;

import initiative.catalogue.About;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.game.Worth;
import initiative.solve.GeneralTable;
import java.util.ArrayList;
import java.util.List;

/**
 * A game that may go on for ever. A token stands on a road with the cells 0, 1, 2, and so on. A
 * move takes it two cells or one cell back, or one cell ahead, as far as there is road. Whoever
 * brings it to cell 0 wins.
 *
 * <p>Start: a line with the last cell and the cell of the token. Move: the cell that it comes to.
 * Order: ascending.
 */
public final class Walk extends Definition<Walk.Token, Integer> {
  private static final Limit ROAD = new Limit("road", "the last cell of the road", 3, 50);
  private static final Limit CELL = new Limit("cell", "the cell of the token", 1, 3);

  /** The last cell of the road, and the cell of the token. */
  public static final class Token extends Tuple {
    final int last;
    final int cell;

    Token(long last, long cell) {
      super(last, cell);
      this.last = (int) last;
      this.cell = (int) cell;
    }

    @Override
    public String toString() {
      return "cell " + cell + " of " + last;
    }
  }

  @Override
  public About about() {
    return new About("walk", "-", "retrograde depth", "A walk", "Прогулянка", ROAD, CELL);
  }

  @Override
  public Token readStart(StartReader in) throws BadInput {
    long[] numbers = in.line(ROAD, CELL);
    return new Token(numbers[0], numbers[1]);
  }

  @Override
  public List<Integer> moves(Token token) {
    List<Integer> moves = new ArrayList<>();
    for (int step : new int[] {-2, -1, 1}) {
      int reached = token.cell + step;
      if (token.cell > 0 && reached >= 0 && reached <= token.last) {
        moves.add(reached);
      }
    }
    return moves;
  }

  @Override
  public Token after(Token token, Integer cell) {
    return new Token(token.last, cell);
  }

  @Override
  public Worth ending(Token token) {
    return token.cell == 0 ? Worth.lostIn(0) : null;
  }

  @Override
  public boolean mayGoOnForEver() {
    return true;
  }

  @Override
  public Integer parseMove(String line) {
    return Numbers.integer(line);
  }

  @Override
  public String moveForm() {
    return "CELL";
  }

  @Override
  public Strategy<Token, Integer> solve(Token start) {
    return new GeneralTable<>(this, start);
  }
}
