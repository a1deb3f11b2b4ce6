package initiative.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The bots of a tournament in order. Those that have passed the gate have ranks: a bot shares that
 * of the one that leads a group if its interval reaches that of the leader. The others have none.
 */
public final class Board {

  /**
   * Bots that share a rank.
   *
   * @param from the best rank of the group
   */
  public record Group(int from, List<Standing> standings) {
    /** As in "1–3". */
    public String rank() {
      return standings.size() == 1 ? "" + from : from + "–" + (from + standings.size() - 1);
    }
  }

  private final Plan plan;
  private final List<Bot> bots;
  private final List<Group> groups = new ArrayList<>();
  private final List<Standing> unranked = new ArrayList<>();
  private final List<Standing> missing = new ArrayList<>();

  /** The board of a tournament that has been played. */
  public Board(Plan plan, List<Bot> bots, Tournament tournament) {
    this(
        plan,
        bots.stream()
            .map(bot -> new Standing(bot, plan, tournament.results(bot), tournament.stopped(bot)))
            .toList());
  }

  Board(Plan plan, List<Standing> standings) {
    this.plan = plan;
    this.bots = standings.stream().map(Standing::bot).toList();
    List<Standing> all = new ArrayList<>(standings);
    all.sort(
        Comparator.comparingDouble((Standing each) -> -each.reached().value())
            .thenComparing(each -> -each.kept().value())
            .thenComparing(Standing::name));
    int rank = 1;
    for (Standing standing : all) {
      if (standing.isMissing()) {
        missing.add(standing);
      } else if (!standing.hasPassed()) {
        unranked.add(standing);
      } else {
        Group last = groups.isEmpty() ? null : groups.get(groups.size() - 1);
        if (last == null || !reaches(standing, last.standings().get(0))) {
          last = new Group(rank, new ArrayList<>());
          groups.add(last);
        }
        last.standings().add(standing);
        rank++;
      }
    }
  }

  private static boolean reaches(Standing standing, Standing leader) {
    return standing.reached().high() >= leader.reached().low();
  }

  public Plan plan() {
    return plan;
  }

  /** Those that have passed the gate, in order. */
  public List<Group> groups() {
    return groups;
  }

  /** Those that have not, or have broken the protocol. */
  public List<Standing> unranked() {
    return unranked;
  }

  /** Those that could not be run here. */
  public List<Standing> missing() {
    return missing;
  }

  /** All of them in the order of the board. */
  public List<Standing> all() {
    List<Standing> all = new ArrayList<>();
    groups.forEach(group -> all.addAll(group.standings()));
    all.addAll(unranked);
    all.addAll(missing);
    return all;
  }

  /** The rank of a bot as in "1–3"; empty if it has none. */
  public String rank(Standing standing) {
    for (Group group : groups) {
      if (group.standings().contains(standing)) {
        return group.rank();
      }
    }
    return "";
  }

  /** The bots that each missing tool concerns. */
  public Map<String, List<String>> missingTools() {
    Map<String, List<String>> tools = new LinkedHashMap<>();
    for (Standing standing : missing) {
      tools
          .computeIfAbsent(standing.bot().missing(), tool -> new ArrayList<>())
          .add(standing.name());
    }
    return tools;
  }

  /** The groups of bots that are the same program. */
  public List<List<String>> copies() {
    return Entries.copies(bots.stream().map(Bot::entry).toList());
  }
}
