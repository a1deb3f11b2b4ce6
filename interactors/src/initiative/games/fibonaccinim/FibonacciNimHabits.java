package initiative.games.fibonaccinim;

import initiative.family.CountHabits;
import initiative.games.fibonaccinim.FibonacciNim.Heap;
import initiative.interactor.Habits;

/** The habits of opponents in Fibonacci nim. */
final class FibonacciNimHabits {
  private FibonacciNimHabits() {}

  static Habits<Heap, Integer> all() {
    return CountHabits.<Heap>all()
        .add(
            "half",
            "Takes half of what it may, rounded up.",
            "Бере половину дозволеного, заокруглену вгору.",
            now -> (now.position.most + 1) / 2)
        .add(
            "careful",
            "Takes as many as it can without letting the player take all the rest at once.",
            "Бере якнайбільше, аби гравець не міг одразу забрати решту.",
            now -> {
              boolean all = now.position.most == now.position.sticks;
              int sticks = now.position.sticks;
              return CountHabits.upTo(all ? sticks : (sticks - 1) / 3, now);
            })
        .add(
            "fibonacci",
            "Leaves a Fibonacci number of sticks if it can, and otherwise takes one.",
            "Лишає число Фібоначчі паличок, якщо може, інакше бере одну.",
            now -> {
              int taken = now.position.sticks - largestFibonacciBelow(now.position.sticks);
              return taken <= now.position.most ? taken : 1;
            });
  }

  /** The largest Fibonacci number less than this number, which is at least 1; 0 counts as one. */
  private static int largestFibonacciBelow(int number) {
    int fibonacci = 0;
    int next = 1;
    while (next < number) {
      int sum = fibonacci + next;
      fibonacci = next;
      next = sum;
    }
    return fibonacci;
  }
}
