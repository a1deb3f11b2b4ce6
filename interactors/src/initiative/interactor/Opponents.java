package initiative.interactor;

import initiative.game.Chance;
import initiative.game.Game;
import initiative.game.Strategy;
import java.util.ArrayList;
import java.util.List;

/**
 * The opponents that there are in a game, by name: those that need no knowledge of the game, and
 * those with the habits that belong to it.
 */
public final class Opponents<P, M> {
  private static final String BLUNDER = "blunder:";
  private static final int PARTS = 1000000;
  private static final int EARLY_MOVES = 3;

  private final Game<P, M> game;
  private final Habits<P, M> habits;

  public Opponents(Game<P, M> game, Habits<P, M> habits) {
    this.game = game;
    this.habits = habits;
  }

  public Game<P, M> game() {
    return game;
  }

  /** All opponents; in the name "blunder:P" a probability has to be put for P. */
  public List<Habit<P, M>> all() {
    List<Habit<P, M>> all = new ArrayList<>(ofEveryGame(null).all());
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

  /** Whether there is an opponent of this name, where the names of all are these. */
  public static boolean isAmong(List<String> names, String name) {
    return name.startsWith(BLUNDER)
        ? !Double.isNaN(probability(name.substring(BLUNDER.length())))
        : names.contains(name);
  }

  /** Whether the opponent of this name ever makes a move that is not one of the best. */
  public static boolean canErr(String name) {
    return !name.equals("ideal")
        && !(name.startsWith(BLUNDER) && probability(name.substring(BLUNDER.length())) == 0);
  }

  /**
   * A new opponent for one game, or null if there is none of this name.
   *
   * @param strategy for the start of that game
   */
  public Opponent<P, M> named(String name, Strategy<P, M> strategy, Chance chance) {
    Habit<P, M> habit = name.startsWith(BLUNDER) ? blunderer(name, strategy) : null;
    if (habit == null && !name.startsWith(BLUNDER)) {
      habit = ofEveryGame(strategy).named(name);
      habit = habit == null ? habits.named(name) : habit;
    }
    return habit == null ? null : new View.Keeper<>(habit, game, chance);
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
    return all.add(
            BLUNDER + "P",
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
            now -> now.turn() < EARLY_MOVES ? ideal(strategy, now) : any(now));
  }

  private static <P, M> M ideal(Strategy<P, M> strategy, View<P, M> now) {
    return strategy.choose(now.position, now.chance);
  }

  private static <P, M> M any(View<P, M> now) {
    return now.game.anyMove(now.position, now.chance);
  }

  /** Plays like our bot, but with some probability at random; null if that is none. */
  private Habit<P, M> blunderer(String name, Strategy<P, M> strategy) {
    double probability = probability(name.substring(BLUNDER.length()));
    if (Double.isNaN(probability)) {
      return null;
    }
    int blunders = (int) Math.round(probability * PARTS);
    return new Habit<>(
        name,
        "",
        "",
        false,
        now ->
            blunders > 0 && now.chance.below(PARTS) < blunders ? any(now) : ideal(strategy, now));
  }

  private static double probability(String text) {
    try {
      double probability = Double.parseDouble(text);
      return probability >= 0 && probability <= 1 ? probability : Double.NaN;
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }
}
