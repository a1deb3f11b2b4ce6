package initiative.player;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.game.Chance;
import initiative.game.Game;
import initiative.game.GivenLines;
import initiative.game.Strategy;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The sample dialogues of the judge, byte for byte. Where the bot draws its moves it need not play
 * those of the sample, but there has to be a seed with which it does.
 */
@Tag("slow")
final class GoldenDialogueTests {
  private static final int SEEDS = 5000;
  private static final int FEW_SEEDS = 300;

  static List<String> games() {
    return Catalogue.ids();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void sampleIsPlayedToTheByteWithSomeSeed(String game) {
    for (Dialogue dialogue : Dialogue.of(game)) {
      assertTrue(isPlayed(game, dialogue, SEEDS), dialogue::toString);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void sampleWithoutChoiceIsPlayedToTheByteWithEverySeed(String game) {
    for (Dialogue dialogue : Dialogue.of(game)) {
      if (isForced(Catalogue.game(game), dialogue)) {
        for (int seed = 0; seed < 50; seed++) {
          assertArrayEquals(dialogue.output(), output(game, dialogue, seed));
        }
      }
    }
  }

  /** Any other byte would be missed; this is what the tests above rest on. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void sampleWithOneLineChangedIsNotPlayedWithAnySeed(String game) {
    for (Dialogue dialogue : Dialogue.of(game)) {
      List<String> said = dialogue.bot();
      for (int i = 0; i < said.size(); i++) {
        assertFalse(isPlayed(game, dialogue.withBotLine(i, said.get(i) + " "), FEW_SEEDS));
      }
      String closing = said.get(said.size() - 1);
      String wrong = closing.substring(0, closing.length() - 1);
      assertFalse(isPlayed(game, dialogue.withBotLine(said.size() - 1, wrong), FEW_SEEDS));
    }
  }

  private static boolean isPlayed(String game, Dialogue dialogue, int seeds) {
    for (int seed = 0; seed < seeds; seed++) {
      if (Arrays.equals(dialogue.output(), output(game, dialogue, seed))) {
        return true;
      }
    }
    return false;
  }

  private static byte[] output(String game, Dialogue dialogue, long seed) {
    ByteArrayInputStream in = new ByteArrayInputStream(dialogue.input());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream log = new PrintStream(new ByteArrayOutputStream());
    Program.run(Catalogue.game(game), new Chance(seed), new String[0], in, out, log);
    return out.toByteArray();
  }

  /** Whether the bot has one best move at each of its turns; they must all be in the sample. */
  private static <P, M> boolean isForced(Game<P, M> game, Dialogue dialogue) {
    GivenLines judge = new GivenLines(dialogue.judge());
    GivenLines bot = new GivenLines(dialogue.bot());
    P position = judge.start(game);
    Strategy<P, M> strategy = game.solve(position);
    boolean forced = true;
    boolean botToMove = game.programBegins();
    while (game.ending(position) == null) {
      boolean draw = game.isChance(position);
      boolean botSpeaks = botToMove && !draw;
      String line = botSpeaks ? bot.readLine() : judge.readLine();
      if (!botSpeaks && line.equals(game.breakOff())) {
        String closing = game.brokenOff(strategy.worth(position).toOther());
        assertEquals(closing, bot.readLine());
        assertAtEnd(bot, judge);
        return forced;
      }
      M move = game.parseMove(line);
      if (botSpeaks) {
        forced &= isOnlyBest(strategy, position, move);
      }
      position = game.after(position, move);
      botToMove = botToMove == (draw || game.movesAgain(position));
    }
    assertEquals(game.closing(position, botToMove), bot.readLine());
    assertAtEnd(bot, judge);
    return forced;
  }

  /** Whether a move of the bot, which has to be one of the best, is the only one. */
  private static <P, M> boolean isOnlyBest(Strategy<P, M> strategy, P position, M move) {
    List<M> best = strategy.best(position);
    if (best.isEmpty() && !strategy.game().listsMoves()) {
      assertTrue(strategy.game().isLegal(position, move), move + " in " + position);
      return false;
    }
    List<M> keeping = strategy.keeping(position);
    assertTrue(keeping.contains(move), move + " is not among " + keeping);
    return keeping.size() == 1;
  }

  private static void assertAtEnd(GivenLines bot, GivenLines judge) {
    assertEquals(null, bot.readLine());
    assertEquals(null, judge.readLine());
  }
}
