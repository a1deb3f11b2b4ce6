package initiative.cli;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.FileAppender;
import ch.qos.logback.core.OutputStreamAppender;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.slf4j.LoggerFactory;

/**
 * Where the log goes: to standard error, to a file, or, as long as nobody asks for it, nowhere. It
 * never goes to standard output, which belongs to the judge.
 */
final class Logs {
  private static final String PATTERN = "%-6relative %-14logger{0} %msg%n";

  private Logs() {}

  /** Begins to log, if that is wanted; nothing of a logging library is loaded otherwise. */
  static void start(boolean verbose, Path file) throws Commands.Failure {
    if (!verbose && file == null) {
      return;
    }
    LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
    Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    if (verbose) {
      ConsoleAppender<ILoggingEvent> console = new ConsoleAppender<>();
      console.setTarget("System.err");
      add(console, context, root);
    }
    if (file != null) {
      try {
        Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND).close();
      } catch (IOException e) {
        throw new Commands.Failure("cannot write the log to " + file + WholeFile.why(e));
      }
      FileAppender<ILoggingEvent> appender = new FileAppender<>();
      appender.setFile(file.toString());
      add(appender, context, root);
    }
    root.setLevel(Level.INFO);
    context.getLogger("initiative").setLevel(Level.DEBUG);
  }

  private static void add(
      OutputStreamAppender<ILoggingEvent> appender, LoggerContext context, Logger root) {
    PatternLayoutEncoder encoder = new PatternLayoutEncoder();
    encoder.setContext(context);
    encoder.setPattern(PATTERN);
    encoder.start();
    appender.setContext(context);
    appender.setEncoder(encoder);
    appender.start();
    root.addAppender(appender);
  }
}
