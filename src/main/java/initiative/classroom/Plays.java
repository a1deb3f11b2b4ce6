package initiative.classroom;

import initiative.catalogue.Saying;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** The games on the server, by their ids; what nobody has looked at for long is dropped. */
final class Plays {
  private static final int MOST = 1000;
  private static final long IDLE = TimeUnit.MINUTES.toNanos(60);
  private static final long HARDLY_IDLE = TimeUnit.MINUTES.toNanos(2);
  private static final SecureRandom RANDOM = new SecureRandom();

  private final Map<String, Play<?, ?>> plays = new ConcurrentHashMap<>();

  /** A text that nobody can guess. */
  static String secret(int bytes) {
    byte[] random = new byte[bytes];
    RANDOM.nextBytes(random);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
  }

  /** Makes room for one more game, if need be by dropping the one that is idle for longest. */
  void makeRoom() throws Refusal {
    long now = System.nanoTime();
    plays.values().removeIf(play -> now - play.usedAt() > IDLE && play.student() == null);
    if (plays.size() < MOST) {
      return;
    }
    Play<?, ?> oldest =
        plays.values().stream()
            .filter(play -> play.student() == null || play.student().play() != play)
            .min(Comparator.comparingLong(Play::usedAt))
            .orElse(null);
    if (oldest == null || now - oldest.usedAt() < HARDLY_IDLE) {
      throw new Refusal(Refusal.TOO_MANY, new Saying("page.full", MOST));
    }
    plays.remove(oldest.id());
  }

  void add(Play<?, ?> play) {
    plays.put(play.id(), play);
  }

  void remove(Play<?, ?> play) {
    if (play != null) {
      plays.remove(play.id());
    }
  }

  Play<?, ?> find(String id) throws Refusal {
    Play<?, ?> play = plays.get(id);
    if (play == null) {
      throw new Refusal(Refusal.NOT_FOUND, new Saying("page.gone"));
    }
    play.touch();
    return play;
  }
}
