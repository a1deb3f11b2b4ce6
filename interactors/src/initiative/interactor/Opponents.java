package initiative.interactor;

import initiative.bot.Bot;
import initiative.bot.Chance;
import initiative.game.Game;
import initiative.solve.Strategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The opponents that there are in a game, by name. Those here need no knowledge of the game; a
 * subclass for a game adds some with character, which have habits instead of a strategy.
 */
public class Opponents<P, M> {
  private static final String BLUNDER = "blunder:";

  private static final String[][] FOR_EVERY_GAME = {
    {"ideal", "Makes one of the best moves, and in a lost position any move, at random."},
    {"random", "Makes any legal move at random."},
    {"first", "Makes always the first legal move in the order of the game."},
    {"last", "Makes always the last legal move in the order of the game."},
    {BLUNDER + "P", "Plays like ideal, but with probability P, from 0 to 1, like random."},
    {"wakes", "Makes its first three moves at random and plays like ideal from then on."},
    {"tires", "Plays like ideal for three moves and at random from then on."},
  };

  private final Strategy<P, M> strategy;
  private final Game<P, M> game;

  public Opponents(Strategy<P, M> strategy) {
    this.strategy = strategy;
    this.game = strategy.game();
  }

  /** The strategy of the ideal opponent; it has to be prepared for the start before a game. */
  public final Strategy<P, M> strategy() {
    return strategy;
  }

  /** The names of all opponents; in "blunder:P" a probability has to be put for P. */
  public final List<String> names() {
    List<String> names = new ArrayList<>();
    for (String[] opponent : FOR_EVERY_GAME) {
      names.add(opponent[0]);
    }
    for (String[] opponent : characters()) {
      names.add(opponent[0]);
    }
    return names;
  }

  /** How the opponent plays, in one sentence; null if there is no such opponent. */
  public final String description(String name) {
    String listed = name.startsWith(BLUNDER) ? BLUNDER + "P" : name;
    String description = description(FOR_EVERY_GAME, listed);
    return description == null ? description(characters(), listed) : description;
  }

  private static String description(String[][] opponents, String name) {
    for (String[] opponent : opponents) {
      if (opponent[0].equals(name)) {
        return opponent[1];
      }
    }
    return null;
  }

  /** Whether the opponent of this name ever makes a move that is not one of the best. */
  public static boolean canErr(String name) {
    return !name.equals("ideal")
        && !(name.startsWith(BLUNDER) && probability(name.substring(BLUNDER.length())) == 0);
  }

  /** A new opponent for one game, or null if there is none of this name. */
  public final Opponent<P, M> named(String name, Chance chance) {
    if (name.startsWith(BLUNDER)) {
      double probability = probability(name.substring(BLUNDER.length()));
      return Double.isNaN(probability) ? null : new Blunderer(probability, chance);
    }
    switch (name) {
      case "ideal":
        return new Blunderer(0, chance);
      case "random":
        return new Blunderer(1, chance);
      case "wakes":
        return new Changing(named("random", chance), named("ideal", chance));
      case "tires":
        return new Changing(named("ideal", chance), named("random", chance));
      case "first":
        return new Fixed(true);
      case "last":
        return new Fixed(false);
      default:
        return character(name, chance);
    }
  }

  /** The opponents that only this game has: names and descriptions. */
  protected String[][] characters() {
    return new String[0][];
  }

  /** A new opponent of those that only this game has, or null. */
  protected Opponent<P, M> character(String name, Chance chance) {
    return null;
  }

  /** The characters of a class and those that a subclass adds. */
  protected static String[][] join(String[][] some, String[][] more) {
    String[][] all = Arrays.copyOf(some, some.length + more.length);
    System.arraycopy(more, 0, all, some.length, more.length);
    return all;
  }

  /** A random one of the moves. */
  protected static <M> M any(List<M> moves, Chance chance) {
    return moves.get(chance.below(moves.size()));
  }

  private static double probability(String text) {
    try {
      double probability = Double.parseDouble(text);
      return probability >= 0 && probability <= 1 ? probability : Double.NaN;
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }

  /** Plays like our bot, but with some probability at random. */
  private final class Blunderer implements Opponent<P, M> {
    private static final int PARTS = 1000000;

    private final Bot<P, M> bot;
    private final Chance chance;
    private final int blunders;

    Blunderer(double probability, Chance chance) {
      this.bot = new Bot<>(strategy, chance);
      this.chance = chance;
      this.blunders = (int) Math.round(probability * PARTS);
    }

    @Override
    public M choose(P position, M last) {
      boolean blunder = blunders > 0 && chance.below(PARTS) < blunders;
      return blunder ? any(game.moves(position), chance) : bot.choose(position);
    }
  }

  /** Makes the first or the last of the moves. */
  private final class Fixed implements Opponent<P, M> {
    private final boolean first;

    Fixed(boolean first) {
      this.first = first;
    }

    @Override
    public M choose(P position, M last) {
      List<M> moves = game.moves(position);
      return moves.get(first ? 0 : moves.size() - 1);
    }
  }

  /** Plays three moves in one way and the others in another. */
  private final class Changing implements Opponent<P, M> {
    private static final int EARLY_MOVES = 3;

    private final Opponent<P, M> early;
    private final Opponent<P, M> late;
    private int moves;

    Changing(Opponent<P, M> early, Opponent<P, M> late) {
      this.early = early;
      this.late = late;
    }

    @Override
    public M choose(P position, M last) {
      return (moves++ < EARLY_MOVES ? early : late).choose(position, last);
    }
  }
}
