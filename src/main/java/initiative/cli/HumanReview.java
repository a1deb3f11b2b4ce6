package initiative.cli;

import initiative.catalogue.Definition;
import initiative.explain.Block;
import initiative.explain.Explainer;
import initiative.explain.Spoken;
import initiative.game.BadInput;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.interactor.StartText;
import initiative.interactor.Turn;
import initiative.process.CommandWords;
import initiative.result.MatchResult;
import initiative.words.Language;
import initiative.words.Words;
import java.util.ArrayList;
import java.util.List;

/** Tells a person after the game at which moment it was thrown away, and what explains it. */
final class HumanReview {
  private static final int LONGEST_COMMAND = 400;

  private final Definition<?, ?> game;
  private final Language language;
  private final Words words;

  HumanReview(Definition<?, ?> game, Language language) {
    this.game = game;
    this.language = language;
    this.words = Words.in(language, game.about().id);
  }

  /** The lines to be said of a game that came to its end; none if there is nothing to say. */
  List<String> lines(MatchResult result) {
    List<Turn<?, ?>> turns = result.turns();
    if (turns.stream().noneMatch(turn -> turn.by == Turn.By.OPPONENT)) {
      return List.of();
    }
    Worth mine = result.result().toOther();
    int slip = mine.isSum() ? costliest(turns) : decisive(turns, mine);
    if (slip >= 0) {
      Turn<?, ?> turn = turns.get(slip);
      String key =
          mine.isSum()
              ? "less"
              : mine.sign() >= turn.worth.sign() ? "back" : turn.worth.isWon() ? "won" : "drawn";
      return slip(key, game, result, slip);
    }
    Worth start = result.startWorth();
    if (start.isOpen()) {
      return List.of();
    }
    boolean hadNone = !mine.isSum() && mine.isLost();
    return List.of(words.say(hadNone ? "human.review.nochance" : "human.review.flawless"));
  }

  /** The last mistake after which more was out of reach; if there is none, the last mistake. */
  private static int decisive(List<Turn<?, ?>> turns, Worth mine) {
    int last = -1;
    for (int i = turns.size() - 1; i >= 0; i--) {
      Turn<?, ?> turn = turns.get(i);
      if (turn.by == Turn.By.OPPONENT && turn.isSlip()) {
        if (turn.worth.sign() > mine.sign()) {
          return i;
        }
        last = last < 0 ? i : last;
      }
    }
    return last;
  }

  private static int costliest(List<Turn<?, ?>> turns) {
    int costliest = -1;
    double most = 0;
    for (int i = 0; i < turns.size(); i++) {
      Turn<?, ?> turn = turns.get(i);
      double cost = turn.worth.mine() - turn.outcome.mine();
      if (turn.by == Turn.By.OPPONENT && turn.isSlip() && cost > most) {
        most = cost;
        costliest = i;
      }
    }
    return costliest;
  }

  private <P, M> List<String> slip(
      String key, Definition<P, M> rules, MatchResult result, int slip) {
    List<Turn<?, ?>> turns = result.turns();
    String start = result.pairing().startLine();
    StringBuilder command = new StringBuilder(Replay.program()).append(" explain ");
    command.append(rules.about().id).append(' ').append(CommandWords.quote(start));
    int number = 1;
    P position = read(rules, result.pairing().start());
    Strategy<P, M> strategy = rules.solve(position);
    for (int i = 0; i < slip; i++) {
      String move = turns.get(i).move.toString();
      command.append(' ').append(CommandWords.quote(move));
      position = rules.after(position, rules.parseMove(move));
      number += turns.get(i).by == Turn.By.OPPONENT ? 1 : 0;
    }
    String move = turns.get(slip).move.toString();
    command.append(' ').append(CommandWords.quote(move));
    List<Block> blocks =
        Explainer.explain(rules, strategy, position, rules.parseMove(move)).blocks();
    Block.Sentence judged = (Block.Sentence) blocks.get(0);
    String sentence = new Spoken(language, rules).text(judged.saying());
    List<String> lines = new ArrayList<>();
    lines.add(words.say("human.review." + key, number, sentence));
    if (command.length() <= LONGEST_COMMAND) {
      lines.add(words.say("human.review.explain", command));
    }
    return lines;
  }

  private static <P, M> P read(Definition<P, M> rules, String start) {
    try {
      return StartText.read(rules, start);
    } catch (BadInput e) {
      throw new IllegalStateException(e);
    }
  }
}
