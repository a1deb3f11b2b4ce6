package initiative.match;

import initiative.game.BadInput;
import initiative.game.Chance;
import initiative.game.Strategy;
import initiative.interactor.Habit;
import initiative.interactor.Habits;
import initiative.interactor.Opponent;
import initiative.interactor.Opponents;
import initiative.interactor.View;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * An opponent from a Java source that is not part of the house: a class that implements {@link
 * Habit.Rule}, of which every game gets a new object. The opponents of the game are there too.
 */
public final class HabitFile implements Lineup {
  private final String name;
  private final Class<?> rule;

  private HabitFile(String name, Class<?> rule) {
    this.name = name;
    this.rule = rule;
  }

  /**
   * Compiles a source.
   *
   * @param file what the source is called in messages
   */
  public static HabitFile compile(String file, String source) throws BadInput {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new BadInput("to compile " + file + " a JDK is needed, and this Java has no compiler");
    }
    DiagnosticCollector<JavaFileObject> told = new DiagnosticCollector<>();
    Output output = new Output(compiler.getStandardFileManager(told, Locale.ROOT, null));
    List<String> options =
        List.of("-proc:none", "-nowarn", "-cp", System.getProperty("java.class.path"));
    boolean isGood =
        compiler.getTask(null, output, told, options, null, List.of(new Source(source))).call();
    if (!isGood) {
      throw new BadInput(file + " cannot be compiled" + first(told));
    }
    Loader loader = new Loader(output.classes);
    for (String each : output.classes.keySet()) {
      Class<?> type = loader.find(each);
      if (Habit.Rule.class.isAssignableFrom(type) && !Modifier.isAbstract(type.getModifiers())) {
        return new HabitFile(type.getSimpleName().toLowerCase(Locale.ROOT), checked(file, type));
      }
    }
    throw new BadInput("in " + file + " no class implements initiative.interactor.Habit.Rule");
  }

  private static Class<?> checked(String file, Class<?> type) throws BadInput {
    try {
      type.getDeclaredConstructor().setAccessible(true);
      return type;
    } catch (NoSuchMethodException e) {
      throw new BadInput(
          "in "
              + file
              + " the class "
              + type.getSimpleName()
              + " needs a constructor without"
              + " parameters");
    }
  }

  private static String first(DiagnosticCollector<JavaFileObject> told) {
    for (Diagnostic<?> each : told.getDiagnostics()) {
      if (each.getKind() == Diagnostic.Kind.ERROR) {
        return ", line " + each.getLineNumber() + ": " + each.getMessage(Locale.ROOT);
      }
    }
    return "";
  }

  /** The name of the opponent: that of its class in small letters. */
  public String name() {
    return name;
  }

  @Override
  public <P, M> Opponent<P, M> opponent(
      Opponents<P, M> all, String wanted, Strategy<P, M> strategy, Chance chance) {
    if (!wanted.equals(name)) {
      return all.named(wanted, strategy, chance);
    }
    Habit.Rule<P, M> own = newRule();
    Habits<P, M> habits =
        new Habits<P, M>()
            .add(
                name,
                "",
                "",
                now -> {
                  M move = move(own, now);
                  if (move == null || !now.game.isLegal(now.position, move)) {
                    throw new IllegalStateException(
                        "the habit "
                            + name
                            + " made the illegal move "
                            + move
                            + " in position "
                            + now.position);
                  }
                  return move;
                });
    return new Opponents<>(all.game(), habits).named(name, strategy, chance);
  }

  /** What goes wrong in the habit is told as its own fault. */
  private <P, M> M move(Habit.Rule<P, M> own, View<P, M> now) {
    try {
      return own.move(now);
    } catch (RuntimeException e) {
      throw new IllegalStateException(
          "the habit " + name + " failed in position " + now.position + ": " + e, e);
    }
  }

  @SuppressWarnings("unchecked") // whoever wrote it knows the game
  private <P, M> Habit.Rule<P, M> newRule() {
    try {
      var constructor = rule.getDeclaredConstructor();
      constructor.setAccessible(true);
      return (Habit.Rule<P, M>) constructor.newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the habit " + name + " cannot be made: " + e, e);
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String text) {
      super(URI.create("string:///Habit.java"), Kind.SOURCE);
      this.text = text;
    }

    /** A public class may stand in a file of any name. */
    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
      return kind == Kind.SOURCE;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /** Keeps compiled classes in memory. */
  private static final class Output extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

    Output(JavaFileManager manager) {
      super(manager);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling)
        throws IOException {
      return new SimpleJavaFileObject(URI.create("bytes:///" + className), kind) {
        @Override
        public OutputStream openOutputStream() {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          classes.put(className, bytes);
          return bytes;
        }
      };
    }
  }

  private static final class Loader extends ClassLoader {
    private final Map<String, ByteArrayOutputStream> classes;

    Loader(Map<String, ByteArrayOutputStream> classes) {
      super(HabitFile.class.getClassLoader());
      this.classes = classes;
    }

    Class<?> find(String name) {
      try {
        return loadClass(name);
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      ByteArrayOutputStream bytes = classes.get(name);
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes.toByteArray(), 0, bytes.size());
    }
  }
}
