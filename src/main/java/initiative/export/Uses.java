package initiative.export;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What the code that has been scanned makes use of. */
final class Uses {
  private final Library library;
  private final Types types;
  private final Expressions expressions;

  private List<TypeDeclaration<?>> newTypes = new ArrayList<>();
  private final List<Node> bodies = new ArrayList<>();
  private final Map<Node, Set<Call>> calls = new IdentityHashMap<>();
  private final Set<Call> callsOnUnknown = new HashSet<>();
  private final Set<Node> fields = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<String> fieldsOfUnknown = new HashSet<>();
  private final Map<Node, String> renamed = new IdentityHashMap<>();
  private final Map<String, Class<?>> outside = new TreeMap<>();
  private boolean lambdas;

  Uses(Library library, Types types) {
    this.library = library;
    this.types = types;
    this.expressions = new Expressions(types);
  }

  /** Takes note of all that a member or a part of a type's head uses. */
  void scan(Node node) {
    if (node instanceof TypeDeclaration<?> type) {
      throw library.fileOf(node).failure(type, "local types are not understood");
    }
    note(node);
    node.getChildNodes().forEach(this::scan);
  }

  private void note(Node node) {
    if (node instanceof ClassOrInterfaceType type) {
      if (type.getScope().isEmpty()) {
        use(types.meaning(type), type.getName(), type.getNameAsString());
      } else {
        use(types.meaning(type), null, null);
      }
    } else if (node instanceof AnnotationExpr annotation) {
      String name = annotation.getNameAsString();
      Meaning meaning = types.meaning(name, annotation);
      if (meaning == null) {
        throw library.fileOf(node).failure(node, "no annotation " + name + " is known here");
      }
      use(meaning, annotation.getName(), name);
    } else if (node instanceof NameExpr name) {
      noteName(name);
    } else if (node instanceof FieldAccessExpr access) {
      noteField(access);
    } else if (node instanceof MethodCallExpr call) {
      noteCall(call);
    } else if (node instanceof MethodReferenceExpr reference) {
      lambdas = true;
      called(expressions.receiver(reference.getScope()), Call.reference(reference.getIdentifier()));
    } else if (node instanceof LambdaExpr) {
      lambdas = true;
    } else if (node instanceof ObjectCreationExpr creation) {
      noteCreation(creation);
    } else if (node instanceof EnumConstantDeclaration constant) {
      noteConstant(constant);
    } else if (node instanceof ExplicitConstructorInvocationStmt invocation) {
      noteInvocation(invocation);
    }
  }

  private void noteName(NameExpr name) {
    Node variable = expressions.variable(name);
    if (variable != null) {
      fields.add(variable);
      return;
    }
    Meaning meaning = types.meaning(name.getNameAsString(), name);
    if (meaning != null) {
      use(meaning, name.getName(), name.getNameAsString());
    }
  }

  private void noteField(FieldAccessExpr access) {
    Meaning receiver = expressions.receiver(access.getScope());
    if (!receiver.isKnown()) {
      fieldsOfUnknown.add(access.getNameAsString());
    } else if (receiver.type() != null) {
      Node field = expressions.field(receiver.type(), access.getNameAsString());
      if (field != null) {
        fields.add(field);
      } else {
        Meaning nested = types.meaning(access);
        use(nested == null ? Meaning.UNKNOWN : nested, null, null);
      }
    }
  }

  private void noteCall(MethodCallExpr call) {
    if (call.getScope().isPresent()) {
      called(expressions.receiver(call.getScope().get()), Call.of(call));
      return;
    }
    Node body = expressions.bodyCalled(call);
    if (body == null) {
      throw library.fileOf(call).failure(call, "no method " + call.getName() + " is known here");
    }
    TypeDeclaration<?> named = types.named(body);
    if (named != null) {
      called(Meaning.of(named), Call.of(call));
    }
  }

  private void noteCreation(ObjectCreationExpr creation) {
    TypeDeclaration<?> created = types.meaning(creation.getType()).type();
    if (created != null) {
      called(Meaning.of(created), Call.constructor(creation.getArguments().size()));
    }
    if (creation.getAnonymousClassBody().isPresent()) {
      addBody(creation);
      ClassBody.members(creation).forEach(this::overrideIfMethod);
    }
  }

  private void noteConstant(EnumConstantDeclaration constant) {
    called(Meaning.of(types.named(constant)), Call.constructor(constant.getArguments().size()));
    if (!constant.getClassBody().isEmpty()) {
      addBody(constant);
      ClassBody.members(constant).forEach(this::overrideIfMethod);
    }
  }

  private void overrideIfMethod(BodyDeclaration<?> member) {
    if (member instanceof MethodDeclaration method) {
      override(method);
    }
  }

  private void noteInvocation(ExplicitConstructorInvocationStmt invocation) {
    int arguments = invocation.getArguments().size();
    TypeDeclaration<?> type = (TypeDeclaration<?>) ClassBody.around(invocation);
    if (invocation.isThis()) {
      called(Meaning.of(type), Call.constructor(arguments));
    } else {
      superConstructor(type, arguments);
    }
  }

  /** Takes note of a constructor that calls the one of its superclass without saying so. */
  void implicitConstructor(ConstructorDeclaration constructor) {
    Statement first = constructor.getBody().getStatements().getFirst().orElse(null);
    if (!(first instanceof ExplicitConstructorInvocationStmt)) {
      superConstructor((TypeDeclaration<?>) ClassBody.around(constructor), 0);
    }
  }

  void superConstructor(TypeDeclaration<?> type, int arguments) {
    if (type instanceof ClassOrInterfaceDeclaration declaration && !declaration.isInterface()) {
      for (ClassOrInterfaceType above : declaration.getExtendedTypes()) {
        called(types.meaning(above), Call.constructor(arguments));
      }
    }
  }

  /** Takes note that a method says that it overrides one, so that this has to stay. */
  void override(MethodDeclaration method) {
    TypeDeclaration<?> named = types.named(ClassBody.around(method));
    if (named != null && method.getAnnotationByName("Override").isPresent()) {
      called(Meaning.of(named), Call.of(method));
    }
  }

  private void called(Meaning receiver, Call call) {
    if (!receiver.isKnown()) {
      callsOnUnknown.add(call);
    } else if (receiver.type() != null) {
      calls.computeIfAbsent(receiver.type(), type -> new HashSet<>()).add(call);
    }
  }

  /** Takes note of a type; where only an import of ours names it, it has to be named in full. */
  private void use(Meaning meaning, Node written, String name) {
    if (meaning.type() != null) {
      newTypes.add(meaning.type());
      if (meaning.byImport() && meaning.type().isNestedType()) {
        renamed.put(written, fullName(meaning.type(), written));
      }
    } else if (meaning.outside() != null && written != null) {
      Class<?> before = outside.put(name, meaning.outside());
      if (before != null && before != meaning.outside()) {
        throw new ExportFailure(
            before.getName() + " and " + meaning.outside().getName() + " have the same name");
      }
    }
  }

  private String fullName(TypeDeclaration<?> nested, Node written) {
    StringBuilder name = new StringBuilder(nested.getNameAsString());
    TypeDeclaration<?> outer = nested;
    while (outer.isNestedType()) {
      outer = (TypeDeclaration<?>) outer.getParentNode().orElseThrow();
      name.insert(0, outer.getNameAsString() + ".");
    }
    Meaning here = types.meaning(outer.getNameAsString(), written);
    if (here != null && here.type() != outer) {
      throw library.fileOf(written).failure(written, name + " would mean another type here");
    }
    return name.toString();
  }

  void addBody(Node body) {
    bodies.add(body);
  }

  /** The class bodies that have been reached. */
  List<Node> bodies() {
    return bodies;
  }

  boolean hasTypes() {
    return !newTypes.isEmpty();
  }

  /** The types that have been named since the last time, in the order of their first use. */
  List<TypeDeclaration<?>> takeTypes() {
    List<TypeDeclaration<?>> taken = newTypes;
    newTypes = new ArrayList<>();
    return taken;
  }

  boolean hasLambdas() {
    return lambdas;
  }

  boolean isRead(VariableDeclarator field) {
    return fields.contains(field) || fieldsOfUnknown.contains(field.getNameAsString());
  }

  boolean isConstructed(TypeDeclaration<?> type, ConstructorDeclaration constructor) {
    return isAmong(callsOnUnknown, constructor)
        || isAmong(calls.getOrDefault(type, Set.of()), constructor);
  }

  /** Whether the method is called on its type or on one that an object of its type may have. */
  boolean isCalled(TypeDeclaration<?> type, MethodDeclaration method) {
    if (isAmong(callsOnUnknown, method)) {
      return true;
    }
    for (Map.Entry<Node, Set<Call>> on : calls.entrySet()) {
      if (isAmong(on.getValue(), method) && areRelated(type, on.getKey())) {
        return true;
      }
    }
    return false;
  }

  private boolean areRelated(Node one, Node other) {
    for (Node body : bodies) {
      if (types.isBelow(body, one) && types.isBelow(body, other)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAmong(Set<Call> calls, CallableDeclaration<?> callable) {
    return calls.stream().anyMatch(call -> call.mayMean(callable));
  }

  /** The names that have to be written in full, by their nodes. */
  Map<Node, String> renamed() {
    return renamed;
  }

  /** The classes of the JDK that are named, by their simple names. */
  Map<String, Class<?>> outside() {
    return outside;
  }
}
