package initiative.games.cells;

import initiative.catalogue.About;
import initiative.catalogue.StartMaker;
import initiative.family.RunGame;
import initiative.family.Runs;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.StartReader;
import initiative.game.Tuple;
import initiative.interactor.Habits;

/**
 * A strip of cells is numbered from 1, and the numbers stay with the cells. A move crosses out a
 * block of adjacent cells inside one run, that is, between crossed cells or edges of the strip: 1
 * or 2 cells if the block touches an end of the run, 2 or 4 cells if some of the run is left on
 * both sides of it. Whoever crosses out the last cell wins.
 *
 * <p>Start: a line with the number of cells. Move: the first cell of the block and its length.
 * Order: by first cell, then by length.
 */
public final class Cells extends RunGame<Cells.Block> {
  private static final Limit CELLS = new Limit("cells", "the number of cells", 1, 2000);
  private static final int[] LENGTHS = {1, 2, 4};

  /** A block of adjacent cells. */
  public static final class Block extends Tuple {
    public final int start;
    public final int length;

    public Block(int start, int length) {
      super(start, length);
      this.start = start;
      this.length = length;
    }
  }

  @Override
  public About about() {
    return new About("cells", "1.4:E", "Grundy", "Cells", "Клітинки", CELLS);
  }

  @Override
  public Habits<Runs, Block> habits() {
    return CellsHabits.of(this);
  }

  @Override
  public StartMaker starts() {
    return StartMaker.line(CELLS)
        .usual(
            "cells 1..30 won",
            "cells 1..50 lost",
            "cells 100..300 won",
            "cells 100..300 lost",
            "cells 1000..2000 won");
  }

  @Override
  public Runs readStart(StartReader in) throws BadInput {
    return new Runs(in.integer(CELLS));
  }

  @Override
  public int[] lengths(Runs strip) {
    return LENGTHS;
  }

  @Override
  public boolean isAllowedInside(int length) {
    return length != 1;
  }

  @Override
  public boolean isAllowedAtEnd(int length) {
    return length != 4;
  }

  @Override
  public Block move(int first, int length) {
    return new Block(first, length);
  }

  @Override
  public int first(Block block) {
    return block.start;
  }

  @Override
  public int length(Runs strip, Block block) {
    return block.length;
  }

  @Override
  public Block parseMove(String line) {
    long[] numbers = Numbers.exactly(2, line);
    boolean fits =
        numbers != null && numbers[0] == (int) numbers[0] && numbers[1] == (int) numbers[1];
    return fits ? new Block((int) numbers[0], (int) numbers[1]) : null;
  }

  @Override
  public String moveForm() {
    return "START LENGTH";
  }
}
