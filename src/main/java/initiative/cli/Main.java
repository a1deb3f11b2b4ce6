package initiative.cli;

import initiative.bot.Catalogue;
import initiative.bot.Chance;
import initiative.judge.Program;

public final class Main {
  public static void main(String[] args) {
    System.exit(
        Program.run(
            Catalogue.strategy(args[1]),
            args.length > 2 ? new Chance(Long.parseLong(args[2])) : new Chance(),
            System.in,
            System.out,
            System.err));
  }
}
