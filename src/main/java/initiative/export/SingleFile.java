package initiative.export;

import com.github.javaparser.ast.body.TypeDeclaration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * One Java file without a package, of a main class and whatever it needs of a library. The types
 * come in an order in which they can be read: the main class, the game, its table, the bot, the
 * loop; within each of these in the order in which one leads to the next. Of a file that would be
 * too long for the judge the last types go without the comments of their members.
 */
final class SingleFile {
  /** The number of characters that the judge takes. */
  static final int LONGEST = 65536;

  private static final List<String> ORDER =
      List.of("problem", "wrong", "game", "solve", "bot", "interactor", "player");

  private SingleFile() {}

  /**
   * Puts a file together.
   *
   * @param header the text of the comment at the top, in lines of plain text
   * @param main a main class with its imports
   */
  static String of(Library library, List<String> header, SourceFile main) {
    library.add(main);
    Reach reach = new Reach(library, main.type());
    List<SourceFile> files = new ArrayList<>();
    for (TypeDeclaration<?> type : reach.topLevelTypes()) {
      files.add(library.fileOf(type));
    }
    checkNames(files, reach.uses().outside());
    List<SourceFile> ordered = new ArrayList<>(files);
    ordered.sort((one, other) -> Integer.compare(rank(one, main), rank(other, main)));

    int commented = ordered.size();
    String text = text(header, ordered, reach, commented);
    while (text.length() > LONGEST && commented > 0) {
      text = text(header, ordered, reach, --commented);
    }
    return text;
  }

  /** The text of the file; only so many of its types have comments at their members. */
  private static String text(
      List<String> header, List<SourceFile> files, Reach reach, int commented) {
    StringBuilder text = new StringBuilder();
    appendHeader(header, text);
    appendImports(reach.uses().outside(), text);
    for (int i = 0; i < files.size(); i++) {
      text.append('\n').append(Excerpt.of(files.get(i), reach, i == 0, i >= commented));
    }
    return text.toString();
  }

  private static int rank(SourceFile file, SourceFile main) {
    String name = file.packageName();
    return file == main ? -1 : ORDER.indexOf(name.substring(name.lastIndexOf('.') + 1));
  }

  private static void checkNames(List<SourceFile> files, Map<String, Class<?>> outside) {
    Map<String, String> taken = new HashMap<>();
    outside.forEach((name, type) -> taken.put(name, type.getPackageName()));
    for (SourceFile file : files) {
      String name = file.type().getNameAsString();
      String other = taken.put(name, file.packageName());
      if (other != null && name.equals(files.get(0).type().getNameAsString())) {
        throw new ExportFailure(
            "the main class cannot be called "
                + name
                + ", since another class of the file is; "
                + name
                + "Main would do");
      }
      if (other != null) {
        throw new ExportFailure(
            "there cannot be two types "
                + name
                + " in one file, of "
                + other
                + " and of "
                + file.packageName());
      }
    }
  }

  private static void appendHeader(List<String> header, StringBuilder text) {
    text.append("/*\n");
    for (String line : header) {
      if (line.contains("*/") || line.contains("/*")) {
        throw new ExportFailure("the header would end its comment: " + line);
      }
      text.append((" * " + line).stripTrailing()).append('\n');
    }
    text.append(" */\n");
  }

  private static void appendImports(Map<String, Class<?>> outside, StringBuilder text) {
    TreeSet<String> imports = new TreeSet<>();
    for (Class<?> type : outside.values()) {
      if (!type.getPackageName().equals("java.lang")) {
        imports.add(type.getCanonicalName());
      }
    }
    text.append(imports.isEmpty() ? "" : "\n");
    for (String name : imports) {
      text.append("import ").append(name).append(";\n");
    }
  }
}
