package initiative.family;

import initiative.catalogue.Definition;
import initiative.game.Numbers;

/** A game in which a move is the number of things taken. */
public abstract class CountGame<P> extends Definition<P, Integer> {

  @Override
  public Integer parseMove(String line) {
    return Numbers.integer(line);
  }

  @Override
  public String moveForm() {
    return "COUNT";
  }
}
