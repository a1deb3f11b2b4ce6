package initiative.graph;

import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.game.Game;
import initiative.words.Language;
import initiative.words.Words;
import java.util.ArrayList;
import java.util.List;

/** What stands in and around a graph, in one language. */
final class GraphWords {
  private static final int LINE = 18;
  private static final int LINES = 4;
  private static final int LONGEST_MOVES = 14;

  /** Where there are more, nobody could tell to which arrow a label belongs. */
  private static final int MOST_LABELLED = 60;

  private final PositionGraph<?, ?> graph;
  private final Words words;
  private final String title;

  /** Whether nobody but the side to move ever gets anything. */
  private final boolean alone;

  GraphWords(Definition<?, ?> game, String start, PositionGraph<?, ?> graph, Language language) {
    this.graph = graph;
    this.words = Words.in(language);
    this.alone =
        graph.nodes().stream()
            .allMatch(
                node ->
                    node.worth().isSum()
                        && !node.worth().isDifference()
                        && node.worth().theirs() == 0);
    String name = language.title(game.about());
    this.title = words.say("graph.title", name, start.strip().replaceAll("\\s*[\n/]\\s*", " / "));
  }

  String language() {
    return words.language().code();
  }

  String title() {
    return title;
  }

  String say(String key) {
    return words.say(key);
  }

  /** The name of a worth in keys. */
  static String name(PositionGraph.Node<?> node) {
    return node.worth().isOpen()
        ? "open"
        : node.worth().isWon() ? "won" : node.worth().isLost() ? "lost" : "drawn";
  }

  String letter(String name) {
    return words.say("chart.mark." + name);
  }

  String word(String name) {
    return words.say("chart.legend." + name);
  }

  /** The letter of what a position is worth, and what else is known of that. */
  String worth(PositionGraph.Node<?> node) {
    String number = alone ? Chart.rounded(node.worth().mine()) : Chart.number(node.worth());
    boolean counted = node.worth().isCounted();
    return letter(name(node)) + (number.isEmpty() || counted ? "" : " ") + number;
  }

  /** The position in a few short lines. */
  List<String> lines(Object position) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : words.position(position.toString()).split(" ")) {
      if (line.length() > 0 && line.length() + 1 + word.length() > LINE) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    lines.add(line.toString());
    if (lines.size() > LINES) {
      return new ArrayList<>(List.of(lines.get(0), lines.get(1), lines.get(2), "..."));
    }
    return lines;
  }

  /** Whether the arrows say which moves they are. */
  boolean hasMoves() {
    return graph.edges().size() <= MOST_LABELLED;
  }

  /** The moves of an edge, with their odds if they are draws. */
  <P, M> String moves(PositionGraph<P, M> of, PositionGraph.Edge<M> edge) {
    PositionGraph.Node<P> from = of.nodes().get(edge.from());
    StringBuilder text = new StringBuilder();
    for (M move : edge.moves()) {
      String next = move + (from.chance() ? " " + odds(of.game(), from.position(), move) : "");
      if (text.length() > 0 && text.length() + next.length() > LONGEST_MOVES) {
        return text.append(", ...").toString();
      }
      text.append(text.length() == 0 ? "" : ", ").append(next);
    }
    return text.toString();
  }

  private static <P, M> String odds(Game<P, M> game, P position, M draw) {
    return Math.round(100 * game.odds(position, draw)) + "%";
  }
}
