package initiative.cli;

import initiative.catalogue.Catalogue;
import initiative.catalogue.Definition;
import initiative.classroom.Server;
import initiative.export.Exportable;
import initiative.match.Runner;
import initiative.problem.ProblemProgram;
import initiative.problem.Problems;
import initiative.problem.Sample;
import initiative.result.Event;
import initiative.result.MatchResult;
import initiative.result.Pairing;
import initiative.suite.Starts;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Uses what most commands use, or what an export uses, so that the launcher can have the JVM write
 * an archive of the classes, and prints games for the {@link Rehearsal}.
 */
@Command(name = "warm-up", hidden = true)
final class WarmUpCommand implements Runnable {
  private static final long SEED = 1;

  private final PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
  private final Runner runner = new Runner();

  @Option(names = "--export")
  private boolean export;

  @Override
  public void run() {
    if (export) {
      Exportable.bot(Catalogue.all().get(0)).verifiedText();
    } else {
      playAndSolve();
    }
  }

  private void playAndSolve() {
    for (Definition<?, ?> game : Catalogue.all()) {
      for (String start : new Starts(game).usual(SEED)) {
        printGame(new Pairing(game.about().id, "ideal", start, false, SEED));
      }
    }
    for (Problems.Entry entry : Problems.entries()) {
      for (Sample sample : Sample.of(entry.code)) {
        byte[] input = sample.input.getBytes(StandardCharsets.US_ASCII);
        ProblemProgram.run(
            Problems.of(entry.code), new ByteArrayInputStream(input), nowhere, nowhere);
      }
    }
    Commands.run(new String[] {"list"});
    openPage();
  }

  /** Asks a server for what a browser asks first; where there can be no server, none is needed. */
  private void openPage() {
    try (Server server = Server.start(InetAddress.getLoopbackAddress().getHostAddress(), 0)) {
      URI address = URI.create(server.address());
      for (String path : List.of("/", "/api/catalogue", "/api/class")) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), address.getPort())) {
          String request =
              "GET "
                  + path
                  + " HTTP/1.1\r\nHost: "
                  + address.getAuthority()
                  + "\r\n"
                  + "Connection: close\r\n\r\n";
          socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
          socket.getInputStream().readAllBytes();
        }
      }
    } catch (IOException e) {
      nowhere.println(e);
    }
  }

  private void printGame(Pairing pairing) {
    MatchResult result = runner.runInside(pairing);
    List<String> judge = new ArrayList<>();
    for (Event event : result.transcript()) {
      if (event.kind() == Event.Kind.JUDGE) {
        judge.add(event.text());
      }
    }
    System.out.println(Rehearsal.line(pairing.game(), Runner.botSeed(pairing), judge));
  }
}
