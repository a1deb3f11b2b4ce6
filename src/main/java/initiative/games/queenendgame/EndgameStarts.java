package initiative.games.queenendgame;

import initiative.catalogue.StartMaker;
import initiative.game.Chance;
import initiative.game.Limit;

/** Positions of the queen's endgame by the number of moves that White needs. */
final class EndgameStarts extends StartMaker {
  EndgameStarts(Limit moves) {
    super(moves);
    usual("moves 1..2", "moves 3..5", "moves 6..8", "moves 9", "moves 10");
  }

  @Override
  public String make(Limit[] within, Chance chance) {
    long moves = within[0].draw(chance);
    while (true) {
      int king = chance.below(QueenEndgame.SQUARES);
      int queen = chance.below(QueenEndgame.SQUARES);
      int blackKing = chance.below(QueenEndgame.SQUARES);
      if (QueenEndgameTable.mates().movesToMate(king, queen, blackKing) == moves) {
        return QueenEndgame.nameOf(king)
            + " "
            + QueenEndgame.nameOf(queen)
            + " "
            + QueenEndgame.nameOf(blackKing);
      }
    }
  }
}
