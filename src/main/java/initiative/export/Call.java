package initiative.export;

import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.expr.MethodCallExpr;

/** A method or constructor by what can be seen where it is called. */
record Call(String name, int arguments) {
  private static final int ANY = -1;
  private static final String CONSTRUCTOR = "<init>";

  static Call of(MethodCallExpr call) {
    return new Call(call.getNameAsString(), call.getArguments().size());
  }

  static Call of(CallableDeclaration<?> method) {
    return new Call(method.getNameAsString(), method.getParameters().size());
  }

  static Call constructor(int arguments) {
    return new Call(CONSTRUCTOR, arguments);
  }

  /** A reference such as {@code Type::name} or {@code Type::new}. */
  static Call reference(String identifier) {
    return new Call(identifier.equals("new") ? CONSTRUCTOR : identifier, ANY);
  }

  /** Whether this may be a call of the method or constructor, judging by name and number. */
  boolean mayMean(CallableDeclaration<?> callable) {
    String called = callable.isConstructorDeclaration() ? CONSTRUCTOR : callable.getNameAsString();
    if (!called.equals(name)) {
      return false;
    }
    int parameters = callable.getParameters().size();
    boolean open = parameters > 0 && callable.getParameter(parameters - 1).isVarArgs();
    return arguments == ANY || (open ? arguments >= parameters - 1 : arguments == parameters);
  }
}
