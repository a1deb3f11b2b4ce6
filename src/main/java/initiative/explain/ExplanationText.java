package initiative.explain;

import initiative.catalogue.Definition;
import initiative.catalogue.Part;
import initiative.explain.Block.Answer;
import initiative.explain.Block.Answers;
import initiative.explain.Block.Choice;
import initiative.explain.Block.Choices;
import initiative.explain.Block.Draw;
import initiative.explain.Block.Draws;
import initiative.explain.Block.Line;
import initiative.explain.Block.Picture;
import initiative.explain.Block.Sentence;
import initiative.explain.Block.Sum;
import initiative.words.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** An explanation as one screen of a terminal. What does not fit is left out: pictures first. */
public final class ExplanationText {
  /** The size of the screen. */
  public static final int LINES = 24;

  public static final int COLUMNS = 80;

  private static final int MOST_ROWS = 12;
  private static final int LEAST_ROWS = 2;

  /** Longer values are not shown in binary. */
  private static final int PLACES = 20;

  private static final int LONGEST_POSITION = 120;
  private static final int WIDEST_POSITION = 48;
  private static final int WIDEST_CELL = 37;
  private static final int LONGEST_MEX = 28;
  private static final String MARK = "*";

  private final Definition<?, ?> game;
  private final Explanation explanation;
  private final Spoken spoken;

  /** The text of an explanation of a position of this game. */
  public ExplanationText(Definition<?, ?> game, Explanation explanation, Language language) {
    this.game = game;
    this.explanation = explanation;
    this.spoken = new Spoken(language, game);
  }

  /** The lines of the screen. */
  public List<String> lines() {
    List<String> lines = lines(true, MOST_ROWS);
    for (int rows = MOST_ROWS; rows >= LEAST_ROWS && lines.size() > LINES; rows--) {
      lines = lines(rows >= LEAST_ROWS + 1 && hasSmallPicture(), rows);
    }
    for (int rows = MOST_ROWS; rows >= LEAST_ROWS && lines.size() > LINES; rows--) {
      lines = lines(false, rows);
    }
    return lines;
  }

  private boolean hasSmallPicture() {
    for (Block block : explanation.blocks()) {
      if (block instanceof Picture picture) {
        return picture.lines().size() <= MOST_ROWS;
      }
    }
    return false;
  }

  private List<String> lines(boolean pictures, int rows) {
    List<String> lines = title();
    for (Block block : explanation.blocks()) {
      if (block instanceof Sentence sentence) {
        lines.addAll(Texts.wrap(spoken.text(sentence.saying()), COLUMNS));
      } else if (block instanceof Picture picture) {
        addPicture(picture, pictures, lines);
      } else if (block instanceof Sum sum) {
        lines.addAll(sum(sum, rows));
      } else if (block instanceof Answers answers) {
        lines.addAll(answers(answers, rows));
      } else if (block instanceof Choices choices) {
        lines.addAll(choices(choices, rows));
      } else if (block instanceof Draws draws) {
        lines.addAll(draws(draws));
      } else if (block instanceof Line line) {
        lines.addAll(line(line));
      }
    }
    return lines;
  }

  /** The game and the position, in a few lines if it has so many words. */
  private List<String> title() {
    String title = spoken.language().title(game.about()) + ": ";
    String position = spoken.position(explanation.position());
    String longer = title + Texts.shorten(position, LONGEST_POSITION);
    List<String> lines = Texts.wrap(longer, COLUMNS);
    if (Texts.width(lines) > COLUMNS) {
      lines = new ArrayList<>();
      lines.add(title + Texts.shorten(position, COLUMNS - title.length()));
    }
    return lines;
  }

  private static void addPicture(Picture picture, boolean wanted, List<String> lines) {
    if (wanted && Texts.width(picture.lines()) <= COLUMNS - 4) {
      for (String line : picture.lines()) {
        lines.add("    " + line);
      }
    }
  }

  private void addMore(long more, List<String> lines) {
    if (more > 0) {
      lines.add("  " + spoken.text("rows.more", more));
    }
  }

  /** The parts, each with its value, and the xor of all below them. */
  private List<String> sum(Sum sum, int rows) {
    List<String> lines = sum(sum, rows, true);
    return Texts.width(lines) <= COLUMNS ? lines : sum(sum, rows, false);
  }

  private List<String> sum(Sum sum, int rows, boolean explained) {
    int shown = Math.min(rows, sum.parts().size());
    boolean isSingle = sum.parts().size() == 1;
    long all = sum.xor();
    boolean mex = false;
    for (Part part : sum.parts()) {
      all |= part.value;
      mex |= explained && mex(part) != null;
    }
    int places = Long.SIZE - Long.numberOfLeadingZeros(Math.max(all, 1));
    boolean binary = places <= PLACES && !isSingle;
    List<List<String>> table = new ArrayList<>();
    table.add(
        row(
            spoken.text("column.part"),
            spoken.text("column.value"),
            binary ? spoken.text("column.binary") : null,
            mex ? spoken.text("column.mex") : null));
    for (Part part : sum.parts().subList(0, shown)) {
      String options = mex(part);
      table.add(
          row(
              spoken.text(part.name),
              Long.toString(part.value),
              binary ? binary(part.value, places) : null,
              !mex ? null : options == null ? "" : options));
    }
    table.add(
        row(
            "xor",
            Long.toString(sum.xor()),
            binary ? binary(sum.xor(), places) : null,
            mex ? "" : null));
    List<String> lines = Texts.columns(table);
    String xor = lines.remove(lines.size() - 1);
    addMore(sum.more() + sum.parts().size() - shown, lines);
    if (!isSingle) {
      lines.add(xor);
    }
    return lines;
  }

  /** A row without the columns that are not wanted. */
  private static List<String> row(String... cells) {
    List<String> row = new ArrayList<>(Arrays.asList(cells));
    row.removeIf(cell -> cell == null);
    return row;
  }

  private static String binary(long value, int places) {
    String digits = Long.toBinaryString(value);
    return "0".repeat(places - digits.length()) + digits;
  }

  /** The values of the options, each once; null if they are not known or too many. */
  private static String mex(Part part) {
    if (part.options() == null) {
      return null;
    }
    long[] values = Arrays.stream(part.options()).sorted().distinct().toArray();
    String set = Arrays.toString(values);
    String text = "mex{" + set.substring(1, set.length() - 1) + "} = " + part.value;
    return text.length() > LONGEST_MEX ? null : text;
  }

  /** What the positions are worth is shown if it is not the same for all. */
  private List<String> answers(Answers answers, int rows) {
    int shown = Math.min(rows, answers.answers().size());
    Set<String> worths = new TreeSet<>();
    for (Answer answer : answers.answers()) {
      worths.add(answer.worth().toString());
    }
    boolean differ = worths.size() > 1;
    List<List<String>> table = new ArrayList<>();
    table.add(
        row(
            spoken.text("column.move"),
            spoken.text("column.leads"),
            differ ? spoken.text("column.worth") : null,
            spoken.text("column.reply")));
    for (Answer answer : answers.answers().subList(0, shown)) {
      String reply =
          answer.ended() ? spoken.text("reply.none") : answer.reply() == null ? "" : answer.reply();
      String worth = differ ? spoken.text(Worths.brief(answer.worth())) : null;
      table.add(row(answer.move(), spoken.position(answer.leads()), worth, reply));
    }
    List<String> lines = fitted(table, 1);
    addMore(answers.more() + answers.answers().size() - shown, lines);
    return lines;
  }

  private List<String> choices(Choices choices, int rows) {
    int shown = Math.min(Math.max(rows, 3), choices.choices().size());
    List<List<String>> table = new ArrayList<>();
    table.add(
        List.of(
            "",
            spoken.text("column.move"),
            spoken.text("column.leads"),
            spoken.text("column.brings")));
    List<Choice> best = new ArrayList<>(choices.choices());
    while (best.size() > shown) {
      int last = best.size() - 1;
      while (best.get(last).best() && last > 0) {
        last--;
      }
      best.remove(last);
    }
    for (Choice choice : best) {
      String outcome =
          choices.alone()
              ? Worths.mine(choice.outcome())
              : spoken.text(Worths.brief(choice.outcome()));
      String leads = spoken.position(choice.leads());
      table.add(List.of(choice.best() ? MARK : "", choice.move(), leads, outcome));
    }
    List<String> lines = fitted(table, 2);
    addMore(choices.more() + choices.choices().size() - shown, lines);
    return lines;
  }

  /** A table without one of its columns if that is too wide. */
  private static List<String> fitted(List<List<String>> table, int wide) {
    List<String> lines = Texts.columns(table);
    int widest = 0;
    for (List<String> row : table) {
      widest = Math.max(widest, row.get(wide).length());
    }
    if (Texts.width(lines) <= COLUMNS && widest <= WIDEST_POSITION) {
      return lines;
    }
    List<List<String>> narrow = new ArrayList<>();
    for (List<String> row : table) {
      List<String> cells = new ArrayList<>(row);
      cells.remove(wide);
      cells.replaceAll(cell -> Texts.shorten(cell, WIDEST_CELL));
      narrow.add(cells);
    }
    return Texts.columns(narrow);
  }

  private List<String> draws(Draws draws) {
    List<List<String>> table = new ArrayList<>();
    table.add(
        List.of(
            spoken.text("column.draw"),
            spoken.text("column.odds"),
            spoken.text("column.expected")));
    for (Draw draw : draws.draws()) {
      table.add(List.of(draw.draw(), Worths.rounded(draw.odds()), Worths.mine(draw.worth())));
    }
    return Texts.columns(table);
  }

  private List<String> line(Line line) {
    String moves = String.join(", ", line.moves());
    String text = line.more() > 0 ? spoken.text("line.more", moves, line.more()) : moves;
    List<String> lines = new ArrayList<>();
    for (String part : Texts.wrap(text, COLUMNS - 2)) {
      lines.add("  " + part);
    }
    return lines;
  }
}
