package initiative.suite;

import initiative.bot.Chance;
import initiative.game.BadInput;

/**
 * A number by which a random start is drawn, such as the number of heaps, with its limits.
 *
 * @param name the word for it in descriptions
 */
public record Size(String name, int min, int max) {

  /** Some number within the limits, each with the same chance. */
  int draw(Chance chance) {
    return min + chance.below(max - min + 1);
  }

  /** The same with narrower limits, given as "12" or "1..12". */
  Size within(String range) throws BadInput {
    int dots = range.indexOf("..");
    try {
      int low = Integer.parseInt(dots < 0 ? range : range.substring(0, dots));
      int high = dots < 0 ? low : Integer.parseInt(range.substring(dots + 2));
      if (low > high) {
        throw new BadInput(
            name + " has to be a range from low to high, but '" + range + "' is reversed");
      }
      if (min <= low && high <= max) {
        return new Size(name, low, high);
      }
    } catch (NumberFormatException e) {
      throw new BadInput(name + " has to be a range as in " + this + ", not '" + range + "'");
    }
    throw new BadInput(name + " has to lie within " + this + ", not '" + range + "'");
  }

  @Override
  public String toString() {
    return min + ".." + max;
  }
}
