package initiative.packages;

import initiative.catalogue.Definition;
import initiative.catalogue.RandomStarts;
import initiative.export.ExportFailure;
import initiative.game.BadInput;
import initiative.interactor.TestCase;
import initiative.result.Pairing;
import initiative.statement.Grading;
import initiative.statement.Picture;
import initiative.statement.SampleDialogue;
import initiative.statement.Statement;
import initiative.suite.Suite;
import initiative.suite.SuiteReader;
import initiative.words.Language;
import initiative.words.Resource;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game as a problem, whatever the judge: its tests, samples, statements and solutions. */
public final class GameProblem {
  /** Seconds for the whole game, which all bots kept to on a DMOJ judge. */
  static final int TIME_LIMIT = 1;

  /** Seconds that are kind to slow languages in long games, and to a busy judge. */
  static final int KIND_TIME_LIMIT = 2;

  /** In megabytes. */
  static final int MEMORY_LIMIT = 256;

  private final Definition<?, ?> game;
  private final Suite suite;
  private final List<Sample> samples;

  /** The wrong solutions, each with a case that has to find it out. */
  private final Map<WrongSolution, Integer> pinned;

  /**
   * The problem of a game.
   *
   * @param seed for the random choices in the test cases; null for those of the game's suite
   */
  public GameProblem(Definition<?, ?> game, Long seed) {
    this.game = game;
    try {
      SampleDialogue.of(game).verify();
      this.suite = SuiteReader.of(game, seed);
      this.pinned = PinnedCases.of(game, suite);
      this.samples = Sample.of(game);
    } catch (BadInput e) {
      throw new ExportFailure(e.getMessage(), e);
    }
  }

  /** The problem's code on a judge, which is also the name of its folder there. */
  public static String code(Definition<?, ?> game) {
    return game.about().id.replaceAll("[^a-z0-9]", "");
  }

  /** Whether a judge takes a name as the code of a problem. */
  public static boolean isCode(String name) {
    return name.matches("[a-z0-9]+");
  }

  Definition<?, ?> game() {
    return game;
  }

  Suite suite() {
    return suite;
  }

  List<Sample> samples() {
    return samples;
  }

  Map<WrongSolution, Integer> pinned() {
    return pinned;
  }

  String title(Language language) {
    return language.title(game.about());
  }

  /** The statement in Markdown for a judge that shows nothing else and gives points. */
  String statement(Language language, int seconds) {
    try {
      return new Statement(game, language, seconds, MEMORY_LIMIT)
          .markdown(Grading.of(suite, language), Grading.hasLostStarts(suite, game));
    } catch (BadInput e) {
      throw new ExportFailure(e.getMessage(), e);
    }
  }

  /** The statement in Markdown for a judge that shows nothing else and gives no points. */
  String statementWithoutPoints(Language language) {
    try {
      return new Statement(game, language, KIND_TIME_LIMIT, MEMORY_LIMIT)
          .markdown(Grading.withoutPoints(suite, language), Grading.hasLostStarts(suite, game));
    } catch (BadInput e) {
      throw new ExportFailure(e.getMessage(), e);
    }
  }

  /** The statement in Markdown for a judge with samples and attachments, and without points. */
  String statementWithoutSample(Language language) {
    try {
      return new Statement(game, language, KIND_TIME_LIMIT, MEMORY_LIMIT)
          .markdownAlone(
              Grading.withoutPoints(suite, language), Grading.hasLostStarts(suite, game));
    } catch (BadInput e) {
      throw new ExportFailure(e.getMessage(), e);
    }
  }

  Optional<String> picture() {
    try {
      return Picture.of(game).map(Picture::svg);
    } catch (BadInput e) {
      throw new ExportFailure(e.getMessage(), e);
    }
  }

  /** The licence of the sources, which has to go with every copy. */
  static String licence() {
    return Resource.text("/packages/LICENSE");
  }

  static String input(Pairing pairing) {
    return new TestCase(pairing.opponent(), pairing.seed(), pairing.mustSeize(), pairing.start())
        .toString();
  }

  /**
   * How to put the problem on a judge, with the numbers and the names of this very problem.
   *
   * @param solutions a line for each solution
   */
  String readme(String format, String solutions) {
    return Resource.text("/packages/" + format + ".md")
        .replace("{title}", title(Language.ENGLISH))
        .replace("{code}", code(game))
        .replace("{seconds}", String.valueOf(TIME_LIMIT))
        .replace("{kind}", String.valueOf(KIND_TIME_LIMIT))
        .replace("{megabytes}", String.valueOf(MEMORY_LIMIT))
        .replace("{description}", new RandomStarts(game).help())
        .replace("{solutions}\n", solutions);
  }
}
