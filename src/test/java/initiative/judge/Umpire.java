package initiative.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;

/**
 * The judge's end of a channel, by rules written apart from those under test. It replies with moves
 * chosen by their indexes, checks every line of the program to the character, and keeps in mind the
 * most that the program has been offered, which it has to bring home.
 */
final class Umpire<S> implements Channel {
  private final HandRules<S> rules;
  private final List<String> start;
  private final int[] replies;
  private final List<Integer> options = new ArrayList<>();
  private final List<String> transcript = new ArrayList<>();
  private S state;
  private boolean programToMove = true;
  private String closing;
  private int offered;
  private int linesSent;

  /** Replies by the given indexes, and by the first move when they are used up. */
  Umpire(HandRules<S> rules, List<String> start, int[] replies) {
    this.rules = rules;
    this.start = start;
    this.replies = replies;
    this.state = rules.start(start);
    this.offered = rules.value(state);
  }

  @Override
  public int lineNumber() {
    return linesSent;
  }

  @Override
  public String readLine() {
    if (linesSent < start.size()) {
      return sent(start.get(linesSent));
    }
    List<String> moves = rules.moves(state);
    assertFalse(programToMove, () -> "it reads where it has to move: " + this);
    assertFalse(moves.isEmpty(), () -> "it reads when the game has ended: " + this);
    int reply = options.size() < replies.length ? replies[options.size()] : 0;
    options.add(moves.size());
    String move = moves.get(reply);
    make(move);
    offered = Math.max(offered, rules.value(state));
    return sent(move);
  }

  private String sent(String line) {
    linesSent++;
    transcript.add(line);
    return line;
  }

  private void make(String move) {
    state = rules.after(state, move);
    programToMove = !programToMove;
  }

  @Override
  public void writeLine(String line) {
    transcript.add("> " + line);
    assertEquals(null, closing, () -> "it speaks after its closing phrase: " + this);
    if (rules.moves(state).isEmpty()) {
      assertEquals(rules.closing(state, programToMove), line, this::toString);
      closing = line;
    } else {
      assertTrue(programToMove, () -> "it moves out of turn: " + this);
      assertTrue(rules.moves(state).contains(line), () -> "an illegal move: " + this);
      make(line);
    }
  }

  /** Checks that the program has said its phrase and got what it was offered. */
  void judge() {
    assertNotNull(closing, () -> "no closing phrase: " + this);
    int result = programToMove ? rules.value(state) : -rules.value(state);
    assertTrue(result >= offered, () -> "it was offered " + offered + ": " + this);
  }

  /** The indexes of the replies that come next in order, or null if these were the last. */
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
    return String.join(" / ", transcript);
  }
}
