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
  protected boolean programToMove;
  protected String closing;
  private final List<String> start;
  private final List<String> transcript = new ArrayList<>();
  private List<String> moves;
  private int linesSent;

  HandJudge(HandRules<S> rules, List<String> start) {
    this.rules = rules;
    this.start = start;
    this.state = rules.start(start);
    this.programToMove = rules.programBegins();
    this.moves = rules.moves(state);
  }

  /** The index of the move, or of the draw, to reply with. */
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
    assertFalse(isItsTurn(), () -> "it reads where it has to move: " + this);
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
    boolean draw = rules.isChance(state);
    state = rules.after(state, move);
    moves = rules.moves(state);
    programToMove = programToMove == (draw || rules.movesAgain(state));
  }

  /** Whether the program has to move now. */
  protected boolean isItsTurn() {
    return programToMove && !rules.isChance(state);
  }

  @Override
  public void writeLine(String line) {
    transcript.add("> " + line);
    assertEquals(null, closing, () -> "it speaks after its closing phrase: " + this);
    if (moves.isEmpty()) {
      assertEquals(rules.closing(state, programToMove), line, this::toString);
      closing = line;
    } else {
      assertTrue(isItsTurn(), () -> "it moves out of turn: " + this);
      assertTrue(moves.contains(line), () -> "an illegal move: " + this);
      make(line);
    }
  }

  @Override
  public String toString() {
    return String.join(" / ", transcript);
  }
}
