package initiative.games.productrange;

/** The factors from 2 to 9, and sets of them as bits. */
final class Factors {
  static final int LEAST = 2;
  static final int MOST = 9;

  private Factors() {}

  static boolean areCoprime(int one, int other) {
    int a = one;
    int b = other;
    while (b != 0) {
      int rest = a % b;
      a = b;
      b = rest;
    }
    return a == 1;
  }

  /** The set that has just this factor. */
  static int only(int factor) {
    return 1 << factor;
  }

  /** The sets of factors that may follow each factor; behind 1, which none is, all may. */
  static int[] following() {
    int[] following = new int[MOST + 1];
    for (int last = 1; last <= MOST; last++) {
      for (int factor = LEAST; factor <= MOST; factor++) {
        following[last] |= areCoprime(factor, last) ? only(factor) : 0;
      }
    }
    return following;
  }
}
