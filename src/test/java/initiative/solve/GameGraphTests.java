package initiative.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.bot.Catalogue;
import initiative.byhand.HandGames;
import initiative.game.Cells;
import initiative.game.Cells.Strip;
import initiative.game.Game;
import initiative.game.GivenLines;
import initiative.game.MaxSum;
import initiative.game.MaxSum.Cards;
import initiative.game.Nim;
import initiative.game.Nim.Heaps;
import initiative.game.StartReader;
import initiative.game.Subtraction;
import initiative.game.Worth;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tables that work for any game agree with those made for one. */
final class GameGraphTests {
  static List<String> games() {
    return HandGames.ids();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void generalTableAgreesWithTheOwnTableOfEachGame(String id) {
    for (List<String> lines : HandGames.of(id).tinyStarts()) {
      checkTables(Catalogue.strategy(id), lines);
    }
  }

  private static <P, M> void checkTables(Strategy<P, M> own, List<String> lines) {
    P start = GivenLines.start(own.game(), lines);
    own.prepare(start);
    GeneralTable<P, M> general = new GeneralTable<>(own.game());
    general.prepare(start);
    GameGraph<P, M> graph = new GameGraph<>(own.game(), start);
    assertEquals(graph.size() - 1, graph.number(start), "the start has the largest number");
    boolean sums = own.worth(start).isSum();
    WinLoseTable winLose = sums ? null : graph.winLose();
    GrundyTable grundy = sums ? null : graph.grundy();
    ChoiceTable choices = sums ? graph.choices() : null;
    for (int number = 0; number < graph.size(); number++) {
      P position = graph.position(number);
      Worth worth = own.worth(position);
      assertEquals(worth, general.worth(position), position::toString);
      assertEquals(own.best(position), general.best(position), position::toString);
      if (sums) {
        checkChoices(own, position, choices, number);
      } else {
        assertEquals(worth.isWon(), winLose.isWon(number), position::toString);
        assertEquals(worth.isWon(), grundy.value(number) != 0, position::toString);
      }
    }
  }

  private static <P, M> void checkChoices(
      Strategy<P, M> own, P position, ChoiceTable choices, int number) {
    assertEquals(own.worth(position).number(), choices.lead(number), position::toString);
    List<M> moves = own.game().moves(position);
    List<M> best = own.best(position);
    for (int move = 0; move < moves.size(); move++) {
      boolean isBest = best.contains(moves.get(move));
      assertEquals(isBest, choices.isChoice(number, move), position::toString);
    }
  }

  @Test
  void grundyValueOfASubtractionHeapIsItsRemainder() {
    GameGraph<Integer, Integer> graph = new GameGraph<>(new Subtraction(100, 1, 2, 3), 100);
    GrundyTable grundy = graph.grundy();
    for (int sticks = 0; sticks <= 100; sticks++) {
      assertEquals(sticks % 4, grundy.value(graph.number(sticks)));
    }
  }

  @Test
  void grundyValueOfHeapsIsTheirXor() {
    GameGraph<Heaps, Nim.Take> graph = new GameGraph<>(new Nim(), new Heaps(5, 6, 7));
    GrundyTable grundy = graph.grundy();
    assertEquals(6 * 7 * 8, graph.size());
    for (int number = 0; number < graph.size(); number++) {
      Heaps heaps = graph.position(number);
      assertEquals(heaps.size(1) ^ heaps.size(2) ^ heaps.size(3), grundy.value(number));
    }
  }

  @Test
  void grundyValueOfAStripIsTheXorOfThoseOfItsRuns() {
    GameGraph<Strip, Cells.Block> graph = new GameGraph<>(new Cells(), new Strip(14));
    GrundyTable grundy = graph.grundy();
    int[] ofRun = new int[15];
    for (int length = 1; length <= 14; length++) {
      GameGraph<Strip, Cells.Block> run = new GameGraph<>(new Cells(), new Strip(length));
      ofRun[length] = run.grundy().value(run.size() - 1);
    }
    for (int number = 0; number < graph.size(); number++) {
      Strip strip = graph.position(number);
      int xor = 0;
      for (int run = 0; run < strip.runs(); run++) {
        xor ^= ofRun[strip.length(run)];
      }
      assertEquals(xor, grundy.value(number), strip::toString);
    }
  }

  @Test
  void predecessorsAreTheMovesTurnedRound() {
    GameGraph<Integer, Integer> graph = new GameGraph<>(new Subtraction(30, 1, 4, 9), 30);
    int[][] predecessors = graph.predecessors();
    int moves = 0;
    for (int number = 0; number < graph.size(); number++) {
      for (int predecessor : predecessors[number]) {
        moves++;
        int taken = graph.position(predecessor) - graph.position(number);
        assertTrue(taken == 1 || taken == 4 || taken == 9, "taken " + taken);
      }
      moves -= graph.next(number).length;
    }
    assertEquals(0, moves);
  }

  @Test
  void movesLeadToSmallerNumbers() {
    GameGraph<Cards, Integer> graph = new GameGraph<>(new MaxSum(), new Cards(4, -2, 7, 0, 1));
    for (int number = 0; number < graph.size(); number++) {
      for (int reached : graph.next(number)) {
        assertTrue(reached < number);
      }
    }
  }

  @Test
  void gameThatGoesRoundInCirclesIsRefused() {
    GeneralTable<Integer, Integer> table = new GeneralTable<>(new Roundabout());
    assertThrows(IllegalStateException.class, () -> table.prepare(0));
  }

  /** From 0 to 1 to 2 and back to 0. */
  private static final class Roundabout implements Game<Integer, Integer> {
    @Override
    public Integer readStart(StartReader in) {
      return 0;
    }

    @Override
    public List<Integer> moves(Integer position) {
      return List.of(1);
    }

    @Override
    public Integer after(Integer position, Integer move) {
      return (position + move) % 3;
    }

    @Override
    public Integer parseMove(String line) {
      return 1;
    }

    @Override
    public String moveForm() {
      return "1";
    }
  }
}
