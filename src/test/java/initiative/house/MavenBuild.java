package initiative.house;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;

/** What a pom.xml says, in words that a Gradle build can be compared with. */
final class MavenBuild {
  /** What is compared, or belongs to Maven itself; any other plugin counts as a difference. */
  private static final Set<String> KNOWN =
      Set.of(
          "build-helper-maven-plugin",
          "maven-clean-plugin",
          "maven-compiler-plugin",
          "maven-jar-plugin",
          "maven-resources-plugin",
          "maven-shade-plugin",
          "maven-surefire-plugin",
          "spotless-maven-plugin");

  private final Element project;
  private final Map<String, String> facts = new TreeMap<>();

  private MavenBuild(String pom) throws Exception {
    InputSource source = new InputSource(new StringReader(pom));
    project =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(source)
            .getDocumentElement();
  }

  static Map<String, String> facts(String pom) throws Exception {
    MavenBuild build = new MavenBuild(pom);
    build.read();
    return build.facts;
  }

  private void read() {
    facts.put("group", text(project, "groupId"));
    facts.put("name", text(project, "artifactId"));
    boolean hasVersion = text(project, "version").matches("\\d+\\.\\d+\\.\\d+");
    facts.put("version", hasVersion ? "that of the other build" : "none");
    facts.put("release", property("maven.compiler.release"));
    facts.put("encoding", property("project.build.sourceEncoding"));
    for (Element dependency : children(project, "dependencies", "dependency")) {
      String name = text(dependency, "groupId") + ":" + text(dependency, "artifactId");
      String scope = text(dependency, "scope");
      facts.put("dependency " + name, text(dependency, "version") + " " + scope);
    }
    facts.put("jar", text(project, "build", "finalName") + ".jar");
    for (Element resource : children(project, "build", "resources", "resource")) {
      String includes = texts(resource, "includes", "include");
      String target = text(resource, "targetPath");
      facts.put("resources " + text(resource, "directory"), target + " " + includes);
    }
    Element tests = plugin("maven-surefire-plugin");
    facts.put("tests", tests == null ? "" : "JUnit Platform");
    facts.put("tests at a time", tests == null ? "" : text(tests, "configuration", "forkCount"));
    readCompilation();
    readJar();
    readFormat();
    for (Element plugin : children(project, "build", "plugins", "plugin")) {
      String name = text(plugin, "artifactId");
      if (!KNOWN.contains(name)) {
        facts.put("unknown plugin " + name, "");
      }
    }
  }

  private void readCompilation() {
    Element roots = child(plugin("build-helper-maven-plugin"), "executions", "execution");
    facts.put("more sources", texts(roots, "configuration", "sources", "source"));
    Element compiler = plugin("maven-compiler-plugin");
    facts.put("compiler arguments", texts(compiler, "configuration", "compilerArgs", "arg"));
  }

  private void readJar() {
    Element shade = child(plugin("maven-shade-plugin"), "executions", "execution", "configuration");
    facts.put("left out of the jar", texts(shade, "filters", "filter", "excludes", "exclude"));
    String main = "";
    String version = "";
    for (Element transformer : children(shade, "transformers", "transformer")) {
      main += text(transformer, "mainClass");
      Element entries = child(transformer, "manifestEntries", "Implementation-Version");
      version += entries == null ? "" : entries.getTextContent().strip();
    }
    facts.put("main class", main);
    facts.put("version in the jar", version.equals("${project.version}") ? "yes" : version);
  }

  private void readFormat() {
    Element spotless = plugin("spotless-maven-plugin");
    facts.put("spotless", text(spotless, "version"));
    facts.put("formatted", texts(spotless, "configuration", "java", "includes", "include"));
    facts.put("format", text(spotless, "configuration", "java", "googleJavaFormat", "version"));
    facts.put("format is checked", text(spotless, "executions", "execution", "goals", "goal"));
    boolean first = text(spotless, "executions", "execution", "phase").equals("validate");
    facts.put("format is checked first", first ? "yes" : "");
  }

  private Element plugin(String name) {
    for (Element plugin : children(project, "build", "plugins", "plugin")) {
      if (text(plugin, "artifactId").equals(name)) {
        return plugin;
      }
    }
    return null;
  }

  private String property(String name) {
    return text(project, "properties", name);
  }

  /** The texts of all elements at the end of a path, in a set's order. */
  private String texts(Element from, String... path) {
    TreeSet<String> texts = new TreeSet<>();
    for (Element element : children(from, path)) {
      texts.add(resolved(element.getTextContent().strip()));
    }
    return texts.toString();
  }

  private String text(Element from, String... path) {
    Element element = child(from, path);
    return element == null ? "" : resolved(element.getTextContent().strip());
  }

  private String resolved(String text) {
    return text.startsWith("${") ? property(text.substring(2, text.length() - 1)) : text;
  }

  private static Element child(Element from, String... path) {
    List<Element> children = children(from, path);
    return children.isEmpty() ? null : children.get(0);
  }

  private static List<Element> children(Element from, String... path) {
    List<Element> elements = new ArrayList<>();
    if (from != null) {
      elements.add(from);
    }
    for (String name : path) {
      List<Element> next = new ArrayList<>();
      for (Element element : elements) {
        for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
          if (node.getNodeName().equals(name)) {
            next.add((Element) node);
          }
        }
      }
      elements = next;
    }
    return elements;
  }
}
