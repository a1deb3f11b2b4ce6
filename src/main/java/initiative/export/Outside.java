package initiative.export;

import com.github.javaparser.ast.body.MethodDeclaration;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Collection;

/** What the classes of the JDK declare that the library's classes extend. */
final class Outside {
  private Outside() {}

  static boolean declares(Collection<Class<?>> classes, String name) {
    return classes.stream().anyMatch(each -> declares(each, name, -1));
  }

  /** Whether the JDK may call the method, since it overrides or implements one of these classes. */
  static boolean mayCall(Collection<Class<?>> classes, MethodDeclaration method) {
    int parameters = method.getParameters().size();
    return !method.isStatic()
        && !method.isPrivate()
        && classes.stream().anyMatch(each -> declares(each, method.getNameAsString(), parameters));
  }

  private static boolean declares(Class<?> type, String name, int parameters) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      for (Method method : each.getDeclaredMethods()) {
        if (method.getName().equals(name)
            && !Modifier.isPrivate(method.getModifiers())
            && (parameters < 0 || method.getParameterCount() == parameters)) {
          return true;
        }
      }
      for (Class<?> above : each.getInterfaces()) {
        if (declares(above, name, parameters)) {
          return true;
        }
      }
    }
    return false;
  }
}
