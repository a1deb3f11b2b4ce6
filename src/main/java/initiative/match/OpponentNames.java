package initiative.match;

import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.interactor.Opponents;
import java.util.ArrayList;
import java.util.List;

/** What people may ask of a game's opponents by name, and what they are told if that is wrong. */
public final class OpponentNames {
  private static final String BLUNDER = "blunder";

  private OpponentNames() {}

  /**
   * Refuses a name that is not one of an opponent.
   *
   * @param others what else may be said instead of a name
   */
  public static void check(Opponents<?, ?> opponents, String name, String... others)
      throws BadInput {
    if (opponents.named(name, null, new Chance(0)) != null) {
      return;
    }
    if (name.equals(BLUNDER) || name.startsWith(BLUNDER + ":")) {
      throw new BadInput(
          "in the opponent blunder:P, P is a probability from 0 to 1, as in blunder:0.2, but this"
              + " is '"
              + name
              + "'");
    }
    List<String> names = new ArrayList<>(opponents.names());
    names.addAll(List.of(others));
    throw new BadInput("there is no opponent '" + name + "', only " + String.join(", ", names));
  }
}
