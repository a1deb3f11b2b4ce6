package initiative.cli;

import initiative.catalogue.Chart;
import initiative.catalogue.Definition;
import initiative.chart.ChartCsv;
import initiative.chart.ChartSvg;
import initiative.chart.ChartText;
import initiative.game.BadInput;
import initiative.interactor.StartText;
import initiative.statement.SampleDialogue;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "table",
    description = "Show the table of a game's strategy: what is won, lost or drawn, and numbers.",
    mixinStandardHelpOptions = true)
final class TableCommand implements Callable<Integer> {
  private static final int LARGEST = 1000;

  @Mixin private GameParameter game;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "SIZE",
      description = "The largest heap or side that is shown, from 1 to 1000.")
  private Integer size;

  @Option(
      names = "--start",
      paramLabel = "START",
      description =
          "For a table that depends on it, as on a field, on cards or on takes. "
              + StartArgument.HELP)
  private String start;

  @ArgGroup private Form form = new Form();

  /** How the table is written. */
  static final class Form {
    @Option(names = "--csv", description = "Write a line for each cell, for programs.")
    private boolean csv;

    @Option(names = "--svg", description = "Write a picture.")
    private boolean svg;
  }

  @Mixin private LanguageOption language;
  @Mixin private OutputOption output;

  @Override
  public Integer call() throws Commands.Failure {
    if (size != null && (size < 1 || size > LARGEST)) {
      throw new Commands.Failure("a table has a size from 1 to " + LARGEST + ", not " + size);
    }
    output.write(table(game.game()));
    return Commands.OK;
  }

  private <P> String table(Definition<P, ?> rules) throws Commands.Failure {
    Chart<P> chart = rules.chart(start(rules), size == null ? 0 : size);
    if (chart == null) {
      throw new Commands.Failure(
          "there is no table of "
              + game.id()
              + " that could be drawn; try 'initiative explain "
              + game.id()
              + " START'");
    }
    if (form.csv) {
      return ChartCsv.of(chart);
    }
    return form.svg
        ? ChartSvg.of(rules, chart, language.language())
        : ChartText.of(rules, chart, language.language());
  }

  /** The one that is asked for, or else an example. */
  private <P> P start(Definition<P, ?> rules) throws Commands.Failure {
    String text = rules.chartStart();
    if (start != null) {
      text = StartArgument.read(rules, start);
    } else if (text == null) {
      text = SampleDialogue.of(rules).start();
    }
    try {
      return StartText.read(rules, text);
    } catch (BadInput e) {
      throw new IllegalStateException(e);
    }
  }
}
