package initiative.classroom;

import initiative.catalogue.Saying;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** The games on the server, by their ids; what nobody has looked at for long is dropped. */
final class Plays {
  private static final int MOST = 1000;
  static final int OF_ONE_CLIENT = 150;
  private static final long IDLE = TimeUnit.MINUTES.toNanos(60);
  private static final long HARDLY_IDLE = TimeUnit.MINUTES.toNanos(2);
  private static final Comparator<Kept> OLDEST = Comparator.comparingLong(Kept::usedAt);
  private static final SecureRandom RANDOM = new SecureRandom();

  private final Map<String, Kept> plays = new ConcurrentHashMap<>();

  /** A game, and the client that asked for it. */
  private record Kept(Play<?, ?> play, String client) {
    long usedAt() {
      return play.usedAt();
    }

    /** Whether the game is of no class, so that it may be dropped. */
    boolean isLoose() {
      return play.student() == null;
    }
  }

  /** A text that nobody can guess. */
  static String secret(int bytes) {
    byte[] random = new byte[bytes];
    RANDOM.nextBytes(random);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
  }

  /**
   * Makes room for one more game of a client: by dropping the one of the same client that is idle
   * for longest if it has many, or else one of anybody that is idle.
   */
  synchronized void makeRoom(String client) throws Refusal {
    dropIdle();
    List<Kept> own =
        plays.values().stream().filter(Kept::isLoose).filter(of(client)).sorted(OLDEST).toList();
    if (own.size() >= OF_ONE_CLIENT) {
      remove(own.get(0).play());
    } else if (plays.size() >= MOST) {
      Kept oldest = plays.values().stream().filter(Kept::isLoose).min(OLDEST).orElse(null);
      if (oldest == null || System.nanoTime() - oldest.usedAt() < HARDLY_IDLE) {
        throw new Refusal(Refusal.TOO_MANY, new Saying("page.full", MOST));
      }
      remove(oldest.play());
    }
  }

  private static Predicate<Kept> of(String client) {
    return kept -> kept.client().equals(client);
  }

  /** Drops the games that nobody has looked at for long. */
  void dropIdle() {
    long now = System.nanoTime();
    plays.values().removeIf(kept -> kept.isLoose() && now - kept.usedAt() > IDLE);
  }

  void add(Play<?, ?> play, String client) {
    plays.put(play.id(), new Kept(play, client));
  }

  void remove(Play<?, ?> play) {
    if (play != null) {
      plays.remove(play.id());
    }
  }

  Play<?, ?> find(String id) throws Refusal {
    Kept kept = plays.get(id);
    if (kept == null) {
      throw new Refusal(Refusal.NOT_FOUND, new Saying("page.gone"));
    }
    kept.play().touch();
    return kept.play();
  }
}
