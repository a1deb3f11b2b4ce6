package initiative.games.nimbachet;

import initiative.game.BadInput;
import initiative.game.Choices;
import initiative.player.Seizing;
import java.util.List;
import org.junit.jupiter.api.Test;

final class NimBachetTests {
  @Test
  void everyTakeFromALostStartHasTheSameChance() {
    Choices.checkLost(new NimBachet(), "3 / 4 8 400");
  }

  @Test
  void initiativeIsSeizedFromLargeLostStarts() throws BadInput {
    Seizing.check(new NimBachet(), List.of("7", "101 98 123 400 800 804 1000"));
  }
}
