package initiative.games.miserecash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import initiative.game.Strategy;
import initiative.games.miserecash.MisereCash.Cash;
import initiative.suite.GameFiles;
import org.junit.jupiter.api.Test;

final class MisereCashTableTests {

  @Test
  void factsOfTheProtocolHold() {
    GameFiles.text("misere-cash", "golden-lost.txt")
        .orElseThrow()
        .lines()
        .skip(1)
        .forEach(MisereCashTableTests::check);
  }

  private static void check(String line) {
    String[] words = line.split(" ");
    Cash cash = new Cash(Long.parseLong(words[0]), Integer.parseInt(words[1]));
    Strategy<Cash, Integer> strategy = new MisereCash().solve(cash);
    assertEquals(words[2].equals("lost"), strategy.worth(cash).isLost(), line);
    if (strategy.worth(cash).isWon()) {
      assertEquals("[" + words[2] + "]", strategy.keeping(cash).toString(), line);
    }
  }
}
