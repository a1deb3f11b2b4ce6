package initiative.statement;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.suite.GameFiles;
import initiative.words.Language;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A position of the sample dialogue as people see it best, made of the signs of the game's own text
 * picture. A file of the game says how they are drawn and what is seen, in lines such as
 *
 * <ul>
 *   <li>{@code after 2}, the half-moves of the dialogue that come before the picture;
 *   <li>{@code board squares}, or {@code chess}, {@code hexagons}, {@code table}, {@code text};
 *   <li>{@code rows down} or {@code up}, and {@code columns numbers} or {@code letters}, if they
 *       are to be labelled;
 *   <li>{@code sign * mine}: signs and the mark that they become, see {@link Marks};
 *   <li>{@code en} and {@code uk}, the sentences below the picture.
 * </ul>
 *
 * <p>Without a file there is no picture.
 */
public final class Picture {
  /** The name of the file beside the statements. */
  public static final String FILE = "position.svg";

  private static final String SIGN = "sign";
  private static final String ENGLISH = "The picture shows the position at the start.";
  private static final String UKRAINIAN = "На малюнку показано початкову позицію.";

  private final Definition<?, ?> game;
  private final SampleDialogue dialogue;
  private final Map<String, String> notes = new HashMap<>();
  private final Map<Character, String> marks = new HashMap<>();
  private final String text;

  private Picture(Definition<?, ?> game) throws BadInput {
    this.game = game;
    this.dialogue = SampleDialogue.of(game);
    GameFiles.text(game.about().id, "picture.txt").ifPresent(this::read);
    this.text = dialogue.picture(halfMoves());
  }

  /** The picture of a game; none where its data do not say how it is drawn. */
  public static Optional<Picture> of(Definition<?, ?> game) throws BadInput {
    Picture picture = new Picture(game);
    return picture.text == null || picture.notes.isEmpty()
        ? Optional.empty()
        : Optional.of(picture);
  }

  private void read(String file) {
    for (String line : file.lines().toList()) {
      String[] words = line.split(" ", 2);
      if (words[0].equals(SIGN)) {
        int end = words[1].indexOf(' ');
        for (char sign : words[1].substring(0, end).toCharArray()) {
          marks.put(sign, words[1].substring(end + 1));
        }
      } else {
        notes.put(words[0], words[1]);
      }
    }
  }

  private int halfMoves() {
    return Integer.parseInt(notes.getOrDefault("after", "0"));
  }

  /** What is seen, in a sentence or two. */
  String sentence(Language language) {
    return notes.getOrDefault(
        language.code(), language == Language.UKRAINIAN ? UKRAINIAN : ENGLISH);
  }

  /** How a statement shows the picture. */
  String markdown(Language language) {
    String what = language == Language.UKRAINIAN ? "Позиція" : "A position";
    return "![" + what + "](" + FILE + ")\n\n" + sentence(language) + "\n";
  }

  /** The file. */
  public String svg() {
    Drawing drawing = new Drawing();
    switch (notes.getOrDefault("board", "squares")) {
      case "squares" -> drawSquares(drawing, false);
      case "chess" -> drawSquares(drawing, true);
      case "hexagons" -> new Hexagons(drawing, rows()).draw(marks);
      case "table" -> drawTable(drawing);
      case "text" -> drawText(drawing);
      default -> throw new IllegalStateException("there is no board " + notes.get("board"));
    }
    String titles = Language.ENGLISH.title(game.about()) + " / ";
    return drawing.svg(
        titles + Language.UKRAINIAN.title(game.about()),
        sentence(Language.ENGLISH) + " / " + sentence(Language.UKRAINIAN));
  }

  /** The signs of the text picture, row by row, without the blanks that set them apart. */
  private List<String> rows() {
    return text.lines().map(line -> line.replace(" ", "")).toList();
  }

  /** Signs that are neither points nor have a mark, such as numbers below a board, are no cells. */
  private void drawSquares(Drawing drawing, boolean chess) {
    List<String> rows = rows();
    Squares squares = new Squares(drawing, rows.size(), notes.get("rows"), notes.get("columns"));
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < rows.get(row).length(); column++) {
        char sign = rows.get(row).charAt(column);
        if (sign == '.' || marks.isEmpty() || marks.containsKey(sign)) {
          squares.cell(row, column, chess && (rows.size() - row + column) % 2 == 1);
          squares.mark(row, column, sign, marks.getOrDefault(sign, sign == '.' ? "" : "token"));
        }
      }
    }
    squares.label(rows.get(0).length());
  }

  /** A round table with the coins that have been put on it. */
  private void drawTable(Drawing drawing) {
    List<String> lines = dialogue.lines();
    double[] radii = numbers(lines.get(0));
    int middle = 120;
    double scale = middle / radii[0];
    drawing.circle(middle, middle, middle, "#f3ead8", Drawing.BLACK, 2);
    for (int i = 1; i <= halfMoves(); i++) {
      double[] centre = numbers(lines.get(i));
      int x = (int) Math.round(middle + scale * centre[0]);
      int y = (int) Math.round(middle - scale * centre[1]);
      int radius = (int) Math.round(scale * radii[1]);
      boolean ours = lines.get(i).startsWith(SampleDialogue.PROGRAM);
      drawing.circle(x, y, radius, ours ? Drawing.WHITE : Drawing.PALE, Drawing.BLACK, 2);
      drawing.word(x, y, 20, Drawing.BLACK, String.valueOf(i));
    }
  }

  private static double[] numbers(String line) {
    return Arrays.stream(line.substring(SampleDialogue.JUDGE.length()).split(" "))
        .mapToDouble(Double::parseDouble)
        .toArray();
  }

  private void drawText(Drawing drawing) {
    int y = 0;
    for (String line : text.lines().toList()) {
      drawing.listing(0, y, 16, line);
      y += 22;
    }
  }
}
