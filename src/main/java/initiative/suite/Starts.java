package initiative.suite;

import initiative.bot.Catalogue;
import initiative.bot.Chance;
import initiative.game.BadInput;
import initiative.game.Game;
import initiative.game.Worth;
import initiative.interactor.StartText;
import initiative.result.Standings;
import initiative.solve.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * Random starts of a game. They are asked for by a description: the sizes that matter with their
 * limits, and "won", "lost" or "drawn" if it has to be that, as in "heaps 7..12 sticks 98..1234
 * lost". What is left out may be anything that the game allows. Used by one thread at a time.
 */
public final class Starts {
  private static final List<String> KINDS = List.of("won", "lost", "drawn", "any");

  /** So many starts are tried, or so many characters of them, before it is given up. */
  private static final int MOST_TRIES = 200000;

  private static final int MOST_CHARACTERS = 20000000;

  private final String game;
  private final StartMaker maker;
  private final Strategy<?, ?> strategy;

  private Starts(String game) {
    this.game = game;
    this.maker = StartMaker.of(game);
    this.strategy = Catalogue.strategy(game);
    if (strategy == null) {
      throw new IllegalArgumentException("there is no game '" + game + "'");
    }
  }

  public static Starts of(String game) {
    return new Starts(game);
  }

  /** Whether there are random starts of the game, which may be so new that there are none. */
  public static boolean exist(String game) {
    return StartMaker.of(game) != null;
  }

  /** Starts that cover won and lost, small and large; the same for the same seed. */
  public static List<String> defaults(String game, long seed) {
    Starts starts = of(game);
    if (!exist(game)) {
      throw new IllegalArgumentException(starts.noneYet());
    }
    Chance chance = new Chance(seed);
    List<String> defaults = new ArrayList<>();
    for (String description : starts.maker.defaults()) {
      try {
        defaults.add(starts.random(description, chance));
      } catch (BadInput e) {
        throw new IllegalStateException(e);
      }
    }
    return defaults;
  }

  private String noneYet() {
    return "there are no random starts for " + game + " yet";
  }

  /** How random starts of the game can be described, for people. */
  public String help() {
    StringJoiner help = new StringJoiner(" ");
    for (Size size : maker.sizes()) {
      help.add(size.name()).add(size.toString());
    }
    return help + " won|lost|drawn|any";
  }

  /** A start that fits the description, as text. */
  public String random(String description, Chance chance) throws BadInput {
    if (maker == null) {
      throw new BadInput(noneYet());
    }
    List<Size> sizes = new ArrayList<>(maker.sizes());
    String kind = "any";
    String trimmed = description.trim();
    String[] words = trimmed.isEmpty() ? new String[0] : trimmed.split("\\s+");
    for (int i = 0; i < words.length; i++) {
      int size = indexOf(words[i], sizes);
      if (size >= 0 && i + 1 < words.length) {
        sizes.set(size, sizes.get(size).within(words[++i]));
      } else if (KINDS.contains(words[i]) && i + 1 == words.length) {
        kind = words[i];
      } else {
        throw new BadInput(
            "random starts of " + game + " are described by " + help() + ", not '" + trimmed + "'");
      }
    }
    return random(sizes, kind, chance, trimmed);
  }

  private static int indexOf(String name, List<Size> sizes) {
    for (int i = 0; i < sizes.size(); i++) {
      if (sizes.get(i).name().equals(name)) {
        return i;
      }
    }
    return -1;
  }

  private String random(List<Size> sizes, String kind, Chance chance, String description)
      throws BadInput {
    int characters = 0;
    for (int tries = 0; tries < MOST_TRIES && characters < MOST_CHARACTERS; tries++) {
      String text = maker.make(sizes, chance);
      characters += text.length();
      if (kind.equals("any") || kind.equals(Standings.kindOf(worth(text)))) {
        return text;
      }
    }
    throw new BadInput("no start was found in " + game + " for '" + description + "'");
  }

  /** What a start is worth to the player, who begins. */
  public Worth worth(String text) throws BadInput {
    return worth(strategy, text);
  }

  private static <P, M> Worth worth(Strategy<P, M> strategy, String text) throws BadInput {
    Game<P, M> game = strategy.game();
    P start;
    try {
      start = StartText.read(game, text);
    } catch (BadInput e) {
      throw new BadInput("bad start: " + e.getMessage());
    }
    strategy.prepare(start);
    Worth ending = game.ending(start);
    return ending == null ? strategy.worth(start) : ending;
  }
}
