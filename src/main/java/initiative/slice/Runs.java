package initiative.slice;

import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Which bodies of methods may run. That of a method of an interface or an abstract class never does
 * if each class of which there may be an object has a method of its own in its place.
 */
final class Runs {
  private static final Set<Modifier> FIXED =
      Set.of(Modifier.STATIC, Modifier.PRIVATE, Modifier.FINAL, Modifier.SYNCHRONIZED);

  private final Analysis analysis;
  private final Names names;
  private final Set<TypeElement> concrete = new LinkedHashSet<>();

  Runs(Analysis analysis, Names names) {
    this.analysis = analysis;
    this.names = names;
  }

  /** How much is known of the objects that there may be; it only grows. */
  int size() {
    return concrete.size() + names.functions().size() + names.calledAbove().size();
  }

  /** Takes note of a type that has been reached. */
  void add(TypeElement type) {
    if (!isAbstract(type)) {
      concrete.add(type);
    }
  }

  private static boolean isAbstract(Element element) {
    return element.getModifiers().contains(Modifier.ABSTRACT);
  }

  /** Whether a member may run, as all do that are no methods, or have no body at all. */
  boolean mayRun(TreePath at) {
    if (!(at.getLeaf() instanceof MethodTree tree) || tree.getBody() == null) {
      return true;
    }
    ExecutableElement method = (ExecutableElement) analysis.trees().getElement(at);
    Element owner = method.getEnclosingElement();
    return method.getKind() != ElementKind.METHOD
        || owner.getKind() == ElementKind.ENUM
        || !isAbstract(owner)
        || method.getModifiers().stream().anyMatch(FIXED::contains)
        || names.calledAbove().contains(method)
        || names.functions().stream().anyMatch(type -> hasAbove(type, owner))
        || concrete.stream()
            .anyMatch(type -> hasAbove(type, owner) && meaning(type, method) == method);
  }

  /** All methods that a call of this one may mean; none if that cannot be said. */
  Set<ExecutableElement> meanings(ExecutableElement method) {
    Set<ExecutableElement> meanings = new LinkedHashSet<>();
    Element owner = method.getEnclosingElement();
    if (method.getModifiers().contains(Modifier.STATIC)
        || names.functions().stream().anyMatch(type -> hasAbove(type, owner))) {
      return meanings;
    }
    for (TypeElement type : concrete) {
      if (hasAbove(type, owner)) {
        meanings.add(meaning(type, method));
      }
    }
    return meanings;
  }

  /** The method that a call of one means for the objects of a class. */
  private ExecutableElement meaning(TypeElement type, ExecutableElement method) {
    ExecutableElement meaning = method;
    for (TypeElement each : analysis.upwards(type)) {
      for (ExecutableElement other : ElementFilter.methodsIn(each.getEnclosedElements())) {
        if (other != meaning
            && !isAbstract(other)
            && other.getSimpleName().equals(method.getSimpleName())
            && analysis.elements().overrides(other, meaning, type)) {
          meaning = other;
        }
      }
    }
    return meaning;
  }

  private boolean hasAbove(TypeElement type, Element above) {
    return analysis.types().isSubtype(erased(type), erased(above));
  }

  private TypeMirror erased(Element type) {
    return analysis.types().erasure(type.asType());
  }
}
