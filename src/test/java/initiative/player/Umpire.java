package initiative.player;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.byhand.HandRules;
import initiative.byhand.HandRules.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * A judge for small starts, who replies with moves chosen by their indexes, and keeps in mind the
 * most that the program has been offered, which it has to bring home. Where luck has a say, each of
 * its moves has to be one of the best.
 */
final class Umpire<S> extends HandJudge<S> {
  private final int[] replies;
  private final List<Integer> options = new ArrayList<>();
  private Value offered;

  /** Replies by the given indexes, and by the first move when they are used up. */
  Umpire(HandRules<S> rules, List<String> start, int[] replies) {
    super(rules, start);
    this.replies = replies;
    this.offered = worth();
  }

  @Override
  protected int reply(List<String> moves) {
    int reply = options.size() < replies.length ? replies[options.size()] : 0;
    options.add(moves.size());
    return reply;
  }

  @Override
  protected void make(String move) {
    if (isItsTurn() && rules.judgesEveryMove()) {
      assertTrue(rules.best(state).contains(move), () -> "it gives something away: " + this);
    }
    super.make(move);
    if (isItsTurn() && !offered.isAsGoodAs(worth())) {
      offered = worth();
    }
  }

  /** What the state is worth to the program. */
  private Value worth() {
    Value value = rules.value(state);
    return programToMove ? value : new Value(value.theirs(), value.mine());
  }

  /** Checks that the program has said its phrase and got what it was offered. */
  void judge() {
    assertNotNull(closing, () -> "no closing phrase: " + this);
    if (!rules.judgesEveryMove()) {
      assertTrue(
          worth().isAsGoodAs(offered), () -> "it was offered " + offered.mine() + ": " + this);
    }
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
}
