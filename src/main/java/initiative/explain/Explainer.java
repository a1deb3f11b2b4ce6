package initiative.explain;

import initiative.catalogue.Definition;
import initiative.catalogue.Part;
import initiative.catalogue.Saying;
import initiative.explain.Block.Answer;
import initiative.explain.Block.Answers;
import initiative.explain.Block.Choice;
import initiative.explain.Block.Choices;
import initiative.explain.Block.Draw;
import initiative.explain.Block.Draws;
import initiative.explain.Block.Line;
import initiative.explain.Block.Picture;
import initiative.explain.Block.Sentence;
import initiative.explain.Block.Sum;
import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Says why a position is worth what it is, by its strategy: where its moves lead and how they are
 * answered, the parts of a sum, the line of best play, the choices with their sums, the draws with
 * their probabilities. What a game knows of its own reasons stands beside that.
 */
public final class Explainer<P, M> {
  /** So many parts, moves or half-moves are listed. */
  private static final int PARTS = 12;

  private static final int ANSWERS = 6;
  private static final int EXAMPLES = 3;
  private static final int CHOICES = 8;
  private static final int NAMED = 6;
  private static final int HALF_MOVES = 14;

  /** So few parts, and so short a position, are repeated in a sentence. */
  private static final int SHORT_SUM = 6;

  private static final int SHORT_POSITION = 40;

  /** So often a move is drawn to find examples. */
  private static final int TRIES = 20;

  /** So many moves are looked at to find some that differ. */
  private static final int SEARCHED = 200;

  private static final int TALLEST_PICTURE = 12;

  private final Definition<P, M> game;
  private final Strategy<P, M> strategy;
  private final P position;
  private final List<Block> blocks = new ArrayList<>();

  private Explainer(Definition<P, M> game, Strategy<P, M> strategy, P position) {
    this.game = game;
    this.strategy = strategy;
    this.position = position;
  }

  /** Explains a position. */
  public static <P, M> Explanation explain(
      Definition<P, M> game, Strategy<P, M> strategy, P position) {
    return new Explainer<>(game, strategy, position).explain();
  }

  /** Explains the position after a legal move, and what the move did to what there was. */
  public static <P, M> Explanation explain(
      Definition<P, M> game, Strategy<P, M> strategy, P before, M move) {
    Explainer<P, M> explainer = new Explainer<>(game, strategy, game.after(before, move));
    explainer.blocks.add(new Sentence(LastMove.of(strategy, before, move)));
    return explainer.explain();
  }

  private Explanation explain() {
    Worth ending = game.ending(position);
    Worth worth = ending == null ? strategy.worth(position) : ending;
    say(Worths.headline(worth, ending != null, game.movesAgain(position)));
    addPicture();
    if (ending == null) {
      addReasons(worth);
    }
    return new Explanation(game.about().id, position.toString(), worth, List.copyOf(blocks));
  }

  private void say(String key, Object... values) {
    say(new Saying(key, values));
  }

  private void say(Saying saying) {
    blocks.add(new Sentence(saying));
  }

  private void addPicture() {
    String picture = game.picture(position);
    if (picture != null) {
      List<String> lines = picture.lines().map(String::stripTrailing).toList();
      if (lines.size() <= TALLEST_PICTURE) {
        blocks.add(new Picture(lines));
      }
    }
  }

  private void addReasons(Worth worth) {
    boolean known = addSum() | addRule();
    if (game.isChance(position)) {
      say("draws", Worths.mine(worth));
      addDraws(position, false);
    } else if (worth.isOpen()) {
      addOpen();
    } else if (worth.isSum()) {
      addChoices();
    } else if (worth.isLost()) {
      addLost(known);
    } else if (worth.isWon()) {
      addWon(known);
    } else {
      addDrawn();
    }
    if (worth.isCounted()) {
      addLine(worth);
    }
  }

  private boolean addSum() {
    List<Part> parts = game.parts(strategy, position);
    if (parts == null) {
      return false;
    }
    List<Part> shown = parts.subList(0, Math.min(PARTS, parts.size()));
    long xor = xor(parts);
    blocks.add(new Sum(List.copyOf(shown), parts.size() - shown.size(), xor));
    String which = parts.size() == 1 ? "single." : "sum.";
    say(which + (xor == 0 ? "lost" : "won"), xor);
    return true;
  }

  /** The xor of the values of all parts. */
  static long xor(List<Part> parts) {
    long xor = 0;
    for (Part part : parts) {
      xor ^= part.value;
    }
    return xor;
  }

  private boolean addRule() {
    Saying rule = game.because(strategy, position);
    if (rule != null) {
      say(rule);
    }
    return rule != null;
  }

  /** What a lost position is: whatever is done, there is an answer to it. */
  private void addLost(boolean known) {
    List<M> moves = examples(position, known ? EXAMPLES : ANSWERS);
    if (moves.isEmpty()) {
      return;
    }
    say(
        !game.listsMoves() && moves.size() > 1
            ? "lost.some"
            : count(position) == 1 ? "lost.only" : "lost.every");
    addAnswers(position, moves);
  }

  /** A won one has a move to a lost one. */
  private void addWon(boolean known) {
    List<M> best = strategy.best(position);
    if (best.isEmpty()) {
      List<M> all = examples(position, NAMED);
      long more = Math.max(0, count(position) - all.size());
      Some shown = new Some(all.stream().map(Object::toString).toList(), more);
      say(count(position) == 1 ? "won.only" : "won.any", shown);
      best = all;
    } else {
      say(best.size() == 1 ? "won.one" : "won.some", named(best));
    }
    P left = game.after(position, best.get(0));
    if (game.ending(left) != null) {
      say("won.ends", best.get(0));
    } else if (game.movesAgain(left)) {
      say("won.again", best.get(0), left);
    } else {
      addLeft(best.get(0), left, known);
    }
  }

  /** Some of the moves; of those that lead to the same position one is enough. */
  private Object named(List<M> moves) {
    List<M> different = different(position, moves, NAMED);
    return new Some(
        different.stream().map(Object::toString).toList(), moves.size() - different.size());
  }

  /** Why the position that a winning move leaves is lost for the other side. */
  private void addLeft(M move, P left, boolean known) {
    List<Part> parts = game.parts(strategy, left);
    if (parts != null) {
      addLeftSum(move, left, parts);
    } else {
      say("left.lost", move, left);
    }
    Saying rule = game.because(strategy, left);
    if (rule != null && !isSaid(rule)) {
      say(rule);
    }
    if (!known && rule == null) {
      List<M> moves = examples(left, ANSWERS);
      if (!moves.isEmpty()) {
        say(game.listsMoves() || moves.size() == 1 ? "left.every" : "left.some");
        addAnswers(left, moves);
      }
    }
  }

  private void addLeftSum(M move, P left, List<Part> parts) {
    if (isShort(parts, left)) {
      say("left.sum", move, left, xorText(parts));
      return;
    }
    List<Part> changed = new ArrayList<>(parts);
    List<Part> before = game.parts(strategy, position);
    for (Part one : before == null ? List.<Part>of() : before) {
      changed.removeIf(part -> isSame(part.name, one.name));
    }
    if (changed.size() == 1) {
      say("left.part", move, changed.get(0).name, changed.get(0).value);
    } else {
      say("left.short", move);
    }
  }

  /** Whether a sum is short enough to be repeated in a sentence. */
  static boolean isShort(List<Part> parts, Object position) {
    return parts.size() <= SHORT_SUM && position.toString().length() <= SHORT_POSITION;
  }

  private boolean isSaid(Saying rule) {
    for (Block block : blocks) {
      if (block instanceof Sentence sentence && isSame(sentence.saying(), rule)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSame(Saying one, Saying other) {
    return one.key.equals(other.key) && Arrays.equals(one.values(), other.values());
  }

  /** As in "3 xor 5 xor 6". */
  static String xorText(List<Part> parts) {
    List<String> values = new ArrayList<>();
    for (Part part : parts) {
      values.add(Long.toString(part.value));
    }
    return values.isEmpty() ? "0" : String.join(" xor ", values);
  }

  private void addDrawn() {
    List<M> best = strategy.best(position);
    if (best.isEmpty()) {
      say("drawn.any");
      addAnswers(position, examples(position, EXAMPLES));
    } else {
      say(best.size() == 1 ? "drawn.one" : "drawn.some", named(best));
      List<M> others = new ArrayList<>(game.moves(position));
      others.removeAll(best);
      say("drawn.others");
      addAnswers(position, different(position, others, ANSWERS), others.size());
    }
  }

  private void addOpen() {
    List<M> best = strategy.best(position);
    if (best.isEmpty()) {
      say("open.random");
    } else {
      say("open.move", best.get(0));
    }
  }

  /** How many moves there are, -1 if that is not known. */
  private long count(P from) {
    return game.listsMoves() ? game.moves(from).size() : -1;
  }

  /** Some moves of a position: the first ones, or some that are drawn if they are not listed. */
  private List<M> examples(P from, int most) {
    if (game.listsMoves()) {
      return different(from, game.moves(from), most);
    }
    Set<M> found = new LinkedHashSet<>();
    Chance chance = new Chance(1);
    for (int i = 0; i < TRIES && found.size() < EXAMPLES; i++) {
      found.add(game.anyMove(from, chance));
    }
    return new ArrayList<>(found);
  }

  /** The first moves of a list that lead to different positions. */
  private List<M> different(P from, List<M> moves, int most) {
    List<M> found = new ArrayList<>();
    Set<P> reached = new HashSet<>();
    for (int i = 0; i < moves.size() && i < SEARCHED && found.size() < most; i++) {
      if (reached.add(game.after(from, moves.get(i)))) {
        found.add(moves.get(i));
      }
    }
    return found;
  }

  private void addAnswers(P from, List<M> moves) {
    addAnswers(from, moves, count(from));
  }

  private void addAnswers(P from, List<M> moves, long all) {
    List<Answer> answers = new ArrayList<>();
    for (M move : moves) {
      P reached = game.after(from, move);
      Worth ending = game.ending(reached);
      boolean plain = ending == null && !game.isChance(reached) && !game.movesAgain(reached);
      M reply = plain ? reply(reached) : null;
      answers.add(
          new Answer(
              move.toString(),
              reached.toString(),
              ending == null ? strategy.worth(reached) : ending,
              ending != null,
              reply == null ? null : reply.toString()));
    }
    long more = all < 0 ? 0 : all - moves.size();
    blocks.add(new Answers(from.toString(), List.copyOf(answers), more));
  }

  /** A best move of a position that goes on. */
  private M reply(P reached) {
    List<M> best = strategy.best(reached);
    return best.isEmpty() ? examples(reached, 1).get(0) : best.get(0);
  }

  /** What each choice brings; the best ones are always among those that are shown. */
  private void addChoices() {
    List<M> moves = game.moves(position);
    List<M> best = strategy.keeping(position);
    List<M> shown = new ArrayList<>(best.subList(0, Math.min(CHOICES / 2, best.size())));
    for (int i = 0; i < moves.size() && shown.size() < CHOICES; i++) {
      if (!best.contains(moves.get(i))) {
        shown.add(moves.get(i));
      }
    }
    List<Choice> choices = new ArrayList<>();
    M uncertain = null;
    for (M move : moves) {
      if (shown.contains(move)) {
        P reached = game.after(position, move);
        boolean isBest = best.contains(move);
        Worth outcome = strategy.outcome(reached);
        choices.add(new Choice(move.toString(), reached.toString(), outcome, isBest));
        boolean isChance = game.ending(reached) == null && game.isChance(reached);
        uncertain = isChance && (isBest || uncertain == null) ? move : uncertain;
      }
    }
    if (best.size() == moves.size() && moves.size() > 1) {
      say("choices.alike");
    } else {
      say(best.size() == 1 ? "choices.one" : "choices.some", named(best));
    }
    long more = moves.size() - choices.size();
    blocks.add(new Choices(List.copyOf(choices), more, game.movesAgain(position)));
    if (uncertain != null) {
      P reached = game.after(position, uncertain);
      say("draws.after", Worths.mine(strategy.outcome(reached)), uncertain);
      addDraws(reached, !game.movesAgain(reached));
    }
  }

  /** The draws, with what they are worth to the side that this is explained to. */
  private void addDraws(P uncertain, boolean isOfOther) {
    List<Draw> draws = new ArrayList<>();
    for (M draw : game.moves(uncertain)) {
      P reached = game.after(uncertain, draw);
      Worth ending = game.ending(reached);
      Worth worth = ending == null ? strategy.worth(reached) : ending;
      worth = isOfOther ? worth.toOther() : worth;
      draws.add(new Draw(draw.toString(), game.odds(uncertain, draw), worth));
    }
    blocks.add(new Draws(List.copyOf(draws)));
  }

  private void addLine(Worth worth) {
    List<String> moves = new ArrayList<>();
    P at = position;
    while (game.ending(at) == null && moves.size() < HALF_MOVES) {
      M move = reply(at);
      moves.add(move.toString());
      at = game.after(at, move);
    }
    say("line");
    blocks.add(new Line(List.copyOf(moves), worth.number() - moves.size()));
  }
}
