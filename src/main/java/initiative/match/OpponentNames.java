package initiative.match;

import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.interactor.Opponents;
import java.util.ArrayList;
import java.util.List;

/** What people may ask of a game's opponents by name, and what they are told if that is wrong. */
public final class OpponentNames {
  private static final List<String> WITH_PROBABILITY = List.of("blunder", "sleepy");

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
    List<String> names = new ArrayList<>(opponents.names());
    for (String kind : WITH_PROBABILITY) {
      String form = kind + ":P";
      if (names.contains(form) && (name.equals(kind) || name.startsWith(kind + ":"))) {
        throw new BadInput(
            "in the opponent "
                + form
                + ", P is a probability from 0 to 1, as in "
                + Opponents.example(form)
                + ", but this is '"
                + name
                + "'");
      }
    }
    names.addAll(List.of(others));
    throw new BadInput("there is no opponent '" + name + "', only " + String.join(", ", names));
  }
}
