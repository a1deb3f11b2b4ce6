package initiative.cli;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.problem.Problems;
import initiative.statement.Rules;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "rules",
    description = "Tell the rules of a game, its protocol and a sample dialogue.",
    mixinStandardHelpOptions = true)
final class RulesCommand implements Callable<Integer> {
  @Mixin private LanguageOption language;

  @Parameters(
      paramLabel = "GAME",
      description = "A game, or the code of a problem; 'initiative list' shows them.")
  private String name;

  @Override
  public Integer call() throws Commands.Failure {
    Definition<?, ?> game = Catalogue.game(name);
    String code = game == null ? Problems.code(name) : null;
    if (game == null && code == null) {
      throw new Commands.Failure("there is no game and no problem '" + name + "'");
    }
    System.out.print(
        game == null
            ? Rules.of(Problems.entry(code), language.language())
            : Rules.of(game, language.language()));
    return Commands.OK;
  }
}
