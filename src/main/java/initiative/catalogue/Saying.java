package initiative.catalogue;

/**
 * A sentence that has not been said yet: the key of its words, and the values for the places in it.
 * A value is a number, a text, what is wrong with a start, or another saying.
 */
public final class Saying {
  /** Where the words are found, in whatever language. */
  public final String key;

  private final Object[] values;

  public Saying(String key, Object... values) {
    this.key = key;
    this.values = values;
  }

  /** What stands in the places of the sentence. */
  public Object[] values() {
    return values.clone();
  }
}
