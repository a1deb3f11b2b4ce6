package initiative.explain;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.family.EndsGame;
import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.interactor.StartText;
import initiative.suite.Starts;
import initiative.words.Language;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Of every move that is not allowed it is said which rule forbids it. */
final class ForbidsTests {
  private static final int HALF_MOVES = 30;

  /** Lines that are moves in some games, and not allowed in most positions. */
  private static final List<String> LINES =
      List.of(
          "0",
          "1",
          "-1",
          "5",
          "999999999",
          "0 0",
          "0 1",
          "1 0",
          "1 1",
          "1 2",
          "2 1",
          "9 9",
          "1 -1",
          "1 +9999",
          "1 -0",
          "13 1",
          "31 12",
          "30 2",
          "1 2 1 1",
          "1 1 2 1 3 1 4 1 5 1",
          "1 999999999999",
          "2147483647 2147483647",
          "-2147483648 -2147483648",
          "L 0",
          "L 9999999999999999999",
          "D 0",
          "R 999",
          "D 1",
          "1 D 1",
          "13 D 1",
          "1 R 0",
          "a1a1",
          "a1h8",
          "h8h7",
          "0.00 0.00",
          "99.00 0.00",
          "take",
          "+",
          "-",
          "wind",
          "calm",
          "4");

  static List<String> games() {
    return Catalogue.ids();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void whatIsNotAllowedIsForbiddenByARule(String id) throws BadInput {
    Definition<?, ?> game = Catalogue.game(id);
    int found = 0;
    for (String start : new Starts(game).usual(1)) {
      found += check(game, start);
    }
    // both ends can always be taken from
    assertTrue(found > 0 || game instanceof EndsGame, id);
  }

  private static <P, M> int check(Definition<P, M> game, String start) throws BadInput {
    P position = StartText.read(game, start);
    Chance chance = new Chance(3);
    Set<M> tries = new LinkedHashSet<>();
    for (String line : LINES) {
      M move = game.parseMove(line);
      if (move != null) {
        tries.add(move);
      }
    }
    int found = 0;
    for (int i = 0; i < HALF_MOVES && game.ending(position) == null; i++) {
      for (M move : new ArrayList<>(tries)) {
        if (!game.isLegal(position, move)) {
          checkSaid(game, position, move);
          found++;
        }
      }
      M move = game.anyMove(position, chance);
      tries.add(move);
      position = game.after(position, move);
    }
    return found;
  }

  private static <P, M> void checkSaid(Definition<P, M> game, P position, M move) {
    Saying why = game.forbids(position, move);
    assertNotNull(why, () -> move + " in " + position);
    for (Language language : Language.values()) {
      assertFalse(new Spoken(language, game).text(why).isEmpty());
    }
  }
}
