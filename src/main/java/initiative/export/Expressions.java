package initiative.export;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.LiteralExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.expr.TypeExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithType;
import com.github.javaparser.ast.type.ArrayType;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.Type;

/** Finds the types of expressions as far as declarations tell them without inference. */
final class Expressions {
  private final Types types;

  Expressions(Types types) {
    this.types = types;
  }

  /**
   * The type whose members can be reached through an expression, which may also be the name of a
   * type; unknown if inference would be needed to tell.
   */
  Meaning receiver(Expression expression) {
    if (expression instanceof ThisExpr self && self.getTypeName().isPresent()) {
      Meaning outer = types.meaning(self.getTypeName().get().getIdentifier(), self);
      return outer == null ? Meaning.UNKNOWN : outer;
    }
    if (expression instanceof ThisExpr || expression instanceof SuperExpr) {
      Node body = ClassBody.around(expression);
      return body instanceof ObjectCreationExpr
          ? types.meaning(((ObjectCreationExpr) body).getType())
          : Meaning.of(types.named(body));
    }
    if (expression instanceof LiteralExpr || expression instanceof BinaryExpr) {
      return Meaning.of(Object.class);
    }
    if (expression instanceof TypeExpr type) {
      return meaning(type.getType());
    }
    Type declared = declaredType(expression);
    return declared == null ? withoutDeclaration(expression) : meaning(declared);
  }

  private Meaning withoutDeclaration(Expression expression) {
    Meaning meaning = null;
    if (expression instanceof NameExpr name) {
      meaning = types.meaning(name.getNameAsString(), name);
    } else if (expression instanceof FieldAccessExpr access) {
      meaning = types.meaning(access);
    } else if (expression instanceof MethodCallExpr call && isPlainOutside(call)) {
      meaning = Meaning.of(Object.class);
    }
    return meaning == null ? Meaning.UNKNOWN : meaning;
  }

  /** Whether a method of a class such as String is called, which knows no type of the library. */
  private boolean isPlainOutside(MethodCallExpr call) {
    Class<?> outside = call.getScope().map(scope -> receiver(scope).outside()).orElse(null);
    return outside != null && outside != Object.class && outside.getTypeParameters().length == 0;
  }

  private Meaning meaning(Type type) {
    if (type instanceof ClassOrInterfaceType named) {
      return types.meaning(named);
    }
    return type.isUnknownType() ? Meaning.UNKNOWN : Meaning.of(Object.class);
  }

  private Type declaredType(Expression expression) {
    if (expression instanceof NameExpr name) {
      Node variable = variable(name);
      return variable == null ? null : typeOf(variable);
    }
    if (expression instanceof FieldAccessExpr access) {
      Node body = receiver(access.getScope()).type();
      Node field = body == null ? null : field(body, access.getNameAsString());
      return field == null ? null : typeOf(field);
    }
    if (expression instanceof MethodCallExpr call) {
      return returnType(call);
    }
    if (expression instanceof ObjectCreationExpr creation) {
      return creation.getType();
    }
    if (expression instanceof CastExpr cast) {
      return cast.getType();
    }
    if (expression instanceof EnclosedExpr enclosed) {
      return declaredType(enclosed.getInner());
    }
    if (expression instanceof AssignExpr assignment) {
      return declaredType(assignment.getTarget());
    }
    if (expression instanceof ArrayAccessExpr access) {
      Type array = declaredType(access.getName());
      return array instanceof ArrayType type ? type.getComponentType() : null;
    }
    return null;
  }

  private static Type typeOf(Node variable) {
    return variable instanceof NodeWithType<?, ?> typed ? typed.getType() : null;
  }

  /** The declaration of the local variable, parameter or field of this name, or null. */
  Node variable(NameExpr expression) {
    String name = expression.getNameAsString();
    Node at = expression;
    while (at != null) {
      Node body = ClassBody.around(at);
      Node found = LocalVariables.declaration(name, at, body);
      if (found == null && body != null) {
        found = field(body, name);
      }
      if (found != null) {
        return found;
      }
      at = body;
    }
    return null;
  }

  /** The field or enum constant that a class declares or inherits, or null. */
  Node field(Node body, String name) {
    for (Node each : types.withAncestors(body)) {
      for (BodyDeclaration<?> member : ClassBody.members(each)) {
        if (member instanceof EnumConstantDeclaration constant
            && constant.getNameAsString().equals(name)) {
          return constant;
        }
        if (member instanceof FieldDeclaration field) {
          for (VariableDeclarator variable : field.getVariables()) {
            if (variable.getNameAsString().equals(name)) {
              return variable;
            }
          }
        }
      }
    }
    return null;
  }

  /** The class body, counted from inside, that a call without a receiver is on; null if none. */
  Node bodyCalled(MethodCallExpr call) {
    String name = call.getNameAsString();
    for (Node body = ClassBody.around(call); body != null; body = ClassBody.around(body)) {
      if (declares(body, name) || Outside.declares(types.ancestorsOutside(body), name)) {
        return body;
      }
    }
    return null;
  }

  private boolean declares(Node body, String name) {
    for (Node each : types.withAncestors(body)) {
      for (BodyDeclaration<?> member : ClassBody.members(each)) {
        if (member instanceof MethodDeclaration method && method.getNameAsString().equals(name)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The return type of a method, if all those that may be meant agree on it. */
  private Type returnType(MethodCallExpr call) {
    Node body =
        call.getScope().isPresent() ? receiver(call.getScope().get()).type() : bodyCalled(call);
    if (body == null) {
      return null;
    }
    Type common = null;
    for (Node each : types.withAncestors(body)) {
      for (BodyDeclaration<?> member : ClassBody.members(each)) {
        if (member instanceof MethodDeclaration method && Call.of(call).mayMean(method)) {
          if (common != null && !common.equals(method.getType())) {
            return null;
          }
          common = method.getType();
        }
      }
    }
    return common;
  }
}
