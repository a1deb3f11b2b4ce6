package initiative.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.family.Heaps;
import initiative.games.bachet.Bachet;
import initiative.games.bachetcycles.BachetCycles;
import initiative.games.bachetcycles.BachetCycles.Heap;
import initiative.games.bachetcycles.BachetCycles.Specials;
import initiative.games.nim.Nim;
import initiative.interactor.StartText;
import initiative.policy.PolicyKind;
import initiative.suite.Starts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** How our bot moves where no move wins. */
final class PolicyTests {
  private static final int MOST_TURNS = 20;
  private static final int LONG_GAME = 1000;

  private static List<String> ids() {
    return Catalogue.ids();
  }

  /** Whatever is tempting: what is won is played as ever, and what is drawn is not given up. */
  @ParameterizedTest
  @MethodSource("ids")
  void noPolicyGivesAnythingAway(String id) throws BadInput {
    for (String text : new Starts(Catalogue.game(id)).usual(5)) {
      for (PolicyKind kind : PolicyKind.values()) {
        checkKeeps(Catalogue.game(id), text, kind);
      }
    }
  }

  private static <P, M> void checkKeeps(Definition<P, M> game, String text, PolicyKind kind)
      throws BadInput {
    P position = StartText.read(game, text);
    Strategy<P, M> strategy = game.solve(position);
    Policy<P, M> policy = kind.make(game.opponents(), strategy);
    Chance chance = new Chance(3);
    for (int turn = 0; turn < MOST_TURNS && game.ending(position) == null; turn++) {
      M move;
      if (turn % 2 == 0 && !game.isChance(position)) {
        move = policy.choose(position, chance);
        assertTrue(game.isLegal(position, move), kind + " " + move);
        Worth worth = strategy.worth(position);
        if (!worth.isOpen() && !worth.isSum()) {
          int kept = strategy.outcome(game.after(position, move)).sign();
          assertEquals(worth.sign(), kept, kind + " in " + position);
        }
      } else {
        move = game.anyMove(position, chance);
        if (!game.isChance(position)) {
          policy.see(position, move, chance);
        }
      }
      position = game.after(position, move);
    }
  }

  /** Judges count the time of a whole game, and lost games against a strong opponent are long. */
  @ParameterizedTest
  @MethodSource("ids")
  void howeverLongAGameIsLittleTimeIsSpentOnLookingAhead(String id) throws BadInput {
    for (String text : new Starts(Catalogue.game(id)).usual(1)) {
      checkLooks(Catalogue.game(id), text);
    }
  }

  private static <P, M> void checkLooks(Definition<P, M> game, String text) throws BadInput {
    P position = StartText.read(game, text);
    Strategy<P, M> strategy = game.solve(position);
    Cautious<P, M> policy = new Cautious<>(strategy);
    Chance chance = new Chance(4);
    for (int turn = 0; turn < LONG_GAME && game.ending(position) == null; turn++) {
      M move;
      if (turn % 2 == 0 && !game.isChance(position)) {
        move = policy.choose(position, chance);
        long most = Cautious.FREELY + 2 * Difficulty.MOST_LOOKS + Cautious.IN_A_MOVE * (turn / 2L);
        assertTrue(policy.looked() <= most, () -> text + ": " + policy.looked());
      } else if (game.isChance(position)) {
        move = game.anyMove(position, chance);
      } else {
        move = strategy.choose(position, chance);
        policy.see(position, move, chance);
      }
      position = game.after(position, move);
    }
  }

  /** Only a set of three, and each of them: two bots must not play alike. */
  @ParameterizedTest
  @EnumSource
  void aLostPositionHasNoSingleAnswer(PolicyKind kind) {
    Bachet bachet = new Bachet();
    Strategy<Integer, Integer> strategy = bachet.solve(12344);
    Set<List<Integer>> games = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      Policy<Integer, Integer> policy = kind.make(bachet.opponents(), strategy);
      Chance chance = new Chance(seed);
      List<Integer> moves = new ArrayList<>();
      for (int sticks = 12344; sticks > 12300; sticks -= 4) {
        moves.add(policy.choose(sticks, chance));
      }
      games.add(moves);
    }
    assertTrue(games.size() > 10, kind + ": " + games);
  }

  /** Three thousand moves that no known opponent would make leave it able to move. */
  @Test
  void inALongGameTheAdaptivePolicyDoesNotDespair() {
    Bachet bachet = new Bachet();
    Policy<Integer, Integer> policy =
        PolicyKind.ADAPTIVE.make(bachet.opponents(), bachet.solve(12344));
    Chance chance = new Chance(1);
    for (int sticks = 12344; sticks > 344; sticks -= 4) {
      int taken = policy.choose(sticks, chance);
      assertTrue(taken >= 1 && taken <= 3);
      policy.see(sticks - taken, 4 - taken, chance);
    }
  }

  /** From 11 sticks 8, 9 and 10 keep the draw, where 3 of 4, 2 of 3 and 1 of 3 replies err. */
  @Test
  void drawnPositionIsLeftByAMoveThatIsHardToAnswer() {
    Map<Long, Integer> drawn = drawsOfPass(11, 9000);
    assertEquals(Set.of(8L, 9L, 10L), drawn.keySet());
    assertTrue(drawn.get(8L) > drawn.get(9L), drawn::toString);
    assertTrue(drawn.get(9L) > drawn.get(10L), drawn::toString);
  }

  /** Draws in the game in which both sides may pass when there are 8 sticks. */
  private static Map<Long, Integer> drawsOfPass(long sticks, int draws) {
    BachetCycles game = new BachetCycles();
    Heap heap = new Heap(new Specials(new long[] {8}, new long[] {8}), sticks);
    Policy<Heap, Long> policy = new Cautious<>(game.solve(heap));
    Chance chance = new Chance(2024);
    Map<Long, Integer> drawn = new HashMap<>();
    for (int i = 0; i < draws; i++) {
      drawn.merge(policy.choose(heap, chance), 1, Integer::sum);
    }
    return drawn;
  }

  /** From two heaps of three, two of the three numbers leave a position with one right reply. */
  @Test
  void difficultyIsTheErrorsToBeExpected() {
    Nim nim = new Nim();
    Heaps start = nim.heaps(2, 2);
    Difficulty<Heaps, initiative.family.Take> difficulty = new Difficulty<>(nim.solve(start));
    double[] rates =
        difficulty.rates(start, List.of(nim.take(1, 1), nim.take(1, 2)), new Chance(1));
    // after 1 2 two of three replies are wrong, and after 1 1 and any move none is left
    assertEquals(2.0 / 3, rates[0], 1e-12);
    // after 0 2 one of two replies is wrong, and the right one ends the game
    assertEquals(1.0 / 2, rates[1], 1e-12);
  }
}
