package initiative.game;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Integers in a line of text. */
public final class Numbers {
  private Numbers() {}

  /** The integers of a line, separated by blanks, or null if there is anything else in it. */
  public static long[] in(String line) {
    byte[] bytes = line.concat(" ").getBytes(StandardCharsets.ISO_8859_1);
    Digits digits = new Digits();
    long[] found = new long[bytes.length / 2];
    int count = 0;
    for (int at = 0; at < bytes.length; at++) {
      if (bytes[at] != ' ' && bytes[at] != '\t') {
        if (!digits.read(bytes, at)) {
          return null;
        }
        found[count++] = digits.value;
        at = digits.end - 1;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /** The integers of a line if there are exactly so many, otherwise null. */
  public static long[] exactly(int count, String line) {
    long[] found = in(line);
    return found == null || found.length != count ? null : found;
  }

  /** The integer that a line consists of, or null if it is anything else. */
  public static Long single(String line) {
    long[] found = exactly(1, line);
    return found == null ? null : found[0];
  }

  /** The same for an integer that has to fit an int. */
  public static Integer integer(String line) {
    Long found = single(line);
    return found == null || found != found.intValue() ? null : (Integer) found.intValue();
  }
}
