package initiative.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A strip of cells is numbered from 1, and the numbers stay with the cells. A move crosses out a
 * block of adjacent cells inside one run, that is, between crossed cells or edges of the strip: 1
 * or 2 cells if the block touches an end of the run, 2 or 4 cells if some of the run is left on
 * both sides of it. Who crosses out the last cell wins.
 *
 * <p>Start: a line with the number of cells. Move: the first cell of the block and its length.
 * Order: by first cell, then by length.
 */
public final class Cells implements Game<Cells.Strip, Cells.Block> {
  public static final int LONGEST_STRIP = 2000;
  public static final int LONGEST_BLOCK = 4;

  /** What is left of a strip: its runs of uncrossed cells from left to right. */
  public static final class Strip {
    private final int[] bounds;

    /** An untouched strip. */
    public Strip(int cells) {
      this(cells == 0 ? new int[0] : new int[] {1, cells + 1});
    }

    private Strip(int[] bounds) {
      this.bounds = bounds;
    }

    public int runs() {
      return bounds.length / 2;
    }

    /** The first cell of a run; runs are counted from 0. */
    public int first(int run) {
      return bounds[2 * run];
    }

    public int length(int run) {
      return bounds[2 * run + 1] - bounds[2 * run];
    }

    private Strip without(Block block) {
      int[] left = new int[bounds.length + 2];
      int count = 0;
      for (int run = 0; run < runs(); run++) {
        int first = first(run);
        int end = first + length(run);
        boolean hit = first <= block.start && block.start < end;
        if (!hit || first < block.start) {
          left[count++] = first;
          left[count++] = hit ? block.start : end;
        }
        if (hit && block.start + block.length < end) {
          left[count++] = block.start + block.length;
          left[count++] = end;
        }
      }
      return new Strip(Arrays.copyOf(left, count));
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Strip && Arrays.equals(bounds, ((Strip) other).bounds);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(bounds);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      for (int run = 0; run < runs(); run++) {
        text.append(run == 0 ? "" : " ").append(first(run));
        if (length(run) > 1) {
          text.append('-').append(first(run) + length(run) - 1);
        }
      }
      return text.length() == 0 ? "all crossed out" : text.toString();
    }
  }

  /** A block of adjacent cells. */
  public static final class Block {
    public final int start;
    public final int length;

    public Block(int start, int length) {
      this.start = start;
      this.length = length;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Block
          && start == ((Block) other).start
          && length == ((Block) other).length;
    }

    @Override
    public int hashCode() {
      return 31 * start + length;
    }

    @Override
    public String toString() {
      return new StringBuilder().append(start).append(' ').append(length).toString();
    }
  }

  /** Whether so many cells may be crossed out of a run, leaving the given numbers on each side. */
  public static boolean isAllowed(int left, int length, int right) {
    return left == 0 || right == 0 ? length == 1 || length == 2 : length == 2 || length == 4;
  }

  @Override
  public Strip readStart(StartReader in) throws BadInput {
    return new Strip(in.integer("the number of cells", 1, LONGEST_STRIP));
  }

  @Override
  public List<Block> moves(Strip strip) {
    List<Block> moves = new ArrayList<>();
    for (int run = 0; run < strip.runs(); run++) {
      for (int left = 0; left < strip.length(run); left++) {
        int room = strip.length(run) - left;
        for (int length = 1; length <= LONGEST_BLOCK && length <= room; length++) {
          if (isAllowed(left, length, room - length)) {
            moves.add(new Block(strip.first(run) + left, length));
          }
        }
      }
    }
    return moves;
  }

  /** Without a list of all moves, of which there are thousands. */
  @Override
  public boolean isLegal(Strip strip, Block block) {
    for (int run = 0; run < strip.runs(); run++) {
      int end = strip.first(run) + strip.length(run);
      if (strip.first(run) <= block.start && block.start < end) {
        int right = end - block.start - block.length;
        return right >= 0 && isAllowed(block.start - strip.first(run), block.length, right);
      }
    }
    return false;
  }

  @Override
  public Strip after(Strip strip, Block block) {
    return strip.without(block);
  }

  @Override
  public Worth ending(Strip strip) {
    return strip.runs() == 0 ? Worth.LOST : null;
  }

  @Override
  public Block parseMove(String line) {
    int[] numbers = Numbers.exactly(2, line);
    return numbers == null ? null : new Block(numbers[0], numbers[1]);
  }

  @Override
  public String moveForm() {
    return "START LENGTH";
  }
}
