package initiative.problem;

import initiative.family.Field;
import initiative.family.FieldValues;
import initiative.family.Shift;
import initiative.family.Token;
import initiative.game.BadInput;
import initiative.game.Input;

/**
 * Several tokens stand on a minefield. A move shifts one of them to the right or down by any number
 * of cells, but not onto a mine or over one; it may jump over other tokens, and two tokens in one
 * cell vanish. Whoever cannot move loses. Input: the field, the number of tokens, the row and
 * column of each. Answer: who wins, and the winning first moves, each with the number of its token.
 *
 * <p>The tokens are a sum of games. Two in one cell have the same value, so that it makes no
 * difference to the sum that they vanish.
 */
public final class TokensFirstMoves implements Problem {
  private static final int LARGEST_SIDE = 123;
  private static final int MOST_TOKENS = 12;

  @Override
  public void solve(Input in, StringBuilder answer) throws BadInput {
    Field field = FieldReader.field(in, LARGEST_SIDE, false);
    Token[] tokens = new Token[in.integer("the number of tokens", 1, MOST_TOKENS)];
    for (int i = 0; i < tokens.length; i++) {
      tokens[i] = readToken(in, field, tokens, i);
    }
    in.end();
    FieldValues values = new FieldValues(field);
    int sum = 0;
    for (Token token : tokens) {
      sum ^= values.of(token);
    }
    answer.append(sum == 0 ? 2 : 1).append('\n');
    for (int i = 0; sum != 0 && i < tokens.length; i++) {
      int others = sum ^ values.of(tokens[i]);
      for (Shift shift : values.leadingTo(others, tokens[i])) {
        answer.append(i + 1).append(' ').append(shift).append('\n');
      }
    }
  }

  private static Token readToken(Input in, Field field, Token[] others, int count) throws BadInput {
    int row = in.integer("the row of a token", 1, field.rows);
    int column = in.integer("the column of a token", 1, field.columns);
    Token token = new Token(field, row, column);
    boolean free = field.isFree(row, column);
    for (int i = 0; i < count; i++) {
      free &= !token.equals(others[i]);
    }
    if (!free) {
      throw new BadInput(in.lineNumber(), row + " " + column, "a cell without mine or token");
    }
    return token;
  }
}
