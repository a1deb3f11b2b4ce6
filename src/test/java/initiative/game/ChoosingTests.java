package initiative.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.family.Field;
import initiative.family.Token;
import initiative.games.bachet.Bachet;
import initiative.games.minefieldmisere.MinefieldMisere;
import initiative.interactor.StartText;
import initiative.suite.Starts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each of the best moves has the same chance, unless the position is drawn; others have none. */
@Tag("slow")
final class ChoosingTests {
  private static final int DRAWS_PER_MOVE = 400;
  private static final int MOST_MOVES = 60;
  private static final int MOST_TURNS = 500;
  private static final int POSITIONS = 3;

  static List<String> games() {
    return Catalogue.ids();
  }

  /** Lost positions and others, as they are met in random games from the usual starts. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void everyBestMoveHasTheSameChance(String id) throws BadInput {
    checkPositions(Catalogue.game(id));
  }

  private static <P, M> void checkPositions(Definition<P, M> game) throws BadInput {
    Chance chance = new Chance(1);
    int lost = 0;
    int others = 0;
    boolean canBeLost = false;
    List<String> texts = new ArrayList<>();
    for (int seed = 1; seed <= 4; seed++) {
      texts.addAll(new Starts(game).usual(seed));
    }
    for (String text : texts) {
      P position = StartText.read(game, text);
      Strategy<P, M> strategy = game.solve(position);
      Worth worth = strategy.worth(position);
      canBeLost |= worth.isLost() && !worth.isSum() && game.listsMoves();
      for (int turn = 0; turn < MOST_TURNS && game.ending(position) == null; turn++) {
        if (Choices.isFree(strategy, position, MOST_MOVES)) {
          boolean isLost = strategy.worth(position).isLost();
          if ((isLost ? lost++ : others++) < POSITIONS) {
            Choices.check(strategy, position, 4.5);
          }
        }
        position = game.after(position, game.anyMove(position, chance));
      }
    }
    assertTrue(lost > 0 || !canBeLost, "no lost position leaves a choice");
  }

  /** A tester who tries the seeds 1, 2, 3, ... sees all openings, not the same again and again. */
  @Test
  void neighbouringSeedsOpenIndependently() {
    Strategy<Integer, Integer> strategy = bachet();
    Map<List<Integer>, Integer> openings = new HashMap<>();
    for (int seed = 0; seed < 9 * DRAWS_PER_MOVE; seed++) {
      Chance chance = new Chance(seed);
      openings.merge(
          List.of(strategy.choose(12344, chance), strategy.choose(12340, chance)), 1, Integer::sum);
    }
    assertEquals(9, openings.size());
    ChiSquare.assertUniform(openings.values());
  }

  @Test
  void sameSeedMakesTheSameChoices() {
    Strategy<Integer, Integer> strategy = bachet();
    Chance one = new Chance(7);
    Chance other = new Chance(7);
    for (int sticks = 12344; sticks > 0; sticks -= 4) {
      assertEquals(strategy.choose(sticks, one), strategy.choose(sticks, other));
    }
  }

  @Test
  void botsWithoutASeedDiffer() {
    Strategy<Integer, Integer> strategy = bachet();
    Chance one = new Chance();
    Chance other = new Chance();
    boolean differ = false;
    for (int sticks = 12344; sticks > 0; sticks -= 4) {
      differ |= !strategy.choose(sticks, one).equals(strategy.choose(sticks, other));
    }
    assertTrue(differ);
  }

  /** It may be asked whether it would rather begin. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void botBeginsUnlessThatIsWorse(String id) throws BadInput {
    Definition<?, ?> game = Catalogue.game(id);
    for (String text : new Starts(game).usual(3)) {
      checkChoiceOfSide(game, text);
    }
  }

  private static <P, M> void checkChoiceOfSide(Game<P, M> game, String text) throws BadInput {
    P start = StartText.read(game, text);
    Strategy<P, M> strategy = game.solve(start);
    boolean lost = strategy.worth(start).isLost();
    assertEquals(!lost, strategy.wantsToBegin(start), text);
  }

  @Test
  void botDoesNotBeginWhereThereIsNoMove() {
    Strategy<Integer, Integer> strategy = bachet();
    assertFalse(strategy.wantsToBegin(0));
    MinefieldMisere misere = new MinefieldMisere();
    Token stuck = new Token(new Field("."), 1, 1);
    assertTrue(misere.solve(stuck).wantsToBegin(stuck));
  }

  /** Three moves, drawn by the game itself, since nobody can list them all. */
  @Test
  void lostPositionWhoseMovesCannotBeListedIsLeftByAnyMove() {
    Game<Integer, Integer> unlisted =
        new Unlisted() {
          @Override
          public Integer anyMove(Integer position, Chance chance) {
            return 1 + chance.below(3);
          }
        };
    Chance chance = new Chance(1);
    Strategy<Integer, Integer> strategy = unlisted.solve(4);
    Map<Integer, Integer> drawn = new HashMap<>();
    for (int i = 0; i < 3 * DRAWS_PER_MOVE; i++) {
      drawn.merge(strategy.choose(4, chance), 1, Integer::sum);
    }
    assertEquals(Set.of(1, 2, 3), drawn.keySet());
    ChiSquare.assertUniform(drawn.values());
  }

  /** Bachet's game by its formula, without a list of its moves. */
  private abstract static class Unlisted implements Game<Integer, Integer> {
    @Override
    public boolean listsMoves() {
      return false;
    }

    @Override
    public List<Integer> moves(Integer position) {
      throw new AssertionError("the moves cannot be listed");
    }

    @Override
    public Integer readStart(StartReader in) {
      return 4;
    }

    @Override
    public Worth ending(Integer position) {
      return position == 0 ? Worth.LOST : null;
    }

    @Override
    public Integer after(Integer position, Integer move) {
      return position - move;
    }

    @Override
    public Integer parseMove(String line) {
      return Numbers.integer(line);
    }

    @Override
    public String moveForm() {
      return "COUNT";
    }

    @Override
    public Strategy<Integer, Integer> solve(Integer start) {
      return new Strategy<>(this) {
        @Override
        public Worth worth(Integer position) {
          return position % 4 == 0 ? Worth.LOST : Worth.WON;
        }

        @Override
        public List<Integer> best(Integer position) {
          return position % 4 == 0 ? List.of() : List.of(position % 4);
        }
      };
    }
  }

  private static Strategy<Integer, Integer> bachet() {
    return new Bachet().solve(12345);
  }
}
