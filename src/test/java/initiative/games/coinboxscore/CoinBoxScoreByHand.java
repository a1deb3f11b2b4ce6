package initiative.games.coinboxscore;

import initiative.byhand.HandRules;
import java.util.ArrayList;
import java.util.List;

/** A state is the room in the box, the coins in it, and what both sides have gained so far. */
public final class CoinBoxScoreByHand extends HandRules<CoinBoxScoreByHand.State> {
  public record State(int room, int coins, int mine, int theirs) {}

  @Override
  public List<List<String>> smallStarts() {
    return oneNumber(2, 60);
  }

  @Override
  public List<List<String>> tinyStarts() {
    return oneNumber(2, 26);
  }

  @Override
  public State start(List<String> lines) {
    return new State(Integer.parseInt(lines.get(0)), 0, 0, 0);
  }

  @Override
  public List<String> moves(State state) {
    List<String> moves = new ArrayList<>();
    if (state.room >= 2) {
      moves.add("2");
    }
    if (state.room >= 3) {
      moves.add("3");
    }
    return moves;
  }

  @Override
  public State after(State state, String move) {
    int mover = state.mine - 3;
    int other = state.theirs + (move.equals("2") ? 1 : 0);
    int room = state.room - Integer.parseInt(move);
    int coins = state.coins + Integer.parseInt(move);
    if (room == 0 || room == 1) {
      mover += coins;
    }
    return new State(room, coins, other, mover);
  }

  @Override
  public boolean judgesEveryMove() {
    return true;
  }

  @Override
  protected Value valueOfEnd(State end) {
    return new Value(end.mine, end.theirs);
  }

  @Override
  public String closing(State end, boolean programToMove) {
    return finish(end.mine, end.theirs, programToMove);
  }
}
