package initiative.game;

import java.util.ArrayList;
import java.util.List;

/**
 * Draws a few moves at random and makes the one that is hardest to answer. It does not look for the
 * hardest of all, since that would be a pattern, and a habit may happen to be right against it. An
 * opponent who has been right where a random move would hardly ever be is no beginner; against such
 * a one many moves are drawn.
 */
public final class Cautious<P, M> extends Policy<P, M> {
  /** Whoever would be right with this chance only, if it moved at random, is no beginner. */
  public static final double LUCK = 1.0 / 256;

  /** So many moves are drawn against such a one. */
  public static final int MANY = 8;

  /** So many replies may be looked at in a game as fast as they come. */
  static final int FREELY = 15000;

  /** After that, for so many of them there is one move without a look ahead: games may be long. */
  static final int IN_A_MOVE = 25;

  private final Difficulty<P, M> difficulty;
  private double luck = 1;
  private long rest;

  public Cautious(Strategy<P, M> strategy) {
    super(strategy);
    difficulty = new Difficulty<>(strategy);
  }

  @Override
  protected M tempt(P position, Chance chance) {
    int draws = luck < LUCK ? MANY : game.drawsWhereLost();
    if (draws == 1) {
      return any(position, chance);
    }
    List<M> drawn = new ArrayList<>();
    for (int i = 0; i < draws; i++) {
      drawn.add(any(position, chance));
    }
    return hardest(position, drawn, chance);
  }

  private M hardest(P position, List<M> drawn, Chance chance) {
    if (rest-- > 0) {
      return difficulty.hardestAtOnce(position, drawn, chance);
    }
    long before = difficulty.looked();
    M hardest = difficulty.hardest(position, drawn, chance);
    long after = difficulty.looked();
    rest = after < FREELY ? 0 : (after - before) / IN_A_MOVE;
    return hardest;
  }

  /** How many replies have been looked at so far. */
  long looked() {
    return difficulty.looked();
  }

  @Override
  protected void learn(P position, M reply, Chance chance) {
    luck *= difficulty.shareOfRight(position, chance);
  }
}
