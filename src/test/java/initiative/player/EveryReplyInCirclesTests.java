package initiative.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.GivenLines;
import initiative.game.StartReader;
import initiative.game.Strategy;
import initiative.games.bachetcycles.BachetCycles;
import initiative.games.bachetcycles.BachetCycles.Heap;
import initiative.games.bachetcycles.BachetCyclesByHand;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole games with special moves over the protocol, from every small start against every sequence
 * of replies: what is won is won in time, what is drawn is not lost, and a game that goes on is
 * broken off and drawn.
 */
final class EveryReplyInCirclesTests {
  private static final BachetCycles GAME = new BachetCycles();
  private static final int LARGEST = 13;
  private static final int MOST_REPLIES = 6;
  private static final int SEEDS = 3;

  /** The judge, who replies by the indexes of its moves, and has had enough after some replies. */
  private static final class Judge implements Channel {
    private final List<String> start = new ArrayList<>();
    private final BachetCyclesByHand rules;
    private final int[] replies;
    private final List<Integer> options = new ArrayList<>();
    private final List<String> transcript = new ArrayList<>();
    private int sticks;
    private int sent;
    private int halfMoves;
    private int deadline = Integer.MAX_VALUE;
    private boolean drawSure;
    private String expected;

    Judge(String[] specials, int sticks, int[] replies) {
      long[] from = new long[specials.length];
      long[] to = new long[specials.length];
      start.add(Integer.toString(specials.length));
      for (int i = 0; i < specials.length; i++) {
        start.add(specials[i]);
        from[i] = Long.parseLong(specials[i].split(" ")[0]);
        to[i] = Long.parseLong(specials[i].split(" ")[1]);
      }
      start.add(Integer.toString(sticks));
      this.rules = new BachetCyclesByHand(LARGEST, from, to);
      this.sticks = sticks;
      this.replies = replies;
      takeNote();
    }

    /** What the program, who is to move, is offered. */
    private void takeNote() {
      int depth = rules.halfMoves(sticks);
      drawSure |= depth < 0;
      if (depth % 2 == 1) {
        deadline = Math.min(deadline, halfMoves + depth);
      }
    }

    @Override
    public int lineNumber() {
      return sent;
    }

    @Override
    public String readLine() {
      if (sent < start.size()) {
        return start.get(sent++);
      }
      assertEquals(1, halfMoves % 2, () -> "it reads where it has to move: " + this);
      if (options.size() == MOST_REPLIES) {
        expected = "Draw.";
        return "DRAW";
      }
      List<Integer> moves = new ArrayList<>(rules.moves(sticks));
      int reply = options.size() < replies.length ? replies[options.size()] : 0;
      options.add(moves.size());
      make(moves.get(reply));
      if (sticks > 0) {
        takeNote();
      } else {
        expected = "You won...";
      }
      transcript.add(Integer.toString(sticks));
      return Integer.toString(sticks);
    }

    @Override
    public void writeLine(String line) {
      transcript.add("> " + line);
      if (expected != null) {
        assertEquals(expected, line, this::toString);
        expected = "";
        return;
      }
      assertEquals(0, halfMoves % 2, () -> "it moves out of turn: " + this);
      int left = Integer.parseInt(line);
      assertTrue(rules.moves(sticks).contains(left), () -> "an illegal move: " + this);
      make(left);
      if (sticks == 0) {
        expected = "I won!";
      }
    }

    private void make(int left) {
      sticks = left;
      halfMoves++;
    }

    void check() {
      assertEquals("", expected, () -> "the closing phrase: " + this);
      boolean programWon = sticks == 0 && halfMoves % 2 == 1;
      boolean programLost = sticks == 0 && halfMoves % 2 == 0;
      assertTrue(halfMoves <= deadline, () -> "too slow: " + this);
      assertTrue(programWon || deadline > halfMoves, () -> "a win was let go: " + this);
      boolean wasOffered = drawSure || deadline < Integer.MAX_VALUE;
      assertTrue(!programLost || !wasOffered, () -> "it was lost without need: " + this);
    }

    int[] nextReplies() {
      for (int i = options.size() - 1; i >= 0; i--) {
        int reply = i < replies.length ? replies[i] : 0;
        if (reply + 1 < options.get(i)) {
          int[] next = new int[i + 1];
          System.arraycopy(replies, 0, next, 0, Math.min(i, replies.length));
          next[i] = reply + 1;
          return next;
        }
      }
      return null;
    }

    @Override
    public String toString() {
      return start + " " + transcript;
    }
  }

  private static void playAll(Strategy<Heap, Long> strategy, String specials, int sticks, long seed)
      throws BadInput {
    int[] replies = {};
    while (replies != null) {
      Judge judge = new Judge(moves(specials), sticks, replies);
      Heap start = GAME.readStart(new StartReader(judge));
      new Player<>(GAME, new Chance(seed), judge).play(start, strategy, false);
      judge.check();
      replies = judge.nextReplies();
    }
  }

  private static String[] moves(String specials) {
    return specials.isEmpty() ? new String[0] : specials.split("/");
  }

  private static Strategy<Heap, Long> solved(String specials, int sticks) {
    List<String> start = new Judge(moves(specials), sticks, new int[0]).start;
    return GAME.solve(GivenLines.start(GAME, start));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1 1/8 8",
        "3 9",
        "5 7",
        "4 5",
        "4 4",
        "8 12/12 8",
        "4 12/9 4/10 0",
        "3 5/5 0/8 9/11 4/12 0/13 0/1 4",
        "2 13/13 2/7 7",
        "13 0/12 13/8 4/4 9",
      })
  void everyStartAgainstEverySequenceOfReplies(String specials) throws BadInput {
    for (int sticks = 1; sticks <= LARGEST; sticks++) {
      Strategy<Heap, Long> strategy = solved(specials, sticks);
      for (long seed = 0; seed < SEEDS; seed++) {
        playAll(strategy, specials, sticks, seed);
      }
    }
  }

  @Test
  void programThatPlaysBlindlyIsNoticed() {
    for (int sticks : new int[] {7, 8, 12}) {
      assertThrows(
          AssertionError.class, () -> playAll(new WithoutKnowledge<>(GAME), "8 8", sticks, 1));
    }
  }
}
