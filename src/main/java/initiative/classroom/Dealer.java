package initiative.classroom;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.course.Course;
import initiative.course.Side;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.interactor.Opponent;
import initiative.interactor.StartText;
import initiative.match.OpponentNames;
import initiative.statement.SampleDialogue;
import initiative.suite.GameFiles;
import initiative.suite.StartForPeople;
import initiative.suite.Starts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Makes the games that clients ask for. What was solved lately is not solved again. */
final class Dealer {
  /** A start may be so long; all that is shorter is solved within a second or so. */
  static final int LONGEST_START = 20000;

  private static final int REMEMBERED = 24;
  private static final int AT_ONCE = 2;
  private static final int WAITING = 60;
  private static final int LONGEST_WAIT = 5;
  private static final List<String> KINDS = List.of("won", "lost", "drawn", "any");

  private final Desk desk = new Desk(AT_ONCE, 1, WAITING, LONGEST_WAIT);
  private final Map<String, String> usual = new ConcurrentHashMap<>();
  private final Map<String, Course<?, ?>> solved =
      new LinkedHashMap<>(REMEMBERED, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Course<?, ?>> eldest) {
          return size() > REMEMBERED;
        }
      };

  /**
   * What game is wanted.
   *
   * @param start a start, or "won", "lost", "drawn" or "any" for a random one of which that holds
   *     for the person who plays; null for a usual one
   * @param begin "me" or "program"; null as the rules have it
   * @param opponent whom the program plays while the person watches; null if the person plays
   */
  record Order(
      String game, String start, String begin, String opponent, Long seed, List<String> moves) {

    static Order of(Asked asked) throws Refusal {
      return new Order(
          asked.neededText("game"),
          asked.text("start"),
          asked.text("begin"),
          asked.text("opponent"),
          asked.numberOrNull("seed"),
          asked.texts("moves"));
    }
  }

  static Definition<?, ?> game(String id) throws Refusal {
    Definition<?, ?> game = Catalogue.game(id);
    if (game == null) {
      throw new Refusal(Refusal.NOT_FOUND, new Saying("page.nogame", BadInput.quote(id)));
    }
    return game;
  }

  /** The game that is wanted, ready to be played or looked at. */
  Play<?, ?> play(Order order, String id, Asker asker) throws Refusal {
    return play(game(order.game), order, id, asker);
  }

  private <P, M> Play<P, M> play(Definition<P, M> game, Order order, String id, Asker asker)
      throws Refusal {
    Chance chance = order.seed == null ? new Chance() : new Chance(order.seed);
    Side first = first(game, order);
    if (order.opponent != null) {
      return new Play<>(id, watched(game, order, chance, asker), chance, order.opponent, null);
    }
    Course<P, M> course = course(game, start(game, order, first, chance, asker), first, asker);
    if (order.moves.isEmpty()) {
      return new Play<>(id, course, chance, null, null);
    }
    Play<P, M> line = new Play<>(id, course, chance, "", null);
    line.follow(order.moves);
    return new Play<>(id, course, chance, null, null);
  }

  /** The game of a student from a start that has been solved. */
  <P, M> Play<P, M> play(Course<P, M> solved, Order order, String id, Student student)
      throws Refusal {
    Course<P, M> course = solved.again(first(solved.game(), order));
    return new Play<>(id, course, new Chance(), null, student);
  }

  private static <P, M> Side first(Definition<P, M> game, Order order) throws Refusal {
    if (order.begin == null) {
      return isForOne(game) ? Side.OPPONENT : Side.byTheRules(game);
    }
    switch (order.begin) {
      case "me":
        return Side.OPPONENT;
      case "program":
        return Side.PROGRAM;
      default:
        throw new Refusal(Refusal.BAD, new Saying("page.field", "begin"));
    }
  }

  /** Whether there is no opponent, so that the person has to be the player. */
  static <P, M> boolean isForOne(Definition<P, M> game) {
    return game.movesAgain(sample(game));
  }

  /** The start for a class, else one that is worth seeing, else that of the sample dialogue. */
  static String sampleStart(Definition<?, ?> game) {
    String chart = game.chartStart();
    return GameFiles.text(game.about().id, GameFiles.CLASS)
        .map(String::trim)
        .orElseGet(() -> chart == null ? SampleDialogue.of(game).start() : chart);
  }

  static <P> P sample(Definition<P, ?> game) {
    try {
      return StartText.read(game, sampleStart(game));
    } catch (BadInput e) {
      throw new IllegalStateException(e);
    }
  }

  /** The start that is wanted, as text. */
  private <P, M> String start(
      Definition<P, M> game, Order order, Side first, Chance chance, Asker asker) throws Refusal {
    if (order.start == null) {
      return usualStart(game, first != Side.byTheRules(game), asker);
    }
    if (KINDS.contains(order.start)) {
      boolean personBegins = first == Side.OPPONENT;
      // what is random is described by what it is worth to the side that begins by the rules
      boolean asSaid = personBegins == game.programBegins();
      String kind = asSaid ? order.start : opposite(order.start);
      return desk.work(asker, () -> new Starts(game).ofKind(kind, chance));
    }
    if (order.start.length() > LONGEST_START) {
      throw new Refusal(Refusal.NOT_ALLOWED, new Saying("page.long", LONGEST_START));
    }
    return order.start;
  }

  private static String opposite(String kind) {
    return kind.equals("won") ? "lost" : kind.equals("lost") ? "won" : kind;
  }

  private String usualStart(Definition<?, ?> game, boolean exchanged, Asker asker) throws Refusal {
    String key = game.about().id + exchanged;
    String known = usual.get(key);
    if (known == null) {
      known = desk.work(asker, () -> StartForPeople.choose(game, exchanged, 1));
      usual.put(key, known);
    }
    return known;
  }

  /** A game of the program against an opponent; one that has no end soon is broken off. */
  private <P, M> Course<P, M> watched(
      Definition<P, M> game, Order order, Chance chance, Asker asker) throws Refusal {
    try {
      OpponentNames.check(game.opponents(), order.opponent);
    } catch (BadInput e) {
      throw new Refusal(Refusal.NOT_ALLOWED, new Saying("reason", e.getMessage()));
    }
    String start = start(game, order, Side.OPPONENT, chance, asker);
    Course<P, M> course = course(game, start, Side.byTheRules(game), asker);
    return desk.work(asker, () -> watched(course, order.opponent, chance));
  }

  private static <P, M> Course<P, M> watched(Course<P, M> course, String name, Chance chance) {
    Strategy<P, M> strategy = course.strategy();
    Opponent<P, M> opponent = course.game().opponents().named(name, strategy, chance);
    M last = null;
    while (!course.isOver()) {
      P position = course.last().position();
      if (course.last().mover() == Side.PROGRAM) {
        last = strategy.choose(position, chance);
        course.add(last);
      } else {
        course.add(opponent.choose(position, last));
      }
    }
    return course;
  }

  /** A table of a game, which is as dear as a start to be solved. */
  <T> T table(Asker asker, Desk.Work<T, RuntimeException> table) throws Refusal {
    return desk.work(asker, table);
  }

  /** A game at its start, which is solved if it has not been solved lately. */
  @SuppressWarnings("unchecked") // the key names the game
  private <P, M> Course<P, M> course(Definition<P, M> game, String start, Side first, Asker asker)
      throws Refusal {
    String key = game.about().id + " " + start;
    synchronized (solved) {
      Course<?, ?> known = solved.get(key);
      if (known != null) {
        return (Course<P, M>) known.again(first);
      }
    }
    Course<P, M> course = desk.work(asker, () -> begin(game, start, first));
    synchronized (solved) {
      solved.put(key, course.again(first));
    }
    return course;
  }

  private static <P, M> Course<P, M> begin(Definition<P, M> game, String start, Side first)
      throws Refusal {
    try {
      return Course.begin(game, start, first);
    } catch (BadInput e) {
      throw new Refusal(Refusal.NOT_ALLOWED, new Saying("page.start", e));
    }
  }
}
