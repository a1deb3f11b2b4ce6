package initiative.export;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import java.util.ArrayList;
import java.util.List;

/** What named types, anonymous classes and enum constants with a body have in common. */
final class ClassBody {
  private ClassBody() {}

  /** The nearest node around this one in whose class body it lies, or null. */
  static Node around(Node node) {
    Node inner = node;
    Node outer = node.getParentNode().orElse(null);
    while (outer != null && !(inner instanceof BodyDeclaration && isBody(outer))) {
      inner = outer;
      outer = outer.getParentNode().orElse(null);
    }
    return outer;
  }

  private static boolean isBody(Node node) {
    return node instanceof TypeDeclaration
        || node instanceof ObjectCreationExpr
        || node instanceof EnumConstantDeclaration;
  }

  static List<BodyDeclaration<?>> members(Node body) {
    if (body instanceof ObjectCreationExpr creation) {
      return creation.getAnonymousClassBody().orElseGet(NodeList::new);
    }
    if (body instanceof EnumConstantDeclaration constant) {
      return constant.getClassBody();
    }
    List<BodyDeclaration<?>> members = new ArrayList<>();
    if (body instanceof EnumDeclaration declaration) {
      members.addAll(declaration.getEntries());
    }
    members.addAll(((TypeDeclaration<?>) body).getMembers());
    return members;
  }

  /** The types that the head of a class names as those it extends or implements. */
  static List<ClassOrInterfaceType> supertypes(Node body) {
    List<ClassOrInterfaceType> supertypes = new ArrayList<>();
    if (body instanceof ClassOrInterfaceDeclaration declaration) {
      supertypes.addAll(declaration.getExtendedTypes());
      supertypes.addAll(declaration.getImplementedTypes());
    } else if (body instanceof EnumDeclaration declaration) {
      supertypes.addAll(declaration.getImplementedTypes());
    } else if (body instanceof ObjectCreationExpr creation) {
      supertypes.add(creation.getType());
    }
    return supertypes;
  }

  /** The type that is declared in this one by the simple name, or null. */
  static TypeDeclaration<?> nested(Node body, String name) {
    for (BodyDeclaration<?> member : members(body)) {
      if (member instanceof TypeDeclaration<?> type && type.getNameAsString().equals(name)) {
        return type;
      }
    }
    return null;
  }
}
