package initiative.games.programlines;

import initiative.catalogue.About;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.catalogue.StartMaker;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.interactor.Habits;
import java.util.ArrayList;
import java.util.List;

/**
 * The first player sets A, the second player B, each to 0 or 1. Then they write a program of ten
 * lines, the first player beginning: a move puts one of six operators into any free line.
 *
 * <pre>
 * 1: A := 1-A    2: if B=1 then A := 1-A    3: if B=0 then A := 1-A
 * 4: B := 1-B    5: if A=1 then B := 1-B    6: if A=0 then B := 1-B
 * </pre>
 *
 * <p>When all lines are full they are run once, from the first to the last. If A and B are equal in
 * the end, the second player wins, otherwise the first. The judge is the first player.
 *
 * <p>Start: nothing is read. Move: at first the value of the variable, then the line and the
 * operator. Order: by the line, then by the operator.
 */
public final class ProgramLines extends Definition<Listing, Entry> {
  private static final int LINES = 10;

  private final int lines;

  public ProgramLines() {
    this(LINES);
  }

  /** The same game with another number of lines, which has to be even. */
  public ProgramLines(int lines) {
    this.lines = lines;
  }

  @Override
  public About about() {
    return new About(
        "program-lines",
        "-",
        "last line",
        "A program of ten lines",
        "Програма з десяти рядків",
        "10 lines");
  }

  @Override
  public Habits<Listing, Entry> habits() {
    return ProgramLinesHabits.all();
  }

  @Override
  public StartMaker starts() {
    return StartMaker.line().usual("won");
  }

  @Override
  public boolean programBegins() {
    return false;
  }

  @Override
  public Listing readStart(StartReader in) {
    return Listing.empty(lines);
  }

  @Override
  public List<Entry> moves(Listing listing) {
    List<Entry> moves = new ArrayList<>();
    for (int value = 0; value <= 1 && listing.wantsValue(); value++) {
      moves.add(Entry.value(value));
    }
    for (int line = 1; line <= lines && !listing.wantsValue(); line++) {
      for (int operator = 1; operator <= Listing.OPERATORS && listing.isFree(line); operator++) {
        moves.add(Entry.operator(line, operator));
      }
    }
    return moves;
  }

  @Override
  public boolean isLegal(Listing listing, Entry entry) {
    if (entry.isValue() || listing.wantsValue()) {
      return entry.isValue() && listing.wantsValue() && (entry.value() == 0 || entry.value() == 1);
    }
    return listing.isFree(entry.line())
        && entry.operator() >= 1
        && entry.operator() <= Listing.OPERATORS;
  }

  @Override
  public Listing after(Listing listing, Entry entry) {
    return entry.isValue()
        ? listing.withValue(entry.value())
        : listing.withOperator(entry.line(), entry.operator());
  }

  /** When the last line has been written it would be the first player's turn again. */
  @Override
  public Worth ending(Listing listing) {
    if (listing.free() > 0) {
      return null;
    }
    return listing.endsEqual() ? Worth.LOST : Worth.WON;
  }

  @Override
  public Strategy<Listing, Entry> solve(Listing start) {
    return new LastLine(this);
  }

  @Override
  public Entry parseMove(String line) {
    return Entry.parse(line);
  }

  @Override
  public String moveForm() {
    return "VALUE, later LINE OPERATOR";
  }

  @Override
  public String picture(Listing listing) {
    return listing.picture();
  }

  @Override
  public Saying because(Strategy<Listing, Entry> strategy, Listing listing) {
    return new Saying(strategy.worth(listing).isLost() ? "writer.lost" : "writer.won");
  }

  @Override
  public Saying forbids(Listing listing, Entry entry) {
    if (listing.wantsValue()) {
      return new Saying("forbid.value");
    }
    if (entry.isValue() || entry.operator() < 1 || entry.operator() > Listing.OPERATORS) {
      return new Saying("forbid.operator", Listing.OPERATORS);
    }
    return new Saying("forbid.line", entry.line());
  }

  @Override
  public Saying action(Listing listing, Entry entry) {
    return entry.isValue()
        ? new Saying("set", listing.a() == Listing.UNSET ? "A" : "B", entry.value())
        : new Saying("write", Listing.words(entry.operator()), entry.line());
  }
}
