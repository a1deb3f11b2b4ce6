package initiative.problem;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** An input of a problem with its answer, and the rule by which other answers are right too. */
public final class Sample {
  private static final double TOLERANCE = 1e-9;

  public final String code;
  public final String input;
  public final String answer;

  public Sample(String code, String input, String answer) {
    this.code = code;
    this.input = input;
    this.answer = answer;
  }

  /** The samples of the book; those of 1.2:A are the resources samples/1.2-A/1.in, 1.out, ... */
  public static List<Sample> of(String code) {
    List<Sample> samples = new ArrayList<>();
    String folder = "/samples/" + code.replace(':', '-') + "/";
    for (int number = 1; ; number++) {
      String input = resource(folder + number + ".in");
      if (input == null) {
        return samples;
      }
      samples.add(new Sample(code, input, resource(folder + number + ".out")));
    }
  }

  private static String resource(String path) {
    try (InputStream in = Sample.class.getResourceAsStream(path)) {
      if (in == null) {
        return null;
      }
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      for (int b = in.read(); b >= 0; b = in.read()) {
        bytes.write(b);
      }
      return new String(bytes.toByteArray(), StandardCharsets.US_ASCII);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Whether an answer is as good as the sample's: the same lines, whatever blanks end them; in any
   * order after the first for 1.4:C; for 1.9 the same numbers but for an error of 1e-9.
   */
  public boolean isMatchedBy(String other) {
    String[] expected = answer.trim().split("[ \t\r]*\n");
    String[] actual = other.trim().split("[ \t\r]*\n");
    if (code.startsWith("1.9")) {
      return areClose(answer.trim().split("\\s+"), other.trim().split("\\s+"));
    }
    if (code.equals("1.4:C")) {
      Arrays.sort(expected, 1, expected.length);
      Arrays.sort(actual, 1, actual.length);
    }
    return Arrays.equals(expected, actual);
  }

  private static boolean areClose(String[] expected, String[] actual) {
    boolean close = expected.length == actual.length;
    for (int i = 0; close && i < expected.length; i++) {
      close = isClose(expected[i], actual[i]);
    }
    return close;
  }

  private static boolean isClose(String expected, String actual) {
    try {
      double number = Double.parseDouble(expected);
      double error = Math.abs(number - Double.parseDouble(actual));
      return error <= TOLERANCE * Math.max(1, Math.abs(number));
    } catch (NumberFormatException e) {
      return false;
    }
  }
}
