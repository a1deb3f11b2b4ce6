package initiative.games.rowtake;

import initiative.catalogue.About;
import initiative.catalogue.StartMaker;
import initiative.family.RunGame;
import initiative.family.Runs;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.StartReader;
import initiative.interactor.Habits;

/**
 * Matches lie in a row and are numbered from 1; the numbers stay with them. A move takes a fixed
 * number of matches, which the start says, that lie side by side with no gap between them. A side
 * that cannot move loses.
 *
 * <p>Start: a line with the number of matches and how many of them a move takes. Move: the number
 * of the first match taken. Order: ascending.
 */
public final class RowTake extends RunGame<Integer> {
  private static final Limit MATCHES = new Limit("matches", "the number of matches", 1, 2000);
  private static final Limit BLOCK = new Limit("block", "how many a move takes", 1, 2000);

  @Override
  public About about() {
    return new About(
        "row-take", "-", "Grundy", "Matches in a row", "Сірники в ряд", MATCHES, BLOCK);
  }

  @Override
  public Habits<Runs, Integer> habits() {
    return RowTakeHabits.of(this);
  }

  @Override
  public StartMaker starts() {
    return new StartMaker(MATCHES, BLOCK) {
      @Override
      public String make(Limit[] within, Chance chance) {
        long matches = Math.max(within[0].draw(chance), within[1].min);
        long block = within[1].within(within[1].min, Math.min(within[1].max, matches)).draw(chance);
        return new StringBuilder().append(matches).append(' ').append(block).toString();
      }
    }.usual(
        "matches 1..40 block 1..5 won",
        "matches 2..40 block 1..3 lost",
        "matches 100..300 block 1..9 won",
        "matches 100..300 block 2..3 lost",
        "matches 1000..2000 block 1..99 won",
        "matches 1000..2000 block 2 lost");
  }

  @Override
  public Runs readStart(StartReader in) throws BadInput {
    long[] numbers = in.line(MATCHES, BLOCK);
    if (numbers[1] > numbers[0]) {
      throw in.bad("a move that takes at most as many matches as there are");
    }
    return new Runs((int) numbers[0], (int) numbers[1]);
  }

  @Override
  public int[] lengths(Runs row) {
    return new int[] {row.block};
  }

  @Override
  public Integer move(int first, int length) {
    return first;
  }

  @Override
  public int first(Integer move) {
    return move;
  }

  @Override
  public int length(Runs row, Integer move) {
    return row.block;
  }

  @Override
  public Integer parseMove(String line) {
    return Numbers.integer(line);
  }

  @Override
  public String moveForm() {
    return "FIRST MATCH";
  }
}
