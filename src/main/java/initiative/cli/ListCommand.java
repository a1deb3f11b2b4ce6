package initiative.cli;

import initiative.catalogue.About;
import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.interactor.Habit;
import initiative.problem.Problems;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "list",
    description = "List the games with their tables, limits and codes in the problem book.",
    mixinStandardHelpOptions = true)
final class ListCommand implements Runnable {
  private static final String ROW = "%-17s  %-6s  %-22s  %s%n";
  private static final String PROBLEM_ROW = "%-5s  %-44s  %s%n";
  private static final String OPPONENT_ROW = "%-14s  %s%n";

  @Spec private CommandSpec spec;

  @Option(
      names = "--problems",
      description = "List the problems without interaction instead, with their limits.")
  private boolean problems;

  @Option(
      names = "--opponents",
      paramLabel = "GAME",
      description = "List the opponents that there are in a game instead.")
  private String game;

  @Override
  public void run() {
    if (problems) {
      listProblems();
    } else if (game != null) {
      listOpponents();
    } else {
      listGames();
    }
  }

  private static void listGames() {
    System.out.printf(ROW, "GAME", "CODE", "TABLE", "LIMITS");
    for (Definition<?, ?> game : Catalogue.all()) {
      About about = game.about();
      System.out.printf(ROW, about.id, about.code, about.table, about.limitsInWords());
    }
  }

  private static void listProblems() {
    System.out.printf(PROBLEM_ROW, "CODE", "PROBLEM", "LIMITS");
    for (Problems.Entry entry : Problems.entries()) {
      System.out.printf(PROBLEM_ROW, entry.code, entry.title, entry.limits);
    }
  }

  private void listOpponents() {
    System.out.printf(OPPONENT_ROW, "OPPONENT", "HOW IT PLAYS");
    for (Habit<?, ?> habit : GameParameter.find(game, spec).opponents().all()) {
      System.out.printf(OPPONENT_ROW, habit.name, habit.english);
    }
    System.out.printf(OPPONENT_ROW, HumanOpponent.NAME, HumanOpponent.DESCRIPTION);
  }
}
