package initiative.packages;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.interactor.Referee;
import initiative.interactor.StartText;
import initiative.interactor.TestCase;
import initiative.interactor.tool.Blind;
import initiative.interactor.tool.SampleOpponents;
import initiative.match.Runner;
import initiative.result.Event;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.statement.SampleDialogue;
import initiative.suite.Starts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game that contestants see as a whole and can play again: the dialogue of the statement, with an
 * opponent that says just what the judge says there, and a game of our bot.
 *
 * @param dialogue its lines, with the signs of a {@link SampleDialogue}
 */
record Sample(TestCase test, List<String> dialogue) {
  /** What is tried for an opponent at random that makes the moves of the dialogue by chance. */
  private static final int MOST_SEEDS = 20000;

  private static final int MOST_LINES = 40;
  private static final long SEED = 1;

  static List<Sample> of(Definition<?, ?> game) throws BadInput {
    SampleDialogue dialogue = SampleDialogue.of(game);
    List<Sample> samples = new ArrayList<>();
    replayed(game, dialogue).ifPresent(samples::add);
    String opponent = SampleOpponents.names(game).get(0);
    for (String start : new Starts(game).usual(SEED)) {
      Sample sample = played(game, opponent, start);
      boolean isNew = samples.isEmpty() || !start.equals(dialogue.start());
      if (samples.size() < 2 && isNew && sample.dialogue.size() <= MOST_LINES) {
        samples.add(sample);
      }
    }
    return samples;
  }

  /** The dialogue of the statement, if some opponent of the samples plays so. */
  private static <P, M> Optional<Sample> replayed(Definition<P, M> game, SampleDialogue dialogue)
      throws BadInput {
    for (String opponent : SampleOpponents.names(game)) {
      long most = opponent.equals(SampleOpponents.RANDOM) ? MOST_SEEDS : SEED;
      for (long seed = SEED; seed <= most; seed++) {
        TestCase test = new TestCase(opponent, seed, false, dialogue.start());
        if (replay(game, test, dialogue.lines()).equals(dialogue.lines())) {
          return Optional.of(new Sample(test, dialogue.lines()));
        }
      }
    }
    return Optional.empty();
  }

  /** What comes of it if a player says what it says in a dialogue. */
  private static <P, M> List<String> replay(
      Definition<P, M> game, TestCase test, List<String> dialogue) throws BadInput {
    P start = StartText.read(game, test.start);
    Referee<P, M> referee =
        new Referee<>(
            new Blind<>(game),
            SampleOpponents.named(game, test.opponent, test.seed),
            start,
            false,
            false);
    List<String> said = new ArrayList<>();
    new StartText(test.start).lines().forEach(line -> said.add(SampleDialogue.JUDGE + line));
    referee.opening().forEach(line -> said.add(SampleDialogue.JUDGE + line));
    for (String line : dialogue) {
      boolean asBefore = said.equals(dialogue.subList(0, Math.min(said.size(), dialogue.size())));
      if (line.startsWith(SampleDialogue.PROGRAM) && asBefore) {
        said.add(line);
        referee
            .accept(line.substring(SampleDialogue.PROGRAM.length()))
            .forEach(reply -> said.add(SampleDialogue.JUDGE + reply));
      }
    }
    return said;
  }

  private static Sample played(Definition<?, ?> game, String opponent, String start) {
    MatchResult match =
        new Runner().runInside(new Pairing(game.about().id, opponent, start, false, SEED));
    List<String> lines = new ArrayList<>();
    for (Event event : match.transcript()) {
      boolean judge = event.kind() == Event.Kind.JUDGE;
      lines.add((judge ? SampleDialogue.JUDGE : SampleDialogue.PROGRAM) + event.text());
    }
    return new Sample(new TestCase(opponent, SEED, false, start), lines);
  }

  /** The dialogue as Kattis and the ICPC write it. */
  String interaction() {
    StringBuilder text = new StringBuilder();
    for (String line : dialogue) {
      text.append(line.charAt(0))
          .append(line.substring(SampleDialogue.JUDGE.length()))
          .append('\n');
    }
    return text.toString();
  }
}
