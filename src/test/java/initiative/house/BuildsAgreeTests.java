package initiative.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The builds by Gradle and by Maven make the same of the same. */
final class BuildsAgreeTests {
  private static final String POM = "pom.xml";
  private static final String SCRIPT = "build.gradle.kts";
  private static final String CATALOGUE = "gradle/libs.versions.toml";
  private static final String SETTINGS = "settings.gradle.kts";

  @Test
  void buildsAgree() throws Exception {
    assertEquals(maven(read(POM)), gradle("", "", ""));
  }

  @Test
  void nothingIsFoundMissingByBoth() throws Exception {
    Map<String, String> facts = maven(read(POM));
    facts.forEach((name, fact) -> assertFalse(fact.isBlank() || fact.equals("[]"), name));
    long dependencies = facts.keySet().stream().filter(f -> f.startsWith("dependency ")).count();
    long inCatalogue = read(CATALOGUE).lines().filter(line -> line.contains("module =")).count();
    assertEquals(inCatalogue, dependencies);
    assertEquals("initiative.cli.Main", facts.get("main class"));
    assertEquals("17", facts.get("release"));
  }

  /** Each change of one build alone is noticed. */
  @ParameterizedTest(name = "{0}: {1} -> {2}")
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      quoteCharacter = '`',
      value = {
        SCRIPT + "| implementation(libs.picocli) | testImplementation(libs.picocli)",
        SCRIPT + "| implementation(libs.picocli) | ``",
        SCRIPT + "| implementation(libs.picocli) | implementation(\"info.picocli:picocli:4.7.7\")",
        SCRIPT
            + "| implementation(libs.logback.classic) | testImplementation(libs.logback.classic)",
        SCRIPT + "| testImplementation(libs.archunit) | implementation(libs.archunit)",
        SCRIPT + "| group = \"initiative\" | group = \"example\"",
        SCRIPT + "| version = file(\"pom.xml\") | version = file(\"README.md\")",
        SCRIPT + "| \"Implementation-Version\" to version, | ``",
        SCRIPT + "| dependsOn(\"spotlessCheck\") | ``",
        SCRIPT + "| mainClass = \"initiative.cli.Main\" | mainClass = \"initiative.Main\"",
        SCRIPT + "| \"Main-Class\" to | \"Start-Class\" to",
        SCRIPT + "| srcDir(\"interactors/src\") | ``",
        SCRIPT + "| options.release = 17 | options.release = 21",
        SCRIPT + "| options.encoding = \"UTF-8\" | ``",
        SCRIPT + "| \"-Werror\", | ``",
        SCRIPT + "| \"-proc:none\", | \"-proc:full\",",
        SCRIPT + "| into(\"games\") | into(\"tests\")",
        SCRIPT + "| from(\"interactors/games\") | from(\"interactors/tests\")",
        SCRIPT + "| include(\"initiative/solve/**/*.java\") | ``",
        SCRIPT + "| useJUnitPlatform() | useJUnit()",
        SCRIPT + "| maxParallelForks = 2 | ``",
        SCRIPT + "| archiveFileName = \"initiative.jar\" | archiveFileName = \"bots.jar\"",
        SCRIPT + "| exclude(\"META-INF/*.RSA\") | ``",
        SCRIPT + "| alias(libs.plugins.spotless) | ``",
        SCRIPT + "| \"interactors/src/**/*.java\") | \"interactors/**/*.java\")",
        SCRIPT + "| libs.versions.googleJavaFormat.get() | ``",
        SCRIPT + "| tasks.test { | tasks.check {",
        SCRIPT + "| application { | java {",
        SCRIPT + "| alias(libs.plugins.spotless) | alias(libs.plugins.spotless); jacoco",
        CATALOGUE + "| picocli = \"4.7.7\" | picocli = \"4.7.6\"",
        CATALOGUE + "| mockito = \"5.24.0\" | mockito = \"5.23.0\"",
        CATALOGUE + "| googleJavaFormat = \"1.28.0\" | googleJavaFormat = \"1.27.0\"",
        CATALOGUE + "| spotless = \"8.9.0\" | spotless = \"8.8.0\"",
        CATALOGUE + "| info.picocli:picocli | info.picocli:picocli-codegen",
        CATALOGUE + "| version.ref = \"junitPlatform\" | version.ref = \"junit\"",
        SETTINGS + "| rootProject.name = \"initiative\" | rootProject.name = \"bots\"",
        POM + "| <version>0.2.0</version> | <version></version>",
        POM + "| <Implementation-Version>${project.version} | <Implementation-Version>0.1.0",
        POM + "| <phase>validate</phase> | <phase>verify</phase>",
        POM + "| <groupId>initiative</groupId> | <groupId>example</groupId>",
        POM + "| <scope>test</scope> | ``",
        POM + "| <artifactId>archunit</artifactId> | <artifactId>archunit-junit5</artifactId>",
        POM + "| <picocli.version>4.7.7 | <picocli.version>4.7.6",
        POM + "| <version>${junit.version} | <version>5.13.0",
        POM + "| <maven.compiler.release>17 | <maven.compiler.release>21",
        POM + "| <project.build.sourceEncoding>UTF-8 | <project.build.sourceEncoding>UTF-16",
        POM + "| <main.class>initiative.cli.Main | <main.class>initiative.Main",
        POM + "| <source>interactors/src</source> | ``",
        POM + "| <arg>-Xlint:all</arg> | ``",
        POM + "| <targetPath>games</targetPath> | ``",
        POM + "| <include>initiative/problem/**/*.java</include> | ``",
        POM + "| <finalName>initiative | <finalName>bots",
        POM + "| <exclude>META-INF/*.SF</exclude> | ``",
        POM + "| <google-java-format.version>1.28.0 | <google-java-format.version>1.27.0",
        POM + "| <version>3.9.0</version> | <version>3.8.0</version>",
        POM + "| <include>src/**/*.java</include> | ``",
        POM + "| maven-clean-plugin | exec-maven-plugin",
        POM + "| <goal>check</goal> | <goal>apply</goal>"
      })
  void changeOfOneBuildAloneIsNoticed(String file, String from, String to) throws Exception {
    assertTrue(read(file).contains(from), () -> file + " has no " + from);
    String pom = read(POM);
    if (file.equals(POM)) {
      assertNotEquals(maven(pom.replace(from, to)), gradle("", "", ""));
    } else {
      assertNotEquals(maven(pom), gradle(file, from, to));
    }
  }

  private static Map<String, String> maven(String pom) throws Exception {
    return MavenBuild.facts(pom);
  }

  /** The facts of the Gradle build with a text in one of its files replaced. */
  private static Map<String, String> gradle(String file, String from, String to)
      throws IOException {
    return GradleBuild.facts(
        changed(SCRIPT, file, from, to),
        changed(CATALOGUE, file, from, to),
        changed(SETTINGS, file, from, to));
  }

  private static String changed(String read, String file, String from, String to)
      throws IOException {
    return read.equals(file) ? read(read).replace(from, to) : read(read);
  }

  private static String read(String file) throws IOException {
    return Files.readString(Path.of(file));
  }
}
