package initiative.result;

import initiative.game.Worth;
import initiative.interactor.Opponents;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The results of many matches, counted by opponent and by what the start was worth. */
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

    /** The games in which the player was not accepted. */
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
      if (!result.isAccepted()) {
        faults++;
      } else if (result.result().isWon()) {
        won++;
      } else if (result.result().isLost()) {
        lost++;
      } else {
        drawn++;
      }
      seized += result.isSeized() ? 1 : 0;
    }
  }

  private final Map<String, Row> rows = new LinkedHashMap<>();
  private int games;
  private int faults;

  public void add(MatchResult result) {
    games++;
    faults += result.isAccepted() ? 0 : 1;
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

  /** The games in which the player was not accepted. */
  public int faults() {
    return faults;
  }

  public static String kindOf(Worth worth) {
    return worth.isWon() ? "won" : worth.isLost() ? "lost" : worth.isOpen() ? "open" : "drawn";
  }
}
