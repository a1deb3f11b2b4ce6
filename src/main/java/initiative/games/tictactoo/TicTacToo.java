package initiative.games.tictactoo;

import initiative.catalogue.About;
import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.catalogue.StartMaker;
import initiative.game.BadInput;
import initiative.game.Limit;
import initiative.game.Numbers;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Tuple;
import initiative.game.Worth;
import initiative.interactor.Habits;
import java.util.ArrayList;
import java.util.List;

/**
 * On a board of 3 x 3 cells X and O move in turn; each has three signs. A side that has fewer than
 * three on the board places one on a free cell; otherwise it moves one of its own to a free cell
 * beside it, above it or below it. Whoever gets three in a row, a column or a diagonal wins, be it
 * while signs are placed or later. When the same board with the same side to move comes up a second
 * time in a play, the start included, the play is drawn at once.
 *
 * <p>Start: three rows of ".", "X" and "O", with as many X as O, X to move. Move: the cell of a
 * sign that is placed; the cell that a sign leaves and the one that it enters. Cells are numbered
 * from 1 to 9, row by row. Order: by the cells, ascending.
 */
public final class TicTacToo extends Definition<TicTacToo.Play, TicTacToo.Move> {
  static final int SIDE = 3;
  static final Limit SIGNS = new Limit("signs", "the number of signs of each side", 0, Signs.MOST);

  /** The boards of a play in their order, the present one last; each says whose turn it is. */
  public static final class Play extends Tuple {
    Play(long... boards) {
      super(boards);
    }

    /** The present board as a number of {@link Signs}. */
    int now() {
      return (int) get(size() - 1);
    }

    /** The boards before the present one. */
    int[] before() {
      int[] before = new int[size() - 1];
      for (int i = 0; i < before.length; i++) {
        before[i] = (int) get(i);
      }
      return before;
    }

    /** Whether the present board has been there before. */
    boolean isRepeated() {
      for (int i = 0; i < size() - 1; i++) {
        if (get(i) == now()) {
          return true;
        }
      }
      return false;
    }

    private Play followedBy(int board) {
      long[] boards = new long[size() + 1];
      for (int i = 0; i < size(); i++) {
        boards[i] = get(i);
      }
      boards[size()] = board;
      return new Play(boards);
    }

    /** The rows of the present board, as in a start. */
    String rows(char separator) {
      StringBuilder rows = new StringBuilder();
      for (int cell = 0; cell < Signs.CELLS; cell++) {
        if (cell > 0 && cell % SIDE == 0) {
          rows.append(separator);
        }
        rows.append(sign(cell, '.'));
      }
      return rows.toString();
    }

    private char sign(int cell, char free) {
      boolean isX = (Signs.x(now()) >> cell & 1) != 0;
      boolean isO = (Signs.o(now()) >> cell & 1) != 0;
      return isX ? 'X' : isO ? 'O' : free;
    }

    @Override
    public String toString() {
      return rows('/').concat(Signs.isXToMove(now()) ? " X to move" : " O to move");
    }
  }

  /** A cell, or the one left and the one entered. */
  public static final class Move extends Tuple {
    Move(long... cells) {
      super(cells);
    }

    /** The cell that is entered. */
    int to() {
      return (int) get(size() - 1);
    }
  }

  @Override
  public About about() {
    return new About(
        "tic-tac-too",
        "-",
        "retrograde depth",
        "Tic-tac-too",
        "Тік-так-ту",
        SIGNS.range() + " signs of each side, no three in a row",
        SIGNS);
  }

  @Override
  public Habits<Play, Move> habits() {
    return TicTacTooHabits.all();
  }

  @Override
  public StartMaker starts() {
    return new TicTacTooStarts();
  }

  @Override
  public Strategy<Play, Move> solve(Play start) {
    return new TicTacTooTable(this);
  }

  @Override
  public Play readStart(StartReader in) throws BadInput {
    int x = 0;
    int o = 0;
    for (int row = 0; row < SIDE; row++) {
      String signs = in.text();
      for (int column = 0; column < SIDE; column++) {
        char sign = signs.length() == SIDE ? signs.charAt(column) : ' ';
        if (sign != '.' && sign != 'X' && sign != 'O') {
          throw in.bad("a row of the board: 3 characters ., X or O");
        }
        int cell = 1 << SIDE * row + column;
        x |= sign == 'X' ? cell : 0;
        o |= sign == 'O' ? cell : 0;
      }
    }
    if (Integer.bitCount(x) != Integer.bitCount(o) || Integer.bitCount(x) > Signs.MOST) {
      throw in.bad("the last row of a board with as many X as O, at most 3 of each");
    }
    if (Signs.isLine(x) || Signs.isLine(o)) {
      throw in.bad("the last row of a board without three in a row");
    }
    return new Play(Signs.of(x, o, true));
  }

  @Override
  public List<Move> moves(Play play) {
    List<Move> moves = new ArrayList<>();
    if (ending(play) != null) {
      return moves;
    }
    int board = play.now();
    int free = Signs.free(board);
    if (Signs.isPlacing(board)) {
      for (int cells = free; cells != 0; cells &= cells - 1) {
        moves.add(new Move(Integer.numberOfTrailingZeros(cells) + 1));
      }
      return moves;
    }
    for (int signs = Signs.mine(board); signs != 0; signs &= signs - 1) {
      int from = Integer.numberOfTrailingZeros(signs);
      for (int cells = Signs.neighbours(from) & free; cells != 0; cells &= cells - 1) {
        moves.add(new Move(from + 1, Integer.numberOfTrailingZeros(cells) + 1));
      }
    }
    return moves;
  }

  @Override
  public Play after(Play play, Move move) {
    int mine = Signs.mine(play.now());
    for (int i = 0; i < move.size(); i++) {
      mine ^= 1 << move.get(i) - 1;
    }
    return play.followedBy(Signs.after(play.now(), mine));
  }

  @Override
  public Worth ending(Play play) {
    if (Signs.isLine(Signs.theirs(play.now()))) {
      return Worth.lostIn(0);
    }
    return play.isRepeated() ? Worth.DRAWN : null;
  }

  /** Boards can come back; but then the play has ended, and nobody has to break it off. */
  @Override
  public boolean mayGoOnForEver() {
    return true;
  }

  @Override
  public String breakOff() {
    return null;
  }

  /** The board with the numbers of its free cells. */
  @Override
  public String picture(Play play) {
    StringBuilder picture = new StringBuilder();
    for (int cell = 0; cell < Signs.CELLS; cell++) {
      picture.append(play.sign(cell, (char) ('1' + cell)));
      picture.append(cell % SIDE < SIDE - 1 ? ' ' : '\n');
    }
    return picture.toString();
  }

  @Override
  public Move parseMove(String line) {
    long[] cells = Numbers.in(line);
    return cells == null || cells.length < 1 || cells.length > 2 ? null : new Move(cells);
  }

  @Override
  public String moveForm() {
    return "CELL or FROM TO";
  }

  /** A move that gives up a win is a failure at once, whoever wins in the end. */
  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  public Saying because(Strategy<Play, Move> strategy, Play play) {
    return strategy.worth(play).isDrawn() ? new Saying("circles") : null;
  }

  @Override
  public Saying forbids(Play play, Move move) {
    for (int i = 0; i < move.size(); i++) {
      if (move.get(i) < 1 || move.get(i) > Signs.CELLS) {
        return new Saying("forbid.board");
      }
    }
    boolean placing = Signs.isPlacing(play.now());
    if (placing != (move.size() == 1)) {
      return new Saying(placing ? "forbid.place" : "forbid.move");
    }
    if ((Signs.free(play.now()) >> move.to() - 1 & 1) == 0) {
      return new Saying("forbid.taken");
    }
    boolean own = (Signs.mine(play.now()) >> (int) move.get(0) - 1 & 1) != 0;
    return new Saying(own ? "forbid.far" : "forbid.own", move.get(0));
  }

  /** How many boards are won and lost in how many half-moves. */
  @Override
  public Chart<Play> chart(Play start, int size) {
    return new TicTacTooTable(this).chart();
  }

  @Override
  public Sketch sketch(Play play) {
    return Sketch.field(SIDE, SIDE)
        .with("cells", play.rows('/').split("/"))
        .with("labels", "cells");
  }

  @Override
  public long[] place(Play play, Move move) {
    long to = move.to() - 1;
    long from = move.get(0) - 1;
    return move.size() == 1
        ? new long[] {to / SIDE, to % SIDE}
        : new long[] {to / SIDE, to % SIDE, from / SIDE, from % SIDE};
  }

  @Override
  public Saying action(Play play, Move move) {
    String sign = Signs.isXToMove(play.now()) ? "X" : "O";
    return move.size() == 1
        ? new Saying("put", sign, move.to())
        : new Saying("shift", sign, move.get(0), move.to());
  }
}
