package initiative.catalogue;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A position as a picture, as data: what kind of picture it is, and its values by their names. A
 * value is a number, a boolean, a text or an array of numbers or texts. Whoever draws it knows the
 * kinds.
 */
public final class Sketch {
  private final String kind;
  private final Map<String, Object> values = new LinkedHashMap<>();

  /** A picture of a kind, without values. */
  public Sketch(String kind) {
    this.kind = kind;
  }

  /** Heaps of these sizes. */
  public static Sketch heaps(long... sizes) {
    return new Sketch("heaps").with("heaps", sizes);
  }

  /**
   * A field with pieces that can stand anywhere.
   *
   * @param tokens the row and the column of each piece; they are counted from 0
   */
  public static Sketch field(long rows, long columns, long... tokens) {
    return new Sketch("field").with("rows", rows).with("cols", columns).with("tokens", tokens);
  }

  /** A number between others. */
  public static Sketch line(long lowest, long highest, long at) {
    return new Sketch("line").with("lo", lowest).with("hi", highest).with("at", at);
  }

  public Sketch with(String name, long value) {
    return add(name, value);
  }

  public Sketch with(String name, boolean value) {
    return add(name, value);
  }

  public Sketch with(String name, String value) {
    return add(name, value);
  }

  public Sketch with(String name, long[] value) {
    return add(name, value.clone());
  }

  public Sketch with(String name, String[] value) {
    return add(name, value.clone());
  }

  private Sketch add(String name, Object value) {
    values.put(name, value);
    return this;
  }

  /** What kind of picture it is, as in "heaps". */
  public String kind() {
    return kind;
  }

  /** The values by their names, in the order in which they were given. */
  public Map<String, Object> values() {
    return new LinkedHashMap<>(values);
  }
}
