package initiative.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Worth;
import initiative.graph.PositionGraph;
import initiative.interactor.StartText;
import initiative.solve.GeneralTable;
import initiative.statement.SampleDialogue;
import initiative.words.Language;
import java.io.StringReader;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** The tables of all games, as text, for programs and as pictures. */
final class ChartTests {
  private static final int WIDTH = 80;

  /** Here a cell stands for the position after the move to it, and is worth what the move is. */
  private static final String BY_MOVES = "hex";

  /** The only start of this one is empty, and there is nothing to be drawn. */
  private static final Set<String> WITHOUT = Set.of("program-lines");

  /** Here the rules alone allow to go to and fro for ever, which the winner does not do. */
  private static final String WITHOUT_RETREAT = "northcott";

  private static final int FEW = 1500;

  static Stream<String> drawn() {
    return Catalogue.ids().stream().filter(id -> !WITHOUT.contains(id));
  }

  static <P> P start(Definition<P, ?> game, String text) {
    try {
      return StartText.read(game, text);
    } catch (BadInput e) {
      throw new IllegalStateException(game.about().id, e);
    }
  }

  static <P> Chart<P> chart(Definition<P, ?> game, int size) {
    String example = game.chartStart();
    String text = example == null ? SampleDialogue.of(game).start() : example;
    return game.chart(start(game, text), Math.min(size, largest(game)));
  }

  /** Nobody has solved larger boards of this one. */
  private static int largest(Definition<?, ?> game) {
    return game.about().id.equals(BY_MOVES) ? 4 : 1000;
  }

  @Test
  void gamesWithoutTableAreKnown() {
    Set<String> without = new TreeSet<>();
    for (Definition<?, ?> game : Catalogue.all()) {
      if (chart(game, 0) == null) {
        without.add(game.about().id);
      }
    }
    assertEquals(WITHOUT, without);
  }

  @ParameterizedTest
  @MethodSource("drawn")
  void everyCellIsWorthWhatTheStrategySays(String id) {
    Definition<?, ?> game = Catalogue.game(id);
    assertTrue(cellsChecked(game, 0) > 0 || id.equals("tic-tac-too"), id);
    cellsChecked(game, 5);
  }

  private static <P> int cellsChecked(Definition<P, ?> game, int size) {
    Chart<P> chart = chart(game, size);
    int checked = 0;
    for (int row = 0; row < chart.height(); row++) {
      for (int column = 0; column < chart.width(); column++) {
        Chart.Cell<P> cell = chart.cell(row, column);
        if (cell.worth != null) {
          Worth worth = worth(game, cell.position);
          boolean byMoves = game.about().id.equals(BY_MOVES);
          Worth expected = byMoves ? worth.toMover() : worth;
          String where = row + " " + column + " " + cell.position;
          assertEquals(expected.sign(), cell.worth.sign(), where);
          assertEquals(expected.isOpen(), cell.worth.isOpen(), where);
          tellsItsNumber(chart, cell, where);
          checked++;
        }
      }
    }
    return checked;
  }

  /** Not only the strategy says so: where there are few positions, the rules alone do. */
  @ParameterizedTest
  @MethodSource("drawn")
  void smallCellsAreWorthWhatTheRulesSay(String id) {
    if (!id.equals(WITHOUT_RETREAT)) {
      agreesWithTheRules(Catalogue.game(id));
    }
  }

  private static <P, M> void agreesWithTheRules(Definition<P, M> game) {
    Chart<P> chart = chart(game, 6);
    for (int row = 0; row < chart.height(); row++) {
      for (int column = 0; column < chart.width(); column++) {
        Chart.Cell<P> cell = chart.cell(row, column);
        if (cell.worth != null && PositionGraph.count(game, cell.position, FEW) <= FEW) {
          Worth worth = new GeneralTable<>(game, cell.position).worth(cell.position);
          boolean byMoves = game.about().id.equals(BY_MOVES);
          String where = game.about().id + " " + cell.position;
          assertEquals((byMoves ? worth.toMover() : worth).sign(), cell.worth.sign(), where);
        }
      }
    }
  }

  /** Solved once more, as if the position were the start. */
  private static <P> Worth worth(Definition<P, ?> game, P position) {
    Worth ending = game.ending(position);
    return ending == null ? game.solve(position).worth(position) : ending;
  }

  /** What the number in a cell has to do with what the cell is worth. */
  private static void tellsItsNumber(Chart<?> chart, Chart.Cell<?> cell, String where) {
    switch (chart.meaning()) {
      case "chart.meaning.grundy", "chart.meaning.xor" ->
          assertEquals(cell.worth.isLost(), cell.text.equals("0"), where);
      case "chart.meaning.depth" ->
          assertEquals(cell.worth.isDrawn() ? "" : cell.worth.number() + "", cell.text, where);
      case "chart.meaning.moves" ->
          assertEquals(2 * Integer.parseInt(cell.text) - 1, cell.worth.number(), where);
      case "chart.meaning.lead" ->
          assertEquals(cell.worth.sign(), Integer.signum(Integer.parseInt(cell.text)), where);
      case "chart.meaning.expected" ->
          assertEquals(cell.worth.mine(), Double.parseDouble(cell.text), 0.00501, where);
      case "chart.meaning.sums" ->
          assertEquals(
              (long) cell.worth.mine() + ":" + (long) cell.worth.theirs(), cell.text, where);
      case "chart.meaning.take" -> assertEquals(cell.worth.isLost(), cell.text.isEmpty(), where);
      default -> assertEquals("", cell.text, where);
    }
  }

  /** What is claimed of all heaps holds for as many as can be shown. */
  @ParameterizedTest
  @MethodSource("drawn")
  void periodsHoldOnALongStretch(String id) {
    Definition<?, ?> game = Catalogue.game(id);
    Chart<?> small = chart(game, 30);
    if (small.period() == 0) {
      return;
    }
    Chart<?> large = chart(game, 1000);
    assertEquals(small.period(), large.period());
    assertEquals(small.periodFrom(), large.periodFrom());
    int from = large.periodFrom();
    int period = large.period();
    for (int row = 0; row < large.height(); row++) {
      for (int column = from; column + period < large.width(); column++) {
        Chart.Cell<?> here = large.cell(row, column);
        Chart.Cell<?> later = large.cell(row, column + period);
        assertEquals(here.text, later.text, id + " " + column);
        assertEquals(here.worth.sign(), later.worth.sign(), id + " " + column);
      }
    }
    assertTrue(from == 0 || differs(large, from - 1), id + " repeats itself earlier");
  }

  private static boolean differs(Chart<?> chart, int column) {
    for (int row = 0; row < chart.height(); row++) {
      Chart.Cell<?> here = chart.cell(row, column);
      Chart.Cell<?> later = chart.cell(row, column + chart.period());
      if (!here.text.equals(later.text) || here.worth.sign() != later.worth.sign()) {
        return true;
      }
    }
    return false;
  }

  @Test
  void periodsAreKnownWhereTheyAre() {
    Set<String> periodic = new TreeSet<>();
    drawn().filter(id -> chart(Catalogue.game(id), 0).period() > 0).forEach(periodic::add);
    assertEquals(
        Set.of(
            "bachet",
            "forest-chess",
            "misere-cash",
            "nim-bachet",
            "partisan-takeaway",
            "row-take",
            "takeaway"),
        periodic);
  }

  @ParameterizedTest
  @MethodSource("drawn")
  void textFitsATerminal(String id) {
    Definition<?, ?> game = Catalogue.game(id);
    for (Language language : Language.values()) {
      for (int size : new int[] {0, 3, 60}) {
        String text = ChartText.of(game, chart(game, size), language);
        assertTrue(text.startsWith(language.title(game.about()) + ": "), text);
        for (String line : text.lines().toList()) {
          assertTrue(line.length() <= WIDTH, line);
          assertEquals(line.stripTrailing(), line);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("drawn")
  void linesForProgramsHaveTheColumnsOfTheirHeader(String id) {
    Chart<?> chart = chart(Catalogue.game(id), 0);
    List<String> lines = ChartCsv.of(chart).lines().toList();
    int columns = lines.get(0).split(",", -1).length;
    assertTrue(lines.get(0).endsWith(",mark,value"), lines.get(0));
    assertTrue(lines.size() > 1);
    for (String line : lines.subList(1, lines.size())) {
      String[] parts = line.replaceAll("\"[^\"]*\"", "quoted").split(",", -1);
      assertEquals(columns, parts.length, line);
      assertTrue(parts[columns - 2].matches("[WLD?]?"), line);
    }
  }

  @ParameterizedTest
  @MethodSource("drawn")
  void picturesAreXmlWithAMarkInEveryCell(String id) throws Exception {
    Definition<?, ?> game = Catalogue.game(id);
    Chart<?> chart = chart(game, 0);
    for (Language language : Language.values()) {
      Document document = parsed(ChartSvg.of(game, chart, language));
      assertEquals("svg", document.getDocumentElement().getNodeName());
      assertEquals(language.code(), document.getDocumentElement().getAttribute("xml:lang"));
      assertNotNull(document.getElementsByTagName("title").item(0));
      String letters = language == Language.ENGLISH ? "[WLD?]" : "[ВПН?]";
      int marks = 0;
      for (int i = 0; i < document.getElementsByTagName("text").getLength(); i++) {
        String text = document.getElementsByTagName("text").item(i).getTextContent();
        marks += text.matches(letters) ? 1 : 0;
      }
      assertTrue(marks >= worths(chart), id);
    }
  }

  private static int worths(Chart<?> chart) {
    int worths = 0;
    for (int row = 0; row < chart.height(); row++) {
      for (int column = 0; column < chart.width(); column++) {
        worths += chart.cell(row, column).worth == null ? 0 : 1;
      }
    }
    return worths;
  }

  static Document parsed(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  @Test
  void aSequenceShowsItsPeriod() {
    Definition<?, ?> game = Catalogue.game("takeaway");
    assertEquals(
        """
        Takeaway: Grundy values of the heaps, takes 1 3 4

        sticks  0  1  2  3  4  5  6  7  8  9 10
                L  W  L  W  W  W  W  L  W  L  W
                0  1  0  1  2  3  2  0  1  0  1
        period  |------------------  |---------

        W - won, L - lost for the side to move
        Period 7 from 0 on.
        The number is the Grundy value; 0 is lost.
        """,
        ChartText.of(game, chart(game, 10), Language.ENGLISH));
    assertEquals(
        """
        sticks,mark,value
        0,L,0
        1,W,1
        2,L,0
        """,
        ChartCsv.of(chart(game, 2)));
  }

  @Test
  void aFieldIsShownInUkrainian() {
    Definition<?, ?> game = Catalogue.game("minefield-draw");
    assertEquals(
        """
        Мінне поле з нічиєю: чого варта кожна клітинка
        Рядки: рядок. Стовпці: стовпець.

          1 2 3 4 5 6 7 8 9
        1 В В Н В Н Н Н Н Н
        2 В П * В Н Н * Н Н
        3 В В П В * Н Н * Н
        4 П * В П В * Н Н Н
        5 В П * В В П * Н Н
        6 В В В В П * Н Н Н

        В - виграшна, П - програшна, Н - нічийна для того, хто ходить
        *: міна.
        """,
        ChartText.of(game, chart(game, 0), Language.UKRAINIAN));
  }
}
