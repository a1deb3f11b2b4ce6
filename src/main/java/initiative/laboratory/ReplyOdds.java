package initiative.laboratory;

import initiative.catalogue.Definition;
import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/** With what odds an opponent that needs no knowledge of the game makes each of its moves. */
final class ReplyOdds<P, M> {
  private static final List<String> ALWAYS_ALIKE = List.of("first", "last", "greedy");
  private static final List<String> BY_CHANCE = List.of("random", "wakes", "tires", "hasty");
  private static final String BLUNDER = "blunder:";
  private static final String SLEEPY = "sleepy:";
  private static final int EARLY_MOVES = 3;
  private static final int FIRST_LOOKS = 3;

  private final Definition<P, M> game;
  private final Strategy<P, M> strategy;
  private final String opponent;

  ReplyOdds(Definition<P, M> game, Strategy<P, M> strategy, String opponent) {
    this.game = game;
    this.strategy = strategy;
    this.opponent = opponent;
  }

  /** Whether the odds of an opponent are known; not if it is one of the game itself. */
  static boolean areKnown(Definition<?, ?> game, String opponent) {
    return game.habits().named(opponent) == null
        && (ALWAYS_ALIKE.contains(opponent)
            || BY_CHANCE.contains(opponent)
            || opponent.startsWith(BLUNDER)
            || opponent.startsWith(SLEEPY));
  }

  /** The odds of all moves, in the order of the game. */
  double[] of(P position, M last, int turn) {
    List<M> moves = game.moves(position);
    if (ALWAYS_ALIKE.contains(opponent)) {
      M made = game.opponents().named(opponent, strategy, new Chance(0)).choose(position, last);
      double[] odds = new double[moves.size()];
      odds[moves.indexOf(made)] = 1;
      return odds;
    }
    if (opponent.equals("hasty")) {
      return hasty(position, moves);
    }
    return mixed(position, moves, errs(moves.size(), turn));
  }

  /** The probability that it moves at random. */
  private double errs(int moves, int turn) {
    return switch (opponent) {
      case "random" -> 1;
      case "wakes" -> turn < EARLY_MOVES ? 1 : 0;
      case "tires" -> turn < EARLY_MOVES ? 0 : 1;
      default ->
          opponent.startsWith(BLUNDER)
              ? number(BLUNDER)
              : 1 - Math.pow(1 - number(SLEEPY), moves - 1);
    };
  }

  private double number(String kind) {
    return Double.parseDouble(opponent.substring(kind.length()));
  }

  private double[] mixed(P position, List<M> moves, double errs) {
    List<M> best = strategy.keeping(position);
    double[] odds = new double[moves.size()];
    for (int i = 0; i < odds.length; i++) {
      double right = best.contains(moves.get(i)) ? 1.0 / best.size() : 0;
      odds[i] = errs / odds.length + (1 - errs) * right;
    }
    return odds;
  }

  private double[] hasty(P position, List<M> moves) {
    Worth[] worths = new Worth[moves.size()];
    TreeMap<Worth, Integer> ranks = new TreeMap<>();
    for (int i = 0; i < worths.length; i++) {
      worths[i] = strategy.outcome(game.after(position, moves.get(i)));
      ranks.put(worths[i], 0);
    }
    double[] rates =
        Arrays.stream(worths).mapToDouble(worth -> ranks.headMap(worth).size()).toArray();
    return Exact.ofHighest(rates, FIRST_LOOKS);
  }
}
