package initiative.classroom;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.course.Course;
import initiative.course.Side;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.interactor.StartText;
import initiative.match.OpponentNames;
import initiative.match.Runner;
import initiative.result.Pairing;
import initiative.statement.SampleDialogue;
import initiative.suite.GameFiles;
import initiative.suite.StartForPeople;
import initiative.suite.Starts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Makes the games that clients ask for. What was solved lately is not solved again. */
final class Dealer {
  /** A start may be so long; all that is shorter is solved within a second or so. */
  static final int LONGEST_START = 20000;

  private static final int REMEMBERED = 24;
  private static final int AT_ONCE = 2;
  private static final int LONGEST_WAIT = 5;
  private static final List<String> KINDS = List.of("won", "lost", "drawn", "any");

  private final Semaphore solving = new Semaphore(AT_ONCE);
  private final Map<String, String> usual = new LinkedHashMap<>();
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
  Play<?, ?> play(Order order, String id, Student student) throws Refusal {
    return play(game(order.game), order, id, student);
  }

  private <P, M> Play<P, M> play(Definition<P, M> game, Order order, String id, Student student)
      throws Refusal {
    Chance chance = order.seed == null ? new Chance() : new Chance(order.seed);
    Side first = first(game, order);
    if (order.opponent != null) {
      return new Play<>(id, watched(game, order, chance), chance, order.opponent, student);
    }
    Course<P, M> course = course(game, start(game, order, first, chance), first);
    if (order.moves.isEmpty()) {
      return new Play<>(id, course, chance, null, student);
    }
    Play<P, M> line = new Play<>(id, course.again(first), chance, "", student);
    line.follow(order.moves);
    return new Play<>(id, line.course(), chance, null, student);
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
  private <P, M> String start(Definition<P, M> game, Order order, Side first, Chance chance)
      throws Refusal {
    if (order.start == null) {
      return usualStart(game, first != Side.byTheRules(game));
    }
    if (KINDS.contains(order.start)) {
      boolean personBegins = first == Side.OPPONENT;
      // what is random is described by what it is worth to the side that begins by the rules
      boolean asSaid = personBegins == game.programBegins();
      return new Starts(game).ofKind(asSaid ? order.start : opposite(order.start), chance);
    }
    if (order.start.length() > LONGEST_START) {
      throw new Refusal(Refusal.NOT_ALLOWED, new Saying("page.long", LONGEST_START));
    }
    return order.start;
  }

  private static String opposite(String kind) {
    return kind.equals("won") ? "lost" : kind.equals("lost") ? "won" : kind;
  }

  private String usualStart(Definition<?, ?> game, boolean exchanged) {
    String key = game.about().id + exchanged;
    synchronized (usual) {
      return usual.computeIfAbsent(key, any -> StartForPeople.choose(game, exchanged, 1));
    }
  }

  private <P, M> Course<P, M> watched(Definition<P, M> game, Order order, Chance chance)
      throws Refusal {
    try {
      OpponentNames.check(game.opponents(), order.opponent);
    } catch (BadInput e) {
      throw new Refusal(Refusal.NOT_ALLOWED, new Saying("reason", e.getMessage()));
    }
    String start = start(game, order, Side.OPPONENT, chance);
    course(game, start, Side.byTheRules(game)); // so that a bad start is told as everywhere
    long seed = order.seed == null ? chance.below(Integer.MAX_VALUE) : order.seed;
    Pairing pairing = new Pairing(game.about().id, order.opponent, start, false, seed);
    return Course.of(game, new Runner().runInside(pairing));
  }

  /** A game at its start, which is solved if it has not been solved lately. */
  @SuppressWarnings("unchecked") // the key names the game
  private <P, M> Course<P, M> course(Definition<P, M> game, String start, Side first)
      throws Refusal {
    String key = game.about().id + " " + start;
    synchronized (solved) {
      Course<?, ?> known = solved.get(key);
      if (known != null) {
        return (Course<P, M>) known.again(first);
      }
    }
    await();
    try {
      Course<P, M> course = Course.begin(game, start, first);
      synchronized (solved) {
        solved.put(key, course.again(first));
      }
      return course;
    } catch (BadInput e) {
      throw new Refusal(Refusal.NOT_ALLOWED, new Saying("page.start", e.getMessage()));
    } finally {
      solving.release();
    }
  }

  /** Waits until few enough starts are being solved. */
  private void await() throws Refusal {
    try {
      if (solving.tryAcquire(LONGEST_WAIT, TimeUnit.SECONDS)) {
        return;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    throw new Refusal(Refusal.TOO_MANY, new Saying("page.busy"));
  }
}
