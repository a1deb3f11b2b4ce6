package initiative.export;

import initiative.slice.Sources;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A main class to be written around an expression that makes what is to be run.
 *
 * @param variable the declaration of a variable for what the expression makes
 * @param expression makes it
 * @param run the statements that run it
 * @param imports the classes that all of these name
 */
record MainClass(String variable, String expression, String run, List<String> imports) {
  /** A package without anything else, so that the class may be called as any class of others. */
  private static final String PACKAGE = "initiative.main";

  private static final Pattern IMPORT = Pattern.compile("import ([\\w.]+)\\.(\\w+);");
  private static final Pattern TYPE = Pattern.compile("\\b[A-Z]\\w*");

  /** A main class for a new object of a class. */
  static MainClass of(Class<?> type, String variable, String run, List<String> imports) {
    List<String> all = new ArrayList<>(imports);
    all.add(type.getName());
    return new MainClass(variable, "new " + type.getSimpleName() + "()", run, all);
  }

  /**
   * A main class for what a class with a switch on a name returns for one name.
   *
   * @param catalogue the full name of that class
   */
  static MainClass of(
      Sources sources,
      String catalogue,
      String key,
      String variable,
      String run,
      List<String> imports) {
    String expression = expression(sources, catalogue, key);
    List<String> all = new ArrayList<>(imports);
    all.addAll(imports(sources, catalogue, expression));
    return new MainClass(variable, expression, run, all);
  }

  /** The text of the main class. */
  String text(String className, String comment) {
    StringBuilder text = new StringBuilder();
    text.append("package ").append(PACKAGE).append(";\n");
    for (String name : new TreeSet<>(imports)) {
      text.append("import ").append(name).append(";\n");
    }
    text.append("/** ").append(comment).append(" */\n");
    text.append("public final class ").append(className).append(" {\n");
    text.append("  public static void main(String[] args) {\n");
    text.append("    ").append(variable).append(" =");
    boolean isLong = variable.length() + expression.length() > 90;
    text.append(isLong ? "\n        " : " ").append(expression).append(";\n");
    text.append("    ").append(run).append('\n');
    text.append("  }\n}\n");
    return text.toString();
  }

  private static String expression(Sources sources, String catalogue, String key) {
    Pattern entry = Pattern.compile("case \"" + Pattern.quote(key) + "\":\\s+return ([^;]+);");
    Matcher found = entry.matcher(sources.text(catalogue).orElseThrow());
    if (!found.find()) {
      throw new ExportFailure(catalogue + ": no \"case\" returns an expression for " + key);
    }
    return found.group(1);
  }

  /** The types that an expression names, which the catalogue imports or has beside it. */
  private static List<String> imports(Sources sources, String catalogue, String expression) {
    List<String> named =
        TYPE.matcher(expression).results().map(MatchResult::group).distinct().toList();
    List<String> found = new ArrayList<>();
    String beside = catalogue.substring(0, catalogue.lastIndexOf('.') + 1);
    named.stream()
        .map(name -> beside + name)
        .filter(name -> sources.text(name).isPresent())
        .forEach(found::add);
    Matcher imported = IMPORT.matcher(sources.text(catalogue).orElseThrow());
    while (imported.find()) {
      if (named.contains(imported.group(2))) {
        found.add(imported.group(1) + "." + imported.group(2));
      }
    }
    return found;
  }
}
