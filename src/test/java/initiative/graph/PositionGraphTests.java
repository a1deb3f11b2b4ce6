package initiative.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.interactor.StartText;
import initiative.solve.GameGraph;
import initiative.statement.SampleDialogue;
import initiative.suite.Starts;
import initiative.words.Language;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The graphs of small games: nothing is missing, nothing is made up. */
final class PositionGraphTests {

  /** Games that are large from every start that there is. */
  private static final Set<String> LARGE = Set.of("coins-on-table", "program-lines");

  /** Large graphs take their time, and show nothing that smaller ones do not. */
  private static final int SMALL = 120;

  private static final Map<String, List<String>> KNOWN = new ConcurrentHashMap<>();

  static Stream<String> games() {
    return Catalogue.ids().stream().filter(id -> !starts(Catalogue.game(id)).isEmpty());
  }

  /** Some starts whose graphs can be read. */
  static List<String> starts(Definition<?, ?> game) {
    return KNOWN.computeIfAbsent(game.about().id, id -> found(game));
  }

  private static List<String> found(Definition<?, ?> game) {
    Set<String> candidates = new LinkedHashSet<>();
    candidates.add(SampleDialogue.of(game).start());
    candidates.addAll(new Starts(game).usual(1).subList(0, 1));
    candidates.addAll(new Starts(game).usual(7).subList(0, 1));
    List<String> starts = new ArrayList<>(candidates);
    starts.removeIf(text -> !isSmall(game, text));
    return starts;
  }

  private static <P> boolean isSmall(Definition<P, ?> game, String text) {
    return PositionGraph.count(game, start(game, text), SMALL) <= SMALL;
  }

  private static <P> int count(Definition<P, ?> game, String text) {
    return PositionGraph.count(game, start(game, text));
  }

  private static <P> P start(Definition<P, ?> game, String text) {
    try {
      return StartText.read(game, text);
    } catch (BadInput e) {
      throw new IllegalStateException(text, e);
    }
  }

  @Test
  void mostGamesHaveASmallStart() {
    Set<String> large = new HashSet<>(Catalogue.ids());
    games().forEach(large::remove);
    assertTrue(large.size() <= 12, large.toString());
    assertTrue(large.containsAll(LARGE), large.toString());
  }

  @ParameterizedTest
  @MethodSource("games")
  void graphIsTheGame(String id) {
    Definition<?, ?> game = Catalogue.game(id);
    starts(game).forEach(text -> check(game, text));
  }

  private static <P, M> void check(Definition<P, M> game, String text) {
    P start = start(game, text);
    PositionGraph<P, M> graph = new PositionGraph<>(game, start);
    GameGraph<P, M> known = new GameGraph<>(game, start);
    Strategy<P, M> strategy = game.solve(start);
    assertEquals(known.size(), graph.nodes().size(), text);
    assertEquals(PositionGraph.count(game, start), graph.nodes().size(), text);
    assertEquals(start, graph.nodes().get(0).position());
    Set<P> positions = new HashSet<>();
    int moves = 0;
    for (PositionGraph.Node<P> node : graph.nodes()) {
      P position = node.position();
      assertTrue(positions.add(position), "twice: " + position);
      Worth ending = game.ending(position);
      Worth worth = ending == null ? strategy.worth(position) : ending;
      assertEquals(worth.toString(), node.worth().toString(), position.toString());
      assertEquals(ending != null, node.ended());
      moves += ending == null ? game.moves(position).size() : 0;
    }
    for (PositionGraph.Edge<M> edge : graph.edges()) {
      P from = graph.nodes().get(edge.from()).position();
      P to = graph.nodes().get(edge.to()).position();
      moves -= edge.moves().size();
      for (M move : edge.moves()) {
        assertTrue(game.isChance(from) || game.isLegal(from, move), from + ": " + move);
        assertEquals(to, game.after(from, move));
      }
    }
    assertEquals(0, moves, "moves that are missing from " + text);
    areBest(graph, strategy);
    fallDown(graph, game.mayGoOnForEver());
  }

  /** Thick are the best moves of the strategy, and those are no worse than any other. */
  private static <P, M> void areBest(PositionGraph<P, M> graph, Strategy<P, M> strategy) {
    for (int number = 0; number < graph.nodes().size(); number++) {
      PositionGraph.Node<P> node = graph.nodes().get(number);
      Set<M> thick = new HashSet<>();
      Set<M> all = new HashSet<>();
      for (PositionGraph.Edge<M> edge : graph.edges()) {
        if (edge.from() == number) {
          thick.addAll(edge.best());
          all.addAll(edge.moves());
          assertTrue(edge.moves().containsAll(edge.best()));
        }
      }
      if (node.chance() || node.ended()) {
        assertTrue(thick.isEmpty());
        continue;
      }
      boolean lost = node.worth().isLost() && !node.worth().isSum();
      P position = node.position();
      assertEquals(
          new HashSet<>(lost ? strategy.best(position) : strategy.keeping(position)), thick);
      assertTrue(lost || !thick.isEmpty(), position.toString());
      for (M best : thick) {
        Worth outcome = strategy.outcome(strategy.game().after(position, best));
        for (M other : all) {
          Worth less = strategy.outcome(strategy.game().after(position, other));
          assertTrue(outcome.compareTo(less) >= 0, position + ": " + other + " beats " + best);
        }
      }
    }
  }

  /** Where play cannot come back, every move leads to a later level. */
  private static <P, M> void fallDown(PositionGraph<P, M> graph, boolean mayComeBack) {
    Set<Integer> reached = new HashSet<>(Set.of(0));
    for (PositionGraph.Edge<M> edge : graph.edges()) {
      int from = graph.nodes().get(edge.from()).level();
      int to = graph.nodes().get(edge.to()).level();
      assertTrue(mayComeBack || to > from);
      if (to == from + 1) {
        reached.add(edge.to());
      }
    }
    assertEquals(graph.nodes().size(), reached.size());
  }

  @ParameterizedTest
  @MethodSource("games")
  void picturesAreXmlWithEveryLetter(String id) throws Exception {
    Definition<?, ?> game = Catalogue.game(id);
    for (String text : starts(game)) {
      for (Language language : Language.values()) {
        draw(game, text, language);
      }
    }
  }

  private static <P, M> void draw(Definition<P, M> game, String text, Language language)
      throws Exception {
    PositionGraph<P, M> graph = new PositionGraph<>(game, start(game, text));
    Document document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(GraphSvg.of(game, text, graph, language))));
    int letters = 0;
    for (int i = 0; i < document.getElementsByTagName("text").getLength(); i++) {
      String said = document.getElementsByTagName("text").item(i).getTextContent();
      letters += said.matches("[WLDВПН?]\\d*|[WLDВПН] [-+\\d.:]+") ? 1 : 0;
    }
    assertTrue(letters >= graph.nodes().size(), text);
    long thick = graph.edges().stream().filter(PositionGraph.Edge::isBest).count();
    int drawn = 0;
    NodeList paths = document.getElementsByTagName("path");
    for (int i = 0; i < paths.getLength(); i++) {
      String head = ((Element) paths.item(i)).getAttribute("marker-end");
      drawn += head.equals("url(#thick)") ? 1 : 0;
    }
    assertEquals(thick + 1, drawn, "thick arrows, and the one of the legend");
  }

  @ParameterizedTest
  @MethodSource("games")
  void dotIsWellFormed(String id) {
    Definition<?, ?> game = Catalogue.game(id);
    starts(game).forEach(text -> checkDot(game, text));
  }

  private static <P, M> void checkDot(Definition<P, M> game, String text) {
    PositionGraph<P, M> graph = new PositionGraph<>(game, start(game, text));
    List<String> lines = GraphDot.of(game, text, graph, Language.ENGLISH).lines().toList();
    assertEquals("digraph game {", lines.get(0));
    assertEquals("}", lines.get(lines.size() - 1));
    String quoted = "\"(?:[^\"\\\\]|\\\\.)*\"";
    int nodes = 0;
    int edges = 0;
    int thick = 0;
    for (String line : lines) {
      String bare = line.replaceAll(quoted, "Q");
      assertTrue(!bare.contains("\""), line);
      nodes += bare.matches(" {2}n\\d+ \\[label=Q .*];") ? 1 : 0;
      edges += bare.matches(" {2}n\\d+ -> n\\d+ \\[label=Q.*];") ? 1 : 0;
      thick += bare.contains("penwidth") ? 1 : 0;
    }
    assertEquals(graph.nodes().size(), nodes);
    assertEquals(graph.edges().size(), edges);
    assertEquals(graph.edges().stream().filter(PositionGraph.Edge::isBest).count(), thick);
  }

  /** What a game says of its table need not hold for its graph. */
  @Test
  void everyGraphIsSeenByTheSideToMove() {
    games().forEach(id -> isSeenByTheSideToMove(Catalogue.game(id)));
  }

  private static <P, M> void isSeenByTheSideToMove(Definition<P, M> game) {
    String text = starts(game).get(0);
    PositionGraph<P, M> graph = new PositionGraph<>(game, start(game, text));
    String svg = GraphSvg.of(game, text, graph, Language.ENGLISH);
    assertTrue(svg.contains(">for the side to move<"), game.about().id);
  }

  @Test
  void largeGamesAreCounted() {
    assertEquals(4 * 5 * 6, count(Catalogue.game("nim"), "3/3 4 5"));
    assertEquals(PositionGraph.COUNTED + 1, count(Catalogue.game("nim"), "3/99 99 99"));
    assertEquals(
        PositionGraph.COUNTED + 1,
        count(Catalogue.game("misere-nim"), "2/1000000000000000000 1000000000000000000"));
    assertEquals(
        PositionGraph.COUNTED + 1, count(Catalogue.game("poker-nim"), "1/1000000000000000000/0 0"));
    assertEquals(4, count(Catalogue.game("bachet"), "3"));
  }

  @Test
  void aSmallGraphInDot() {
    Definition<?, ?> game = Catalogue.game("bachet");
    assertEquals(
        """
        digraph game {
          label="Bachet's game: all positions from 2";
          labelloc=t;
          node [style=filled fontname="sans-serif"];
          n0 [label="2\\nW" shape=box fillcolor="#DCEEF9" color="#0072B2" fontcolor="#00446B"];
          n1 [label="1\\nW" shape=box fillcolor="#DCEEF9" color="#0072B2" fontcolor="#00446B"];
          n2 [label="0\\nL" shape=ellipse fillcolor="#D55E00" color="#A84700" fontcolor="#FFFFFF" peripheries=2];
          { rank=same; n0 }
          { rank=same; n1 }
          { rank=same; n2 }
          n0 -> n1 [label="1"];
          n0 -> n2 [label="2" penwidth=3];
          n1 -> n2 [label="1" penwidth=3];
        }
        """,
        dot(game, "2"));
  }

  private static <P, M> String dot(Definition<P, M> game, String text) {
    return GraphDot.of(game, text, new PositionGraph<>(game, start(game, text)), Language.ENGLISH);
  }
}
