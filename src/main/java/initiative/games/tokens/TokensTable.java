package initiative.games.tokens;

import initiative.family.Field;
import initiative.family.FieldValues;
import initiative.family.Shift;
import initiative.family.Token;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.tokens.Tokens.Move;
import initiative.games.tokens.Tokens.Places;
import java.util.ArrayList;
import java.util.List;

/**
 * Sums of tokens, each worth the Grundy value of its cell. Two in one cell have the same value, so
 * that it makes no difference to the sum that they vanish.
 */
final class TokensTable extends Strategy<Places, Move> {
  private final FieldValues values;

  TokensTable(Tokens game, Field field) {
    super(game);
    values = new FieldValues(field);
  }

  /** The Grundy value of a token. */
  int value(Token token) {
    return values.of(token);
  }

  private int xor(Places places) {
    int xor = 0;
    for (int number = 1; number <= places.count(); number++) {
      Token token = places.token(number);
      xor ^= token == null ? 0 : values.of(token);
    }
    return xor;
  }

  @Override
  public Worth worth(Places places) {
    return xor(places) == 0 ? Worth.LOST : Worth.WON;
  }

  /** A winning shift makes the value of its token what the xor of the others is. */
  @Override
  public List<Move> best(Places places) {
    int xor = xor(places);
    List<Move> best = new ArrayList<>();
    for (int number = 1; number <= places.count() && xor != 0; number++) {
      Token token = places.token(number);
      if (token != null) {
        for (Shift shift : values.leadingTo(xor ^ values.of(token), token)) {
          best.add(new Move(number, shift));
        }
      }
    }
    return best;
  }
}
