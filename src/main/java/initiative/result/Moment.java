package initiative.result;

import initiative.interactor.Turn;
import java.util.ArrayList;
import java.util.List;

/** What a half-move did to the initiative. */
public enum Moment {
  /** It kept what there was. */
  NONE(""),
  /** It gave something away. */
  SLIP("slip"),
  /** The player's answer to a slip, with which it takes over the winning side. */
  SEIZED("the initiative is seized");

  private final String words;

  Moment(String words) {
    this.words = words;
  }

  /** The moments of the half-moves of a game. */
  public static List<Moment> of(List<Turn<?, ?>> turns) {
    List<Moment> moments = new ArrayList<>();
    boolean givenAway = false;
    for (Turn<?, ?> turn : turns) {
      if (turn.isByPlayer() && givenAway && turn.outcome.isWon()) {
        moments.add(SEIZED);
      } else {
        moments.add(turn.isSlip() ? SLIP : NONE);
      }
      if (turn.by != Turn.By.CHANCE) {
        givenAway = !turn.isByPlayer() && turn.isSlip() && turn.outcome.isLost();
      }
    }
    return moments;
  }

  /** In words; empty if there is nothing to say. */
  @Override
  public String toString() {
    return words;
  }
}
