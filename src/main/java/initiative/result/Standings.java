package initiative.result;

import initiative.game.Worth;
import initiative.interactor.Opponents;
import initiative.interactor.Ruling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The results of many matches, counted by opponent and by what the start was worth. A game is won
 * if the player won it and was accepted. Whoever kept to the rules but fell short of what it could
 * have had, because it gave away a won or drawn start, missed a chance, collected less than the
 * guarantee, chose the wrong side, won too slowly or did not seize the initiative, has lost the
 * game, or drawn it if it ended so. A fault is what is no game any more: a line or a move against
 * the rules, a wrong phrase, silence, a crash.
 */
public final class Standings {

  /** The games against one opponent from starts of one kind. */
  public static final class Row {
    private final String opponent;
    private final String kind;
    private int won;
    private int lost;
    private int drawn;
    private int faults;
    private int seized;

    Row(String opponent, String kind) {
      this.opponent = opponent;
      this.kind = kind;
    }

    public String opponent() {
      return opponent;
    }

    /** What the starts were worth to the player: "won", "lost", "drawn" or "open". */
    public String kind() {
      return kind;
    }

    public int games() {
      return won + lost + drawn + faults;
    }

    public int won() {
      return won;
    }

    public int lost() {
      return lost;
    }

    public int drawn() {
      return drawn;
    }

    /** The games in which the player broke the rules, or did not come to an end of its own. */
    public int faults() {
      return faults;
    }

    /**
     * Whether there was anything to seize: the start is lost or drawn, and the opponent may err.
     */
    public boolean canBeSeized() {
      boolean mine = kind.equals(kindOf(Worth.WON)) || kind.equals(kindOf(Worth.OPEN));
      return !mine && Opponents.canErr(opponent);
    }

    /** In how many of the games the initiative was seized. */
    public Share seized() {
      return new Share(seized, games());
    }

    private void add(MatchResult result) {
      Worth worth = result.result();
      if (!result.isAccepted() && !isAboutPlay(result.ruling())) {
        faults++;
      } else if (result.isAccepted() && worth.isWon()) {
        won++;
      } else if (worth == null || worth.isWon() || worth.isLost()) {
        lost++;
      } else {
        drawn++;
      }
      seized += result.isSeized() ? 1 : 0;
    }
  }

  private final Map<String, Row> rows = new LinkedHashMap<>();
  private int games;
  private int rejected;

  public void add(MatchResult result) {
    games++;
    rejected += result.isAccepted() ? 0 : 1;
    String opponent = result.pairing().opponent();
    String kind = kindOf(result.startWorth());
    rows.computeIfAbsent(opponent + "/" + kind, key -> new Row(opponent, kind)).add(result);
  }

  public List<Row> rows() {
    return new ArrayList<>(rows.values());
  }

  public int games() {
    return games;
  }

  /** The games in which the player was not accepted, be it for a fault or for how it played. */
  public int rejected() {
    return rejected;
  }

  /** Whether a player was ruled against for the moves that it chose among those that it had. */
  public static boolean isAboutPlay(Ruling ruling) {
    if (ruling == null) {
      return false;
    }
    return switch (ruling) {
      case WON_START_LOST,
          CHANCE_MISSED,
          DRAW_LOST,
          BELOW_GUARANTEE,
          GAVE_AWAY,
          WRONG_SIDE,
          TOO_SLOW,
          NOT_SEIZED ->
          true;
      default -> false;
    };
  }

  public static String kindOf(Worth worth) {
    return worth.isWon() ? "won" : worth.isLost() ? "lost" : worth.isOpen() ? "open" : "drawn";
  }
}
