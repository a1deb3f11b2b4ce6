package initiative.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.explain.Explainer;
import initiative.explain.Explanation;
import initiative.explain.ExplanationJson;
import initiative.explain.ExplanationText;
import initiative.explain.Spoken;
import initiative.game.BadInput;
import initiative.game.Strategy;
import initiative.interactor.StartText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "explain",
    description = "Say what a position is worth, and why.",
    mixinStandardHelpOptions = true)
final class ExplainCommand implements Callable<Integer> {
  @Mixin private GameParameter game;

  @Parameters(index = "1", paramLabel = "START", description = StartArgument.HELP)
  private String start;

  @Parameters(
      index = "2..*",
      arity = "0..*",
      paramLabel = "MOVE",
      description = "The moves made from there, both sides in turn, each as one argument: '3 2'.")
  private List<String> moves = new ArrayList<>();

  @Option(names = "--json", description = "Write the explanation as a JSON object.")
  private boolean asJson;

  @Mixin private LanguageOption language;

  @Override
  public Integer call() throws Commands.Failure, BadInput, IOException {
    explain(game.game());
    return Commands.OK;
  }

  private <P, M> void explain(Definition<P, M> rules)
      throws Commands.Failure, BadInput, IOException {
    P position = StartText.read(rules, StartArgument.read(rules, start));
    Strategy<P, M> strategy = rules.solve(position);
    P before = null;
    M last = null;
    for (int i = 0; i < moves.size(); i++) {
      before = position;
      last = read(rules, position, i);
      position = rules.after(position, last);
    }
    Explanation explanation =
        last == null
            ? Explainer.explain(rules, strategy, position)
            : Explainer.explain(rules, strategy, before, last);
    if (asJson) {
      try (JsonGenerator json = new JsonFactory().createGenerator(System.out)) {
        json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        ExplanationJson.write(rules, explanation, json.useDefaultPrettyPrinter());
      }
      System.out.println();
    } else {
      new ExplanationText(rules, explanation, language.language())
          .lines()
          .forEach(System.out::println);
    }
  }

  /** One of the moves, which has to be legal. */
  private <P, M> M read(Definition<P, M> rules, P position, int index) throws Commands.Failure {
    Spoken spoken = new Spoken(language.language(), rules);
    String line = moves.get(index);
    String quoted = BadInput.quote(line);
    if (rules.ending(position) != null) {
      throw failure(spoken, new Saying("move.ended", index + 1, quoted));
    }
    M move = rules.parseMove(line);
    if (move == null) {
      throw failure(spoken, new Saying("move.unread", index + 1, quoted, rules.moveForm()));
    }
    if (!rules.isLegal(position, move)) {
      Saying why = rules.forbids(position, move);
      String legal = rules.legalMoves(position);
      throw failure(
          spoken,
          new Saying(
              "move.illegal",
              index + 1,
              quoted,
              why == null ? new Saying("forbidden") : why,
              position,
              legal));
    }
    return move;
  }

  private static Commands.Failure failure(Spoken spoken, Saying saying) {
    return new Commands.Failure(spoken.text(saying));
  }
}
