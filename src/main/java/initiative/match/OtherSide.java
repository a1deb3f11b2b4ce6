package initiative.match;

import initiative.game.Game;
import initiative.game.Strategy;
import initiative.game.Worth;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;

/**
 * A strategy for the same game with the sides exchanged: who would wait for the first move makes
 * it. A position is seen by the side to move, so that nothing else has to change.
 */
final class OtherSide<P, M> extends Strategy<P, M> {
  private final Strategy<P, M> strategy;

  OtherSide(Strategy<P, M> strategy) {
    super(exchanged(strategy.game()));
    this.strategy = strategy;
  }

  /** The strategy itself, whoever begins. */
  static <P, M> Strategy<P, M> original(Strategy<P, M> strategy) {
    return strategy instanceof OtherSide<P, M> other ? other.strategy : strategy;
  }

  @SuppressWarnings("unchecked") // what is asked of the one game the other answers
  private static <P, M> Game<P, M> exchanged(Game<P, M> game) {
    return (Game<P, M>)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("programBegins")) {
                return !game.programBegins();
              }
              try {
                return method.invoke(game, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  @Override
  public Worth worth(P position) {
    return strategy.worth(position);
  }

  @Override
  public List<M> best(P position) {
    return strategy.best(position);
  }

  @Override
  public long positions() {
    return strategy.positions();
  }

  /** Where nothing can be drawn, no position is worth a draw, and this makes no difference. */
  @Override
  public boolean mayBeDrawn() {
    return true;
  }
}
