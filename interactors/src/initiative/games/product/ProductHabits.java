package initiative.games.product;

import initiative.games.product.Product.Reached;
import initiative.interactor.Habits;

/** The habits of opponents in the game of the product. */
final class ProductHabits {
  private static final int PAIR = 18;
  private static final int COUNT = Product.MOST - Product.LEAST + 1;

  private ProductHabits() {}

  static Habits<Reached, Integer> all() {
    return new Habits<Reached, Integer>()
        .add("three", "Always says 3.", "Завжди називає 3.", now -> 3)
        .add("five", "Always says 5.", "Завжди називає 5.", now -> 5)
        .add("seven", "Always says 7.", "Завжди називає 7.", now -> 7)
        .add(
            "copies",
            "Repeats the player's number; begins with 2.",
            "Повторює число гравця; починає з 2.",
            now -> now.last == null ? Product.LEAST : now.last)
        .add(
            "cycles",
            "Says 2, 3 and so on up to 9, and again from 2.",
            "Називає 2, 3 і так далі до 9, а потім знову від 2.",
            now -> Product.LEAST + now.turn() % COUNT)
        .add(
            "completes",
            "Answers with 18 divided by the player's number, rounded down; begins with 2.",
            "Відповідає часткою від ділення 18 на число гравця, заокругленою вниз; починає з 2.",
            now -> now.last == null ? Product.LEAST : PAIR / now.last)
        .add(
            "finishes",
            "Wins at once if it can, and says 2 until then.",
            "Виграє відразу, якщо може, а доти називає 2.",
            now -> now.position.times() < Product.MOST ? Product.MOST : Product.LEAST)
        .add(
            "wary",
            "Wins at once if it can, otherwise says the largest number after which the player"
                + " cannot, or 2.",
            "Виграє відразу, якщо може, а інакше називає найбільше число, після якого цього не"
                + " зможе гравець, або 2.",
            now -> wary(now.position));
  }

  private static int wary(Reached reached) {
    long times = reached.times();
    int factor = Product.MOST;
    while (times >= Product.MOST && factor > Product.LEAST && times / factor < Product.MOST) {
      factor--;
    }
    return factor;
  }
}
