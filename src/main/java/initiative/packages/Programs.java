package initiative.packages;

import initiative.catalogue.Definition;
import initiative.export.Convention;
import initiative.export.Exportable;
import java.util.List;

/** The programs of a problem, each one file, with the names that they have in all packages. */
final class Programs {
  static final String INTERACTOR = "Interactor";
  static final String VALIDATOR = "Validator";
  static final String GENERATOR = "Generator";
  static final String SOLUTION = "Solution";

  private final GameProblem problem;
  private final Definition<?, ?> game;
  private final Convention convention;

  Programs(GameProblem problem, Convention convention) {
    this.problem = problem;
    this.game = problem.game();
    this.convention = convention;
  }

  Exportable interactor() {
    return Exportable.interactor(game, convention).named(INTERACTOR);
  }

  Exportable validator() {
    return Exportable.validator(game, convention).named(VALIDATOR);
  }

  Exportable generator() {
    return Exportable.generator(game).named(GENERATOR);
  }

  Exportable testingTool() {
    List<String> inputs =
        problem.samples().stream().map(sample -> sample.test().toString()).toList();
    return Exportable.testingTool(game, inputs);
  }

  Exportable solution() {
    return Exportable.bot(game).named(SOLUTION);
  }

  Exportable wrong(WrongSolution wrong) {
    return wrong.exportable(game);
  }
}
