package initiative.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import initiative.catalogue.Sketch;
import java.util.HashMap;
import java.util.Map;

/** What values the pictures of each kind have, since whoever draws them knows no others. */
final class SketchKinds {
  private static final int MOST_DATA = 20000;

  private static final Map<String, String> NEEDED =
      Map.of(
          "heaps", "heaps:long[]",
          "strip", "free:String",
          "field", "rows:Long cols:Long tokens:long[]",
          "board", "pieces:String[]",
          "cards", "values:long[] ends:String mine:Long yours:Long",
          "hex", "n:Long red:String blue:String",
          "line", "lo:Long hi:Long at:Long",
          "coins", "radius:Long coin:Long placed:long[]");

  private static final Map<String, String> POSSIBLE =
      Map.of(
          "heaps",
          "takes:String otherTakes:String limit:Long reserve:long[] split:Boolean counts:long[]"
              + " several:Long",
          "strip",
          "rows:Long pawns:String[]",
          "field",
          "cells:String[] goal:long[] names:String[] labels:String run:String",
          "cards",
          "values2:long[] which:Long limit:Long",
          "line",
          "special:long[] calendar:Boolean targets:long[] log:Boolean mine:Long yours:Long");

  private SketchKinds() {}

  /** Checks that a picture has exactly the values of its kind, and is not too large to be sent. */
  static void check(Sketch sketch) {
    String kind = sketch.kind();
    assertTrue(NEEDED.containsKey(kind), kind);
    Map<String, String> needed = types(NEEDED.get(kind));
    Map<String, String> possible = types(POSSIBLE.getOrDefault(kind, ""));
    possible.putAll(needed);
    int size = 0;
    for (Map.Entry<String, Object> value : sketch.values().entrySet()) {
      String type = value.getValue().getClass().getSimpleName();
      assertEquals(possible.get(value.getKey()), type, kind + " " + value.getKey());
      size += size(value.getValue());
    }
    needed.keySet().forEach(name -> assertNotNull(sketch.values().get(name), kind + " " + name));
    assertTrue(size <= MOST_DATA, kind + " of " + size);
    checkParts(sketch.values());
  }

  private static Map<String, String> types(String values) {
    Map<String, String> types = new HashMap<>();
    for (String value : values.split(" ")) {
      if (!value.isEmpty()) {
        types.put(value.split(":")[0], value.split(":")[1]);
      }
    }
    return types;
  }

  private static int size(Object value) {
    if (value instanceof long[] numbers) {
      return numbers.length;
    }
    return value instanceof String[] texts
        ? String.join("", texts).length()
        : value.toString().length();
  }

  /** Lengths that belong together are the same. */
  private static void checkParts(Map<String, Object> values) {
    if (values.get("cells") instanceof String[] cells) {
      assertEquals(values.get("rows"), (long) cells.length);
      for (String line : cells) {
        assertEquals(values.get("cols"), (long) line.length());
      }
    }
    if (values.get("names") instanceof String[] names) {
      assertEquals(2 * names.length, ((long[]) values.get("tokens")).length);
    }
    if (values.get("pawns") instanceof String[] pawns) {
      assertEquals(values.get("rows"), (long) pawns.length);
      for (String line : pawns) {
        assertEquals(values.get("free").toString().length(), line.length());
      }
    }
    if (values.get("counts") instanceof long[] counts) {
      assertEquals(((long[]) values.get("heaps")).length, counts.length);
    }
    if (values.get("values2") instanceof long[] lower) {
      assertEquals(((long[]) values.get("values")).length, lower.length);
    }
  }
}
