package initiative.statement;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sets the comparisons and powers in a text as mathematics, as DMOJ marks it: between tildes. */
final class Formulas {
  private static final String COMPARED = " (?:<=|≤) ";
  private static final String NUMBER = "-?\\d+(?:\\^\\d+)?";
  private static final String NAME = "[A-Za-z]\\w*";

  /** Several names share their bounds if a comparison goes on after them. */
  private static final String NAMES = NAME + "(?:, " + NAME + ")*(?=" + COMPARED + ")";

  private static final String OPERAND = "(?:" + NUMBER + "|" + NAMES + "|" + NAME + ")";

  private static final Pattern FORMULA =
      Pattern.compile(
          "(?<![\\w^-])(?:(?:"
              + NUMBER
              + "|"
              + NAME
              + ")(?:"
              + COMPARED
              + OPERAND
              + ")+"
              + "|\\d+\\^\\d+)(?![\\w^])");

  private static final Pattern LONG_NAME = Pattern.compile("[A-Za-z]\\w+");
  private static final Pattern EXPONENT = Pattern.compile("\\^(\\d+)");

  private Formulas() {}

  /** The text with its formulas marked; what stands between backquotes is left as it is. */
  static String marked(String text) {
    String[] parts = text.split("`", -1);
    for (int i = 0; i < parts.length; i += 2) {
      parts[i] =
          FORMULA
              .matcher(parts[i])
              .replaceAll(found -> Matcher.quoteReplacement(tex(found.group())));
    }
    return String.join("`", parts);
  }

  private static String tex(String formula) {
    String named = LONG_NAME.matcher(formula).replaceAll("\\\\textit{$0}");
    String raised = EXPONENT.matcher(named).replaceAll("^{$1}");
    return "~" + raised.replaceAll("<=|≤", "\\\\le") + "~";
  }
}
