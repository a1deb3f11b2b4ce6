package initiative.export;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithTypeParameters;
import com.github.javaparser.ast.nodeTypes.modifiers.NodeWithStaticModifier;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * The types and members that a program needs, found by going from its main class to whatever is
 * named in what has been reached. When in doubt a member counts as needed: where the type of a
 * receiver cannot be told, its members of the name in question are needed in every type.
 */
final class Reach {
  private final Types types;
  private final Uses uses;
  private final Set<Node> kept = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<TypeDeclaration<?>> keptTypes = new ArrayList<>();

  Reach(Library library, TypeDeclaration<?> main) {
    types = new Types(library);
    uses = new Uses(library, types);
    keep(main);
    ClassBody.members(main).forEach(this::keepMember);
    spread();
  }

  boolean isKept(BodyDeclaration<?> member) {
    return kept.contains(member);
  }

  /** The top-level types in the order in which they were reached, the main class first. */
  List<TypeDeclaration<?>> topLevelTypes() {
    return keptTypes.stream()
        .filter(TypeDeclaration::isTopLevelType)
        .<TypeDeclaration<?>>map(type -> type)
        .toList();
  }

  Uses uses() {
    return uses;
  }

  private void spread() {
    int before;
    do {
      before = kept.size();
      uses.takeTypes().forEach(this::keep);
      for (TypeDeclaration<?> type : List.copyOf(keptTypes)) {
        keepNeeded(type);
      }
    } while (kept.size() > before || uses.hasTypes());
  }

  private void keep(TypeDeclaration<?> type) {
    if (!kept.add(type)) {
      return;
    }
    type.getParentNode()
        .filter(outer -> outer instanceof TypeDeclaration)
        .ifPresent(outer -> keep((TypeDeclaration<?>) outer));
    keptTypes.add(type);
    uses.addBody(type);
    type.getAnnotations().forEach(uses::scan);
    ClassBody.supertypes(type).forEach(uses::scan);
    if (type instanceof NodeWithTypeParameters<?> generic) {
      generic.getTypeParameters().forEach(uses::scan);
    }
    if (type instanceof ClassOrInterfaceDeclaration && type.getConstructors().isEmpty()) {
      uses.superConstructor(type, 0);
    }
  }

  private void keepNeeded(TypeDeclaration<?> type) {
    for (BodyDeclaration<?> member : ClassBody.members(type)) {
      if (!kept.contains(member) && isNeeded(type, member)) {
        keepMember(member);
      }
    }
    if (isMadeElsewhere(type)) {
      type.getConstructors().forEach(this::keepMember);
    }
  }

  private void keepMember(BodyDeclaration<?> member) {
    if (member instanceof TypeDeclaration || !kept.add(member)) {
      return;
    }
    if (member instanceof ConstructorDeclaration constructor) {
      uses.implicitConstructor(constructor);
    }
    if (member instanceof MethodDeclaration method) {
      uses.override(method);
    }
    uses.scan(member);
  }

  private boolean isNeeded(TypeDeclaration<?> type, BodyDeclaration<?> member) {
    if (member instanceof MethodDeclaration method) {
      return uses.isCalled(type, method) || isCalledFromOutside(type, method);
    }
    if (member instanceof ConstructorDeclaration constructor) {
      return uses.isConstructed(type, constructor);
    }
    if (member instanceof FieldDeclaration field) {
      return isNeeded(type, field);
    }
    return member instanceof InitializerDeclaration || member instanceof EnumConstantDeclaration;
  }

  private boolean isNeeded(TypeDeclaration<?> type, FieldDeclaration field) {
    for (VariableDeclarator variable : field.getVariables()) {
      if (uses.isRead(variable) || variable.getInitializer().filter(Reach::doesMore).isPresent()) {
        return true;
      }
      if (variable.getNameAsString().equals("serialVersionUID")) {
        return types.ancestorsOutside(type).stream().anyMatch(Serializable.class::isAssignableFrom);
      }
    }
    return false;
  }

  /** Whether an initializer may do more than to give a value; constructors are taken not to. */
  private static boolean doesMore(Expression initializer) {
    return initializer.findFirst(MethodCallExpr.class).isPresent()
        || initializer.findFirst(AssignExpr.class).isPresent()
        || initializer
            .findFirst(UnaryExpr.class, unary -> unary.getOperator().name().endsWith("CREMENT"))
            .isPresent();
  }

  private boolean isCalledFromOutside(TypeDeclaration<?> type, MethodDeclaration method) {
    for (Node body : uses.bodies()) {
      if (types.isBelow(body, type) && Outside.mayCall(types.ancestorsOutside(body), method)) {
        return true;
      }
    }
    return uses.hasLambdas() && isOnlyAbstractMethod(type, method);
  }

  private static boolean isOnlyAbstractMethod(TypeDeclaration<?> type, MethodDeclaration method) {
    return type instanceof ClassOrInterfaceDeclaration declaration
        && declaration.isInterface()
        && method.getBody().isEmpty()
        && type.getMethods().stream().filter(each -> each.getBody().isEmpty()).count() == 1;
  }

  /**
   * Whether objects of a class are at hand although none of its constructors is called, so that the
   * class must stay as it is; a class with nothing but static members needs no constructor.
   */
  private boolean isMadeElsewhere(TypeDeclaration<?> type) {
    NodeList<BodyDeclaration<?>> members = type.getMembers();
    return members.stream().noneMatch(each -> each.isConstructorDeclaration() && isKept(each))
        && members.stream()
            .anyMatch(
                each ->
                    isKept(each)
                        && each instanceof NodeWithStaticModifier<?> member
                        && !(each instanceof TypeDeclaration)
                        && !member.isStatic());
  }
}
