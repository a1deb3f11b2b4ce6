package initiative.games.bachet;

import initiative.game.BadInput;
import initiative.game.Choices;
import initiative.player.Seizing;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BachetTests {
  @Test
  void everyTakeFromALostStartHasTheSameChance() {
    Choices.checkLost(new Bachet(), "12344");
  }

  @Test
  void initiativeIsSeizedFromLargeLostStarts() throws BadInput {
    Seizing.check(new Bachet(), List.of("400"));
    Seizing.check(new Bachet(), List.of("2000"));
  }
}
