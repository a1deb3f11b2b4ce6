package initiative.packages;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/**
 * Does to a program what the judge's agent does before it starts: its standard output is a stream
 * that holds lines back until it is flushed, and that cannot be closed.
 */
public final class JudgeAgent {
  private JudgeAgent() {}

  /** Called by the JVM before the main class. */
  public static void premain(String options) {
    System.setOut(new Output(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out))));
  }

  private static final class Output extends PrintStream {
    Output(OutputStream out) {
      super(out);
    }

    @Override
    public void close() {
      flush();
    }
  }

  /** Writes the archive that the JVM wants of an agent. */
  static Path jar(Path directory) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue("Premain-Class", JudgeAgent.class.getName());
    Path jar = Files.createTempFile(directory, "agent", ".jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
      for (Class<?> type : new Class<?>[] {JudgeAgent.class, Output.class}) {
        String entry = type.getName().replace('.', '/') + ".class";
        out.putNextEntry(new JarEntry(entry));
        try (InputStream in = type.getResourceAsStream("/" + entry)) {
          in.transferTo(out);
        }
      }
    }
    return jar;
  }
}
