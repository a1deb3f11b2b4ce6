package initiative.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import initiative.catalogue.Catalogue;
import initiative.packages.GameKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Exported files have no member that the compiled program could do without: the compiler's own
 * answer to who calls whom, against the exporter's.
 */
@Tag("slow")
final class NothingUnusedTests {
  /** Where nothing is read of a start, its reader has its lines for nothing. */
  private static final Set<String> OF_THE_START = Set.of("StartReader.lines", "Lines.lineNumber()");

  /** How the programs of games are called that have but one start. */
  private static final String WITHOUT_START = "ProgramLines";

  @TempDir Path directory;

  /** Interactors differ by their games' kinds alone. */
  static Stream<Exportable> programs() {
    return Stream.concat(
        Catalogue.all().stream().map(Exportable::bot),
        GameKind.firstOfEach().stream().map(Catalogue::game).map(Exportable::interactor));
  }

  @ParameterizedTest
  @MethodSource("programs")
  void everyMemberIsUsed(Exportable program) throws IOException {
    String main = program.className();
    String text = AllPrograms.text(program);
    Path classes = Files.createDirectory(directory.resolve("classes"));
    JudgeJava.compile(main, text, 8, classes);
    JavaClasses all = new ClassFileImporter().importPath(classes);
    List<String> unused = new ArrayList<>();
    for (JavaClass type : all) {
      for (JavaMethod method : type.getMethods()) {
        if (!isUsed(method, all) && !method.getName().equals("main")) {
          unused.add(method.getFullName());
        }
      }
      for (JavaConstructor constructor : type.getConstructors()) {
        if (constructor.getAccessesToSelf().isEmpty() && isWritten(constructor, text)) {
          unused.add(constructor.getFullName());
        }
      }
      for (JavaField field : type.getFields()) {
        if (!isRead(field) && !isConstant(field, text) && !isData(field)) {
          unused.add(field.getFullName());
        }
      }
    }
    if (main.startsWith(WITHOUT_START)) {
      unused.removeAll(OF_THE_START);
    }
    assertEquals(List.of(), unused);
  }

  private static boolean isRead(JavaField field) {
    return field.getAccessesToSelf().stream()
        .anyMatch(access -> access.getAccessType() == JavaFieldAccess.AccessType.GET);
  }

  private static boolean isUsed(JavaMethod method, JavaClasses all) {
    if (method.getModifiers().contains(JavaModifier.SYNTHETIC)
        || method.getName().equals("values")
        || method.getName().equals("valueOf")
        || method.getName().startsWith("$")) {
      return true;
    }
    Set<JavaClass> family = new HashSet<>(method.getOwner().getAllSubclasses());
    family.add(method.getOwner());
    for (JavaClass type : Set.copyOf(family)) {
      family.addAll(type.getAllRawSuperclasses());
      family.addAll(type.getAllRawInterfaces());
    }
    for (JavaClass type : family) {
      for (JavaMethod other : type.getMethods()) {
        boolean same =
            other.getName().equals(method.getName())
                && other.getRawParameterTypes().size() == method.getRawParameterTypes().size();
        if (same && (!all.contain(type.getName()) || !other.getAccessesToSelf().isEmpty())) {
          return true;
        }
      }
    }
    return false;
  }

  /** The compiler adds constructors of its own. */
  private static boolean isWritten(JavaCodeUnit constructor, String text) {
    return text.contains(" " + constructor.getOwner().getSimpleName() + "(")
        && !constructor.getOwner().isAnonymousClass();
  }

  /**
   * Of a value that is made in one line, as a limit or a habit is, all parts stay, as in the line:
   * not every program reads its name or what people are told of it.
   */
  private static boolean isData(JavaField field) {
    return field.getModifiers().contains(JavaModifier.PUBLIC)
        && field.getModifiers().contains(JavaModifier.FINAL)
        && !field.getModifiers().contains(JavaModifier.STATIC);
  }

  /** The compiler puts the values of constants where their names were. */
  private static boolean isConstant(JavaField field, String text) {
    boolean inlined =
        field.getModifiers().contains(JavaModifier.STATIC)
            && field.getModifiers().contains(JavaModifier.FINAL);
    return field.getModifiers().contains(JavaModifier.SYNTHETIC)
        || field.getName().equals("serialVersionUID")
        || inlined && text.split("\\b" + field.getName() + "\\b").length > 2;
  }
}
