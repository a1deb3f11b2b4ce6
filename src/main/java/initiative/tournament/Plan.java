package initiative.tournament;

import initiative.catalogue.Definition;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Worth;
import initiative.interactor.Opponents;
import initiative.interactor.StartText;
import initiative.match.OpponentNames;
import initiative.match.Schedule;
import initiative.result.Pairing;
import initiative.suite.Starts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * The games that every bot of a tournament plays, the same for all: first the gate, with starts
 * that have to be kept and some that only need the protocol, then games against opponents that err.
 * It depends on the game, the seed and the wishes alone, and the luck of a game on the seed and its
 * number.
 */
public final class Plan {
  /** A bot is watched in so few games first, and then in some at a time. */
  private static final int FIRST_BLOCK = 3;

  private static final int BLOCK = 8;

  private static final String IDEAL = "ideal";
  private static final int ROUNDS = 4;
  private static final int KEPT_AGAINST_IDEAL = 20;
  private static final int KEPT_AGAINST_OTHERS = 16;
  private static final int FOR_PROTOCOL = 4;
  private static final int ENOUGH = 100;
  private static final int LEAST_ROUNDS = 5;
  private static final int A_WHILE = 20;

  /**
   * What can be wished for.
   *
   * @param opponents those that err; empty for all of the game
   * @param starts as texts; empty for usual ones
   * @param rounds the games against each opponent behind the gate; 0 for as many as make sense
   * @param secret the name of one more opponent; null if there is none
   */
  public record Wishes(
      long seed, List<String> opponents, List<String> starts, int rounds, String secret) {}

  /**
   * One game, which every bot plays.
   *
   * @param number counted from 1
   * @param isGate whether it is one of the first part
   * @param counts whether it is counted; in the others only the protocol has to be kept
   */
  public record Game(int number, boolean isGate, boolean counts, Pairing pairing) {}

  private final String id;
  private final Wishes wishes;
  private final Aim aim;
  private final List<String> opponents;
  private final List<Game> games = new ArrayList<>();

  private Plan(String id, Wishes wishes, Aim aim, List<String> opponents) {
    this.id = id;
    this.wishes = wishes;
    this.aim = aim;
    this.opponents = opponents;
  }

  /** The games for some wishes. */
  public static Plan of(Definition<?, ?> game, Wishes wishes) throws BadInput {
    Map<String, Worth> starts = starts(game, wishes);
    Plan plan = new Plan(game.about().id, wishes, aim(game, starts), opponents(game, wishes));
    plan.addGate(starts);
    plan.addOthers(plan.seizable(game, starts));
    return plan;
  }

  /** The starts with what they are worth, small ones first. */
  private static Map<String, Worth> starts(Definition<?, ?> game, Wishes wishes) throws BadInput {
    Starts all = new Starts(game);
    Map<String, Worth> starts = new LinkedHashMap<>();
    List<String> texts = new ArrayList<>(wishes.starts());
    for (int round = 0; round < ROUNDS && wishes.starts().isEmpty(); round++) {
      texts.addAll(all.usual(Schedule.seed(wishes.seed(), -1 - round)));
    }
    for (String text : texts) {
      if (!starts.containsKey(text)) {
        starts.put(text, all.worth(text));
      }
    }
    return starts;
  }

  /**
   * The starts of the second part. Of usual ones the largest is left out: it takes long, and
   * chances are so many there that everybody seizes one.
   */
  private List<String> seizable(Definition<?, ?> game, Map<String, Worth> starts) throws BadInput {
    List<String> fitting = new ArrayList<>();
    for (String start : starts.keySet()) {
      if (aim.isFor(starts.get(start)) && goesOn(game, start)) {
        fitting.add(start);
      }
    }
    if (!wishes.starts().isEmpty() || aim != Aim.SEIZE) {
      return fitting;
    }
    Starts all = new Starts(game);
    for (int round = 0; round < ROUNDS; round++) {
      List<String> usual = new ArrayList<>(all.usual(Schedule.seed(wishes.seed(), -1 - round)));
      usual.retainAll(fitting);
      if (usual.size() > 2) {
        fitting.remove(usual.get(usual.size() - 1));
      }
    }
    Collections.shuffle(fitting, new Random(wishes.seed())); // few games are not all small ones
    return fitting;
  }

  private static Aim aim(Definition<?, ?> game, Map<String, Worth> starts) throws BadInput {
    Aim aim = Aim.KEEP;
    for (Map.Entry<String, Worth> start : starts.entrySet()) {
      Worth worth = start.getValue();
      if (worth.isSum()) {
        return isLucky(game, start.getKey()) ? Aim.KEEP : Aim.MORE;
      }
      if (Aim.SEIZE.isFor(worth) && goesOn(game, start.getKey())) {
        aim = Aim.SEIZE;
      } else if (worth.isOpen() && aim == Aim.KEEP) {
        aim = Aim.WIN;
      }
    }
    return aim;
  }

  /** Whether chance has a say, as far as a game at random shows. */
  private static <P, M> boolean isLucky(Definition<P, M> game, String start) throws BadInput {
    P position = StartText.read(game, start);
    Chance chance = new Chance(1);
    for (int i = 0; i < A_WHILE && game.ending(position) == null; i++) {
      if (game.isChance(position)) {
        return true;
      }
      position = game.after(position, game.anyMove(position, chance));
    }
    return false;
  }

  /** Whether there is anything to play from a start. */
  private static <P, M> boolean goesOn(Definition<P, M> game, String start) throws BadInput {
    return game.ending(StartText.read(game, start)) == null;
  }

  private static List<String> opponents(Definition<?, ?> game, Wishes wishes) throws BadInput {
    List<String> names = new ArrayList<>(wishes.opponents());
    for (String name : names) {
      OpponentNames.check(game.opponents(), name);
      if (!Opponents.canErr(name)) {
        throw new BadInput("nothing can be seized from '" + name + "', which never errs");
      }
    }
    if (names.isEmpty()) {
      names.addAll(game.opponents().names());
      names.removeIf(name -> !Opponents.canErr(name));
      names.replaceAll(Opponents::example);
    }
    if (wishes.secret() != null) {
      names.remove(wishes.secret());
      names.add(wishes.secret());
    }
    return names;
  }

  private void addGate(Map<String, Worth> starts) {
    List<String> kept = new ArrayList<>();
    List<String> others = new ArrayList<>();
    starts.forEach((start, worth) -> (isKept(worth) ? kept : others).add(start));
    for (int i = 0; i < Math.min(FOR_PROTOCOL, others.size()); i++) {
      add(true, false, IDEAL, others.get(i));
    }
    for (int i = 0; i < Math.min(KEPT_AGAINST_IDEAL, 2 * kept.size()); i++) {
      add(true, true, IDEAL, kept.get(i % kept.size()));
    }
    int most = Math.min(KEPT_AGAINST_OTHERS, Math.max(kept.size(), opponents.size()));
    for (int i = 0; i < most && !kept.isEmpty(); i++) {
      add(true, true, opponents.get(i % opponents.size()), kept.get(i % kept.size()));
    }
  }

  /** Whether there is something to be kept. */
  private boolean isKept(Worth start) {
    return start.isWon() || start.isDrawn() || aim == Aim.MORE || aim == Aim.KEEP;
  }

  private void addOthers(List<String> starts) {
    int rounds = wishes.rounds();
    if (rounds == 0) {
      rounds = Math.max(LEAST_ROUNDS, (ENOUGH + opponents.size() - 1) / opponents.size());
    }
    for (int round = 0; round < rounds && !starts.isEmpty(); round++) {
      for (String opponent : opponents) {
        add(false, true, opponent, starts.get(round % starts.size()));
      }
    }
  }

  private void add(boolean isGate, boolean counts, String opponent, String start) {
    int number = games.size() + 1;
    long luck = Schedule.seed(wishes.seed(), number);
    games.add(new Game(number, isGate, counts, new Pairing(id, opponent, start, false, luck)));
  }

  public String id() {
    return id;
  }

  public long seed() {
    return wishes.seed();
  }

  public Wishes wishes() {
    return wishes;
  }

  public Aim aim() {
    return aim;
  }

  /** The opponents of the second part. */
  public List<String> opponents() {
    return opponents;
  }

  public List<Game> games() {
    return games;
  }

  /** The game of a number. */
  public Game game(int number) {
    return games.get(number - 1);
  }

  /** How many games are counted in one of the two parts. */
  public int counted(boolean gate) {
    return (int) games.stream().filter(game -> game.counts() && game.isGate() == gate).count();
  }

  /** The games in parts, after each of which it is decided who goes on. */
  List<List<Game>> blocks() {
    List<List<Game>> blocks = new ArrayList<>();
    int from = 0;
    while (from < games.size()) {
      int to = Math.min(games.size(), from + (from == 0 ? FIRST_BLOCK : BLOCK));
      blocks.add(games.subList(from, to));
      from = to;
    }
    return blocks;
  }

  /** A text that is the same for the same games only. */
  public String hash() {
    StringBuilder all = new StringBuilder();
    games.forEach(game -> all.append(game).append('\n'));
    return Likeness.hash(all.toString());
  }
}
