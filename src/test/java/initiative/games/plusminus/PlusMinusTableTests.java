package initiative.games.plusminus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.GivenLines;
import initiative.game.Golden;
import initiative.game.Strategy;
import initiative.games.plusminus.PlusMinus.Cards;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PlusMinusTableTests {
  private static final int MOST = 100;
  private static final double LEAST_DIFFERENCE = 0.000487;

  private final PlusMinus game = new PlusMinus();
  private final Strategy<Cards, String> strategy = game.solve(cards(MOST, MOST));

  private Cards cards(int pluses, int minuses) {
    return GivenLines.start(game, List.of(pluses + " " + minuses));
  }

  /** A fraction in its lowest terms. */
  private record Fraction(BigInteger above, BigInteger below) {
    static final Fraction ZERO = of(0, 1);

    static Fraction of(long above, long below) {
      return new Fraction(BigInteger.valueOf(above), BigInteger.valueOf(below)).lowest();
    }

    private Fraction lowest() {
      BigInteger common = above.gcd(below);
      return new Fraction(above.divide(common), below.divide(common));
    }

    Fraction plus(Fraction other) {
      BigInteger sum = above.multiply(other.below).add(other.above.multiply(below));
      return new Fraction(sum, below.multiply(other.below)).lowest();
    }

    Fraction times(Fraction other) {
      return new Fraction(above.multiply(other.above), below.multiply(other.below)).lowest();
    }

    int sign() {
      return above.signum();
    }

    double value() {
      return above.shiftLeft(100).divide(below).doubleValue() / Math.pow(2, 100);
    }

    @Override
    public String toString() {
      return above + "/" + below;
    }
  }

  /** What taking a card is worth, with fractions, for all numbers of cards. */
  private static Fraction[][] taking() {
    Fraction[][] taking = new Fraction[MOST + 1][MOST + 1];
    for (int pluses = 0; pluses <= MOST; pluses++) {
      for (int minuses = 0; minuses <= MOST; minuses++) {
        Fraction sum = Fraction.ZERO;
        if (pluses > 0) {
          Fraction gain = best(taking[pluses - 1][minuses]).plus(Fraction.of(1, 1));
          sum = sum.plus(gain.times(Fraction.of(pluses, pluses + minuses)));
        }
        if (minuses > 0) {
          Fraction gain = best(taking[pluses][minuses - 1]).plus(Fraction.of(-1, 1));
          sum = sum.plus(gain.times(Fraction.of(minuses, pluses + minuses)));
        }
        taking[pluses][minuses] = sum;
      }
    }
    return taking;
  }

  private static Fraction best(Fraction taking) {
    return taking.sign() > 0 ? taking : Fraction.ZERO;
  }

  @Test
  void everyDecisionUpToTheLimitsIsThatOfExactArithmetic() {
    Fraction[][] taking = taking();
    double least = 1;
    for (int pluses = 0; pluses <= MOST; pluses++) {
      for (int minuses = pluses == 0 ? 1 : 0; minuses <= MOST; minuses++) {
        Cards cards = cards(pluses, minuses);
        Fraction exact = taking[pluses][minuses];
        assertEquals(best(exact).value(), strategy.worth(cards).mine(), 1e-12, cards::toString);
        Cards taken = game.after(cards, PlusMinus.TAKE);
        assertEquals(exact.value(), strategy.worth(taken).mine(), 1e-12, cards::toString);
        List<String> right =
            exact.sign() > 0
                ? List.of("take")
                : exact.sign() < 0 ? List.of("stop") : List.of("take", "stop");
        assertEquals(right, strategy.keeping(cards), cards::toString);
        assertEquals(pluses == 1 && minuses == 2, exact.sign() == 0, cards::toString);
        if (exact.sign() != 0) {
          least = Math.min(least, Math.abs(exact.value()));
        }
      }
    }
    assertEquals(LEAST_DIFFERENCE, least, 1e-6);
    assertEquals(LEAST_DIFFERENCE, Math.abs(taking[88][99].value()), 1e-6);
  }

  /** Lines are "take a b", the most minuses with which a card is taken, or "gain a b value". */
  @Test
  void factsOfTheProtocolHold() {
    Fraction[][] taking = taking();
    for (String line : Golden.lines("plus-minus", "golden-gains.txt")) {
      String[] words = line.split(" ");
      int pluses = Integer.parseInt(words[1]);
      int minuses = Integer.parseInt(words[2]);
      if (words[0].equals("take")) {
        assertTrue(strategy.keeping(cards(pluses, minuses)).contains("take"), line);
        assertEquals(List.of("stop"), strategy.keeping(cards(pluses, minuses + 1)), line);
      } else if (words[3].contains("/")) {
        assertEquals(words[3], best(taking[pluses][minuses]).toString(), line);
      } else {
        double expected = Double.parseDouble(words[3]);
        assertEquals(expected, strategy.worth(cards(pluses, minuses)).mine(), 5e-11, line);
      }
    }
  }
}
