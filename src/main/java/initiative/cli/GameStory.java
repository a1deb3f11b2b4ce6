package initiative.cli;

import initiative.catalogue.Definition;
import initiative.explain.Texts;
import initiative.game.BadInput;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.interactor.StartText;
import initiative.interactor.Turn;
import initiative.result.Event;
import initiative.result.MatchResult;
import initiative.statement.Labels;
import initiative.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import picocli.CommandLine.Help.Ansi;

/**
 * Tells a finished game to people: a line a move, with the position that it leaves and what that is
 * worth to the bot, and the moment marked where the initiative changes hands. No line is wider than
 * a narrow terminal; what is too long is cut.
 */
final class GameStory {
  /** The width of a terminal on which everything fits. */
  static final int COLUMNS = 40;

  private static final int SHOWN_AT_THE_END = 3;
  private static final int SHOWN_AFTER_A_MARK = 3;
  private static final int SHORT_GAP = 2;
  private static final int TALLEST_PICTURE = 12;
  private static final int WIDEST_NAME = 9;
  private static final int WIDEST_MOVE = 10;
  private static final int WIDEST_WORTH = 14;
  private static final String CUT = "..";

  /** A move, or the start: who made it, what it leaves, and what that is worth to the bot. */
  private record Row(
      String who, String move, String position, List<String> picture, Worth worth, String mark) {}

  private final MatchResult match;
  private final Words words;
  private final Ansi ansi;
  private final List<Row> rows = new ArrayList<>();
  private final int nameWidth;
  private final int moveWidth;
  private final int positionWidth;

  GameStory(Definition<?, ?> game, MatchResult match, Words words, Ansi ansi) {
    this.match = match;
    this.words = words;
    this.ansi = ansi;
    tell(game);
    this.nameWidth = Math.min(WIDEST_NAME, width("demo.who", Row::who));
    this.moveWidth = Math.min(WIDEST_MOVE, width("demo.move", Row::move));
    int worthWidth = Math.min(WIDEST_WORTH, width("demo.worth", row -> inWords(row.worth)));
    int rest = COLUMNS - nameWidth - moveWidth - worthWidth - 3;
    this.positionWidth = Math.min(rest, width("demo.leaves", Row::position));
  }

  private int width(String head, Function<Row, String> column) {
    int width = words.say(head).length();
    for (Row row : rows) {
      width = Math.max(width, column.apply(row).length());
    }
    return width;
  }

  private <P, M> void tell(Definition<P, M> game) {
    P position = read(game);
    Strategy<P, M> strategy = game.solve(position);
    boolean botToMove = game.programBegins();
    rows.add(row(game, strategy, words.say("demo.start"), "", position, botToMove, ""));
    for (Turn<?, ?> turn : match.turns()) {
      String move = turn.move.toString();
      boolean byChance = turn.by == Turn.By.CHANCE;
      position = game.after(position, game.parseMove(move));
      botToMove = byChance || game.movesAgain(position) ? botToMove : !botToMove;
      String who =
          byChance
              ? words.say("demo.chance")
              : turn.isByPlayer() ? words.say("demo.bot") : match.pairing().opponent();
      rows.add(row(game, strategy, who, move, position, botToMove, mark(turn)));
    }
  }

  private <P, M> P read(Definition<P, M> game) {
    try {
      return StartText.read(game, match.pairing().start());
    } catch (BadInput e) {
      throw new IllegalStateException(e);
    }
  }

  private static <P, M> Row row(
      Definition<P, M> game,
      Strategy<P, M> strategy,
      String who,
      String move,
      P position,
      boolean botToMove,
      String mark) {
    Worth ending = game.ending(position);
    Worth worth = ending == null ? strategy.worth(position) : ending;
    String picture = game.picture(position);
    List<String> lines = picture == null ? List.of() : Labels.around(game, picture);
    boolean fits = lines.size() <= TALLEST_PICTURE && Texts.width(lines) <= COLUMNS - 2;
    return new Row(
        who,
        move,
        position.toString(),
        fits ? lines : List.of(),
        botToMove ? worth : worth.toOther(),
        mark);
  }

  /** What there is to say of a move by which the opponent gave something away. */
  private String mark(Turn<?, ?> turn) {
    if (turn.by != Turn.By.OPPONENT || !turn.isSlip()) {
      return "";
    }
    boolean seized = !turn.worth.isSum() && turn.outcome.isLost();
    return words.say(seized ? "demo.seized" : "demo.errs");
  }

  /** The head of the story: what its columns are, and the start. */
  List<String> head() {
    List<String> lines = new ArrayList<>(picture(rows.get(0)));
    String head =
        columns(
            words.say("demo.who"),
            words.say("demo.move"),
            words.say("demo.leaves"),
            words.say("demo.worth"));
    lines.add(ansi.string("@|faint " + head + "|@"));
    lines.addAll(lines(rows.get(0)));
    return lines;
  }

  /** The lines of the story after its head, in colour if wanted; quiet stretches are left out. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    boolean[] shown = shown();
    int hidden = 0;
    for (int i = 1; i < rows.size(); i++) {
      if (!shown[i]) {
        hidden++;
        continue;
      }
      if (hidden > 0) {
        lines.add(words.say("demo.hidden", hidden));
        hidden = 0;
      }
      lines.addAll(lines(rows.get(i)));
    }
    lines.add(end());
    return lines;
  }

  /** The same with nothing left out, a list for each move, with the picture of what it leaves. */
  List<List<String>> steps() {
    List<List<String>> steps = new ArrayList<>();
    for (Row row : rows.subList(1, rows.size())) {
      List<String> lines = new ArrayList<>(lines(row));
      lines.addAll(picture(row));
      steps.add(lines);
    }
    steps.add(List.of(end()));
    return steps;
  }

  private static List<String> picture(Row row) {
    return row.picture.stream().map(line -> "  " + line).toList();
  }

  private List<String> lines(Row row) {
    String text = columns(row.who, row.move, row.position, "");
    String worth = cut(inWords(row.worth), COLUMNS - text.length());
    String colour = row.worth.isWon() ? "green" : row.worth.isLost() ? "red" : "yellow";
    String line = text + ansi.string("@|" + colour + " " + worth + "|@");
    return row.mark.isEmpty()
        ? List.of(line)
        : List.of(line, ansi.string("@|bold,yellow " + row.mark + "|@"));
  }

  private String columns(String who, String move, String position, String worth) {
    return pad(who, nameWidth) + pad(move, moveWidth) + pad(position, positionWidth) + worth;
  }

  /** The last words of the bot. */
  private String end() {
    List<Event> events = match.transcript();
    String last = events.get(events.size() - 1).text();
    String said = cut(last, COLUMNS - nameWidth - 1);
    return pad(words.say("demo.bot"), nameWidth) + ansi.string("@|bold " + said + "|@");
  }

  private String inWords(Worth worth) {
    if (worth.isOpen()) {
      return words.say("demo.value.open");
    }
    if (worth.isDifference()) {
      return worth.toString();
    }
    if (worth.isSum()) {
      return words.say("demo.value.sums", rounded(worth.mine()), rounded(worth.theirs()));
    }
    String sign = worth.isWon() ? "won" : worth.isLost() ? "lost" : "drawn";
    boolean counted = worth.isCounted() && worth.number() > 0;
    return words.say("demo.value." + sign + (counted ? "in" : ""), worth.number());
  }

  private static String rounded(double number) {
    return number == Math.rint(number)
        ? Long.toString((long) number)
        : String.format(Locale.ROOT, "%.1f", number);
  }

  private boolean[] shown() {
    boolean[] shown = new boolean[rows.size()];
    int quiet = 0;
    for (int i = 1; i < shown.length; i++) {
      quiet = rows.get(i).mark.isEmpty() ? quiet + 1 : 0;
      shown[i] = quiet <= SHOWN_AFTER_A_MARK || i >= shown.length - SHOWN_AT_THE_END;
    }
    closeShortGaps(shown);
    return shown;
  }

  private static void closeShortGaps(boolean[] shown) {
    int gap = 0;
    for (int i = 1; i < shown.length; i++) {
      gap = shown[i] ? 0 : gap + 1;
      if (gap > 0 && gap <= SHORT_GAP && i + 1 < shown.length && shown[i + 1]) {
        for (int back = 0; back < gap; back++) {
          shown[i - back] = true;
        }
      }
    }
  }

  /** A text without its end if it is too long. */
  static String cut(String text, int width) {
    return text.length() <= width ? text : text.substring(0, width - CUT.length()) + CUT;
  }

  private static String pad(String text, int width) {
    String shown = cut(text, width);
    return shown + " ".repeat(width + 1 - shown.length());
  }
}
