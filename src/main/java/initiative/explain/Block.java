package initiative.explain;

import initiative.catalogue.Part;
import initiative.catalogue.Saying;
import initiative.game.Worth;
import java.util.List;

/** A piece of an explanation. */
public sealed interface Block {

  /** A sentence, with the moves that it names where they are the ones to make. */
  record Sentence(Saying saying) implements Block {}

  /** The position as people see it best. */
  record Picture(List<String> lines) implements Block {}

  /**
   * The parts of a sum and the xor of the values of all of them.
   *
   * @param more how many parts are not among those listed
   */
  record Sum(List<Part> parts, long more, long xor) implements Block {}

  /**
   * Moves in a position, where each leads and what answers it.
   *
   * @param from the position in which they are made
   * @param more how many moves are not among those listed
   */
  record Answers(String from, List<Answer> answers, long more) implements Block {}

  /**
   * A move and what it is answered by.
   *
   * @param worth what the position is worth to the side that has it to move in
   * @param reply a best move there; null if the game has ended or nobody knows one
   */
  record Answer(String move, String leads, Worth worth, boolean ended, String reply) {}

  /**
   * The choices of a position, each with what it brings to the side that has it.
   *
   * @param more how many choices are not among those listed
   * @param alone whether there is no other side
   */
  record Choices(List<Choice> choices, long more, boolean alone) implements Block {}

  /** A move, where it leads, what that is worth to its side, and whether nothing is better. */
  record Choice(String move, String leads, Worth outcome, boolean best) {}

  /** The draws of chance, each with its probability and what it makes of the position. */
  record Draws(List<Draw> draws) implements Block {}

  /** A draw, its probability, and the worth of what it leads to. */
  record Draw(String draw, double odds, Worth worth) {}

  /**
   * The moves of both sides in turn if each plays its best.
   *
   * @param more how many half-moves follow
   */
  record Line(List<String> moves, long more) implements Block {}
}
