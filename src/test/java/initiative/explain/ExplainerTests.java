package initiative.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import initiative.byhand.HandGames;
import initiative.catalogue.Catalogue;
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
import initiative.explain.Block.Sentence;
import initiative.explain.Block.Sum;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.GivenLines;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.interactor.StartText;
import initiative.suite.Starts;
import initiative.words.Language;
import java.io.IOException;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What an explanation says of a position holds by the table, and fits a screen. */
@Tag("slow")
final class ExplainerTests {
  private static final double ROUNDING = 1e-4;

  /** So many positions are looked at from so many of the small starts. */
  private static final int POSITIONS = 40;

  private static final int STARTS = 60;
  private static final int HALF_MOVES = 25;

  static List<String> games() {
    return Catalogue.ids();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void explanationsOfSmallStartsHold(String id) throws Exception {
    Definition<?, ?> game = Catalogue.game(id);
    List<List<String>> starts = smallStarts(game);
    int step = starts.size() / STARTS + 1;
    for (int i = 0; i < starts.size(); i++) {
      checkFrom(game, starts.get(i), i % step == 0);
    }
  }

  /** Those of the rules by hand; where a game has none, some of its usual ones. */
  private static List<List<String>> smallStarts(Definition<?, ?> game) {
    List<List<String>> starts = new ArrayList<>();
    if (HandGames.isWanted(game)) {
      starts.addAll(HandGames.of(game.about().id).smallStarts());
    }
    for (int seed = 1; starts.size() < 12; seed++) {
      new Starts(game).usual(seed).forEach(text -> starts.add(new StartText(text).lines()));
    }
    return starts;
  }

  private static <P, M> void checkFrom(Definition<P, M> game, List<String> lines, boolean farther)
      throws IOException {
    P start = GivenLines.start(game, lines);
    Strategy<P, M> strategy = game.solve(start);
    new Check<>(game, strategy, start).run();
    if (farther) {
      checkReached(game, strategy, start);
      checkAlong(game, strategy, start, new Chance(7));
    }
  }

  private static <P, M> void checkReached(Definition<P, M> game, Strategy<P, M> strategy, P start)
      throws IOException {
    Set<P> reached = new LinkedHashSet<>(List.of(start));
    List<P> queue = new ArrayList<>(reached);
    for (int i = 0; i < queue.size() && queue.size() < POSITIONS && game.listsMoves(); i++) {
      for (M move : game.moves(queue.get(i))) {
        P next = game.after(queue.get(i), move);
        if (reached.add(next)) {
          queue.add(next);
        }
      }
    }
    for (P position : reached) {
      new Check<>(game, strategy, position).run();
    }
  }

  /** Along a game of random moves, each of which is judged too. */
  private static <P, M> void checkAlong(
      Definition<P, M> game, Strategy<P, M> strategy, P start, Chance chance) throws IOException {
    P at = start;
    for (int i = 0; i < HALF_MOVES && game.ending(at) == null; i++) {
      M move = game.anyMove(at, chance);
      P next = game.after(at, move);
      Check<P, M> check = new Check<>(game, strategy, next);
      check.run(Explainer.explain(game, strategy, at, move));
      check.checkLastMove(at, move);
      at = next;
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void explanationsOfLargeStartsAreShortAndQuick(String id) throws Exception {
    Definition<?, ?> game = Catalogue.game(id);
    List<String> usual = new Starts(game).usual(1);
    for (String text : usual.subList(Math.max(0, usual.size() - 2), usual.size())) {
      checkLarge(game, text);
    }
  }

  private static <P, M> void checkLarge(Definition<P, M> game, String text)
      throws BadInput, IOException {
    P start = StartText.read(game, text);
    Strategy<P, M> strategy = game.solve(start);
    Explanation explanation =
        Assertions.assertTimeout(
            Duration.ofSeconds(10), () -> Explainer.explain(game, strategy, start));
    new Check<>(game, strategy, start).run(explanation);
  }

  /** One explanation, and what it says. */
  private static final class Check<P, M> {
    private final Definition<P, M> game;
    private final Strategy<P, M> strategy;
    private final P position;
    private final Worth worth;
    private final boolean ended;
    private String where;

    Check(Definition<P, M> game, Strategy<P, M> strategy, P position) {
      this.game = game;
      this.strategy = strategy;
      this.position = position;
      ended = game.ending(position) != null;
      worth = ended ? game.ending(position) : strategy.worth(position);
      where = game.about().id + " in " + position;
    }

    void run() throws IOException {
      run(Explainer.explain(game, strategy, position));
    }

    void run(Explanation explanation) throws IOException {
      assertEquals(game.about().id, explanation.game());
      assertEquals(position.toString(), explanation.position());
      assertEquals(worth.toString(), explanation.worth().toString(), where);
      boolean headed = false;
      for (Block block : explanation.blocks()) {
        if (block instanceof Sentence sentence) {
          headed |= check(sentence.saying());
        } else if (block instanceof Sum sum) {
          check(sum);
        } else if (block instanceof Answers answers) {
          check(answers);
        } else if (block instanceof Choices choices) {
          check(choices);
        } else if (block instanceof Draws draws) {
          check(draws);
        } else if (block instanceof Line line) {
          check(line);
        }
      }
      assertTrue(headed, where);
      assertTrue(ended || explanation.blocks().size() > 1, where);
      checkShown(explanation);
    }

    /** Returns whether it is the headline. */
    private boolean check(Saying saying) {
      String key = saying.key;
      if (key.startsWith("head.")) {
        assertFalse(ended, where);
        assertEquals(key, Worths.headline(worth, false, game.movesAgain(position)).key, where);
      }
      if (key.endsWith(".won") || key.endsWith(".lost")) {
        checkRule(saying, key.endsWith(".won"));
      }
      List<String> starts = List.of("won.", "drawn.", "choices.");
      if (starts.stream().anyMatch(key::startsWith) && saying.values().length > 0) {
        if (saying.values()[0] instanceof Some some) {
          some.shown().forEach(this::checkBest);
        }
      }
      return key.startsWith("head.") || key.startsWith("end.");
    }

    /** The rule of a game says of a position, or of what a best move leaves, what it is worth. */
    private void checkRule(Saying saying, boolean won) {
      if (saying.key.startsWith("last.") || worth.isSum() || ended) {
        return;
      }
      boolean isOfPosition = worth.isWon() == won && worth.isLost() != won;
      boolean isOfLeft = worth.isWon() && !won;
      assertTrue(isOfPosition || isOfLeft, () -> saying.key + " of " + where);
    }

    private void checkBest(String line) {
      M move = game.parseMove(line);
      assertNotNull(move, where);
      assertTrue(game.isLegal(position, move), () -> line + " of " + where);
      Worth outcome = strategy.outcome(game.after(position, move));
      assertEquals(
          0,
          worth.isSum() ? outcome.compareTo(worth) : outcome.sign() - worth.sign(),
          () -> line + " of " + where);
    }

    private void check(Sum sum) {
      List<Part> parts = game.parts(strategy, position);
      long xor = 0;
      for (Part part : parts) {
        xor ^= part.value;
        if (part.options() != null) {
          long[] options = Arrays.stream(part.options()).sorted().distinct().toArray();
          long mex = 0;
          while (mex < options.length && options[(int) mex] == mex) {
            mex++;
          }
          assertEquals(mex, part.value, where);
        }
      }
      assertEquals(xor, sum.xor(), where);
      assertEquals(worth.isLost(), xor == 0, where);
      assertEquals(parts.size(), sum.parts().size() + sum.more(), where);
    }

    private void check(Answers answers) {
      P from = from(answers.from());
      boolean lost = strategy.worth(from).isLost();
      for (Answer answer : answers.answers()) {
        M move = game.parseMove(answer.move());
        assertTrue(game.isLegal(from, move), where);
        P reached = game.after(from, move);
        assertEquals(reached.toString(), answer.leads(), where);
        assertEquals(game.ending(reached) != null, answer.ended(), where);
        assertTrue(answer.worth().isWon() || !lost, where);
        if (answer.ended()) {
          assertEquals(game.ending(reached).sign(), answer.worth().sign(), where);
        } else {
          Worth there = strategy.worth(reached);
          assertEquals(there.toString(), answer.worth().toString(), where);
          M reply = answer.reply() == null ? null : game.parseMove(answer.reply());
          if (reply == null) {
            fail("no reply in " + where);
          }
          assertTrue(game.isLegal(reached, reply), where);
          assertEquals(
              there.sign(), strategy.outcome(game.after(reached, reply)).sign(), () -> where);
        }
      }
    }

    /** The position that answers are about: this one, or what the move first named leaves. */
    private P from(String text) {
      if (text.equals(position.toString())) {
        return position;
      }
      for (M move : strategy.keeping(position)) {
        P reached = game.after(position, move);
        if (reached.toString().equals(text)) {
          return reached;
        }
      }
      return fail(text + " cannot be reached from " + where);
    }

    private void check(Choices choices) {
      boolean best = false;
      for (Choice choice : choices.choices()) {
        M move = game.parseMove(choice.move());
        assertTrue(game.isLegal(position, move), where);
        P reached = game.after(position, move);
        assertEquals(reached.toString(), choice.leads(), where);
        assertEquals(0, choice.outcome().compareTo(strategy.outcome(reached)), where);
        assertEquals(choice.best(), choice.outcome().compareTo(worth) == 0, where);
        best |= choice.best();
      }
      assertTrue(best, where);
    }

    /** The mean is what the position is worth, or what some choice brings. */
    private void check(Draws draws) {
      double odds = 0;
      double mean = 0;
      for (Draw draw : draws.draws()) {
        odds += draw.odds();
        mean += draw.odds() * draw.worth().mine();
      }
      assertEquals(1, odds, ROUNDING);
      boolean found = Math.abs(mean - worth.mine()) < ROUNDING;
      for (M move : game.moves(position)) {
        Worth outcome = strategy.outcome(game.after(position, move));
        found |= Math.abs(mean - outcome.mine()) < ROUNDING;
      }
      assertTrue(found, where);
    }

    private void check(Line line) {
      P at = position;
      for (String text : line.moves()) {
        Worth before = strategy.worth(at);
        M move = game.parseMove(text);
        assertTrue(game.isLegal(at, move), where);
        at = game.after(at, move);
        assertEquals(0, strategy.outcome(at).compareTo(before), where);
      }
      assertEquals(line.more() == 0, game.ending(at) != null, where);
    }

    private void checkShown(Explanation explanation) throws IOException {
      for (Language language : Language.values()) {
        List<String> lines = new ExplanationText(game, explanation, language).lines();
        String screen = String.join("\n", lines);
        assertTrue(lines.size() <= ExplanationText.LINES, screen);
        for (String line : lines) {
          assertTrue(line.length() <= ExplanationText.COLUMNS, screen);
        }
      }
      StringWriter text = new StringWriter();
      try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
        ExplanationJson.write(game, explanation, json);
      }
      assertTrue(text.toString().startsWith("{\"game\":"), text::toString);
    }

    void checkLastMove(P before, M move) {
      Saying saying = LastMove.of(strategy, before, move);
      Worth was = strategy.worth(before);
      if (game.isChance(before) || was.isOpen()) {
        return;
      }
      Worth outcome = strategy.outcome(position);
      if (outcome.isOpen()) {
        assertEquals("last.unsure", saying.key);
        return;
      }
      boolean kept = was.isSum() ? outcome.compareTo(was) >= 0 : outcome.sign() == was.sign();
      boolean gave = saying.key.startsWith("last.gave.") || saying.key.equals("last.less");
      assertEquals(!kept, gave, () -> saying.key + " for " + move + " in " + before);
      Object[] values = saying.values();
      if (gave) {
        Some better = (Some) values[values.length - 1];
        assertFalse(better.shown().isEmpty(), where);
        Check<P, M> there = new Check<>(game, strategy, before);
        better.shown().forEach(there::checkBest);
      }
    }
  }
}
