package initiative.cli;

import initiative.classroom.Server;
import initiative.process.Browser;
import initiative.words.Words;
import io.nayuki.qrcodegen.QrCode;
import java.io.IOException;
import java.net.BindException;
import java.net.UnknownHostException;
import java.nio.charset.Charset;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "classroom",
    description = "Serve the class page: play, tug of war, reasons, tables, and a class board.",
    mixinStandardHelpOptions = true)
final class ClassroomCommand implements Callable<Integer> {
  private static final String LOOPBACK = "127.0.0.1";
  private static final int USUAL_PORT = 8017;
  private static final int FIRST_FREE_PORT = 1024;
  private static final int LARGEST_PORT = 65535;

  @Option(
      names = "--port",
      paramLabel = "P",
      description = "The port, 0 for any that is free; 8017, or else any, if it is not given.")
  private Integer port;

  @Option(
      names = "--host",
      paramLabel = "H",
      defaultValue = LOOPBACK,
      description =
          "The address to listen on; this machine alone (${DEFAULT-VALUE}) if it is not given,"
              + " 0.0.0.0 for the whole class.")
  private String host;

  @Option(names = "--no-browser", description = "Open no browser.")
  private boolean noBrowser;

  @Mixin private LanguageOption language;

  private volatile boolean serving;

  @Override
  public Integer call() throws Commands.Failure, InterruptedException {
    if (port != null && (port < 0 || port > LARGEST_PORT)) {
      throw new Commands.Failure("a port is a number from 0 to " + LARGEST_PORT + ", not " + port);
    }
    try (Server server = start()) {
      Runtime.getRuntime().addShutdownHook(new Thread(() -> end(server), "classroom"));
      announce(server);
      if (!noBrowser) {
        Browser.open(server.teacherAddress());
      }
      serving = true;
      new CountDownLatch(1).await();
      return Commands.OK;
    } finally {
      serving = false;
    }
  }

  /** Whoever ends a server by Ctrl-C or a signal has not broken anything off. */
  private void end(Server server) {
    server.close();
    if (serving && !Fault.hasHappened()) {
      Runtime.getRuntime().halt(Commands.OK);
    }
  }

  private Server start() throws Commands.Failure {
    try {
      if (host.isBlank()) {
        throw new UnknownHostException();
      }
      if (port != null) {
        return Server.start(host, port);
      }
      try {
        return Server.start(host, USUAL_PORT);
      } catch (BindException e) {
        return Server.start(host, 0);
      }
    } catch (UnknownHostException e) {
      throw new Commands.Failure(
          "there is no address '" + host + "'; --host takes one of this machine, or 0.0.0.0");
    } catch (IOException e) {
      throw new Commands.Failure(cannotListen(e));
    }
  }

  private String cannotListen(IOException e) {
    String where = "cannot listen on " + host + (port == null ? "" : ", port " + port) + ": ";
    if (!(e instanceof BindException)) {
      return where + e.getMessage();
    }
    return where
        + (port != null && port > 0 && port < FIRST_FREE_PORT
            ? "it is taken, or only an administrator may; try " + USUAL_PORT
            : "it is taken, or not an address of this machine");
  }

  private void announce(Server server) {
    Words words = Words.in(language.language());
    if (server.isForOthers()) {
      System.out.println(words.say("classroom.class", server.address()));
      System.out.print(code(server.address()));
    }
    System.out.println(words.say("classroom.end"));
    System.out.println(words.say("classroom.teacher"));
    System.out.println(server.teacherAddress());
  }

  /** A QR code for a terminal, dark on light whatever its colours are. */
  private static String code(String address) {
    QrCode code = QrCode.encodeText(address, QrCode.Ecc.LOW);
    boolean hasBlocks = Charset.defaultCharset().newEncoder().canEncode('\u2580');
    StringBuilder text = new StringBuilder();
    for (int y = -2; y < code.size + 2; y += hasBlocks ? 2 : 1) {
      for (int x = -2; x < code.size + 2; x++) {
        boolean upper = code.getModule(x, y);
        boolean lower = code.getModule(x, y + 1);
        text.append(
            hasBlocks
                ? upper ? lower ? " " : "\u2584" : lower ? "\u2580" : "\u2588"
                : upper ? "  " : "##");
      }
      text.append('\n');
    }
    return text.toString();
  }
}
