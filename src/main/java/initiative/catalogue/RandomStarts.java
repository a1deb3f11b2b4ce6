package initiative.catalogue;

import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Game;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.Worth;
import initiative.interactor.StartText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;

/**
 * Random starts of a game. They are asked for by a description: the sizes that matter with their
 * limits, and "won", "lost" or "drawn" if it has to be that, as in "heaps 7..12 sticks 98..1234
 * lost". What is left out may be anything that the game allows.
 */
public class RandomStarts {
  private static final List<String> KINDS = Arrays.asList("won", "lost", "drawn", "any");

  /** So many starts are tried, or so many characters of them, before it is given up. */
  protected static final int MOST_TRIES = 200000;

  private static final int MOST_CHARACTERS = 20000000;

  /** Nor is it searched for longer than this, since every start that is tried is solved. */
  private static final long LONGEST_SEARCH = 60000000000L;

  /** Starts of up to this length are not solved twice in one search. */
  private static final int REMEMBERED_LENGTH = 60;

  private final Definition<?, ?> game;
  private final StartMaker maker;

  public RandomStarts(Definition<?, ?> game) {
    this.game = game;
    this.maker = game.starts();
  }

  /** How random starts of the game can be described, for people. */
  public final String help() {
    StringJoiner help = new StringJoiner(" ");
    for (Limit size : maker.sizes()) {
      help.add(size.name).add(size.range());
    }
    return help + " won|lost|drawn|any";
  }

  /** A start that fits the description, as text. */
  public final String random(String description, Chance chance) throws BadInput {
    return random(description, chance, MOST_TRIES);
  }

  /** The same with a number of tries after which it is given up. */
  protected final String random(String description, Chance chance, int tries) throws BadInput {
    List<Limit> sizes = new ArrayList<>(maker.sizes());
    String kind = "any";
    String trimmed = description.trim();
    String[] words = trimmed.isEmpty() ? new String[0] : trimmed.split("\\s+");
    for (int i = 0; i < words.length; i++) {
      int size = indexOf(words[i], sizes);
      if (size >= 0 && i + 1 < words.length) {
        sizes.set(size, narrowed(sizes.get(size), words[++i]));
      } else if (KINDS.contains(words[i]) && i + 1 == words.length) {
        kind = words[i];
      } else {
        throw new BadInput(
            "random starts of "
                + game.about().id
                + " are described by "
                + help()
                + ", not '"
                + trimmed
                + "'");
      }
    }
    return random(sizes.toArray(new Limit[0]), kind, chance, trimmed, tries);
  }

  private static int indexOf(String name, List<Limit> sizes) {
    for (int i = 0; i < sizes.size(); i++) {
      if (sizes.get(i).name.equals(name)) {
        return i;
      }
    }
    return -1;
  }

  private String random(
      Limit[] sizes, String kind, Chance chance, String description, int mostTries)
      throws BadInput {
    long began = System.nanoTime();
    Set<String> refused = new HashSet<>();
    int characters = 0;
    for (int tries = 0; tries < mostTries && characters < MOST_CHARACTERS; tries++) {
      String text = maker.make(sizes, chance);
      characters += text.length();
      if (text.length() <= REMEMBERED_LENGTH && !refused.add(text)) {
        continue;
      }
      if (kind.equals("any") || isOf(kind, worth(text))) {
        return text;
      }
      if (System.nanoTime() - began > LONGEST_SEARCH) {
        break;
      }
    }
    throw new BadInput("no start was found in " + game.about().id + " for '" + description + "'");
  }

  private static boolean isOf(String kind, Worth worth) {
    return kind.equals("won")
        ? worth.isWon()
        : kind.equals("lost") ? worth.isLost() : worth.isDrawn();
  }

  /** What a start is worth to the player. */
  public final Worth worth(String text) throws BadInput {
    return worth(game, text);
  }

  private static <P, M> Worth worth(Game<P, M> game, String text) throws BadInput {
    P start;
    try {
      start = StartText.read(game, text);
    } catch (BadInput e) {
      throw new BadInput("bad start: " + e.getMessage());
    }
    Worth ending = game.ending(start);
    Worth worth = ending == null ? game.solve(start).worth(start) : ending;
    return game.programBegins() ? worth : worth.toOther();
  }

  /** A size with narrower limits, given as "12" or "1..12". */
  private static Limit narrowed(Limit size, String range) throws BadInput {
    int dots = range.indexOf("..");
    Long low = Numbers.single(dots < 0 ? range : range.substring(0, dots));
    Long high = dots < 0 ? low : Numbers.single(range.substring(dots + 2));
    if (low == null || high == null) {
      throw new BadInput(
          size.name + " has to be a range as in " + size.range() + ", not '" + range + "'");
    }
    if (low > high) {
      throw new BadInput(
          size.name + " has to be a range from low to high, but '" + range + "' is reversed");
    }
    if (low < size.min || high > size.max) {
      throw new BadInput(
          size.name + " has to lie within " + size.range() + ", not '" + range + "'");
    }
    return size.within(low, high);
  }
}
