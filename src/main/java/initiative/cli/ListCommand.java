package initiative.cli;

import initiative.bot.Catalogue;
import picocli.CommandLine.Command;

@Command(
    name = "list",
    description = "List the games with their tables, limits and codes in the problem book.",
    mixinStandardHelpOptions = true)
final class ListCommand implements Runnable {
  private static final String ROW = "%-14s  %-6s  %-18s  %s%n";

  @Override
  public void run() {
    System.out.printf(ROW, "GAME", "CODE", "TABLE", "LIMITS");
    for (Catalogue.Entry entry : Catalogue.entries()) {
      System.out.printf(ROW, entry.id, entry.code, entry.table, entry.limits);
    }
  }
}
