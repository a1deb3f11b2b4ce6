package initiative.statement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.suite.GameFiles;
import initiative.words.Language;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The pictures of the statements. */
final class PictureTests {
  /** The games whose positions are no plain numbers. */
  private static final Set<String> DRAWN =
      Set.of(
          "cells",
          "row-take",
          "minefield",
          "minefield-misere",
          "minefield-draw",
          "tokens",
          "queen-endgame",
          "rook",
          "king",
          "forest-chess",
          "tic-tac-too",
          "northcott",
          "nimbi",
          "hex",
          "coins-on-table",
          "program-lines");

  static List<String> games() {
    return Catalogue.ids();
  }

  private static Document parsed(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  @Test
  void theGamesWithAPictureAreKnown() throws BadInput {
    Set<String> drawn = new TreeSet<>();
    for (Definition<?, ?> game : Catalogue.all()) {
      if (Picture.of(game).isPresent()) {
        drawn.add(game.about().id);
      }
    }
    assertEquals(new TreeSet<>(DRAWN), drawn);
  }

  /** Whoever cannot see the picture reads in both languages what it shows. */
  @ParameterizedTest
  @MethodSource("games")
  void aPictureIsAWholeFileWithATitleAndADescription(String id) throws Exception {
    Definition<?, ?> game = Catalogue.game(id);
    Optional<Picture> picture = Picture.of(game);
    assertEquals(picture.isPresent(), GameFiles.text(id, "picture.txt").isPresent());
    if (picture.isPresent()) {
      String svg = picture.get().svg();
      assertEquals(svg, Picture.of(game).orElseThrow().svg());
      Element root = parsed(svg).getDocumentElement();
      String title = root.getElementsByTagName("title").item(0).getTextContent();
      String description = root.getElementsByTagName("desc").item(0).getTextContent();
      for (Language language : Language.values()) {
        assertTrue(title.contains(language.title(game.about())), title);
        assertTrue(description.contains(picture.get().sentence(language)), description);
      }
      assertFalse(svg.contains("null"), svg);
      assertEveryCellIsWithin(root);
    }
  }

  private static void assertEveryCellIsWithin(Element root) {
    String[] box = root.getAttribute("viewBox").split(" ");
    NodeList cells = root.getElementsByTagName("rect");
    for (int i = 0; i < cells.getLength(); i++) {
      Element cell = (Element) cells.item(i);
      int right = number(cell, "x") + number(cell, "width");
      int bottom = number(cell, "y") + number(cell, "height");
      assertTrue(right <= Integer.parseInt(box[0]) + Integer.parseInt(box[2]));
      assertTrue(bottom <= Integer.parseInt(box[1]) + Integer.parseInt(box[3]));
    }
  }

  private static int number(Element element, String attribute) {
    return Integer.parseInt(element.getAttribute(attribute));
  }

  @ParameterizedTest
  @MethodSource("games")
  void bothStatementsShowThePictureWhereThereIsOne(String id) throws BadInput {
    Definition<?, ?> game = Catalogue.game(id);
    Optional<Picture> picture = Picture.of(game);
    for (Language language : Language.values()) {
      String text = new Statement(game, language, 1, 256).markdown(List.of(), false);
      assertEquals(picture.isPresent(), text.contains("](position.svg)\n\n"), text);
      if (picture.isPresent()) {
        assertTrue(text.contains("\n\n" + picture.get().sentence(language) + "\n\n"), text);
      }
    }
    if (picture.isPresent()) {
      String ukrainian = picture.get().sentence(Language.UKRAINIAN);
      assertTrue(ukrainian.matches("На малюнку показано .*\\."), ukrainian);
      String english = picture.get().sentence(Language.ENGLISH);
      assertTrue(english.matches("The picture shows .*\\."), english);
    }
  }

  /** A mark stands in the cell that its sign has in the text picture. */
  @Test
  void theStartOfTheExampleIsSeen() throws Exception {
    Element root =
        parsed(Picture.of(Catalogue.game("queen-endgame")).orElseThrow().svg())
            .getDocumentElement();
    NodeList pieces = root.getElementsByTagName("path");
    Map<Integer, String> expected =
        Map.of(0, "translate(40 220)", 1, "translate(200 220)", 2, "translate(80 300)");
    assertEquals(expected.size(), pieces.getLength());
    for (int i = 0; i < pieces.getLength(); i++) {
      assertEquals(expected.get(i), ((Element) pieces.item(i)).getAttribute("transform"));
    }
    assertEquals(1 + 64, root.getElementsByTagName("rect").getLength());
    assertEquals(16, root.getElementsByTagName("text").getLength());
  }

  @Test
  void aMarkThatIsNotKnownIsNamed() {
    Marks marks = new Marks(new Drawing());
    Exception e = assertThrows(IllegalStateException.class, () -> marks.draw("goat", 'g', 0, 0));
    assertEquals("there is no piece 'goat'", e.getMessage());
  }
}
