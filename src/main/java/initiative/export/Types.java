package initiative.export;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithTypeParameters;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.TypeParameter;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds what the names of types stand for, by the rules of the language. */
final class Types {
  private final Library library;
  private final Map<Node, List<Node>> ancestors = new IdentityHashMap<>();

  Types(Library library) {
    this.library = library;
  }

  /** What a type stands for; an unknown name is a failure. */
  Meaning meaning(ClassOrInterfaceType type) {
    Meaning meaning = lookUp(type);
    if (meaning == null) {
      throw library
          .fileOf(type)
          .failure(type, "no type " + type.getNameWithScope() + " is known here");
    }
    return meaning;
  }

  private Meaning lookUp(ClassOrInterfaceType type) {
    if (type.getScope().isEmpty()) {
      return meaning(type.getNameAsString(), type);
    }
    Meaning scope = lookUp(type.getScope().get());
    return scope == null ? null : member(scope, type.getNameAsString());
  }

  /** What an expression such as {@code Outer.Nested} stands for as a type, or null. */
  Meaning meaning(FieldAccessExpr access) {
    Meaning scope = null;
    if (access.getScope().isNameExpr()) {
      scope = meaning(access.getScope().asNameExpr().getNameAsString(), access);
    } else if (access.getScope().isFieldAccessExpr()) {
      scope = meaning(access.getScope().asFieldAccessExpr());
    }
    return scope == null ? null : member(scope, access.getNameAsString());
  }

  private Meaning member(Meaning scope, String name) {
    if (scope.outside() != null) {
      return outside(scope.outside().getName() + "$" + name);
    }
    TypeDeclaration<?> nested = scope.type() == null ? null : inherited(scope.type(), name);
    return nested == null ? null : Meaning.of(nested);
  }

  /** What a simple name stands for as a type at a node, or null if there is no such type. */
  Meaning meaning(String name, Node at) {
    Node node = at;
    while (node != null) {
      Meaning parameter = typeParameter(name, node);
      if (parameter != null) {
        return parameter;
      }
      if (node instanceof TypeDeclaration<?> type && type.getNameAsString().equals(name)) {
        return Meaning.of(type);
      }
      TypeDeclaration<?> nested = isInBody(at, node) ? inherited(node, name) : null;
      if (nested != null) {
        return Meaning.of(nested);
      }
      node = node.getParentNode().orElse(null);
    }
    return inFile(name, library.fileOf(at));
  }

  private static boolean isInBody(Node at, Node body) {
    for (Node around = ClassBody.around(at); around != null; around = ClassBody.around(around)) {
      if (around == body) {
        return true;
      }
    }
    return false;
  }

  /** A type parameter may stand for any type, also if it has a bound. */
  private static Meaning typeParameter(String name, Node node) {
    if (node instanceof NodeWithTypeParameters<?> generic) {
      for (TypeParameter parameter : generic.getTypeParameters()) {
        if (parameter.getNameAsString().equals(name)) {
          return Meaning.UNKNOWN;
        }
      }
    }
    return null;
  }

  private Meaning inFile(String name, SourceFile file) {
    String imported = file.imported(name);
    if (imported != null) {
      TypeDeclaration<?> type = library.type(imported);
      Meaning meaning = type == null ? outside(imported) : Meaning.of(type);
      return meaning == null ? null : new Meaning(meaning.type(), meaning.outside(), true);
    }
    SourceFile neighbour = library.file(file.packageName() + "." + name);
    return neighbour == null ? outside("java.lang." + name) : Meaning.of(neighbour.type());
  }

  private static Meaning outside(String name) {
    try {
      ClassLoader jdk = ClassLoader.getPlatformClassLoader();
      return Meaning.of(Class.forName(name, false, jdk));
    } catch (ClassNotFoundException e) {
      return null;
    }
  }

  /** A nested type of this name that a class declares or inherits. */
  private TypeDeclaration<?> inherited(Node body, String name) {
    for (Node each : withAncestors(body)) {
      TypeDeclaration<?> nested = ClassBody.nested(each, name);
      if (nested != null) {
        return nested;
      }
    }
    return null;
  }

  /** The class itself and all types of the library above it, the nearest first. */
  List<Node> withAncestors(Node body) {
    List<Node> known = ancestors.get(body);
    if (known != null) {
      return known;
    }
    List<Node> found = new ArrayList<>();
    found.add(body);
    for (int i = 0; i < found.size(); i++) {
      for (Meaning above : directlyAbove(found.get(i))) {
        if (above.type() != null && !contains(found, above.type())) {
          found.add(above.type());
        }
      }
    }
    ancestors.put(body, found);
    return found;
  }

  /** The classes of the JDK that a class extends or implements, also by way of others. */
  Set<Class<?>> ancestorsOutside(Node body) {
    Set<Class<?>> found = new LinkedHashSet<>();
    found.add(body instanceof EnumDeclaration ? Enum.class : Object.class);
    for (Node each : withAncestors(body)) {
      for (Meaning above : directlyAbove(each)) {
        if (above.outside() != null) {
          found.add(above.outside());
        }
      }
    }
    return found;
  }

  boolean isBelow(Node body, Node above) {
    return contains(withAncestors(body), above);
  }

  private List<Meaning> directlyAbove(Node body) {
    List<Meaning> above = new ArrayList<>();
    if (body instanceof EnumConstantDeclaration) {
      above.add(Meaning.of((TypeDeclaration<?>) body.getParentNode().orElseThrow()));
    }
    for (ClassOrInterfaceType type : ClassBody.supertypes(body)) {
      above.add(meaning(type));
    }
    return above;
  }

  /** The named type whose members an object of this class has, as far as others can name them. */
  TypeDeclaration<?> named(Node body) {
    if (body instanceof ObjectCreationExpr creation) {
      return meaning(creation.getType()).type();
    }
    return body instanceof EnumConstantDeclaration
        ? (TypeDeclaration<?>) body.getParentNode().orElseThrow()
        : (TypeDeclaration<?>) body;
  }

  /** Nodes are equal when they look alike, so that {@code contains} of a list will not do. */
  private static boolean contains(List<Node> nodes, Node wanted) {
    for (Node node : nodes) {
      if (node == wanted) {
        return true;
      }
    }
    return false;
  }
}
