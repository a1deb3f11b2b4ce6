package initiative.cli;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.laboratory.Journal;
import initiative.laboratory.Laboratory;
import initiative.laboratory.LaboratoryJson;
import initiative.laboratory.LaboratorySvg;
import initiative.laboratory.LaboratoryText;
import initiative.laboratory.Row;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "seize",
    description = {
      "Measure how often each policy seizes the initiative from lost starts.",
      "The same games are played under every policy against every opponent that can err.",
      "Broken off, it goes on where it was when it is called again."
    },
    mixinStandardHelpOptions = true)
final class SeizeCommand implements Callable<Integer> {
  private static final List<String> SIZES = List.of(Laboratory.SMALL, Laboratory.LARGE, "all");

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "GAME",
      description = "The games; all in which something can be lost if none is given.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "400",
      description = "Games of a row; a quarter from large starts (${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "What is drawn depends on this alone (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--starts",
      paramLabel = "SIZE",
      defaultValue = "all",
      description = "From which starts: 'small', 'large' or 'all' (${DEFAULT-VALUE}).")
  private String size;

  @Option(names = "--jobs", paramLabel = "J", description = "Rows at the same time; all cores.")
  private Integer jobs;

  @Option(
      names = "--journal",
      paramLabel = "FILE",
      defaultValue = "seize.journal",
      description = "What is finished, until all is (${DEFAULT-VALUE}).")
  private Path journalFile;

  @Option(names = "--json", description = "Write the rows as JSON.")
  private boolean json;

  @Option(names = "--svg", paramLabel = "FILE", description = "Draw the gains of the policies.")
  private Path svg;

  @Mixin private OutputOption output;

  @Override
  public Integer call() throws Commands.Failure, BadInput {
    if (games < 1 || jobs != null && jobs < 1) {
      throw new Commands.Failure((games < 1 ? "--games" : "--jobs") + " has to be positive");
    }
    if (!SIZES.contains(size)) {
      throw new Commands.Failure("--starts has to be one of " + SIZES + ", not '" + size + "'");
    }
    OutputOption.check(svg);
    Laboratory laboratory = new Laboratory(games, seed);
    List<Laboratory.Task> tasks = tasks(laboratory);
    try {
      Journal journal = new Journal(journalFile, games, seed);
      if (!run(laboratory, tasks, journal)) {
        System.err.println("initiative: broken off; the same command goes on from " + journalFile);
        return Commands.INTERRUPTED;
      }
      report(rows(tasks, journal));
      journal.remove();
      return Commands.OK;
    } catch (IOException | UncheckedIOException e) {
      throw new Commands.Failure("cannot read or write " + journalFile);
    }
  }

  private List<Laboratory.Task> tasks(Laboratory laboratory) throws Commands.Failure {
    List<Definition<?, ?>> chosen = new ArrayList<>();
    for (String name : names) {
      chosen.add(GameParameter.find(name, spec));
    }
    if (Terminal.canOverwrite()) {
      System.err.println("looking for lost starts...");
    }
    List<Laboratory.Task> tasks = new ArrayList<>();
    for (Definition<?, ?> game : chosen.isEmpty() ? Catalogue.all() : chosen) {
      List<Laboratory.Task> more = laboratory.tasks(game, size);
      if (more.isEmpty() && !chosen.isEmpty()) {
        throw new Commands.Failure(
            "no such start of " + game.about().id + " is lost, so that there is nothing to seize");
      }
      tasks.addAll(more);
    }
    return tasks;
  }

  /** Runs what has not been finished before; false if it was broken off. */
  private boolean run(Laboratory laboratory, List<Laboratory.Task> tasks, Journal journal)
      throws BadInput, IOException {
    ProgressBar progress =
        new ProgressBar(Terminal.canOverwrite() ? System.err : null, tasks.size());
    Interruption interruption = new Interruption();
    int cores = Runtime.getRuntime().availableProcessors();
    ExecutorService workers = Executors.newFixedThreadPool(jobs == null ? cores : jobs);
    try {
      List<Future<Row>> rows = new ArrayList<>();
      for (Laboratory.Task task : tasks) {
        if (journal.row(task) == null) {
          rows.add(
              workers.submit(
                  () -> laboratory.run(task, () -> Thread.currentThread().isInterrupted())));
        } else {
          progress.step();
        }
      }
      for (Future<Row> row : rows) {
        journal.add(row.get());
        progress.step();
      }
      return true;
    } catch (InterruptedException e) {
      return false;
    } catch (ExecutionException e) {
      if (e.getCause() instanceof BadInput bad) {
        throw bad;
      }
      throw new IllegalStateException(e.getCause());
    } finally {
      workers.shutdownNow();
      progress.clear();
      interruption.end();
    }
  }

  /** In the order of the games, whatever was finished first. */
  private static List<Row> rows(List<Laboratory.Task> tasks, Journal journal) {
    return tasks.stream().map(journal::row).toList();
  }

  private void report(List<Row> rows) throws Commands.Failure, IOException {
    output.write(json ? LaboratoryJson.of(rows, games, seed) : text(rows));
    if (svg != null) {
      OutputOption.write(svg, LaboratorySvg.of(rows, games));
    }
  }

  private String text(List<Row> rows) {
    StringBuilder text = new StringBuilder();
    int from = 0;
    while (from < rows.size()) {
      Row first = rows.get(from);
      List<Row> same =
          rows.stream()
              .filter(row -> row.game().equals(first.game()) && row.size().equals(first.size()))
              .toList();
      text.append(LaboratoryText.of(same)).append('\n');
      from += same.size();
    }
    return text + LaboratoryText.summary(rows) + "seed " + seed + "\n";
  }
}
