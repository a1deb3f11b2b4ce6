package initiative.interactor;

/** A way to play without knowing how to win: its name, what it does, and the move that it makes. */
public final class Habit<P, M> {

  /** Chooses a legal move. */
  public interface Rule<P, M> {
    M move(View<P, M> now);
  }

  public final String name;

  /** How it plays, in one sentence. */
  public final String english;

  /** The same in Ukrainian. */
  public final String ukrainian;

  /** Whether it decides what chance should; otherwise the draws are fair. */
  final boolean draws;

  final Rule<P, M> rule;

  Habit(String name, String english, String ukrainian, boolean draws, Rule<P, M> rule) {
    this.name = name;
    this.english = english;
    this.ukrainian = ukrainian;
    this.draws = draws;
    this.rule = rule;
  }
}
