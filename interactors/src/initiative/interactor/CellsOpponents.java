package initiative.interactor;

import initiative.bot.Chance;
import initiative.game.Cells.Block;
import initiative.game.Cells.Strip;
import initiative.solve.Strategy;

/** The opponents in the game of crossing out cells. */
public final class CellsOpponents extends Opponents<Strip, Block> {
  private static final String[][] CHARACTERS = {
    {"mirrors", "Crosses out the mirror image of the player's block, or else as centre does."},
    {"centre", "Crosses out a block nearest to the middle of the longest run."},
    {"most", "Crosses out as many cells as it may, as far to the left as it can."},
    {"one", "Crosses out one cell at the end of the longest run."},
    {"nibbles", "Crosses out one or two cells, whichever is more, at an end of the shortest run."},
    {"splits", "Cuts single cells off the longest run as long as it can."},
  };

  public CellsOpponents(Strategy<Strip, Block> strategy) {
    super(strategy);
  }

  @Override
  protected String[][] characters() {
    return CHARACTERS;
  }

  @Override
  protected Opponent<Strip, Block> character(String name, Chance chance) {
    return description(name) == null ? null : new Habit(name);
  }

  private static int longest(Strip strip) {
    int longest = 0;
    for (int run = 1; run < strip.runs(); run++) {
      if (strip.length(run) > strip.length(longest)) {
        longest = run;
      }
    }
    return longest;
  }

  private static int shortest(Strip strip) {
    int shortest = 0;
    for (int run = 1; run < strip.runs(); run++) {
      if (strip.length(run) < strip.length(shortest)) {
        shortest = run;
      }
    }
    return shortest;
  }

  /** An even block inside the run if it has room, else what is left of a short run. */
  private static Block central(Strip strip, int run) {
    int length = strip.length(run);
    if (length < 4) {
      return new Block(strip.first(run), Math.min(length, 2));
    }
    return new Block(strip.first(run) + (length - 2) / 2, 2);
  }

  /** Four cells inside the first run that has room for them, else two, else one. */
  private static Block largest(Strip strip) {
    for (int run = 0; run < strip.runs(); run++) {
      if (strip.length(run) >= 6) {
        return new Block(strip.first(run) + 1, 4);
      }
    }
    int run = longest(strip);
    return new Block(strip.first(run), Math.min(2, strip.length(run)));
  }

  /** Two cells next to the first one of the run, which is left alone. */
  private static Block splitting(Strip strip, int run) {
    return strip.length(run) >= 4
        ? new Block(strip.first(run) + 1, 2)
        : new Block(strip.first(run), 1);
  }

  /** Chooses a block by a rule that it keeps for the whole game. */
  private final class Habit implements Opponent<Strip, Block> {
    private final String name;
    private int cells;

    Habit(String name) {
      this.name = name;
    }

    @Override
    public Block choose(Strip strip, Block last) {
      int longest = longest(strip);
      switch (name) {
        case "mirrors":
          Block image = image(strip, last);
          boolean legal = strategy().game().isLegal(strip, image);
          return legal ? image : central(strip, longest);
        case "centre":
          return central(strip, longest);
        case "most":
          return largest(strip);
        case "one":
          return new Block(strip.first(longest), 1);
        case "nibbles":
          int run = shortest(strip);
          return new Block(strip.first(run), Math.min(2, strip.length(run)));
        case "splits":
          return splitting(strip, longest);
        default:
          throw new IllegalStateException(name);
      }
    }

    /**
     * The last cell of the strip is seen at the first move: it is left, or was just crossed out.
     */
    private Block image(Strip strip, Block last) {
      int run = strip.runs() - 1;
      int end = Math.max(strip.first(run) + strip.length(run), last.start + last.length);
      cells = Math.max(cells, end - 1);
      return new Block(cells + 2 - last.start - last.length, last.length);
    }
  }
}
