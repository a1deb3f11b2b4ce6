package initiative.slice;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** What the code that has been scanned names: types, members, and types outside the sources. */
final class Names extends LiveScanner {
  /** What finds a class or a member by a text, which nobody can follow. */
  private static final Pattern REFLECTION =
      Pattern.compile(
          "java\\.lang\\.Class\\.(forName|newInstance|getResource.*"
              + "|get(Declared)?(Method|Field|Constructor|Classe)s?)"
              + "|java\\.lang\\.ClassLoader\\..*|java\\.util\\.ServiceLoader\\..*");

  private final Analysis analysis;
  private final Set<Element> members = new LinkedHashSet<>();
  private final Set<Element> calledAbove = new HashSet<>();
  private final Set<TypeElement> functions = new HashSet<>();
  private final Map<String, TypeElement> outside = new TreeMap<>();
  private final Map<CompilationUnitTree, Set<Excerpt.Edit>> renamed = new HashMap<>();
  private List<TypeElement> types = new ArrayList<>();
  private List<TypeElement> bodies = new ArrayList<>();

  /** Whether the code is the compiler's own, in which types are named that nobody wrote. */
  private boolean generated;

  Names(Analysis analysis, Folding folding) {
    super(folding);
    this.analysis = analysis;
  }

  /** The types that have been named since the last time, in the order of their first use. */
  List<TypeElement> takeTypes() {
    List<TypeElement> taken = types;
    types = new ArrayList<>();
    return taken;
  }

  /** The anonymous and local classes that have been met since the last time. */
  List<TypeElement> takeBodies() {
    List<TypeElement> taken = bodies;
    bodies = new ArrayList<>();
    return taken;
  }

  /** The methods, constructors and fields that have been named. */
  Set<Element> members() {
    return members;
  }

  /** The methods that have been called by "super", so that they run as they are. */
  Set<Element> calledAbove() {
    return calledAbove;
  }

  /** The types of the lambda expressions that have been met. */
  Set<TypeElement> functions() {
    return functions;
  }

  /** The classes of the JDK that have been named, by their simple names. */
  Map<String, TypeElement> outside() {
    return outside;
  }

  /** Where a name in a file has to be another one, since packages and imports are no more. */
  Set<Excerpt.Edit> renamed(CompilationUnitTree unit) {
    return renamed.getOrDefault(unit, Set.of());
  }

  /** Takes note of a member of a type in the sources. */
  void add(Element member) {
    boolean isMember = member instanceof ExecutableElement || member.getKind().isField();
    if (isMember && analysis.isOurs(member) && !isLocal(member.getEnclosingElement())) {
      members.add(member);
    }
  }

  /** Whether an element is a class within a method, which stays whole. */
  private static boolean isLocal(Element element) {
    return element instanceof TypeElement type
        && Set.of(NestingKind.LOCAL, NestingKind.ANONYMOUS).contains(type.getNestingKind());
  }

  private Element element() {
    return analysis.trees().getElement(getCurrentPath());
  }

  @Override
  public Void visitIdentifier(IdentifierTree node, Void none) {
    if (element() instanceof TypeElement type) {
      addType(type, node.getName().toString());
    } else if (element() != null) {
      add(element());
    }
    return null;
  }

  @Override
  public Void visitMemberSelect(MemberSelectTree node, Void none) {
    Element element = element();
    if (element instanceof TypeElement type) {
      TreePath scope = new TreePath(getCurrentPath(), node.getExpression());
      boolean isFull = analysis.trees().getElement(scope).getKind() == ElementKind.PACKAGE;
      if (analysis.isOurs(type)) {
        types.add(type);
        if (isFull && !generated) {
          rename(type);
        }
      }
      return isFull ? null : super.visitMemberSelect(node, none);
    }
    if (element != null) {
      checkReflection(element);
      add(element);
      noteAbove(element, node.getExpression());
    }
    return super.visitMemberSelect(node, none);
  }

  @Override
  public Void visitMemberReference(MemberReferenceTree node, Void none) {
    checkReflection(element());
    add(element());
    noteAbove(element(), node.getQualifierExpression());
    addFunction();
    return super.visitMemberReference(node, none);
  }

  private void noteAbove(Element member, Tree scope) {
    if (scope.toString().endsWith("super")) {
      calledAbove.add(member);
    }
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree node, Void none) {
    addFunction();
    return super.visitLambdaExpression(node, none);
  }

  @Override
  public Void visitNewClass(NewClassTree node, Void none) {
    add(element());
    return super.visitNewClass(node, none);
  }

  @Override
  public Void visitClass(ClassTree node, Void none) {
    bodies.add((TypeElement) element());
    return super.visitClass(node, none);
  }

  @Override
  public Void visitMethod(MethodTree node, Void none) {
    boolean before = generated;
    generated = isGenerated(element());
    super.visitMethod(node, none);
    generated = before;
    return null;
  }

  /** Whether the compiler has added a member, as a constructor where there is none. */
  boolean isGenerated(Element member) {
    return analysis.elements().getOrigin(member) != Elements.Origin.EXPLICIT;
  }

  /** The method that a lambda expression is. */
  private void addFunction() {
    if (analysis.trees().getTypeMirror(getCurrentPath()) instanceof DeclaredType function) {
      functions.add((TypeElement) function.asElement());
      for (TypeElement each : analysis.upwards((TypeElement) function.asElement())) {
        for (ExecutableElement method : ElementFilter.methodsIn(each.getEnclosedElements())) {
          if (method.getModifiers().contains(Modifier.ABSTRACT)) {
            add(method);
          }
        }
      }
    }
  }

  private void addType(TypeElement type, String name) {
    if (generated || isLocal(type)) {
      return;
    }
    String imported = Analysis.importedAs(getCurrentPath().getCompilationUnit(), name);
    boolean byImport = type.getQualifiedName().toString().equals(imported);
    if (analysis.isOurs(type)) {
      types.add(type);
      if (byImport && type.getNestingKind().isNested()) {
        rename(type);
      }
    } else if (byImport || type.getQualifiedName().contentEquals("java.lang." + name)) {
      TypeElement before = outside.put(name, type);
      if (before != null && before != type) {
        throw failure("there cannot be " + type + " in one file with " + before);
      }
    }
  }

  /** Writes the name of a type from its outermost type on. */
  private void rename(TypeElement type) {
    StringBuilder name = new StringBuilder(type.getSimpleName());
    TypeElement outer = type;
    while (outer.getEnclosingElement() instanceof TypeElement next) {
      outer = next;
      name.insert(0, outer.getSimpleName() + ".");
    }
    checkMeaning(outer, name);
    int from = analysis.start(getCurrentPath());
    renamed
        .computeIfAbsent(getCurrentPath().getCompilationUnit(), unit -> new LinkedHashSet<>())
        .add(new Excerpt.Edit(from, analysis.end(getCurrentPath()), name.toString()));
  }

  /** Makes sure that no class around this place has a type of that name. */
  private void checkMeaning(TypeElement outer, CharSequence name) {
    for (TreePath at = getCurrentPath(); at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof ClassTree) {
        TypeElement around = (TypeElement) analysis.trees().getElement(at);
        for (Element each : analysis.elements().getAllMembers(around)) {
          boolean same = each.getSimpleName().equals(outer.getSimpleName());
          if (same && each instanceof TypeElement && each != outer) {
            throw failure(name + " would mean another type here");
          }
        }
      }
    }
  }

  private void checkReflection(Element member) {
    String name = member.getEnclosingElement() + "." + member.getSimpleName();
    if (REFLECTION.matcher(name).matches()) {
      throw failure("what " + name + " finds by its name cannot be followed");
    }
  }

  private SliceFailure failure(String what) {
    return analysis.failure(getCurrentPath(), what);
  }
}
