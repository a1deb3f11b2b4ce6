package initiative.cli;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.graph.GraphDot;
import initiative.graph.GraphSvg;
import initiative.graph.PositionGraph;
import initiative.interactor.StartText;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "graph",
    description = "Draw all positions of a small game and the moves between them, as SVG.",
    mixinStandardHelpOptions = true)
final class GraphCommand implements Callable<Integer> {
  @Mixin private GameParameter game;

  @Parameters(index = "1", paramLabel = "START", description = StartArgument.HELP)
  private String start;

  @Option(names = "--dot", description = "Write it for Graphviz instead.")
  private boolean dot;

  @Mixin private LanguageOption language;
  @Mixin private OutputOption output;

  @Override
  public Integer call() throws Commands.Failure {
    output.write(graph(game.game()));
    return Commands.OK;
  }

  private <P, M> String graph(Definition<P, M> rules) throws Commands.Failure {
    String text = StartArgument.read(rules, start);
    P position = position(rules, text);
    int count = PositionGraph.count(rules, position);
    if (count > PositionGraph.MOST) {
      throw new Commands.Failure(
          "this game has "
              + (count > PositionGraph.COUNTED ? "more than " + PositionGraph.COUNTED : count)
              + " positions, and a graph of more than "
              + PositionGraph.MOST
              + " cannot be read; choose a smaller start");
    }
    PositionGraph<P, M> graph = new PositionGraph<>(rules, position);
    return dot
        ? GraphDot.of(rules, text, graph, language.language())
        : GraphSvg.of(rules, text, graph, language.language());
  }

  private static <P> P position(Definition<P, ?> rules, String text) {
    try {
      return StartText.read(rules, text);
    } catch (BadInput e) {
      throw new IllegalStateException(e);
    }
  }
}
