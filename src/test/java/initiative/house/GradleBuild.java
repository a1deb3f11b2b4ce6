package initiative.house;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a build.gradle.kts says, in words that a pom.xml can be compared with. It reads the plain
 * style in which ours is written and nothing else, so that a new style is noticed as a difference.
 */
final class GradleBuild {
  /** Releases of the formatter's two plugins that belong together: that of Gradle, of Maven. */
  private static final Map<String, String> SPOTLESS = Map.of("8.9.0", "3.9.0");

  private static final Map<String, String> SCOPES =
      Map.of(
          "implementation", "",
          "testImplementation", "test",
          "testRuntimeOnly", "test");

  /** What is compared; anything else at the top of the script counts as a difference. */
  private static final Set<String> KNOWN =
      Set.of(
          "plugins {",
          "repositories {",
          "dependencies {",
          "application {",
          "sourceSets {",
          "spotless {",
          "tasks.withType<JavaCompile>().configureEach {",
          "tasks.processResources {",
          "tasks.test {",
          "tasks.jar {",
          "}");

  private static final String VERSION =
      "version = file(\"pom.xml\").readText().substringAfter(\"<version>\")"
          + ".substringBefore(\"</version>\")";

  private final String script;
  private final String catalogue;
  private final Map<String, String> facts = new TreeMap<>();

  private GradleBuild(String script, String catalogue) {
    this.script = script.replaceAll("(?m)^\\s*//.*$", "");
    this.catalogue = catalogue;
  }

  static Map<String, String> facts(String script, String catalogue, String settings) {
    GradleBuild build = new GradleBuild(script, catalogue);
    build.read();
    build.facts.put("name", found("rootProject\\.name = \"(.*)\"", settings));
    return build.facts;
  }

  private void read() {
    facts.put("group", found("(?m)^group = \"(.*)\"", script));
    facts.put("version", script.contains(VERSION) ? "that of the other build" : "");
    String manifest = block("tasks.jar", script);
    boolean versioned = manifest.contains("\"Implementation-Version\" to version");
    facts.put("version in the jar", versioned ? "yes" : "");
    facts.put("main class", mainClass());
    readDependencies();
    readResources();
    String compile = block("tasks.withType<JavaCompile>().configureEach", script);
    facts.put("release", found("options\\.release = (\\d+)", compile));
    facts.put("encoding", found("options\\.encoding = \"(.*)\"", compile));
    facts.put("compiler arguments", all("\"(-.*)\"", compile));
    facts.put("more sources", all("srcDir\\(\"(.*)\"\\)", block("sourceSets", script)));
    String tests = block("tasks.test", script);
    facts.put("tests", tests.contains("useJUnitPlatform()") ? "JUnit Platform" : "");
    facts.put("tests at a time", found("maxParallelForks = (\\d+)", tests));
    String jar = block("tasks.jar", script);
    facts.put("jar", found("archiveFileName = \"(.*)\"", jar));
    facts.put("left out of the jar", all("exclude\\(\"(.*)\"\\)", jar));
    readFormat();
    readUnknown();
  }

  /** The main class if the manifest of the jar names it too. */
  private String mainClass() {
    boolean inJar = block("tasks.jar", script).contains("\"Main-Class\" to application.mainClass");
    return inJar ? found("mainClass = \"(.*)\"", block("application", script)) : "not in the jar";
  }

  private void readDependencies() {
    for (String line : block("dependencies", script).split("\n")) {
      if (line.isBlank()) {
        continue;
      }
      Matcher matcher = Pattern.compile("(\\w+)\\(libs\\.([\\w.]+)\\)").matcher(line.strip());
      if (!matcher.matches() || !SCOPES.containsKey(matcher.group(1))) {
        facts.put("unknown dependency", line.strip());
        continue;
      }
      String name = matcher.group(2).replace('.', '-');
      String entry = found("(?m)^" + name + " = \\{ (.*) \\}", section("libraries"));
      String version = version(found("version\\.ref = \"(.*?)\"", entry));
      String module = found("module = \"(.*?)\"", entry);
      facts.put("dependency " + module, version + " " + SCOPES.get(matcher.group(1)));
    }
  }

  private void readResources() {
    facts.put("resources src/main/resources", " []");
    String resources = block("tasks.processResources", script);
    Matcher matcher = Pattern.compile("from\\(\"(.*)\"\\)").matcher(resources);
    while (matcher.find()) {
      String copied = block(matcher.group(), resources);
      String target = found("into\\(\"(.*)\"\\)", copied);
      String includes = all("include\\(\"(.*)\"\\)", copied);
      facts.put("resources " + matcher.group(1), target + " " + includes);
    }
  }

  private void readFormat() {
    String spotless = block("spotless", script);
    String java = block("java", spotless);
    boolean applied = block("plugins", script).contains("alias(libs.plugins.spotless)");
    String plugin = version("spotless");
    facts.put("spotless", SPOTLESS.getOrDefault(plugin, "of Gradle " + plugin));
    facts.put("formatted", all("\"([^\"]*)\"", found("target\\((.*)\\)", java)));
    String format = found("googleJavaFormat\\(libs\\.versions\\.(\\w+)\\.get\\(\\)\\)", java);
    facts.put("format", version(format));
    boolean first = block("tasks.test", script).contains("dependsOn(\"spotlessCheck\")");
    facts.put("format is checked", applied ? "check" : "");
    facts.put("format is checked first", first ? "yes" : "");
  }

  private void readUnknown() {
    for (String line : script.split("\n")) {
      boolean known =
          KNOWN.contains(line) || line.matches("group = \".*\"") || line.equals(VERSION);
      if (!line.isBlank() && !line.startsWith(" ") && !known) {
        facts.put("unknown " + line, "");
      }
    }
    for (String line : block("plugins", script).split("\n")) {
      String plugin = line.strip();
      if (!plugin.isEmpty() && !plugin.matches("application|alias\\(libs.plugins.spotless\\)")) {
        facts.put("unknown plugin " + plugin, "");
      }
    }
  }

  private String version(String name) {
    return found("(?m)^" + name + " = \"(.*)\"", section("versions"));
  }

  /** A section of the version catalogue. */
  private String section(String name) {
    return found("(?s)\\[" + name + "\\]\n(.*?)(?:\n\\[|$)", catalogue);
  }

  /** What stands in the braces behind a header, or nothing. */
  private static String block(String header, String text) {
    Matcher matcher = Pattern.compile("(?m)^\\s*" + Pattern.quote(header) + " \\{").matcher(text);
    if (!matcher.find()) {
      return "";
    }
    int depth = 1;
    int end = matcher.end();
    while (depth > 0) {
      char c = text.charAt(end++);
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
    }
    return text.substring(matcher.end(), end - 1);
  }

  private static String found(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    return matcher.find() ? matcher.group(1) : "";
  }

  private static String all(String pattern, String text) {
    TreeSet<String> found = new TreeSet<>();
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found.toString();
  }
}
