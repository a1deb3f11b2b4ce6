package initiative.slice;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.util.ElementFilter;

/**
 * The types and members that a main class needs, found by going from it to whatever is named in
 * what has been reached. What a name means and which method overrides which is the compiler's word.
 */
final class Needed {
  private final Analysis analysis;
  private final Folding folding;
  private final Names names;
  private final Set<TypeElement> types = new LinkedHashSet<>();
  private final Set<Tree> kept = new HashSet<>();
  private final Set<Tree> scanned = new HashSet<>();
  private final Runs runs;
  private final Map<Element, Set<ExecutableElement>> overridden = new HashMap<>();

  /** What a main class needs. */
  static Needed of(Analysis analysis, TypeElement main) {
    Needed all = new Needed(analysis, main, new Folding(analysis, null));
    return new Needed(analysis, main, new Folding(analysis, all.runs));
  }

  private Needed(Analysis analysis, TypeElement main, Folding folding) {
    this.analysis = analysis;
    this.folding = folding;
    this.names = new Names(analysis, folding);
    this.runs = new Runs(analysis, names);
    reach(main);
    main.getEnclosedElements().forEach(names::add);
    int before;
    do {
      before = size();
      names.takeTypes().forEach(this::reach);
      List.copyOf(types).forEach(this::keepMembers);
      names.takeBodies().forEach(this::addBody);
      if (size() == before) {
        List.copyOf(names.members())
            .forEach(each -> reach((TypeElement) each.getEnclosingElement()));
      }
      if (size() == before) {
        // only now, since a constructor may be called from what was found last
        List.copyOf(types).forEach(this::keepConstructors);
      }
    } while (size() > before);
  }

  private int size() {
    return types.size() + kept.size() + scanned.size() + names.members().size() + runs.size();
  }

  /** The top-level types in the order in which they were reached, the main class first. */
  List<TypeElement> topLevelTypes() {
    return types.stream().filter(type -> !type.getNestingKind().isNested()).toList();
  }

  /** Whether a member of a type is needed. */
  boolean isKept(Tree member) {
    return kept.contains(member);
  }

  /** Whether a member is needed without its body, since all objects at hand have another one. */
  boolean isBare(Tree member) {
    return isKept(member) && member instanceof MethodTree && !scanned.contains(member);
  }

  Names names() {
    return names;
  }

  Folding folding() {
    return folding;
  }

  private void reach(TypeElement type) {
    TreePath path = analysis.path(type);
    if (types.contains(type) || path == null) {
      return;
    }
    if (type.getEnclosingElement() instanceof TypeElement outer) {
      reach(outer);
    }
    types.add(type);
    checkImports(path);
    addOverridden(type);
    runs.add(type);
    ClassTree tree = (ClassTree) path.getLeaf();
    kept.add(tree);
    List<Tree> head = new ArrayList<>();
    head.add(tree.getModifiers());
    head.add(tree.getExtendsClause());
    head.addAll(tree.getImplementsClause());
    head.addAll(tree.getTypeParameters());
    scanAll(path, head);
  }

  private void checkImports(TreePath path) {
    for (ImportTree each : path.getCompilationUnit().getImports()) {
      if (each.isStatic() || each.getQualifiedIdentifier().toString().endsWith(".*")) {
        throw analysis.failure(
            new TreePath(path.getParentPath(), each), "only imports of single types can be merged");
      }
    }
  }

  private void keepMembers(TypeElement type) {
    TreePath path = analysis.path(type);
    ClassTree tree = (ClassTree) path.getLeaf();
    for (Tree member : tree.getMembers()) {
      TreePath at = new TreePath(path, member);
      if (!(member instanceof ClassTree) && !isKept(member) && isNeeded(type, at)) {
        kept.add(member);
        keepOverridden(analysis.trees().getElement(at));
        scanHead(at);
      }
      if (isKept(member) && !scanned.contains(member) && runs.mayRun(at)) {
        scanned.add(member);
        names.scan(at, null);
      }
    }
  }

  /** What a method names beside its body. */
  private void scanHead(TreePath at) {
    if (at.getLeaf() instanceof MethodTree method) {
      List<Tree> head = new ArrayList<>(method.getTypeParameters());
      head.add(method.getModifiers());
      head.add(method.getReturnType());
      head.addAll(method.getParameters());
      head.addAll(method.getThrows());
      scanAll(at, head);
    }
  }

  private void scanAll(TreePath at, List<Tree> parts) {
    for (Tree part : parts) {
      if (part != null) {
        names.scan(new TreePath(at, part), null);
      }
    }
  }

  private void keepConstructors(TypeElement type) {
    if (isMadeElsewhere(type, analysis.path(type))) {
      ElementFilter.constructorsIn(type.getEnclosedElements()).forEach(names::add);
    }
  }

  private boolean isNeeded(TypeElement type, TreePath at) {
    if (at.getLeaf() instanceof BlockTree) {
      return true;
    }
    Element member = analysis.trees().getElement(at);
    if (names.members().contains(member)) {
      return true;
    }
    return switch (member.getKind()) {
      case METHOD ->
          overridden.getOrDefault(member, Set.of()).stream()
              .anyMatch(each -> !analysis.isOurs(each) || names.members().contains(each));
      case CONSTRUCTOR -> names.isGenerated(member);
      case FIELD -> isFieldNeeded(type, at);
      default -> true;
    };
  }

  private boolean isFieldNeeded(TypeElement type, TreePath at) {
    VariableTree field = (VariableTree) at.getLeaf();
    if (field.getName().contentEquals("serialVersionUID")) {
      TypeElement serializable = analysis.elements().getTypeElement("java.io.Serializable");
      return analysis.types().isSubtype(type.asType(), serializable.asType());
    }
    return doesMore(field.getInitializer()) || isWithNeededOne(at);
  }

  /** Whether one of several fields that are declared together is needed. */
  private boolean isWithNeededOne(TreePath field) {
    TreePath type = field.getParentPath();
    for (Tree member : ((ClassTree) type.getLeaf()).getMembers()) {
      TreePath at = new TreePath(type, member);
      if (member instanceof VariableTree
          && analysis.start(at) == analysis.start(field)
          && names.members().contains(analysis.trees().getElement(at))) {
        return true;
      }
    }
    return false;
  }

  /** Whether an initializer may do more than to give a value; constructors are taken not to. */
  private static boolean doesMore(Tree initializer) {
    boolean[] more = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void scan(Tree node, Void none) {
        more[0] |=
            node instanceof MethodInvocationTree
                || node instanceof AssignmentTree
                || node instanceof CompoundAssignmentTree
                || node instanceof UnaryTree && node.getKind().name().endsWith("CREMENT");
        boolean later = node instanceof ClassTree || node instanceof LambdaExpressionTree;
        return later ? null : super.scan(node, none);
      }
    }.scan(initializer, null);
    return more[0];
  }

  /**
   * Whether objects of a class are at hand although none of its constructors is called, so that the
   * class must stay as it is; a class with nothing but static members needs no constructor.
   */
  private boolean isMadeElsewhere(TypeElement type, TreePath path) {
    boolean hasObjects = analysis.isOurs(analysis.types().asElement(type.getSuperclass()));
    for (Tree member : ((ClassTree) path.getLeaf()).getMembers()) {
      Element element = analysis.trees().getElement(new TreePath(path, member));
      if (isKept(member) && element != null && !(element instanceof TypeElement)) {
        if (element.getKind() == ElementKind.CONSTRUCTOR) {
          return false;
        }
        hasObjects |= !element.getModifiers().contains(Modifier.STATIC);
      }
    }
    return hasObjects;
  }

  /** A class that stays whole needs what its methods say that they override. */
  private void addBody(TypeElement body) {
    runs.add(body);
    addOverridden(body);
    body.getEnclosedElements().forEach(this::keepOverridden);
  }

  private void keepOverridden(Element method) {
    if (method != null && method.getAnnotation(Override.class) != null) {
      overridden.getOrDefault(method, Set.of()).forEach(names::add);
    }
  }

  /** Takes note of which methods override which in the objects of a type. */
  private void addOverridden(TypeElement type) {
    List<ExecutableElement> methods = new ArrayList<>();
    for (TypeElement each : analysis.upwards(type)) {
      methods.addAll(ElementFilter.methodsIn(each.getEnclosedElements()));
    }
    for (ExecutableElement one : methods) {
      for (ExecutableElement other : methods) {
        boolean same = one != other && one.getSimpleName().equals(other.getSimpleName());
        if (same && analysis.isOurs(one)) {
          addOverridden(one, other, type);
        }
      }
    }
  }

  private void addOverridden(ExecutableElement one, ExecutableElement other, TypeElement type) {
    if (analysis.elements().overrides(one, other, type)) {
      overridden.computeIfAbsent(one, method -> new LinkedHashSet<>()).add(other);
    } else if (isHiddenFrom(one, other)) {
      throw analysis.failure(
          analysis.trees().getPath(one),
          one + " would override that of " + other.getEnclosingElement() + " in one file");
    }
  }

  /** Whether a method would override another one if only it were not of another package. */
  private boolean isHiddenFrom(ExecutableElement one, ExecutableElement other) {
    Set<Modifier> visible = Set.of(Modifier.PUBLIC, Modifier.PROTECTED, Modifier.PRIVATE);
    return Collections.disjoint(other.getModifiers(), visible)
        && !other.getModifiers().contains(Modifier.STATIC)
        && !one.getModifiers().contains(Modifier.PRIVATE)
        && analysis.isOurs(other)
        && analysis.elements().getPackageOf(one) != analysis.elements().getPackageOf(other)
        && analysis.upwards(owner(one)).contains(owner(other))
        && analysis
            .types()
            .isSubsignature((ExecutableType) one.asType(), (ExecutableType) other.asType());
  }

  private static TypeElement owner(ExecutableElement method) {
    return (TypeElement) method.getEnclosingElement();
  }
}
