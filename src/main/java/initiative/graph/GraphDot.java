package initiative.graph;

import initiative.catalogue.Definition;
import initiative.chart.Svg;
import initiative.words.Language;
import java.util.Map;
import java.util.TreeMap;

/** A graph in the language of Graphviz. */
public final class GraphDot {
  private static final Map<String, String> SHAPES =
      Map.of("won", "box", "lost", "ellipse", "drawn", "octagon", "open", "plaintext");

  private GraphDot() {}

  /** The whole file. */
  public static <P, M> String of(
      Definition<P, M> game, String start, PositionGraph<P, M> graph, Language language) {
    GraphWords words = new GraphWords(game, start, graph, language);
    StringBuilder text = new StringBuilder("digraph game {\n");
    text.append("  label=").append(quoted(words.title())).append(";\n  labelloc=t;\n");
    text.append("  node [style=filled fontname=\"sans-serif\"];\n");
    Map<Integer, StringBuilder> levels = new TreeMap<>();
    for (int number = 0; number < graph.nodes().size(); number++) {
      PositionGraph.Node<P> node = graph.nodes().get(number);
      String name = GraphWords.name(node);
      String lines = String.join("\n", words.lines(node.position()));
      text.append("  n").append(number).append(" [label=");
      text.append(quoted(lines + "\n" + words.worth(node)));
      text.append(" shape=").append(node.chance() ? "diamond" : SHAPES.get(name));
      text.append(" fillcolor=\"").append(Svg.fill(name)).append("\" color=\"");
      text.append(Svg.stroke(name)).append("\" fontcolor=\"").append(Svg.ink(name)).append('"');
      text.append(node.ended() ? " peripheries=2" : "").append("];\n");
      levels.computeIfAbsent(node.level(), each -> new StringBuilder()).append(" n").append(number);
    }
    for (StringBuilder level : levels.values()) {
      text.append("  { rank=same;").append(level).append(" }\n");
    }
    for (PositionGraph.Edge<M> edge : graph.edges()) {
      text.append("  n").append(edge.from()).append(" -> n").append(edge.to());
      text.append(" [label=").append(quoted(words.moves(graph, edge)));
      text.append(edge.isBest() ? " penwidth=3" : "");
      text.append(graph.nodes().get(edge.from()).chance() ? " style=dashed" : "").append("];\n");
    }
    return text.append("}\n").toString();
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
  }
}
