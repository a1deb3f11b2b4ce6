package initiative.catalogue;

import initiative.game.Chance;
import initiative.game.Limit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How the random starts of a game are made. They are asked for by the sizes that matter, within
 * limits that a description may narrow, as in "heaps 7..12 sticks 98..1234 lost".
 */
public abstract class StartMaker {
  private static final int FEW = 9;
  private static final int SOME = 60;

  private final Limit[] sizes;
  private String[] usual = {};

  /** A maker that draws these numbers. */
  protected StartMaker(Limit... sizes) {
    this.sizes = sizes;
  }

  /** A start as text, its lines separated by slashes; its sizes are drawn within these limits. */
  public abstract String make(Limit[] within, Chance chance);

  /** Sets the descriptions of usual starts: won and lost, small and large. */
  public final StartMaker usual(String... descriptions) {
    usual = descriptions;
    return this;
  }

  /** The sizes that a description may narrow. */
  public final List<Limit> sizes() {
    return Arrays.asList(sizes);
  }

  /** Whether the game says itself which starts are usual; otherwise some may not exist. */
  public final boolean hasUsual() {
    return usual.length > 0;
  }

  /** Descriptions of usual starts; if the game has none of its own, by the limits alone. */
  public final List<String> usual() {
    if (hasUsual()) {
      return Arrays.asList(usual);
    }
    List<String> derived = new ArrayList<>();
    for (int size = 0; size < 3; size++) {
      StringBuilder description = new StringBuilder();
      for (Limit limit : sizes) {
        description.append(limit.name).append(' ').append(range(limit, size)).append(' ');
      }
      derived.add(description + "won");
      derived.add(description + "lost");
    }
    return derived;
  }

  /** The small, the middling or the large numbers within a limit. */
  private static String range(Limit limit, int size) {
    long span = limit.max - limit.min;
    long few = limit.min + Math.min(span, FEW);
    long some = limit.min + Math.min(span, SOME);
    switch (size) {
      case 0:
        return limit.min + ".." + few;
      case 1:
        return few + ".." + some;
      default:
        return limit.min + span / 2 + ".." + limit.max;
    }
  }

  /** Starts of one line with a number of each kind. */
  public static StartMaker line(Limit... sizes) {
    return new StartMaker(sizes) {
      @Override
      public String make(Limit[] within, Chance chance) {
        StringBuilder text = new StringBuilder();
        for (Limit limit : within) {
          text.append(text.length() == 0 ? "" : " ").append(limit.draw(chance));
        }
        return text.toString();
      }
    };
  }

  /** Starts of a line with a number, and a line with as many numbers of another kind. */
  public static StartMaker row(Limit count, Limit values) {
    return new StartMaker(count, values) {
      @Override
      public String make(Limit[] within, Chance chance) {
        long drawn = within[0].draw(chance);
        StringBuilder text = new StringBuilder().append(drawn);
        for (long i = 0; i < drawn; i++) {
          text.append(i == 0 ? '/' : ' ').append(within[1].draw(chance));
        }
        return text.toString();
      }
    };
  }
}
