package initiative.interactor;

import initiative.game.Chance;
import initiative.game.Difficulty;
import initiative.game.Game;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.List;

/**
 * The opponents that there are in a game, by name: those that need no knowledge of the game, and
 * those with the habits that belong to it.
 */
public final class Opponents<P, M> {
  private static final String BLUNDER = "blunder:";
  private static final String SLEEPY = "sleepy:";
  private static final String PROBABILITY = "P";
  private static final int PARTS = 1000000;
  private static final int EARLY_MOVES = 3;
  private static final int FIRST_LOOKS = 3;
  private static final int MOST_COMPARED = 40;

  private final Game<P, M> game;
  private final Habits<P, M> habits;

  public Opponents(Game<P, M> game, Habits<P, M> habits) {
    this.game = game;
    this.habits = habits;
  }

  public Game<P, M> game() {
    return game;
  }

  /** All opponents; in the names "blunder:P" and "sleepy:P" a probability has to be put for P. */
  public List<Habit<P, M>> all() {
    List<Habit<P, M>> all = new ArrayList<>();
    for (Habit<P, M> habit : ofEveryGame(null).all()) {
      if (habits.named(habit.name) == null) {
        all.add(habit);
      }
    }
    all.addAll(habits.all());
    return all;
  }

  /** The names of all opponents. */
  public List<String> names() {
    List<String> names = new ArrayList<>();
    for (Habit<P, M> habit : all()) {
      names.add(habit.name);
    }
    return names;
  }

  /** A name with some probability, where it asks for one, as in "blunder:0.2". */
  public static String example(String name) {
    return name.equals(BLUNDER + PROBABILITY)
        ? BLUNDER + "0.2"
        : name.equals(SLEEPY + PROBABILITY) ? SLEEPY + "0.02" : name;
  }

  /** Whether there is an opponent of this name, where the names of all are these. */
  public static boolean isAmong(List<String> names, String name) {
    String kind = withProbability(name);
    return kind == null
        ? names.contains(name)
        : names.contains(kind + PROBABILITY) && !Double.isNaN(probability(name, kind));
  }

  /** Whether the opponent of this name ever makes a move that is not one of the best. */
  public static boolean canErr(String name) {
    String kind = withProbability(name);
    return kind == null ? !name.equals("ideal") : probability(name, kind) != 0;
  }

  /**
   * A new opponent for one game, or null if there is none of this name.
   *
   * @param strategy for the start of that game
   */
  public Opponent<P, M> named(String name, Strategy<P, M> strategy, Chance chance) {
    Habit<P, M> habit = habit(name, strategy);
    return habit == null ? null : new View.Keeper<>(habit, game, chance);
  }

  /** The supposition that an opponent is the one of this name; null if there is none. */
  public Supposition<P, M> supposed(String name, Strategy<P, M> strategy, Chance chance) {
    Habit<P, M> habit = habit(name, strategy);
    return habit == null ? null : new Supposition<>(habit, game, chance);
  }

  /** The habits of the game come first, since it may have one of its own by a common name. */
  private Habit<P, M> habit(String name, Strategy<P, M> strategy) {
    if (withProbability(name) != null) {
      return erring(name, strategy);
    }
    Habit<P, M> habit = habits.named(name);
    return habit == null ? ofEveryGame(strategy).named(name) : habit;
  }

  /** What the name of an opponent with a probability begins with, or null. */
  private static String withProbability(String name) {
    return name.startsWith(BLUNDER) ? BLUNDER : name.startsWith(SLEEPY) ? SLEEPY : null;
  }

  /** The habits that need no knowledge of the game, but some of them a strategy. */
  private Habits<P, M> ofEveryGame(Strategy<P, M> strategy) {
    Habits<P, M> all =
        new Habits<P, M>()
            .add(
                "ideal",
                "Makes one of the best moves, and in a lost position any move, at random.",
                "Робить один із найкращих ходів, а в програшній позиції — будь-який, навмання.",
                now -> ideal(strategy, now))
            .add(
                "random",
                "Makes any legal move at random.",
                "Робить будь-який дозволений хід навмання.",
                now -> any(now));
    if (game.listsMoves()) {
      all.add(
              "first",
              "Always makes the first legal move in the order of the game.",
              "Завжди робить перший дозволений хід у порядку гри.",
              now -> now.legal().get(0))
          .add(
              "last",
              "Always makes the last legal move in the order of the game.",
              "Завжди робить останній дозволений хід у порядку гри.",
              now -> now.legal().get(now.legal().size() - 1));
    }
    all.add(
            BLUNDER + PROBABILITY,
            "Plays like ideal, but with probability P, from 0 to 1, like random.",
            "Грає як ideal, але з імовірністю P, від 0 до 1, як random.",
            now -> any(now))
        .add(
            "wakes",
            "Makes its first three moves at random and plays like ideal from then on.",
            "Перші три ходи робить навмання, а далі грає як ideal.",
            now -> now.turn() < EARLY_MOVES ? any(now) : ideal(strategy, now))
        .add(
            "tires",
            "Plays like ideal for three moves and at random from then on.",
            "Три ходи грає як ideal, а далі навмання.",
            now -> now.turn() < EARLY_MOVES ? ideal(strategy, now) : any(now))
        .add(
            "hasty",
            "Looks at three moves that come to its mind, and makes the best one of them.",
            "Розглядає три ходи, що спадають на думку, і робить найкращий із них.",
            now -> hasty(strategy, now));
    if (game.listsMoves()) {
      all.add(
              SLEEPY + PROBABILITY,
              "Plays like ideal, but with each legal move beyond the first it dozes off with"
                  + " probability P, and then moves at random.",
              "Грає як ideal, але на кожному дозволеному ході після першого може задрімати з"
                  + " імовірністю P і тоді ходить навмання.",
              now -> any(now))
          .add(
              "greedy",
              "Leaves the player as few moves as it can.",
              "Залишає гравцеві якнайменше ходів.",
              now -> greedy(now));
    }
    return all;
  }

  private static <P, M> M ideal(Strategy<P, M> strategy, View<P, M> now) {
    return strategy.mayBeDrawn() && strategy.worth(now.position).isDrawn()
        ? tempting(strategy, now)
        : strategy.choose(now.position, now.chance);
  }

  /** Of two moves that keep a draw the one to which more of the replies would be wrong. */
  private static <P, M> M tempting(Strategy<P, M> strategy, View<P, M> now) {
    List<M> keeping = strategy.keeping(now.position);
    List<M> two = new ArrayList<>();
    two.add(now.any(keeping));
    two.add(now.any(keeping));
    return new Difficulty<>(strategy).hardestAtOnce(now.position, two, now.chance);
  }

  private static <P, M> M any(View<P, M> now) {
    return now.game.anyMove(now.position, now.chance);
  }

  /** The best of some random moves, or the first of them if they are alike. */
  private static <P, M> M hasty(Strategy<P, M> strategy, View<P, M> now) {
    M best = any(now);
    for (int looks = 1; looks < FIRST_LOOKS; looks++) {
      M move = any(now);
      Worth worth = strategy.outcome(now.game.after(now.position, move));
      boolean better = worth.compareTo(strategy.outcome(now.game.after(now.position, best))) > 0;
      best = better ? move : best;
    }
    return best;
  }

  /** The first of the moves that leave the fewest; of very many moves only some are looked at. */
  private static <P, M> M greedy(View<P, M> now) {
    List<M> legal = now.legal();
    M greedy = null;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < legal.size(); i += 1 + legal.size() / MOST_COMPARED) {
      P reached = now.game.after(now.position, legal.get(i));
      int left = now.game.ending(reached) == null ? now.game.moves(reached).size() : 0;
      if (left < fewest) {
        fewest = left;
        greedy = legal.get(i);
      }
    }
    return greedy;
  }

  /** Plays like our bot, but with some probability at random; null if that is none. */
  private Habit<P, M> erring(String name, Strategy<P, M> strategy) {
    String kind = withProbability(name);
    double probability = probability(name, kind);
    if (Double.isNaN(probability) || kind.equals(SLEEPY) && !game.listsMoves()) {
      return null;
    }
    return new Habit<>(
        name,
        "",
        "",
        false,
        now -> {
          double errs =
              kind.equals(SLEEPY)
                  ? 1 - Math.pow(1 - probability, now.legal().size() - 1)
                  : probability;
          int parts = (int) Math.round(errs * PARTS);
          return parts > 0 && now.chance.below(PARTS) < parts ? any(now) : ideal(strategy, now);
        });
  }

  /** What follows the kind in a name, as a probability; not a number if it is none. */
  private static double probability(String name, String kind) {
    try {
      double probability = Double.parseDouble(name.substring(kind.length()));
      return probability >= 0 && probability <= 1 ? probability : Double.NaN;
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }
}
