package initiative.games.northcott;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.family.GoldenStarts;
import initiative.game.Chance;
import initiative.game.Choices;
import initiative.game.GivenLines;
import initiative.game.Worth;
import initiative.games.northcott.Northcott.Bridge;
import initiative.games.northcott.Northcott.Move;
import initiative.player.Seizing;
import initiative.solve.GeneralTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
final class NorthcottTableTests {
  private static final Northcott GAME = new Northcott();
  private static final NorthcottTable TABLE = new NorthcottTable(GAME);

  private static int[] cells(List<Integer> cells) {
    return cells.stream().mapToInt(Integer::intValue).toArray();
  }

  private static Bridge bridge(NorthcottByHand.Bridge hand, int cells) {
    return Bridge.of(cells, hand.leftToMove(), cells(hand.left()), cells(hand.right()));
  }

  private static List<String> lines(List<Move> moves) {
    return moves.stream().map(Move::toString).toList();
  }

  /** With all retreats: no bridge is drawn, and lost are those whose gaps have the xor 0. */
  @ParameterizedTest
  @CsvSource({"1, 2", "1, 6", "1, 9", "2, 3", "2, 4", "2, 5", "3, 3", "3, 4", "4, 3"})
  void everyBridgeIsWorthWhatTheRulesWrittenApartSay(int lanes, int cells) {
    NorthcottByHand hand = new NorthcottByHand(lanes, cells);
    for (NorthcottByHand.Bridge state : hand.bridges()) {
      Bridge bridge = bridge(state, cells);
      assertNotEquals(-1, hand.halfMoves(state), bridge::toString);
      Worth worth = hand.halfMoves(state) % 2 == 1 ? Worth.WON : Worth.LOST;
      assertEquals(worth, TABLE.worth(bridge), bridge::toString);
      assertEquals(hand.moves(state), lines(GAME.moves(bridge)), bridge::toString);
      assertEquals(
          hand.moves(state).isEmpty() ? Worth.LOST : null, GAME.ending(bridge), bridge::toString);
      checkBest(hand, state, bridge);
      for (Move move : GAME.moves(bridge)) {
        assertEquals(bridge(hand.after(state, move.toString()), cells), GAME.after(bridge, move));
      }
    }
  }

  /** The best moves are all that win and go forward; every won bridge has one. */
  private static void checkBest(NorthcottByHand hand, NorthcottByHand.Bridge state, Bridge bridge) {
    List<String> winning = new ArrayList<>();
    for (String line : hand.moves(state)) {
      int reached = hand.halfMoves(hand.after(state, line));
      if (reached % 2 == 0 && !GAME.isDetour(bridge, GAME.parseMove(line))) {
        winning.add(line);
      }
    }
    assertEquals(winning, lines(TABLE.best(bridge)), bridge::toString);
    assertEquals(hand.halfMoves(state) % 2 == 1, !winning.isEmpty(), bridge::toString);
  }

  @ParameterizedTest
  @CsvSource({"1, 6", "2, 4", "3, 3"})
  void generalTableHasNoDrawsEither(int lanes, int cells) {
    for (NorthcottByHand.Bridge state : new NorthcottByHand(lanes, cells).bridges()) {
      Bridge bridge = bridge(state, cells);
      GeneralTable<Bridge, Move> general = new GeneralTable<>(GAME, bridge);
      assertEquals(TABLE.worth(bridge).sign(), general.worth(bridge).sign(), bridge::toString);
    }
  }

  @Test
  void claimsHoldForLargeBridges() {
    Random random = new Random(1);
    Chance chance = new Chance(1);
    for (int time = 0; time < 3000; time++) {
      int cells = time % 3 == 0 ? 500 : 2 + random.nextInt(499);
      int[] left = new int[time % 2 == 0 ? 50 : 1 + random.nextInt(50)];
      int[] right = new int[left.length];
      for (int lane = 0; lane < left.length; lane++) {
        left[lane] = 1 + random.nextInt(cells - 1);
        right[lane] = left[lane] + 1 + random.nextInt(cells - left[lane]);
      }
      Bridge bridge = Bridge.of(cells, random.nextBoolean(), left, right);
      if (GAME.ending(bridge) == null) {
        checkLarge(bridge, chance);
      }
    }
  }

  private static void checkLarge(Bridge bridge, Chance chance) {
    List<Move> best = TABLE.best(bridge);
    assertEquals(TABLE.worth(bridge).isWon(), !best.isEmpty(), bridge::toString);
    for (Move move : best) {
      assertTrue(GAME.isLegal(bridge, move), () -> move + " in " + bridge);
      assertFalse(GAME.isDetour(bridge, move), () -> move + " in " + bridge);
      assertTrue(TABLE.worth(GAME.after(bridge, move)).isLost(), () -> move + " in " + bridge);
    }
    Bridge lost = best.isEmpty() ? bridge : GAME.after(bridge, best.get(0));
    for (int i = 0; i < 20 && GAME.ending(lost) == null; i++) {
      Move move = GAME.anyMove(lost, chance);
      assertTrue(GAME.isLegal(lost, move), () -> move + " in " + lost);
      assertTrue(TABLE.worth(GAME.after(lost, move)).isWon(), () -> move + " in " + lost);
    }
  }

  /** So the winner ends the game after at most as many moves as there are cells in front. */
  @Test
  void winnerWhoGoesForwardWinsWhateverIsReplied() {
    Chance chance = new Chance(2);
    for (int time = 0; time < 300; time++) {
      Bridge bridge = GivenLines.start(GAME, List.of("3 9", "4 9", "2 3", "1 " + (2 + time % 8)));
      int inFront = (9 - 4) + (9 - 2) + (9 - 1);
      int moves = 0;
      while (TABLE.worth(bridge).isWon() && moves <= inFront) {
        List<Move> best = TABLE.best(bridge);
        bridge = GAME.after(bridge, best.get(chance.below(best.size())));
        moves++;
        if (GAME.ending(bridge) == null) {
          bridge = GAME.after(bridge, GAME.anyMove(bridge, chance));
        }
      }
      assertTrue(moves <= inFront, bridge::toString);
      assertTrue(moves == 0 || GAME.ending(bridge) != null, bridge::toString);
    }
  }

  /** The text starts with the rams at the ends of their lanes. */
  @Test
  void startFromTheEndsIsWonIfTheLanesAreOddAndThereIsRoom() {
    for (int lanes = 1; lanes <= 50; lanes++) {
      for (int cells : new int[] {2, 3, 4, 77, 500}) {
        int[] left = new int[lanes];
        int[] right = new int[lanes];
        Arrays.fill(left, 1);
        Arrays.fill(right, cells);
        boolean won = TABLE.worth(Bridge.of(cells, true, left, right)).isWon();
        assertEquals(lanes % 2 == 1 && cells > 2, won, lanes + " " + cells);
      }
    }
  }

  @Test
  void randomMovesReachAllMovesWithTheSameChance() {
    for (boolean leftToMove : new boolean[] {true, false}) {
      Bridge each = Bridge.of(7, leftToMove, new int[] {3, 1, 2}, new int[] {6, 2, 7});
      Chance chance = new Chance(1);
      Set<Move> drawn = new HashSet<>();
      for (int i = 0; i < 2000; i++) {
        drawn.add(GAME.anyMove(each, chance));
      }
      assertEquals(new HashSet<>(GAME.moves(each)), drawn);
    }
    Choices.checkLost(GAME, "2 9 / 2 5 / 4 7");
  }

  @Test
  void bigLostStartIsWonAgainstPatterns() throws Exception {
    List<String> start = new ArrayList<>(List.of("30 40"));
    for (int lane = 0; lane < 30; lane++) {
      start.add((1 + lane / 2) + " " + (30 - lane / 2));
    }
    Seizing.check(GAME, start);
  }

  @Test
  void goldenStartsAreWorthWhatTheProtocolSays() {
    GoldenStarts.check("northcott");
  }

  @Test
  void bridgeIsDrawnIfItIsNotTooLong() {
    Bridge bridge = GivenLines.start(GAME, List.of("2 6", "1 6", "2 4"));
    assertEquals(">....<\n.>.<..\n", GAME.picture(bridge));
    assertNull(GAME.picture(GivenLines.start(GAME, List.of("1 61", "1 6"))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0 1", "3 1", "-1 2", "1 0", "1 1", "1 6", "4294967297 2", "1 4294967298"})
  void illegalMoveIsNoticed(String line) {
    Bridge bridge = GivenLines.start(GAME, List.of("2 6", "1 6", "2 4"));
    assertFalse(GAME.isLegal(bridge, GAME.parseMove(line)), line);
  }
}
