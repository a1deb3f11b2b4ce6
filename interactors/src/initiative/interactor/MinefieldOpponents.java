package initiative.interactor;

import initiative.bot.Chance;
import initiative.game.Minefield.Shift;
import initiative.game.Minefield.Token;
import initiative.solve.Strategy;
import java.util.List;

/** The opponents on the minefield. */
public final class MinefieldOpponents extends Opponents<Token, Shift> {
  private static final String[][] CHARACTERS = {
    {"down", "Goes down as far as it can, and to the right if it cannot go down."},
    {"right", "Goes to the right as far as it can, and down if it cannot go to the right."},
    {"creeps-down", "Goes down by one cell, or to the right by one if it cannot go down."},
    {"creeps-right", "Goes to the right by one cell, or down by one if it cannot."},
    {"stairs", "Goes by one cell down and to the right in turn, as long as it can."},
    {"longest", "Makes the longest shift that it can, down rather than to the right."},
    {"copies", "Repeats the player's shift, or comes as near to it as it can."},
    {"swaps", "Answers down with right and right with down, by as many cells if it can."},
    {"blind", "Plays as one should if there were no mines, as long as none is in its way."},
  };

  public MinefieldOpponents(Strategy<Token, Shift> strategy) {
    super(strategy);
  }

  @Override
  protected String[][] characters() {
    return CHARACTERS;
  }

  @Override
  protected Opponent<Token, Shift> character(String name, Chance chance) {
    return description(name) == null ? null : new Habit(name);
  }

  /** Down or right by as many cells as wanted, or as near to that as can be. */
  private Shift upTo(int wanted, boolean down, Token token) {
    Shift found = null;
    Shift fallback = null;
    for (Shift shift : strategy().game().moves(token)) {
      if (shift.down == down && (found == null || shift.cells <= wanted)) {
        found = shift;
      }
      if (shift.down != down && (fallback == null || shift.cells <= wanted)) {
        fallback = shift;
      }
    }
    return found == null ? fallback : found;
  }

  private Shift longest(Token token) {
    Shift longest = null;
    for (Shift shift : strategy().game().moves(token)) {
      if (longest == null || shift.cells > longest.cells) {
        longest = shift;
      }
    }
    return longest;
  }

  /** On an empty field the lost cells are as far from the bottom edge as from the right one. */
  private Shift blind(Token token) {
    int below = token.field.rows - token.row;
    int beside = token.field.columns - token.column;
    Shift wanted = new Shift(below > beside, Math.abs(below - beside));
    List<Shift> moves = strategy().game().moves(token);
    return moves.contains(wanted) ? wanted : moves.get(0);
  }

  /** Chooses a shift by a rule that it keeps for the whole game. */
  private final class Habit implements Opponent<Token, Shift> {
    private final String name;
    private int turn;

    Habit(String name) {
      this.name = name;
    }

    @Override
    public Shift choose(Token token, Shift last) {
      switch (name) {
        case "down":
          return upTo(Integer.MAX_VALUE, true, token);
        case "right":
          return upTo(Integer.MAX_VALUE, false, token);
        case "creeps-down":
          return upTo(1, true, token);
        case "creeps-right":
          return upTo(1, false, token);
        case "stairs":
          return upTo(1, turn++ % 2 == 0, token);
        case "longest":
          return longest(token);
        case "copies":
          return upTo(last.cells, last.down, token);
        case "swaps":
          return upTo(last.cells, !last.down, token);
        case "blind":
          return blind(token);
        default:
          throw new IllegalStateException(name);
      }
    }
  }
}
