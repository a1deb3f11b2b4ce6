package initiative.cli;

import initiative.catalogue.Definition;
import initiative.interactor.Opponents;
import initiative.interactor.Turn;
import initiative.match.Runner;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.suite.GameFiles;
import initiative.suite.Starts;
import initiative.words.Language;
import initiative.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * A game that is worth watching, and what is to be seen in it.
 *
 * @param moral a sentence in the language of the user
 */
record Scene(Definition<?, ?> game, MatchResult match, String moral) {
  private static final int LINES = 3;
  private static final int FEW_MOVES = 3;
  private static final int MANY_MOVES = 30;

  /** The scenes that are written for a game; there may be none. */
  static List<Scene> written(Definition<?, ?> game, Language language, long seed) {
    List<String> lines =
        GameFiles.text(game.about().id, GameFiles.SCENES)
            .orElse("")
            .lines()
            .filter(line -> !line.startsWith("#"))
            .toList();
    Runner runner = new Runner();
    List<Scene> scenes = new ArrayList<>();
    for (int i = 0; i + LINES <= lines.size(); i += LINES) {
      String[] words = lines.get(i).split(" ", 2);
      String moral = lines.get(i + (language == Language.ENGLISH ? 1 : 2));
      scenes.add(new Scene(game, play(runner, game, words[0], words[1], seed), moral));
    }
    return scenes;
  }

  /** Scenes from usual starts: a won one, and another one in which the opponent errs. */
  static List<Scene> found(Definition<?, ?> game, Language language, long seed) {
    List<MatchResult> won = new ArrayList<>();
    List<MatchResult> others = new ArrayList<>();
    Runner runner = new Runner();
    for (String start : new Starts(game).usual(seed)) {
      for (String opponent : game.opponents().names()) {
        if (!opponent.contains(":")) {
          MatchResult match = play(runner, game, opponent, start, seed);
          (match.startWorth().isWon() ? won : others).add(match);
        }
      }
    }
    List<Scene> scenes = new ArrayList<>();
    for (MatchResult match : best(won, each -> !Opponents.canErr(each.pairing().opponent()))) {
      scenes.add(new Scene(game, match, moral(match, Words.in(language))));
    }
    for (MatchResult match : best(others, Scene::isRise)) {
      scenes.add(new Scene(game, match, moral(match, Words.in(language))));
    }
    return scenes;
  }

  /** Whether the opponent gave something away that the bot collected. */
  private static boolean isRise(MatchResult match) {
    return match.result().isSum()
        ? match.turns().stream().anyMatch(turn -> !turn.isByPlayer() && turn.isSlip())
        : match.result().isWon();
  }

  /** One of the matches, if there are any: not too short nor too long, and of the wanted kind. */
  private static List<MatchResult> best(List<MatchResult> matches, Predicate<MatchResult> wanted) {
    MatchResult best = null;
    int most = -1;
    for (MatchResult match : matches) {
      int moves = match.turns().size();
      int merit = (wanted.test(match) ? 2 : 0) + (moves >= FEW_MOVES ? 1 : 0);
      merit += moves <= MANY_MOVES ? 1 : 0;
      if (merit > most) {
        most = merit;
        best = match;
      }
    }
    return best == null ? List.of() : List.of(best);
  }

  private static String moral(MatchResult match, Words words) {
    String key;
    if (match.startWorth().isSum()) {
      boolean isForOne = match.turns().stream().noneMatch(turn -> turn.by == Turn.By.OPPONENT);
      key = isForOne ? "luck" : "sums";
    } else if (match.startWorth().isOpen()) {
      key = "open";
    } else if (match.startWorth().isWon()) {
      key = "kept";
    } else if (match.result().isWon()) {
      key = "seized";
    } else {
      key = match.startWorth().isLost() ? "lost" : "drawn";
    }
    return words.say("demo.moral." + key);
  }

  private static MatchResult play(
      Runner runner, Definition<?, ?> game, String opponent, String start, long seed) {
    return runner.runInside(new Pairing(game.about().id, opponent, start, false, seed));
  }
}
