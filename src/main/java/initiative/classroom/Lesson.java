package initiative.classroom;

import com.fasterxml.jackson.core.JsonGenerator;
import initiative.catalogue.Saying;
import initiative.course.Course;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * The class: who has joined, what the teacher has set, who holds the initiative, and the scores.
 * Many threads may use it.
 */
final class Lesson {
  private static final int MOST_STUDENTS = 120;
  private static final long FRESH = TimeUnit.SECONDS.toNanos(5);

  /** What the teacher has set: which game, from where, and who begins, with its strategy. */
  record Task(int number, Dealer.Order order, Course<?, ?> solved) {}

  private final Dealer dealer;
  private final Plays plays;
  private final Runnable changed;
  private final Map<String, Student> students = new LinkedHashMap<>();
  private Task task;
  private int tasks;
  private volatile boolean revealed;
  private boolean someFresh;

  Lesson(Dealer dealer, Plays plays, Runnable changed) {
    this.dealer = dealer;
    this.plays = plays;
    this.changed = changed;
  }

  /** A new student, whose nickname nobody else has. */
  synchronized Student join(String wanted) throws Refusal {
    String nick = Nick.of(wanted);
    for (Student student : students.values()) {
      if (Nick.key(student.nick()).equals(Nick.key(nick))) {
        throw new Refusal(Refusal.CONFLICT, new Saying("page.taken", nick));
      }
    }
    if (students.size() >= MOST_STUDENTS) {
      throw new Refusal(Refusal.TOO_MANY, new Saying("page.crowded", MOST_STUDENTS));
    }
    Student student = new Student(this, Plays.secret(16), nick);
    students.put(student.token(), student);
    changed.run();
    return student;
  }

  /** The student who has this token; nobody else can have it. */
  synchronized Student student(String token) throws Refusal {
    Student student = token == null ? null : students.get(token);
    if (student == null) {
      throw new Refusal(Refusal.FORBIDDEN, new Saying("page.notjoined"));
    }
    return student;
  }

  /** The game of a student: the one that goes on, or a new one as the teacher has set it. */
  Play<?, ?> play(Student student, boolean anew) throws Refusal {
    Task now;
    synchronized (this) {
      now = task;
      Play<?, ?> going = student.play();
      if (going != null && !(anew && going.now().isOver())) {
        return going;
      }
    }
    if (now == null) {
      throw new Refusal(Refusal.CONFLICT, new Saying("page.notask"));
    }
    Play<?, ?> play = dealer.play(now.solved(), now.order(), Plays.secret(9), student);
    synchronized (this) {
      if (students.get(student.token()) != student) {
        throw new Refusal(Refusal.FORBIDDEN, new Saying("page.notjoined"));
      }
      Play<?, ?> meanwhile = student.play(); // begun on another page of the same student
      if (task == now && meanwhile != null && !meanwhile.now().isOver()) {
        return meanwhile;
      }
      if (task != now) {
        throw new Refusal(Refusal.CONFLICT, new Saying("page.old"));
      }
      plays.remove(meanwhile);
      plays.add(play, "");
      student.play(play);
    }
    changed.run();
    return play;
  }

  /** Takes note that a student's game has gone on. */
  synchronized void notice(Student student) {
    student.notice();
    changed.run();
  }

  /** Sets a game for all, which is tried first; those that go on are given up. */
  void set(Dealer.Order order, Asker teacher) throws Refusal {
    Course<?, ?> trial = dealer.play(order, "", teacher).course();
    // all students get the same start, also where a random one is wanted
    Dealer.Order same =
        new Dealer.Order(order.game(), trial.start(), order.begin(), null, null, List.of());
    synchronized (this) {
      task = new Task(++tasks, same, trial);
      revealed = false;
      for (Student student : students.values()) {
        plays.remove(student.play());
        student.play(null);
      }
    }
    changed.run();
  }

  synchronized void reveal(boolean on) {
    revealed = on;
    changed.run();
  }

  /** Asked by games while they are in use, so that nothing may be waited for here. */
  boolean isRevealed() {
    return revealed;
  }

  /** Begins anew: no game, no scores; who has joined stays. */
  synchronized void reset() {
    task = null;
    revealed = false;
    for (Student student : students.values()) {
      plays.remove(student.play());
      student.play(null);
      student.forgetScore();
    }
    changed.run();
  }

  synchronized void kick(String nick) throws Refusal {
    Student student =
        students.values().stream().filter(each -> each.nick().equals(nick)).findAny().orElse(null);
    if (student == null) {
      throw new Refusal(Refusal.NOT_FOUND, new Saying("page.nobody"));
    }
    plays.remove(student.play());
    students.remove(student.token());
    changed.run();
  }

  /** Tells the pages when what was fresh no longer is; to be called every now and then. */
  synchronized void tick() {
    boolean before = someFresh;
    someFresh = students.values().stream().anyMatch(Lesson::isFresh);
    if (before && !someFresh) {
      changed.run();
    }
  }

  private static boolean isFresh(Student student) {
    return student.play() != null && System.nanoTime() - student.changedAt() < FRESH;
  }

  /** Takes note that a page of a student has been opened or closed. */
  synchronized void isThere(Student student, boolean comes) {
    if (comes) {
      student.comes();
    } else {
      student.goes();
    }
    changed.run();
  }

  /** Writes what everybody may see into an object that has been begun. */
  synchronized void writeFields(JsonGenerator json) throws IOException {
    json.writeFieldName("task");
    if (task == null) {
      json.writeNull();
    } else {
      json.writeStartObject();
      json.writeNumberField("number", task.number());
      json.writeStringField("game", task.order().game());
      json.writeStringField("start", task.order().start());
      json.writeStringField("begin", task.order().begin());
      json.writeEndObject();
    }
    json.writeBooleanField("revealed", revealed);
    json.writeArrayFieldStart("live");
    for (Student student : students.values()) {
      json.writeStartObject();
      writeLive(student, json);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("scores");
    List<Student> ranked = new ArrayList<>(students.values());
    ranked.sort(Comparator.comparingInt(Student::won).reversed().thenComparing(Student::games));
    for (Student student : ranked) {
      json.writeStartObject();
      json.writeStringField("nick", student.nick());
      json.writeNumberField("won", student.won());
      json.writeNumberField("games", student.games());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void writeLive(Student student, JsonGenerator json) throws IOException {
    Play<?, ?> play = student.play();
    json.writeStringField("nick", student.nick());
    json.writeBooleanField("online", student.isThere());
    json.writeBooleanField("fresh", isFresh(student));
    if (play == null) {
      json.writeStringField("state", "waits");
      return;
    }
    Play.Moment<?, ?> now = play.now();
    json.writeStringField("id", play.id());
    json.writeStringField("game", play.course().game().about().id);
    json.writeNumberField("plies", now.plies());
    json.writeBooleanField("over", now.isOver());
    if (!revealed && !now.isOver()) {
      json.writeStringField("state", "hidden");
      return;
    }
    Hold hold = now.hold();
    json.writeStringField("state", hold.state());
    if (hold.slip() > 0) {
      json.writeNumberField("slip", hold.slip());
    }
    StringBuilder levels = new StringBuilder();
    now.levels().forEach(level -> levels.append("ldw".charAt(level + 1)));
    json.writeStringField("levels", levels.toString());
  }
}
