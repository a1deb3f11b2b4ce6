package initiative.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import initiative.family.AnyTakes;
import initiative.family.Field;
import initiative.family.Runs;
import initiative.family.Token;
import initiative.game.Game;
import initiative.game.Worth;
import initiative.games.cells.Cells;
import initiative.games.minefield.Minefield;
import initiative.games.minefieldmisere.MinefieldMisere;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class RetrogradeTableTests {

  /** A graph of moves; a move has a delay, an end has a sign. */
  private static final class Graph {
    final List<List<int[]>> moves = new ArrayList<>();
    final int[] ends;

    Graph(int positions) {
      ends = new int[positions];
      for (int i = 0; i < positions; i++) {
        moves.add(new ArrayList<>());
      }
    }

    RetrogradeTable table() {
      return new RetrogradeTable(ends.length) {
        {
          for (int position = 0; position < ends.length; position++) {
            if (ends[position] != 0) {
              end(position, ends[position]);
            }
          }
          fill();
        }

        @Override
        protected int moves(int position) {
          return moves.get(position).size();
        }

        @Override
        protected void predecessors(int reached) {
          for (int from = 0; from < ends.length; from++) {
            for (int[] move : moves.get(from)) {
              if (move[0] == reached) {
                comeFrom(from, move[1]);
              }
            }
          }
        }
      };
    }

    /**
     * What positions are worth by definition: after n rounds all that is decided within n
     * half-moves is known, and a move with a delay counts only when so many rounds have passed.
     */
    Worth[] worths() {
      int rounds = 1;
      for (List<int[]> options : moves) {
        for (int[] move : options) {
          rounds += 1 + move[1];
        }
      }
      Worth[] known = new Worth[ends.length];
      for (int depth = 0; depth <= rounds; depth++) {
        for (int position = 0; position < ends.length; position++) {
          if (known[position] == null) {
            known[position] = decidedIn(depth, position, known);
          }
        }
      }
      for (int position = 0; position < ends.length; position++) {
        known[position] = known[position] == null ? Worth.DRAWN : known[position];
      }
      return known;
    }

    private Worth decidedIn(int depth, int position, Worth[] known) {
      if (ends[position] != 0) {
        return ends[position] > 0 ? Worth.wonIn(0) : Worth.lostIn(0);
      }
      int lost = 0;
      for (int[] move : moves.get(position)) {
        Worth next = known[move[0]];
        if (next != null && next.number() + move[1] < depth) {
          if (next.isLost()) {
            return Worth.wonIn(depth);
          }
          lost++;
        }
      }
      return lost > 0 && lost == moves.get(position).size() ? Worth.lostIn(depth) : null;
    }
  }

  private static Graph randomGraph(Random random, int largestDelay) {
    Graph graph = new Graph(2 + random.nextInt(12));
    for (int from = 0; from < graph.ends.length; from++) {
      int count = random.nextInt(4);
      for (int i = 0; i < count; i++) {
        int to = random.nextInt(graph.ends.length);
        graph.moves.get(from).add(new int[] {to, random.nextInt(largestDelay + 1)});
      }
      if (count == 0) {
        graph.ends[from] = random.nextInt(3) - 1;
      }
    }
    return graph;
  }

  private static void assertSolved(Graph graph) {
    Worth[] worths = graph.worths();
    RetrogradeTable table = graph.table();
    for (int position = 0; position < worths.length; position++) {
      assertEquals(worths[position], table.worth(position));
      assertEquals(worths[position].sign(), table.sign(position));
      assertEquals(worths[position].number(), table.depth(position));
    }
  }

  @Test
  void randomGraphsWithEndsOfAllKindsAreSolvedAsByDefinition() {
    Random random = new Random(1);
    for (int i = 0; i < 20000; i++) {
      assertSolved(randomGraph(random, 0));
    }
  }

  @Test
  void movesThatTakeLongerAreSolvedAsByDefinition() {
    Random random = new Random(2);
    for (int i = 0; i < 20000; i++) {
      assertSolved(randomGraph(random, 1 + i % 7));
    }
  }

  /** Without circles the depth follows from the moves by recursion. */
  private static <P, M> void assertCountedByRecursion(Game<P, M> game, P start) {
    GameGraph<P, M> graph = new GameGraph<>(game, start);
    RetrogradeTable table = graph.retrograde();
    Worth[] expected = new Worth[graph.size()];
    for (int number = 0; number < graph.size(); number++) {
      Worth ending = game.ending(graph.position(number));
      if (ending != null) {
        expected[number] = ending.isWon() ? Worth.wonIn(0) : Worth.lostIn(0);
      }
      for (int reached : graph.next(number)) {
        Worth worth = expected[reached].toMover();
        if (expected[number] == null || worth.compareTo(expected[number]) > 0) {
          expected[number] = worth;
        }
      }
      assertEquals(expected[number], table.worth(number), graph.position(number).toString());
    }
  }

  @Test
  void gamesWithoutCirclesAreCountedToo() {
    assertCountedByRecursion(new Cells(), new Runs(12));
    Field field = new Field(".....", "..*..", ".*...", ".....", "*....");
    assertCountedByRecursion(new Minefield(), new Token(field, 1, 1));
    assertCountedByRecursion(new MinefieldMisere(), new Token(field, 1, 1));
  }

  @Test
  void bachetIsLostInTwoHalfMovesForEveryFourSticks() {
    Game<Integer, Integer> game = new AnyTakes(1, 2, 3);
    GameGraph<Integer, Integer> graph = new GameGraph<>(game, 100);
    RetrogradeTable table = graph.retrograde();
    for (int sticks = 0; sticks <= 100; sticks++) {
      Worth expected = sticks % 4 == 0 ? Worth.lostIn(sticks / 2) : Worth.wonIn(sticks / 4 * 2 + 1);
      assertEquals(expected, table.worth(graph.number(sticks)), sticks + " sticks");
    }
  }
}
