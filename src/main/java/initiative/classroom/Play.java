package initiative.classroom;

import com.fasterxml.jackson.core.JsonGenerator;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.course.Course;
import initiative.course.CourseJson;
import initiative.course.Side;
import initiative.course.Step;
import initiative.explain.Explainer;
import initiative.explain.ExplanationJson;
import initiative.game.BadInput;
import initiative.game.Cautious;
import initiative.game.Chance;
import initiative.interactor.Opponent;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A game on the server, in which a person plays against the program, or which is only looked at.
 * Many threads may use it.
 *
 * @param <P> a position
 * @param <M> a move
 */
final class Play<P, M> {
  private final String id;
  private final Definition<P, M> game;
  private final Course<P, M> course;
  private final Chance chance;
  private final String watched;
  private final Student student;
  private boolean revealed;
  private volatile long usedAt = System.nanoTime();
  private volatile Moment<P, M> now;

  /** How the game stands at a moment; it never changes, so that nobody waits for the game. */
  record Moment<P, M>(List<Step<P, M>> steps, boolean isOver, boolean isBrokenOff) {

    int plies() {
      return steps.size() - 1;
    }

    /** What the positions so far are worth to the person, each as 1, 0 or -1. */
    List<Integer> levels() {
      List<Integer> levels = new ArrayList<>();
      for (Step<P, M> step : steps) {
        levels.add(-step.toProgram().sign());
      }
      return levels;
    }

    Hold hold() {
      return Hold.of(levels(), isOver, isBrokenOff);
    }
  }

  /**
   * A game at the moment that its course has reached.
   *
   * @param watched the opponent of a game that is only looked at; null if a person plays
   * @param student whose game of the class it is; null if it is nobody's
   */
  Play(String id, Course<P, M> course, Chance chance, String watched, Student student) {
    this.id = id;
    this.game = course.game();
    this.course = course;
    this.chance = chance;
    this.watched = watched;
    this.student = student;
    if (watched == null) {
      goOn();
    }
    keepMoment();
  }

  private void keepMoment() {
    now = new Moment<>(List.copyOf(course.steps()), course.isOver(), course.isBrokenOff());
  }

  String id() {
    return id;
  }

  Student student() {
    return student;
  }

  /** When somebody last asked for it, in nanoseconds. */
  long usedAt() {
    return usedAt;
  }

  void touch() {
    usedAt = System.nanoTime();
  }

  /** The course of the game, of which only what never changes may be looked at. */
  Course<P, M> course() {
    return course;
  }

  Moment<P, M> now() {
    return now;
  }

  /** Makes the moves of a line of one's own, whoever is to move. */
  synchronized void follow(List<String> lines) throws Refusal {
    for (String line : lines) {
      course.add(legal(line));
    }
  }

  /** Makes the person's move, and the program's reply. */
  synchronized void move(int ply, String line) throws Refusal {
    touch();
    if (watched != null || course.isOver()) {
      throw new Refusal(Refusal.CONFLICT, new Saying("page.over"));
    }
    if (ply != course.plies() || course.last().mover() != Side.OPPONENT) {
      throw new Refusal(Refusal.CONFLICT, new Saying("page.old"));
    }
    course.add(legal(line));
    goOn();
    keepMoment();
  }

  private M legal(String line) throws Refusal {
    P position = course.last().position();
    String quoted = BadInput.quote(line);
    if (course.isOver()) {
      throw new Refusal(Refusal.CONFLICT, new Saying("page.over"));
    }
    M move = game.parseMove(line);
    if (move == null) {
      throw refusal(new Saying("page.unread", quoted, game.moveForm()));
    }
    if (!game.isLegal(position, move)) {
      Saying why = game.forbids(position, move);
      Saying reason = why == null ? new Saying("forbidden") : why;
      throw refusal(new Saying("page.illegal", quoted, reason));
    }
    return move;
  }

  private Refusal refusal(Saying saying) {
    return new Refusal(Refusal.NOT_ALLOWED, saying, game.about().id);
  }

  /** Goes back to a moment of the game; the person moves next, or the program does at once. */
  synchronized void undo(int ply) throws Refusal {
    touch();
    if (watched != null || ply < 0 || ply > course.plies()) {
      throw new Refusal(Refusal.CONFLICT, new Saying("page.old"));
    }
    course.goBackTo(ply);
    goOn();
    keepMoment();
  }

  /** Lets the program and chance move until the person has to, or the game is over. */
  private void goOn() {
    while (!course.isOver() && course.last().mover() != Side.OPPONENT) {
      P position = course.last().position();
      boolean draws = course.last().mover() == Side.CHANCE;
      course.add(draws ? draw(position) : choose(position));
    }
  }

  private M choose(P position) {
    return new Cautious<>(course.strategy()).choose(position, chance);
  }

  private M draw(P position) {
    Opponent<P, M> judge = game.opponents().named("ideal", course.strategy(), chance);
    return judge.choose(position, null);
  }

  synchronized void reveal() {
    touch();
    revealed = true;
  }

  private boolean isRevealed() {
    boolean byTeacher = student != null && student.isRevealed();
    return revealed || byTeacher || watched != null || course.isOver();
  }

  synchronized void write(JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", id);
    json.writeStringField("nick", student == null ? null : student.nick());
    json.writeStringField("opponent", watched);
    json.writeStringField("mode", watched == null ? "play" : "watch");
    boolean yours = watched == null && !course.isOver() && course.last().mover() == Side.OPPONENT;
    CourseJson.writeFields(course, isRevealed(), yours, json);
    json.writeEndObject();
  }

  /** Writes why a position of the game is worth what it is. */
  synchronized void writeWhy(int ply, JsonGenerator json) throws IOException, Refusal {
    touch();
    if (!isRevealed()) {
      throw new Refusal(Refusal.FORBIDDEN, new Saying("page.hidden"));
    }
    if (ply < 0 || ply > course.plies()) {
      throw new Refusal(Refusal.NOT_FOUND, new Saying("page.old"));
    }
    Step<P, M> step = course.steps().get(ply);
    ExplanationJson.write(
        game,
        ply == 0
            ? Explainer.explain(game, course.strategy(), step.position())
            : Explainer.explain(game, course.strategy(), step.before().position(), step.move()),
        json);
  }
}
