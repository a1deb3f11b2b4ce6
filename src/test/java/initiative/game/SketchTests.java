package initiative.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.catalogue.Saying;
import initiative.catalogue.Sketch;
import initiative.explain.Spoken;
import initiative.interactor.StartText;
import initiative.suite.Starts;
import initiative.words.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What people see and hear of every game: its pictures are of a known kind, moves are pointed at
 * where the picture changes, and each move of a position has words of its own in all languages.
 */
final class SketchTests {
  private static final int MOST_POSITIONS = 60;
  private static final int MOST_TURNS = 12;
  private static final int MOST_MOVES = 40;
  private static final int LONGEST_LESSON = 60;

  static List<String> games() {
    return Catalogue.ids();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void everyMoveIsPointedAtAndSaid(String id) {
    Definition<?, ?> game = Catalogue.game(id);
    List<List<String>> starts = new ArrayList<>();
    PinnedMoves.of(id).forEach(pinned -> starts.add(pinned.start()));
    new Starts(game).usual(3).forEach(text -> starts.add(new StartText(text).lines()));
    long seed = 0;
    for (List<String> lines : starts) {
      check(game, lines, new Chance(++seed));
    }
  }

  /** Positions near the start, and those along a game of chance moves. */
  private static <P, M> void check(Definition<P, M> game, List<String> lines, Chance chance) {
    P start = GivenLines.start(game, lines);
    Set<P> positions = new LinkedHashSet<>(Set.of(start));
    P along = start;
    for (int turn = 0; turn < MOST_TURNS && game.ending(along) == null; turn++) {
      along = game.after(along, game.anyMove(along, chance));
      positions.add(along);
    }
    List<P> queue = new ArrayList<>(positions);
    for (int i = 0; i < queue.size() && i < MOST_POSITIONS; i++) {
      P position = queue.get(i);
      List<M> moves = someMoves(game, position, chance);
      checkPicture(game, position, moves);
      checkWords(game, position, moves);
      for (M move : moves.subList(0, Math.min(4, moves.size()))) {
        P reached = game.after(position, move);
        if (queue.size() < MOST_POSITIONS && positions.add(reached)) {
          queue.add(reached);
        }
      }
    }
  }

  /** All moves if they are few, otherwise some that stand for them. */
  private static <P, M> List<M> someMoves(Definition<P, M> game, P position, Chance chance) {
    if (game.ending(position) != null) {
      return List.of();
    }
    Set<M> some = new LinkedHashSet<>();
    if (game.listsMoves()) {
      List<M> all = game.moves(position);
      some.addAll(all.subList(0, Math.min(all.size(), MOST_MOVES)));
    }
    for (int i = 0; i < MOST_MOVES; i++) {
      some.add(game.anyMove(position, chance));
    }
    return new ArrayList<>(some);
  }

  private static <P, M> void checkPicture(Definition<P, M> game, P position, List<M> moves) {
    Sketch sketch = game.sketch(position);
    if (sketch == null) {
      moves.forEach(move -> assertNull(game.place(position, move)));
      return;
    }
    SketchKinds.check(sketch);
    Set<String> places = new HashSet<>();
    for (M move : moves) {
      Sketch after = game.sketch(game.after(position, move));
      long[] place = game.place(position, move);
      if (place == null) {
        assertTrue(game.isChance(position), () -> move + " in " + position);
        assertEquals(shown(sketch), shown(after));
      } else {
        new SketchChanges(sketch, place, after).check();
        boolean alone = places.add(Arrays.toString(place));
        assertTrue(alone || isLastCard(sketch), () -> move + " in " + position);
      }
    }
  }

  /** The last card can be taken from both ends, and only words can tell that apart. */
  private static boolean isLastCard(Sketch sketch) {
    return sketch.kind().equals("cards") && ((long[]) sketch.values().get("values")).length == 1;
  }

  private static List<String> shown(Sketch sketch) {
    return sketch.values().entrySet().stream()
        .map(each -> each.getKey() + Arrays.deepToString(new Object[] {each.getValue()}))
        .toList();
  }

  private static <P, M> void checkWords(Definition<P, M> game, P position, List<M> moves) {
    for (Language language : Language.values()) {
      Spoken spoken = new Spoken(language, game);
      Set<String> said = new HashSet<>();
      for (M move : moves) {
        Saying action = game.action(position, move);
        String button = spoken.button(action);
        String report = spoken.report(action);
        assertTrue(said.add(button) && said.add(report), () -> report + " in " + position);
        assertTrue(Character.isUpperCase(button.charAt(0)), button);
        assertTrue(Character.isLowerCase(report.charAt(0)), report);
        assertFalse((button + report).matches(".*([{}|\\n]|null).*") && !hasTwo(game), report);
      }
    }
  }

  /** Two numbers of a card have a stroke between them. */
  private static boolean hasTwo(Definition<?, ?> game) {
    return game.about().id.equals("two-number-cards");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyGameTeachesSomethingOfItsOwn(Language language) {
    Set<String> lessons = new HashSet<>();
    for (Definition<?, ?> game : Catalogue.all()) {
      String lesson = new Spoken(language, game).teaches();
      assertNotNull(lesson);
      assertTrue(lesson.length() <= LONGEST_LESSON && lessons.add(lesson), lesson);
    }
  }
}
