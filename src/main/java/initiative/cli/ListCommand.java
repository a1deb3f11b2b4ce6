package initiative.cli;

import initiative.bot.Catalogue;
import initiative.game.BadInput;
import initiative.interactor.Opponents;
import initiative.match.OpponentNames;
import initiative.problem.Problems;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "list",
    description = "List the games with their tables, limits and codes in the problem book.",
    mixinStandardHelpOptions = true)
final class ListCommand implements Runnable {
  private static final String ROW = "%-14s  %-6s  %-18s  %s%n";
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
    for (Catalogue.Entry entry : Catalogue.entries()) {
      System.out.printf(ROW, entry.id, entry.code, entry.table, entry.limits);
    }
  }

  private static void listProblems() {
    System.out.printf(PROBLEM_ROW, "CODE", "PROBLEM", "LIMITS");
    for (Problems.Entry entry : Problems.entries()) {
      System.out.printf(PROBLEM_ROW, entry.code, entry.title, entry.limits);
    }
  }

  private void listOpponents() {
    if (Catalogue.strategy(game) == null) {
      throw new ParameterException(spec.commandLine(), GameParameter.noSuchGame(game));
    }
    Opponents<?, ?> opponents;
    try {
      opponents = OpponentNames.of(game);
    } catch (BadInput e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
    System.out.printf(OPPONENT_ROW, "OPPONENT", "HOW IT PLAYS");
    for (String name : opponents.names()) {
      System.out.printf(OPPONENT_ROW, name, opponents.description(name));
    }
    System.out.printf(OPPONENT_ROW, HumanOpponent.NAME, HumanOpponent.DESCRIPTION);
  }
}
