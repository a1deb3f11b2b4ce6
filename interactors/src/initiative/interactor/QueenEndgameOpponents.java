package initiative.interactor;

import initiative.bot.Chance;
import initiative.game.QueenEndgame;
import initiative.game.QueenEndgame.Board;
import initiative.game.QueenEndgame.Step;
import initiative.solve.Strategy;
import java.util.ArrayList;
import java.util.List;

/** The opponents in the queen's endgame; they have the black king. */
public final class QueenEndgameOpponents extends Opponents<Board, Step> {
  private static final String[][] CHARACTERS = {
    {"centre", "Runs to the centre of the board."},
    {"corner", "Runs to the nearest corner."},
    {"queen", "Heads for the queen, and takes her if it can."},
    {"flees", "Keeps as far from the white king as it can."},
    {"returns", "Goes back, if it can, to where it came from, and else makes any move."},
  };

  private static final int SIDE = 8;

  public QueenEndgameOpponents(Strategy<Board, Step> strategy) {
    super(strategy);
  }

  @Override
  protected String[][] characters() {
    return CHARACTERS;
  }

  @Override
  protected Opponent<Board, Step> character(String name, Chance chance) {
    return description(name) == null ? null : new Habit(name, chance);
  }

  /** How far a square is from the centre: 2 on the middle squares, 14 in the corners. */
  private static int fromCentre(int square) {
    return Math.abs(2 * (square % SIDE) - 7) + Math.abs(2 * (square / SIDE) - 7);
  }

  /** Enters one of the squares that it likes best. */
  private final class Habit implements Opponent<Board, Step> {
    private final String name;
    private final Chance chance;
    private int cameFrom = -1;

    Habit(String name, Chance chance) {
      this.name = name;
      this.chance = chance;
    }

    @Override
    public Step choose(Board board, Step last) {
      List<Step> liked = new ArrayList<>();
      int least = Integer.MAX_VALUE;
      for (Step step : strategy().game().moves(board)) {
        int dislike = dislike(board, step.to);
        if (dislike < least) {
          liked.clear();
          least = dislike;
        }
        if (dislike == least) {
          liked.add(step);
        }
      }
      cameFrom = board.blackKing;
      return any(liked, chance);
    }

    private int dislike(Board board, int square) {
      switch (name) {
        case "centre":
          return fromCentre(square);
        case "corner":
          return -fromCentre(square);
        case "queen":
          return QueenEndgame.distance(square, board.queen);
        case "flees":
          return -QueenEndgame.distance(square, board.whiteKing);
        case "returns":
          return square == cameFrom ? 0 : 1;
        default:
          throw new IllegalStateException(name);
      }
    }
  }
}
