package initiative.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Sketch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** What the place of a move says of the picture after it, for each kind of pictures. */
final class SketchChanges {
  private final Sketch before;
  private final Sketch after;
  private final long[] place;

  SketchChanges(Sketch before, long[] place, Sketch after) {
    this.before = before;
    this.place = place;
    this.after = after;
  }

  /** Checks that the place is in the picture, and that the move changes what is there. */
  void check() {
    assertEquals(before.kind(), after.kind());
    switch (before.kind()) {
      case "heaps" -> checkHeaps();
      case "strip" -> checkStrip();
      case "field" -> checkField();
      case "board" -> checkBoard();
      case "cards" -> checkCards();
      case "hex" -> checkHex();
      case "line" -> checkLine();
      default -> checkCoins();
    }
  }

  private static long[] numbers(Sketch sketch, String name) {
    return ((long[]) sketch.values().get(name)).clone();
  }

  private static String[] texts(Sketch sketch, String name) {
    return ((String[]) sketch.values().get(name)).clone();
  }

  private long number(String name) {
    return (Long) before.values().get(name);
  }

  private static long[] sorted(long[] numbers) {
    long[] sorted = numbers.clone();
    Arrays.sort(sorted);
    return sorted;
  }

  private void checkHeaps() {
    long[] heaps = numbers(before, "heaps");
    if (before.values().containsKey("split")) {
      checkSplit((int) place[0]);
      return;
    }
    for (int i = 0; i < place.length; i += 2) {
      int heap = (int) place[i];
      assertTrue(place[i + 1] < heaps[heap]);
      heaps[heap] = place[i + 1] >= 0 ? place[i + 1] : heaps[heap] - place[i + 1];
    }
    long[] reached = numbers(after, "heaps");
    // Two heaps without numbers may change places.
    boolean ordered = heaps.length != 2 || heaps[0] <= heaps[1];
    assertArrayEquals(ordered ? heaps : sorted(heaps), ordered ? reached : sorted(reached));
  }

  private void checkSplit(int heap) {
    long size = numbers(before, "heaps")[heap];
    assertTrue(place[1] >= 1 && place[1] < size - place[1]);
    List<Long> expected = each(before);
    expected.remove(size);
    expected.add(place[1]);
    expected.add(size - place[1]);
    Collections.sort(expected);
    assertEquals(expected, each(after));
  }

  /** Every heap by itself. */
  private static List<Long> each(Sketch sketch) {
    List<Long> each = new ArrayList<>();
    for (int i = 0; i < numbers(sketch, "heaps").length; i++) {
      each.addAll(
          Collections.nCopies((int) numbers(sketch, "counts")[i], numbers(sketch, "heaps")[i]));
    }
    return each;
  }

  private void checkStrip() {
    if (before.values().containsKey("pawns")) {
      checkMoved(texts(before, "pawns"), texts(after, "pawns"), swapped(place));
      return;
    }
    String free = (String) before.values().get("free");
    int first = (int) place[0];
    int length = (int) place[1];
    assertEquals("1".repeat(length), free.substring(first, first + length));
    assertEquals(
        free.substring(0, first) + "0".repeat(length) + free.substring(first + length),
        after.values().get("free"));
  }

  /** Columns and rows the other way round. */
  private static long[] swapped(long[] place) {
    return new long[] {place[1], place[0], place[3], place[2]};
  }

  /** What was in one cell is in another, and nothing else has changed. */
  private static void checkMoved(String[] cells, String[] reached, long[] place) {
    char piece = cells[(int) place[2]].charAt((int) place[3]);
    assertNotEquals('.', piece);
    put(cells, place[2], place[3], '.');
    put(cells, place[0], place[1], piece);
    assertArrayEquals(cells, reached);
  }

  private static void put(String[] cells, long row, long column, char piece) {
    StringBuilder line = new StringBuilder(cells[(int) row]);
    line.setCharAt((int) column, piece);
    cells[(int) row] = line.toString();
  }

  private void checkField() {
    assertTrue(place[0] >= 0 && place[0] < number("rows"));
    assertTrue(place[1] >= 0 && place[1] < number("cols"));
    long[] tokens = numbers(before, "tokens");
    if (tokens.length > 0) {
      checkToken(tokens);
    } else if (place.length == 4) {
      checkMoved(texts(before, "cells"), texts(after, "cells"), place);
    } else {
      assertEquals('.', texts(before, "cells")[(int) place[0]].charAt((int) place[1]));
      assertNotEquals('.', texts(after, "cells")[(int) place[0]].charAt((int) place[1]));
    }
  }

  /** A token goes, or vanishes together with the one that it meets. */
  private void checkToken(long[] tokens) {
    List<List<Long>> expected = pairs(tokens);
    List<Long> target = List.of(place[0], place[1]);
    List<Long> from = place.length == 4 ? List.of(place[2], place[3]) : expected.get(0);
    assertTrue(expected.contains(from));
    if (expected.contains(target)) {
      expected.remove(from);
      expected.remove(target);
    } else {
      expected.set(expected.indexOf(from), target);
    }
    assertEquals(expected, pairs(numbers(after, "tokens")));
  }

  private static List<List<Long>> pairs(long[] numbers) {
    List<List<Long>> pairs = new ArrayList<>();
    for (int i = 0; i < numbers.length; i += 2) {
      pairs.add(List.of(numbers[i], numbers[i + 1]));
    }
    return pairs;
  }

  private void checkBoard() {
    String to = square(place[0], place[1]);
    String from = square(place[2], place[3]);
    List<String> expected = new ArrayList<>();
    for (String piece : texts(before, "pieces")) {
      if (!piece.endsWith(to)) {
        expected.add(piece.endsWith(from) ? piece.charAt(0) + to : piece);
      }
    }
    assertEquals(expected, List.of(texts(after, "pieces")));
  }

  private static String square(long row, long column) {
    return (char) ('a' + column) + "" + (row + 1);
  }

  private void checkCards() {
    for (String name : List.of("values", "values2")) {
      if (before.values().containsKey(name)) {
        long[] values = numbers(before, name);
        assertTrue(place[0] >= 0 && place[0] <= place[1] && place[1] < values.length);
        List<Long> left = new ArrayList<>(Arrays.stream(values).boxed().toList());
        left.subList((int) place[0], (int) place[1] + 1).clear();
        assertEquals(left, Arrays.stream(numbers(after, name)).boxed().toList());
      }
    }
  }

  private void checkHex() {
    int cell = (int) (place[0] * number("n") + place[1]);
    assertEquals('0', stones(before, "red").charAt(cell));
    assertEquals('0', stones(before, "blue").charAt(cell));
    String together = stones(after, "red").charAt(cell) + "" + stones(after, "blue").charAt(cell);
    assertTrue(List.of("01", "10").contains(together), together);
  }

  private static String stones(Sketch sketch, String name) {
    return (String) sketch.values().get(name);
  }

  private void checkLine() {
    assertTrue(place[0] >= number("lo") && place[0] <= number("hi"));
    assertEquals(place[0], after.values().get("at"));
  }

  private void checkCoins() {
    List<List<Long>> placed = pairs(numbers(before, "placed"));
    List<Long> coin = List.of(place[0], place[1]);
    assertTrue(!placed.contains(coin));
    List<List<Long>> reached = pairs(numbers(after, "placed"));
    assertTrue(reached.remove(coin));
    assertEquals(placed, reached);
  }
}
