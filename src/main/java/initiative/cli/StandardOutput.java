package initiative.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.Locale;

/**
 * Standard output that remembers why it could not be written to, and then ends the command, which
 * would work for nobody. A reader who has gone has seen enough, but a full disk must not pass for
 * success; a PrintStream knows only that something was wrong, and goes on.
 */
final class StandardOutput extends OutputStream {
  /** What the shell gives for a program that wrote to a pipe without a reader. */
  static final int NOBODY_READS = 128 + 13;

  private final OutputStream out = new FileOutputStream(FileDescriptor.out);
  private IOException failure;

  private StandardOutput() {}

  /** Runs a command and returns its exit code, or that of a fault if its output was lost. */
  static int run(String[] args) {
    StandardOutput output = new StandardOutput();
    System.setOut(new PrintStream(output, true, charset()));
    Fault.watchThreads();
    try {
      int exitCode = Commands.run(args);
      if (!System.out.checkError()) {
        return exitCode;
      }
    } catch (Lost e) {
      // told below
    } catch (RuntimeException | Error e) {
      return Fault.report(e);
    }
    if (output.readerHasGone()) {
      return NOBODY_READS;
    }
    System.err.println("initiative: cannot write to standard output");
    return Commands.OWN_FAULT;
  }

  /** The one that System.out had; its name depends on the version of Java. */
  private static Charset charset() {
    String name = System.getProperty("stdout.encoding", System.getProperty("sun.stdout.encoding"));
    return name != null && Charset.isSupported(name)
        ? Charset.forName(name)
        : Charset.defaultCharset();
  }

  /**
   * The system may say why in the language of the user, so that the message alone is not enough.
   */
  private boolean readerHasGone() {
    return failure != null
        && (Terminal.isOutputPiped()
            || String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT).contains("pipe"));
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) {
    try {
      out.write(bytes, from, count);
    } catch (IOException e) {
      failure = failure == null ? e : failure;
      throw new Lost(e);
    }
  }

  /** That nothing can be written any more; an error, so that nothing on the way holds it up. */
  private static final class Lost extends Error {
    private static final long serialVersionUID = 1L;

    Lost(IOException cause) {
      super(cause);
    }
  }
}
