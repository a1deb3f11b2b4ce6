package initiative.games.coinsontable;

import initiative.byhand.HandRules;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A state is both radii and the coins, all as exact decimal fractions. */
public final class CoinsOnTableByHand extends HandRules<CoinsOnTableByHand.State> {
  private static final BigDecimal STEP = new BigDecimal("0.01");
  private static final BigDecimal TWO = new BigDecimal(2);

  /** The coins are their lines. */
  public record State(BigDecimal table, BigDecimal coin, Set<String> coins) {}

  @Override
  public List<List<String>> smallStarts() {
    return List.of(
        List.of("0.01 0.02"),
        List.of("0.01 0.01"),
        List.of("1.00 1.00"),
        List.of("0.02 0.01"),
        List.of("0.03 0.01"),
        List.of("0.04 0.02"),
        List.of("0.05 0.03"),
        List.of("0.05 0.02"),
        List.of("0.06 0.03"));
  }

  @Override
  public List<List<String>> tinyStarts() {
    return smallStarts();
  }

  @Override
  public State start(List<String> lines) {
    String[] words = lines.get(0).split(" ");
    return new State(new BigDecimal(words[0]), new BigDecimal(words[1]), new TreeSet<>());
  }

  @Override
  public List<String> moves(State state) {
    List<String> moves = new ArrayList<>();
    BigDecimal least = state.table.negate();
    for (BigDecimal x = least; x.compareTo(state.table) <= 0; x = x.add(STEP)) {
      for (BigDecimal y = least; y.compareTo(state.table) <= 0; y = y.add(STEP)) {
        if (fits(state, x, y)) {
          moves.add(x + " " + y);
        }
      }
    }
    return moves;
  }

  private static boolean fits(State state, BigDecimal x, BigDecimal y) {
    BigDecimal reach = state.table.subtract(state.coin);
    boolean fits = reach.signum() >= 0 && square(x, y).compareTo(reach.pow(2)) <= 0;
    for (String coin : state.coins) {
      BigDecimal u = new BigDecimal(coin.split(" ")[0]);
      BigDecimal v = new BigDecimal(coin.split(" ")[1]);
      BigDecimal apart = square(x.subtract(u), y.subtract(v));
      fits &= apart.compareTo(state.coin.multiply(TWO).pow(2)) >= 0;
    }
    return fits;
  }

  private static BigDecimal square(BigDecimal x, BigDecimal y) {
    return x.pow(2).add(y.pow(2));
  }

  @Override
  public State after(State state, String move) {
    Set<String> coins = new TreeSet<>(state.coins);
    coins.add(move);
    return new State(state.table, state.coin, coins);
  }

  /** It always answers with the opposite coin, though others may win too. */
  @Override
  public boolean namesAllBest() {
    return false;
  }
}
