package initiative.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.Strategy;
import initiative.games.queenendgame.QueenEndgame.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Games that may go on for ever: 1.6:A and 1.6:B. */
class RetrogradeProblemsTests {

  /** Letters of 1..largest, by repeating the definition until nothing changes. */
  private static String outcomes(int largest, int[][] specials) {
    char[] letters = new char[largest + 1];
    Arrays.fill(letters, 'D');
    letters[0] = 'L';
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int sticks = 1; sticks <= largest; sticks++) {
        boolean toLost = false;
        boolean onlyToWon = true;
        for (int take = 1; take <= 3 && take <= sticks; take++) {
          toLost |= letters[sticks - take] == 'L';
          onlyToWon &= letters[sticks - take] == 'W';
        }
        for (int[] special : specials) {
          if (special[0] == sticks) {
            toLost |= letters[special[1]] == 'L';
            onlyToWon &= letters[special[1]] == 'W';
          }
        }
        char letter = toLost ? 'W' : onlyToWon ? 'L' : 'D';
        changed |= letter != letters[sticks];
        letters[sticks] = letter;
      }
    }
    return new String(letters, 1, largest) + "\n";
  }

  private static String input(long shift, int[][] specials, LongStream starts) {
    StringBuilder text = new StringBuilder(specials.length + "\n");
    for (int[] special : specials) {
      text.append(special[0] + shift).append(' ').append(special[1] + shift).append('\n');
    }
    long[] sticks = starts.toArray();
    text.append(sticks.length).append('\n');
    return text
        + LongStream.of(sticks).mapToObj(String::valueOf).collect(Collectors.joining(" "))
        + "\n";
  }

  private static void compare(int largest, int[]... specials) {
    String input = input(0, specials, LongStream.rangeClosed(1, largest));
    assertEquals(outcomes(largest, specials), Solved.answer("1.6:A", input), input);
  }

  @Test
  void everyFewSpecialMovesAreJudgedAsByTheDefinition() {
    compare(20);
    for (int a = 1; a <= 9; a++) {
      for (int b = 0; b <= 9; b++) {
        compare(14, new int[] {a, b});
        for (int c = 1; c <= 9; c += 2) {
          for (int d = 0; d <= 9; d++) {
            compare(14, new int[] {a, b}, new int[] {c, d});
          }
        }
      }
    }
  }

  @Test
  void manySpecialMovesAreJudgedAsByTheDefinition() {
    Random random = new Random(16);
    for (int i = 0; i < 300; i++) {
      int largest = 5 + random.nextInt(60);
      int[][] specials = new int[random.nextInt(30)][];
      for (int j = 0; j < specials.length; j++) {
        specials[j] = new int[] {1 + random.nextInt(largest), random.nextInt(largest + 1)};
      }
      compare(largest, specials);
    }
  }

  /** Below the special moves all goes by fours, so that they may begin at any multiple of four. */
  @Test
  void specialMovesFarUpAreJudgedAsThoseFurtherDown() {
    Random random = new Random(17);
    for (int i = 0; i < 200; i++) {
      int[][] specials = new int[1 + random.nextInt(12)][];
      for (int j = 0; j < specials.length; j++) {
        specials[j] = new int[] {1 + random.nextInt(40), random.nextInt(41)};
      }
      long near = 40;
      long far = 1000000000000000000L - 1000;
      String low = input(near, specials, LongStream.rangeClosed(near - 20, near + 60));
      String high = input(far, specials, LongStream.rangeClosed(far - 20, far + 60));
      assertEquals(Solved.answer("1.6:A", low), Solved.answer("1.6:A", high), low);
    }
  }

  @Test
  void largestGameOfTheBookKeepsTheDefinition() {
    Random random = new Random(18);
    int[][] specials = new int[12345][];
    List<List<Integer>> to = new ArrayList<>();
    for (int sticks = 0; sticks <= 100000; sticks++) {
      to.add(new ArrayList<>());
      for (int take = 1; take <= 3 && take <= sticks; take++) {
        to.get(sticks).add(sticks - take);
      }
    }
    for (int i = 0; i < specials.length; i++) {
      int from = 1 + random.nextInt(100000);
      specials[i] = new int[] {from, random.nextInt(i % 2 == 0 ? 100001 : from)};
      to.get(from).add(specials[i][1]);
    }
    StringBuilder letters = new StringBuilder("L");
    for (int first = 1; first <= 100000; first += 12345) {
      long last = Math.min(first + 12344, 100000);
      String input = input(0, specials, LongStream.rangeClosed(first, last));
      letters.append(Solved.answer("1.6:A", input).trim());
    }
    for (int sticks = 1; sticks <= 100000; sticks++) {
      boolean toLost = to.get(sticks).stream().anyMatch(left -> letters.charAt(left) == 'L');
      boolean onlyToWon = to.get(sticks).stream().allMatch(left -> letters.charAt(left) == 'W');
      assertEquals(toLost ? 'W' : onlyToWon ? 'L' : 'D', letters.charAt(sticks), "at " + sticks);
    }
  }

  private static String name(int square) {
    return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
  }

  private static boolean attacks(int queen, int square, int king) {
    int files = square % 8 - queen % 8;
    int ranks = square / 8 - queen / 8;
    if (files != 0 && ranks != 0 && Math.abs(files) != Math.abs(ranks)) {
      return false;
    }
    int step = 8 * Integer.signum(ranks) + Integer.signum(files);
    for (int between = queen + step; between != square; between += step) {
      if (between == king) {
        return false;
      }
    }
    return true;
  }

  /** All possible positions with White to move. */
  private static List<int[]> positions() {
    List<int[]> positions = new ArrayList<>();
    for (int king = 0; king < 64; king++) {
      for (int black = 0; black < 64; black++) {
        int files = Math.abs(king % 8 - black % 8);
        int ranks = Math.abs(king / 8 - black / 8);
        for (int queen = 0; queen < 64; queen++) {
          boolean apart = Math.max(files, ranks) > 1 && queen != king && queen != black;
          if (apart && !attacks(queen, black, king)) {
            positions.add(new int[] {king, queen, black});
          }
        }
      }
    }
    return positions;
  }

  @Test
  void everyPossiblePositionIsMatedInTenMovesOrLessAsTheBotKnows() {
    List<int[]> positions = positions();
    assertEquals(144508, positions.size());
    int longest = 0;
    for (int from = 0; from < positions.size(); from += 70000) {
      List<int[]> some = positions.subList(from, Math.min(from + 70000, positions.size()));
      StringBuilder input = new StringBuilder(some.size() + "\n");
      for (int[] at : some) {
        input.append(name(at[0]) + " " + name(at[1]) + " " + name(at[2]) + "\n");
      }
      String[] moves = Solved.answer("1.6:B", input.toString()).split("\n");
      assertEquals(some.size(), moves.length);
      for (int i = 0; i < moves.length; i++) {
        int[] at = some.get(i);
        Board board = new Board(at[0], at[1], at[2], true);
        Strategy<Board, ?> bot = StickProblemsTests.solved("queen-endgame", board);
        assertEquals(2 * Integer.parseInt(moves[i]) - 1, bot.worth(board).number());
        longest += moves[i].equals("10") ? 1 : 0;
      }
    }
    assertEquals(8, longest);
  }

  @Test
  void impossiblePositionsAreReported() {
    for (String position : List.of("a1 a1 c3", "a1 h8 h8", "a1 c3 a1", "a1 h8 b2", "a1 h3 c3")) {
      Solved solved = Solved.run("1.6:B", "2\na3 b3 a1\n" + position + "\n");
      assertEquals(2, solved.exitCode(), position);
      assertEquals("", solved.answer());
      assertTrue(solved.report().startsWith("line 3: read \"" + position), solved.report());
    }
  }
}
