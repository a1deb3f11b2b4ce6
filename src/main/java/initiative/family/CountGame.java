package initiative.family;

import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.game.Numbers;
import java.util.List;

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

  /** What may be taken is mostly any number up to some largest one. */
  @Override
  public Saying forbids(P position, Integer count) {
    List<Integer> moves = moves(position);
    int last = moves.get(moves.size() - 1);
    return last == moves.size()
        ? new Saying("forbid.range", last)
        : new Saying("forbid.take", count);
  }

  @Override
  public Saying action(P position, Integer count) {
    return new Saying("count", count);
  }
}
