package initiative.games.tictactoo;

import initiative.catalogue.Chart;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.tictactoo.TicTacToo.Move;
import initiative.games.tictactoo.TicTacToo.Play;

/**
 * The quickest wins and the longest resistance, with the boards of a play before its present one as
 * draws.
 *
 * <p>For a side that makes haste one table is enough, in which no board has been seen before: each
 * of its moves leads nearer to the end, and so never back. A board of the past can only matter if
 * it is won for the same side and was nearer to the end, that is, if the winner has dawdled; the
 * loser may then be able to come back to it. For such a play a table of its own is made. Where no
 * side can force a win, boards of the past change nothing: they only take wins away.
 */
public final class TicTacTooTable extends Strategy<Play, Move> {
  private final Boards boards = new Boards();
  private final BoardTable table = new BoardTable(boards);

  public TicTacTooTable(TicTacToo game) {
    super(game);
  }

  @Override
  public long positions() {
    return table.size();
  }

  @Override
  public Worth worth(Play play) {
    if (play.isRepeated()) {
      return Worth.DRAWN;
    }
    int number = boards.number(play.now());
    BoardTable right = isHurried(play) ? table : new BoardTable(boards, play.before());
    return right.worth(number);
  }

  /** Whether the winner of the present board, if it has one, has never been nearer to the end. */
  private boolean isHurried(Play play) {
    int now = play.now();
    for (int board : play.before()) {
      if (winner(now) != 0 && winner(board) == winner(now) && depth(board) < depth(now)) {
        return false;
      }
    }
    return true;
  }

  /** 1 if X wins, -1 if O does, 0 if nobody can force it. */
  private int winner(int board) {
    int sign = table.sign(boards.number(board));
    return Signs.isXToMove(board) ? sign : -sign;
  }

  private long depth(int board) {
    return table.depth(boards.number(board));
  }

  @Override
  public boolean mayBeDrawn() {
    return true;
  }

  /** All boards counted by what they are worth to the side to move, and by their depth. */
  Chart<Play> chart() {
    int deepest = 0;
    for (int number = 0; number < table.size(); number++) {
      deepest = Math.max(deepest, (int) table.depth(number));
    }
    int[][] counts = new int[3][deepest + 1];
    for (int number = 0; number < table.size(); number++) {
      counts[table.sign(number) + 1][(int) table.depth(number)]++;
    }
    Chart<Play> chart = new Chart<Play>("chart.title.depths", table.size(), counts[1][0]);
    chart.rows("worth").columns("depth", 0, deepest).meaning("chart.meaning.count");
    String[] labels = {"#lost", "", "#won"};
    for (int sign = 1; sign >= -1; sign -= 2) {
      chart.row(labels[sign + 1]);
      for (int depth = 0; depth <= deepest; depth++) {
        chart.say(counts[sign + 1][depth] == 0 ? "" : counts[sign + 1][depth]);
      }
    }
    return chart;
  }
}
