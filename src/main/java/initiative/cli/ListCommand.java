package initiative.cli;

import initiative.bot.Catalogue;
import initiative.problem.Problems;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "list",
    description = "List the games with their tables, limits and codes in the problem book.",
    mixinStandardHelpOptions = true)
final class ListCommand implements Runnable {
  private static final String ROW = "%-14s  %-6s  %-18s  %s%n";
  private static final String PROBLEM_ROW = "%-5s  %-44s  %s%n";

  @Option(
      names = "--problems",
      description = "List the problems without interaction instead, with their limits.")
  private boolean problems;

  @Override
  public void run() {
    if (problems) {
      listProblems();
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
}
