package initiative.course;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Strategy;
import initiative.interactor.StartText;
import initiative.interactor.Turn;
import initiative.result.MatchResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The course of a game so far: its positions from the start on, and who made which move. One thread
 * at a time changes it.
 *
 * @param <P> a position
 * @param <M> a move
 */
public final class Course<P, M> {
  /** Where play can go round in circles it is broken off after so many half-moves. */
  public static final int LONGEST = 400;

  private final String start;
  private final Solved<P, M> solved;
  private final List<Step<P, M>> steps = new ArrayList<>();

  private Course(String start, Solved<P, M> solved, Side side) {
    this.start = start;
    this.solved = solved;
    steps.add(new Step<>(solved, null, null, solved.start(), side));
  }

  /** A game at its start; what cannot be read as one is bad input. */
  public static <P, M> Course<P, M> begin(Definition<P, M> game, String start, Side first)
      throws BadInput {
    return new Course<>(start, new Solved<>(game, StartText.read(game, start)), first);
  }

  /** A game from the same start as this one. */
  public Course<P, M> again(Side first) {
    return new Course<>(start, solved, first);
  }

  /** A match that was played, with its strategy. */
  public static <P, M> Course<P, M> of(Definition<P, M> game, MatchResult match) {
    try {
      Course<P, M> course = begin(game, match.pairing().startLine(), first(game, match));
      for (Turn<?, ?> turn : match.turns()) {
        course.add(game.parseMove(turn.move.toString()));
      }
      return course;
    } catch (BadInput e) {
      throw new IllegalStateException(e);
    }
  }

  private static Side first(Definition<?, ?> game, MatchResult match) {
    for (Turn<?, ?> turn : match.turns()) {
      if (turn.by != Turn.By.CHANCE) {
        return turn.isByPlayer() ? Side.PROGRAM : Side.OPPONENT;
      }
    }
    return Side.byTheRules(game);
  }

  public Definition<P, M> game() {
    return solved.game();
  }

  public Strategy<P, M> strategy() {
    return solved.strategy();
  }

  /** The start as one text. */
  public String start() {
    return start;
  }

  /** The positions so far with what led to them; the first one is the start. */
  public List<Step<P, M>> steps() {
    return Collections.unmodifiableList(steps);
  }

  /** The position that has been reached. */
  public Step<P, M> last() {
    return steps.get(steps.size() - 1);
  }

  /** How many half-moves have been made. */
  public int plies() {
    return steps.size() - 1;
  }

  /** Whether the game has ended, or has gone round in circles for too long. */
  public boolean isOver() {
    return last().hasEnded() || isBrokenOff();
  }

  /** Whether the game has gone on for so long that it is left undecided. */
  public boolean isBrokenOff() {
    return !last().hasEnded() && plies() >= LONGEST;
  }

  /** Makes a legal move of the side to move, or a draw of chance. */
  public void add(M move) {
    steps.add(last().after(move));
  }

  /** Takes back all half-moves after so many. */
  public void goBackTo(int plies) {
    steps.subList(plies + 1, steps.size()).clear();
  }

  /** Whether one side makes all the moves, so that there is no opponent. */
  public static <P, M> boolean isForOne(Definition<P, M> game, P start) {
    return game.movesAgain(start);
  }
}
