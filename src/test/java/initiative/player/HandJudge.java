package initiative.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;

/**
 * The judge's end of a channel, by rules written apart from those under test. It checks every line
 * of the program to the character and replies with legal moves.
 */
abstract class HandJudge<S> implements Channel {
  protected final HandRules<S> rules;
  protected S state;
  protected boolean programToMove = true;
  protected String closing;
  private final List<String> start;
  private final List<String> transcript = new ArrayList<>();
  private int linesSent;

  HandJudge(HandRules<S> rules, List<String> start) {
    this.rules = rules;
    this.start = start;
    this.state = rules.start(start);
  }

  /** The index of the move to reply with. */
  protected abstract int reply(List<String> moves);

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
    String move = moves.get(reply(moves));
    make(move);
    return sent(move);
  }

  private String sent(String line) {
    linesSent++;
    transcript.add(line);
    return line;
  }

  protected void make(String move) {
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

  @Override
  public String toString() {
    return String.join(" / ", transcript);
  }
}
