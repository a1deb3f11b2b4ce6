package initiative.slice;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;

/**
 * One Java file without a package, of a main class and whatever it needs of the sources. The types
 * come in an order in which they can be read: the main class, the game, its table, the bot, the
 * loop; within each of these in the order in which one leads to the next.
 */
public final class SingleFile {
  /** The rooms of the core as they are to be read; any other one comes last. */
  private static final List<String> ORDER =
      List.of(
          "problem",
          "wrong",
          "games",
          "family",
          "catalogue",
          "game",
          "solve",
          "interactor",
          "player");

  private static final int WIDTH = 99;

  private final Analysis analysis;
  private final TypeElement main;

  private SingleFile(Analysis analysis, TypeElement main) {
    this.analysis = analysis;
    this.main = main;
  }

  /**
   * A program to be put together.
   *
   * @param header the paragraphs of the comment at the top, in plain text
   * @param main the text of the main class, with its package and its imports
   */
  public record Program(List<String> header, String main) {}

  /** The file of one program. */
  public static String of(Sources sources, Program program) {
    return of(sources, List.of(program)).get(0);
  }

  /** The files of several programs, for which the sources are read but once. */
  public static List<String> of(Sources sources, List<Program> programs) {
    try (Analysis analysis = new Analysis(sources, programs.stream().map(Program::main).toList())) {
      List<String> files = new ArrayList<>();
      for (int i = 0; i < programs.size(); i++) {
        SingleFile file = new SingleFile(analysis, analysis.mains().get(i));
        files.add(file.text(programs.get(i).header()));
      }
      return files;
    } catch (IOException e) {
      throw new SliceFailure("the sources cannot be read: " + e.getMessage());
    }
  }

  private String text(List<String> header) throws IOException {
    Needed needed = Needed.of(analysis, main);
    List<TypeElement> types = new ArrayList<>(needed.topLevelTypes());
    checkNames(types, needed.names().outside());
    types.sort(Comparator.comparingInt(this::rank));
    StringBuilder text = new StringBuilder();
    appendHeader(header, text);
    appendImports(needed.names().outside(), text);
    for (TypeElement type : types) {
      text.append('\n').append(Excerpt.of(analysis, needed, type, type == main));
    }
    return text.toString();
  }

  /** A package takes the place of its last part that has one, so that games may have their own. */
  private int rank(TypeElement type) {
    String[] parts = packageOf(type).toString().split("\\.");
    for (int i = parts.length - 1; i >= 0 && type != main; i--) {
      if (ORDER.contains(parts[i])) {
        return ORDER.indexOf(parts[i]);
      }
    }
    return type == main ? -1 : ORDER.size();
  }

  private PackageElement packageOf(TypeElement type) {
    return analysis.elements().getPackageOf(type);
  }

  private void checkNames(List<TypeElement> types, Map<String, TypeElement> outside) {
    Map<String, TypeElement> taken = new HashMap<>(outside);
    for (TypeElement type : types) {
      String name = type.getSimpleName().toString();
      TypeElement other = taken.put(name, type);
      if (other != null && main.getSimpleName().contentEquals(name)) {
        throw mainClassTaken(name);
      }
      if (other != null) {
        throw new SliceFailure(
            "there cannot be two types "
                + name
                + " in one file, of "
                + packageOf(other)
                + " and of "
                + packageOf(type));
      }
    }
  }

  static SliceFailure mainClassTaken(String name) {
    return new SliceFailure(
        "the main class cannot be called "
            + name
            + ", since another class of the file is; "
            + name
            + "Main would do");
  }

  private static void appendHeader(List<String> paragraphs, StringBuilder text) {
    String start = "/*\n";
    for (String paragraph : paragraphs) {
      if (paragraph.contains("*/") || paragraph.contains("/*")) {
        throw new SliceFailure("the header would end its comment: " + paragraph);
      }
      text.append(start);
      int lineStart = text.length();
      text.append(" *");
      for (String word : paragraph.strip().split("\\s+")) {
        if (text.length() + 1 + word.length() > lineStart + WIDTH) {
          text.append('\n');
          lineStart = text.length();
          text.append(" *");
        }
        text.append(' ').append(word);
      }
      start = "\n *\n";
    }
    text.append("\n */\n");
  }

  private void appendImports(Map<String, TypeElement> outside, StringBuilder text) {
    TreeSet<String> imports = new TreeSet<>();
    for (TypeElement type : outside.values()) {
      String name = type.getQualifiedName().toString();
      if (!name.equals("java.lang." + type.getSimpleName())) {
        imports.add(name);
      }
    }
    text.append(imports.isEmpty() ? "" : "\n");
    for (String name : imports) {
      text.append("import ").append(name).append(";\n");
    }
  }
}
