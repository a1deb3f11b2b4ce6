package initiative.export;

import com.github.javaparser.ast.body.TypeDeclaration;

/**
 * What the name of a type stands for: a type of the library, a class of the JDK, or neither for a
 * type that is not known.
 *
 * @param byImport whether only an import gives the type this name
 */
record Meaning(TypeDeclaration<?> type, Class<?> outside, boolean byImport) {
  static final Meaning UNKNOWN = new Meaning(null, null, false);

  static Meaning of(TypeDeclaration<?> type) {
    return new Meaning(type, null, false);
  }

  static Meaning of(Class<?> outside) {
    return new Meaning(null, outside, false);
  }

  boolean isKnown() {
    return type != null || outside != null;
  }
}
