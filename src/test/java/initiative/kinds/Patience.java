package initiative.kinds;

import initiative.catalogue.About;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Blanks;
import initiative.game.Limit;
import initiative.game.Phrase;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.game.Worth;
import initiative.interactor.Habits;
import initiative.solve.GeneralTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A game of one player against the cards. Cards with a plus and cards with a minus lie face down. A
 * move takes a card or stops the game; the judge turns up the card that was taken, and the player
 * has the next move again. In the end the player has as much as there were more pluses than
 * minuses.
 *
 * <p>Start: a line with the numbers of pluses and minuses. Move: "take" or "stop". Draw: "+" or
 * "-". The program ends with "FINISH" and what it has.
 */
public final class Patience extends Definition<Patience.Cards, String> {
  private static final Limit PLUSES = new Limit("pluses", "the number of pluses", 0, 20);
  private static final Limit MINUSES = new Limit("minuses", "the number of minuses", 0, 20);
  private static final String TAKE = "take";
  private static final String STOP = "stop";
  private static final String PLUS = "+";
  private static final String MINUS = "-";
  private static final int PLAYER = 0;
  private static final int JUDGE = 1;
  private static final int OVER = 2;

  /** The cards that lie there, what the player has, and whose turn it is. */
  public static final class Cards extends Tuple {
    final int pluses;
    final int minuses;
    final int sum;
    final int turn;

    Cards(int pluses, int minuses, int sum, int turn) {
      super(pluses, minuses, sum, turn);
      this.pluses = pluses;
      this.minuses = minuses;
      this.sum = sum;
      this.turn = turn;
    }

    @Override
    public String toString() {
      return pluses + " pluses, " + minuses + " minuses, sum " + sum;
    }
  }

  @Override
  public About about() {
    return new About("patience", "-", "general", "Patience", "Пасьянс", PLUSES, MINUSES);
  }

  @Override
  public Habits<Cards, String> habits() {
    return new Habits<Cards, String>()
        .addWithDraws(
            "kind",
            "Turns up a plus as long as there is one.",
            "Відкриває плюс, поки він є.",
            now -> now.legal().get(0))
        .addWithDraws(
            "cruel",
            "Turns up a minus as long as there is one.",
            "Відкриває мінус, поки він є.",
            now -> now.legal().get(now.legal().size() - 1));
  }

  @Override
  public Cards readStart(StartReader in) throws BadInput {
    long[] numbers = in.line(PLUSES, MINUSES);
    return new Cards((int) numbers[0], (int) numbers[1], 0, PLAYER);
  }

  @Override
  public List<String> moves(Cards cards) {
    if (isChance(cards)) {
      List<String> draws = new ArrayList<>();
      if (cards.pluses > 0) {
        draws.add(PLUS);
      }
      if (cards.minuses > 0) {
        draws.add(MINUS);
      }
      return draws;
    }
    return ending(cards) == null ? Arrays.asList(TAKE, STOP) : new ArrayList<String>();
  }

  @Override
  public Cards after(Cards cards, String move) {
    switch (move) {
      case TAKE:
        return new Cards(cards.pluses, cards.minuses, cards.sum, JUDGE);
      case STOP:
        return new Cards(cards.pluses, cards.minuses, cards.sum, OVER);
      case PLUS:
        return new Cards(cards.pluses - 1, cards.minuses, cards.sum + 1, PLAYER);
      default:
        return new Cards(cards.pluses, cards.minuses - 1, cards.sum - 1, PLAYER);
    }
  }

  @Override
  public Worth ending(Cards cards) {
    boolean over = cards.turn == OVER || cards.pluses + cards.minuses == 0;
    return over ? Worth.expected(cards.sum, 0) : null;
  }

  @Override
  public boolean isChance(Cards cards) {
    return cards.turn == JUDGE;
  }

  @Override
  public double odds(Cards cards, String draw) {
    int alike = draw.equals(PLUS) ? cards.pluses : cards.minuses;
    return (double) alike / (cards.pluses + cards.minuses);
  }

  @Override
  public boolean movesAgain(Cards reached) {
    return true;
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  public boolean offersChoiceOfSide() {
    return false;
  }

  @Override
  public String parseMove(String line) {
    String word = Blanks.stripped(line);
    return Arrays.asList(TAKE, STOP, PLUS, MINUS).contains(word) ? word : null;
  }

  @Override
  public String moveForm() {
    return "take or stop";
  }

  @Override
  public String closing(Cards end, boolean programToMove) {
    return Phrase.FINISH + end.sum;
  }

  @Override
  public Strategy<Cards, String> solve(Cards start) {
    return new GeneralTable<>(this, start);
  }
}
