package initiative.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.byhand.HandGames;
import initiative.byhand.HandRules;
import initiative.catalogue.Catalogue;
import initiative.family.AnyTakes;
import initiative.family.Cards;
import initiative.family.Heaps;
import initiative.family.Runs;
import initiative.family.Take;
import initiative.game.Game;
import initiative.game.GivenLines;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.game.Worth;
import initiative.games.cells.Cells;
import initiative.games.maxsum.MaxSum;
import initiative.games.nim.Nim;
import initiative.small.Windy;
import initiative.small.Windy.Heap;
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
    HandRules<?> rules = HandGames.of(id);
    for (List<String> lines : rules.tinyStarts()) {
      if (rules.isWorthTheBestOfBoth(lines)) {
        checkTables(Catalogue.game(id), lines, rules.namesAllBest());
      }
    }
  }

  private static <P, M> void checkTables(
      Game<P, M> game, List<String> lines, boolean namesAllBest) {
    P start = GivenLines.start(game, lines);
    Strategy<P, M> own = game.solve(start);
    GeneralTable<P, M> general = new GeneralTable<>(game, start);
    GameGraph<P, M> graph = new GameGraph<>(game, start);
    assertEquals(graph.size() - 1, graph.number(start), "the start has the largest number");
    for (int number = 0; number < graph.size(); number++) {
      P position = graph.position(number);
      assertSame(own.worth(position), general.worth(position), position);
      if (!game.isChance(position) && namesAllBest) {
        assertEquals(own.keeping(position), general.keeping(position), position::toString);
      } else if (!game.isChance(position)) {
        assertTrue(general.keeping(position).containsAll(own.keeping(position)));
      }
    }
    if (isPlain(graph, game)) {
      checkSigns(own, graph);
    }
    if (isOfDifferences(graph, game)) {
      checkChoices(own, graph);
    }
  }

  private static void assertSame(Worth one, Worth other, Object position) {
    if (one.isSum()) {
      assertEquals(0, one.compareTo(other), position::toString);
      assertEquals(0, one.toMover().compareTo(other.toMover()), position::toString);
    } else {
      assertEquals(one, other, position::toString);
    }
  }

  /** Whether the sides take turns and a player who cannot move has lost. */
  private static <P> boolean isPlain(GameGraph<P, ?> graph, Game<P, ?> game) {
    boolean plain = true;
    for (int number = 0; number < graph.size(); number++) {
      Worth ending = game.ending(graph.position(number));
      plain &= ending == null || ending.isLost() && !ending.isSum();
    }
    return plain && takesTurns(graph, game);
  }

  /** Whether the sides take turns and an end is worth what one side has more than the other. */
  private static <P> boolean isOfDifferences(GameGraph<P, ?> graph, Game<P, ?> game) {
    boolean differences = true;
    for (int number = 0; number < graph.size(); number++) {
      Worth ending = game.ending(graph.position(number));
      differences &= ending == null || ending.equals(Worth.difference(ending.number()));
    }
    return differences && takesTurns(graph, game);
  }

  private static <P> boolean takesTurns(GameGraph<P, ?> graph, Game<P, ?> game) {
    boolean turns = true;
    for (int number = 0; number < graph.size(); number++) {
      P position = graph.position(number);
      turns &= !game.isChance(position) && !game.movesAgain(position);
    }
    return turns;
  }

  private static <P> void checkSigns(Strategy<P, ?> own, GameGraph<P, ?> graph) {
    GrundyTable grundy = graph.grundy();
    RetrogradeTable depths = graph.retrograde();
    for (int number = 0; number < graph.size(); number++) {
      P position = graph.position(number);
      boolean won = own.worth(position).isWon();
      assertEquals(won, grundy.value(number) != 0, position::toString);
      assertEquals(won, depths.sign(number) > 0, position::toString);
    }
  }

  private static <P, M> void checkChoices(Strategy<P, M> own, GameGraph<P, M> graph) {
    ChoiceTable choices = graph.choices();
    for (int number = 0; number < graph.size(); number++) {
      P position = graph.position(number);
      assertEquals(own.worth(position).number(), choices.lead(number), position::toString);
      List<M> moves = own.game().moves(position);
      List<M> best = own.keeping(position);
      for (int move = 0; move < moves.size(); move++) {
        boolean isBest = best.contains(moves.get(move));
        assertEquals(isBest, choices.isChoice(number, move), position::toString);
      }
    }
  }

  /** By paper and pencil: of 3 sticks one takes 2, and the wind leaves the last one or none. */
  @Test
  void expectationIsTheMeanOverTheDraws() {
    assertEquals("1 to 0", windy(1).worth(new Heap(1, 0, 0, false)).toString());
    assertEquals("2 to 0", windy(2).worth(new Heap(2, 0, 0, false)).toString());
    assertEquals("2 to 0.75", windy(3).worth(new Heap(3, 0, 0, false)).toString());
    assertEquals("0.75 to 2", windy(3).worth(new Heap(1, 0, 2, true)).toString());
    assertEquals(List.of("2"), windy(3).best(new Heap(3, 0, 0, false)));
    assertEquals("2 to 1.75", windy(4).worth(new Heap(4, 0, 0, false)).toString());
  }

  private static GeneralTable<Heap, String> windy(int sticks) {
    return new GeneralTable<>(new Windy(), new Heap(sticks, 0, 0, false));
  }

  @Test
  void grundyValueOfASubtractionHeapIsItsRemainder() {
    GameGraph<Integer, Integer> graph = new GameGraph<>(new AnyTakes(1, 2, 3), 100);
    GrundyTable grundy = graph.grundy();
    for (int sticks = 0; sticks <= 100; sticks++) {
      assertEquals(sticks % 4, grundy.value(graph.number(sticks)));
    }
  }

  @Test
  void grundyValueOfHeapsIsTheirXor() {
    GameGraph<Heaps, Take> graph = new GameGraph<>(new Nim(), new Heaps(5, 6, 7));
    GrundyTable grundy = graph.grundy();
    assertEquals(6 * 7 * 8, graph.size());
    for (int number = 0; number < graph.size(); number++) {
      Heaps heaps = graph.position(number);
      assertEquals(heaps.size(1) ^ heaps.size(2) ^ heaps.size(3), grundy.value(number));
    }
  }

  @Test
  void grundyValueOfAStripIsTheXorOfThoseOfItsRuns() {
    GameGraph<Runs, Cells.Block> graph = new GameGraph<>(new Cells(), new Runs(14));
    GrundyTable grundy = graph.grundy();
    int[] ofRun = new int[15];
    for (int length = 1; length <= 14; length++) {
      GameGraph<Runs, Cells.Block> run = new GameGraph<>(new Cells(), new Runs(length));
      ofRun[length] = run.grundy().value(run.size() - 1);
    }
    for (int number = 0; number < graph.size(); number++) {
      Runs strip = graph.position(number);
      int xor = 0;
      for (int run = 0; run < strip.count(); run++) {
        xor ^= ofRun[strip.length(run)];
      }
      assertEquals(xor, grundy.value(number), strip::toString);
    }
  }

  @Test
  void predecessorsAreTheMovesTurnedRound() {
    GameGraph<Integer, Integer> graph = new GameGraph<>(new AnyTakes(1, 4, 9), 30);
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
  void gameThatGoesRoundInCirclesAndDoesNotSaySoIsRefused() {
    assertThrows(IllegalStateException.class, () -> new GeneralTable<>(new Roundabout(false), 0));
  }

  @Test
  void gameThatGoesRoundInCirclesAndSaysSoIsDrawn() {
    GeneralTable<Integer, Integer> table = new GeneralTable<>(new Roundabout(true), 0);
    for (int position = 0; position < 3; position++) {
      assertEquals(Worth.DRAWN, table.worth(position));
    }
  }

  /** From 0 to 1 to 2 and back to 0. */
  private static final class Roundabout implements Game<Integer, Integer> {
    private final boolean confessed;

    Roundabout(boolean confessed) {
      this.confessed = confessed;
    }

    @Override
    public boolean mayGoOnForEver() {
      return confessed;
    }

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

    @Override
    public Strategy<Integer, Integer> solve(Integer start) {
      return new GeneralTable<>(this, start);
    }
  }
}
