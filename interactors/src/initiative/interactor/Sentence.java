package initiative.interactor;

/**
 * A sentence or a part of one that can be said in any language: its words, and the values for the
 * places in them. A value is a number, a worth, a text or another sentence.
 */
public final class Sentence {
  public final Say say;

  private final Object[] values;

  Sentence(Say say, Object... values) {
    this.say = say;
    this.values = values;
  }

  /** What stands in the places of the words. */
  public Object[] values() {
    return values.clone();
  }

  /** The sentence in English. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    String pattern = say.pattern;
    int end = 0;
    int place = pattern.indexOf('{');
    while (place >= 0) {
      Object value = values[pattern.charAt(place + 1) - '0'];
      text.append(pattern, end, place);
      end = pattern.indexOf('}', place) + 1;
      int first = place + 3;
      int second = pattern.indexOf('|', first) + 1;
      if (first == end) {
        text.append(value);
      } else if (((Number) value).longValue() == 1) {
        text.append(pattern, first, second - 1);
      } else {
        text.append(pattern, second, end - 1);
      }
      place = pattern.indexOf('{', end);
    }
    return text.append(pattern, end, pattern.length()).toString();
  }
}
