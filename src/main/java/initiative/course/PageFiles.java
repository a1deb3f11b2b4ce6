package initiative.course;

import initiative.words.Resource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files of the page. Its modules know each other by names such as initiative/words.js. */
public final class PageFiles {
  private static final String FOLDER = "/page/";
  private static final Pattern MODULE = Pattern.compile("'initiative/([a-z-]+\\.js)'");
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8");

  private PageFiles() {}

  /** A file of the page, by its name alone. */
  static String text(String name) {
    return Resource.text(FOLDER + name);
  }

  /** The page itself. */
  public static String index() {
    return text("index.html");
  }

  /** The names of a module and of all that it needs, in the order in which they are met. */
  static Set<String> modules(String entry) {
    Set<String> found = new LinkedHashSet<>(Set.of(entry));
    Deque<String> open = new ArrayDeque<>(found);
    while (!open.isEmpty()) {
      Matcher module = MODULE.matcher(text(open.remove()));
      while (module.find()) {
        if (found.add(module.group(1))) {
          open.add(module.group(1));
        }
      }
    }
    return found;
  }

  /** The text of the import map in a page. */
  public static String importMap(String page) {
    String begin = "<script type=\"importmap\">";
    int from = page.indexOf(begin) + begin.length();
    return page.substring(from, page.indexOf("</script>", from));
  }

  /** All files that a server gives out, by their names, besides the page itself. */
  public static Map<String, String> served() {
    Map<String, String> files = new LinkedHashMap<>();
    files.put("style.css", text("style.css"));
    for (String module : modules("app.js")) {
      files.put(module, text(module));
    }
    return files;
  }

  /** What kind of file a name stands for. */
  public static String type(String name) {
    return Optional.ofNullable(TYPES.get(name.substring(name.lastIndexOf('.') + 1))).orElseThrow();
  }
}
