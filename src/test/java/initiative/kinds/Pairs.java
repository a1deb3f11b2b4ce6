package initiative.kinds;

import initiative.catalogue.Definition;
import initiative.catalogue.StartMaker;
import initiative.family.Row;
import initiative.game.BadInput;
import initiative.game.Blanks;
import initiative.game.Chance;
import initiative.game.Limit;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.game.Tuple;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Cards with an upper and a lower number each lie in a row. A move takes the card at the left or at
 * the right end. The side that begins adds the upper numbers of its cards, the other side the lower
 * ones of its own; each wants its own sum to be large.
 *
 * <p>Start: a line with the number of cards, a line with the upper numbers, a line with the lower
 * ones. Move: "L" or "R". The program ends with "FINISH", its own sum and the other side's.
 */
public abstract class Pairs extends Definition<Pairs.Cards, String> {
  static final Limit CARDS = new Limit("cards", "the number of cards", 1, 8);
  static final Limit NUMBERS = new Limit("numbers", "the numbers of the cards", 0, 99);

  private static final String LEFT = "L";
  private static final String RIGHT = "R";

  /** The cards that are left, whose numbers count for whom, and what both have collected. */
  public static final class Cards extends Tuple {
    private final Row numbers;
    final int first;
    final int last;

    /** The side to move: 0 for the one that began. */
    final int side;

    final long mine;
    final long theirs;

    Cards(Row numbers, int first, int last, int side, long mine, long theirs) {
      super(first, last, side, mine, theirs);
      this.numbers = numbers;
      this.first = first;
      this.last = last;
      this.side = side;
      this.mine = mine;
      this.theirs = theirs;
    }

    @Override
    protected Object board() {
      return numbers;
    }

    /** What a card is worth to a side. */
    long number(int card, int whose) {
      return numbers.get(whose * numbers.size() / 2 + card);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      for (int card = first; card <= last; card++) {
        text.append(number(card, 0)).append('|').append(number(card, 1)).append(' ');
      }
      return text.append("(mine ").append(mine).append(", theirs ").append(theirs) + ")";
    }
  }

  @Override
  public StartMaker starts() {
    return new StartMaker(CARDS, NUMBERS) {
      @Override
      public String make(Limit[] within, Chance chance) {
        long count = within[0].draw(chance);
        StringBuilder text = new StringBuilder().append(count);
        for (int i = 0; i < 2 * count; i++) {
          text.append(i % count == 0 ? '/' : ' ').append(within[1].draw(chance));
        }
        return text.toString();
      }
    };
  }

  @Override
  public Cards readStart(StartReader in) throws BadInput {
    int count = in.integer(CARDS);
    long[] numbers = Arrays.copyOf(in.numbers(NUMBERS, count), 2 * count);
    System.arraycopy(in.numbers(NUMBERS, count), 0, numbers, count, count);
    return new Cards(new Row(numbers), 0, count - 1, 0, 0, 0);
  }

  @Override
  public List<String> moves(Cards cards) {
    return cards.first > cards.last ? new ArrayList<String>() : Arrays.asList(LEFT, RIGHT);
  }

  @Override
  public Cards after(Cards cards, String end) {
    boolean left = end.equals(LEFT);
    long taken = cards.number(left ? cards.first : cards.last, cards.side);
    return new Cards(
        cards.numbers,
        left ? cards.first + 1 : cards.first,
        left ? cards.last : cards.last - 1,
        1 - cards.side,
        cards.theirs,
        cards.mine + taken);
  }

  @Override
  public Worth ending(Cards cards) {
    return cards.first > cards.last ? Worth.sums(cards.mine, cards.theirs) : null;
  }

  @Override
  public String parseMove(String line) {
    String word = Blanks.stripped(line);
    return word.equals(LEFT) || word.equals(RIGHT) ? word : null;
  }

  @Override
  public String moveForm() {
    return "L or R";
  }

  @Override
  public String closing(Cards end, boolean programToMove) {
    return programToMove
        ? Phrase.finish(end.mine, end.theirs)
        : Phrase.finish(end.theirs, end.mine);
  }
}
