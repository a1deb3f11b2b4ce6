package initiative.interactor;

import initiative.bot.Chance;
import initiative.game.FibonacciNim.Heap;
import initiative.solve.Strategy;

/** The opponents in Fibonacci nim. */
public final class FibonacciNimOpponents extends CountOpponents<Heap> {
  private static final String[][] CHARACTERS = {
    {"half", "Takes half of what it may, rounded up."},
    {"careful", "Takes as many as it can without letting the player take all the rest at once."},
    {"fibonacci", "Leaves a Fibonacci number of sticks if it can, and otherwise takes one."},
  };

  public FibonacciNimOpponents(Strategy<Heap, Integer> strategy) {
    super(strategy);
  }

  @Override
  protected String[][] characters() {
    return join(super.characters(), CHARACTERS);
  }

  @Override
  protected Opponent<Heap, Integer> character(String name, Chance chance) {
    switch (name) {
      case "half":
        return new Opponent<Heap, Integer>() {
          @Override
          public Integer choose(Heap heap, Integer last) {
            return (heap.most + 1) / 2;
          }
        };
      case "careful":
        return new Opponent<Heap, Integer>() {
          @Override
          public Integer choose(Heap heap, Integer last) {
            boolean all = heap.most == heap.sticks;
            return upTo(all ? heap.sticks : (heap.sticks - 1) / 3, heap);
          }
        };
      case "fibonacci":
        return new Opponent<Heap, Integer>() {
          @Override
          public Integer choose(Heap heap, Integer last) {
            int taken = heap.sticks - largestFibonacciBelow(heap.sticks);
            return taken <= heap.most ? taken : 1;
          }
        };
      default:
        return super.character(name, chance);
    }
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
