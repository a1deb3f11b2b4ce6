package initiative.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ClassroomCommandTests {
  @ParameterizedTest
  @CsvSource({
    "--port, 65536, a port is a number from 0 to 65535",
    "--port, x, 'x'",
    "--host, '', there is no address ''",
    "--host, no such host, there is no address 'no such host'",
    "--host, 203.0.113.5, cannot listen on 203.0.113.5",
  })
  void whereItCannotListenIsToldInOneLine(String option, String value, String told) {
    Invocation invocation = Invocation.of("classroom", "--no-browser", option, value);
    assertEquals(Commands.BAD_USE, invocation.exitCode());
    assertTrue(invocation.err().contains(told), invocation.err());
    assertEquals(1, invocation.err().lines().count());
    assertEquals("", invocation.out());
  }

  @Test
  void aPortThatIsTakenIsToldInOneLine() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      String port = Integer.toString(taken.getLocalPort());
      Invocation invocation = Invocation.of("classroom", "--no-browser", "--port", port);
      assertEquals(Commands.BAD_USE, invocation.exitCode());
      assertTrue(invocation.err().contains("port " + port + ": it is taken"), invocation.err());
      assertEquals(1, invocation.err().lines().count());
    }
  }

  /** Also while a page listens to it; and the port can be used again at once. */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"INT", "TERM"})
  void aSignalEndsItCleanly(String signal) throws Exception {
    Process process =
        new ProcessBuilder(
                System.getProperty("java.home") + File.separator + "bin" + File.separator + "java",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "classroom",
                "--no-browser",
                "--port",
                "0")
            .redirectErrorStream(true)
            .start();
    try (BufferedReader said =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      String address = said.readLine();
      while (!address.startsWith("http://localhost:")) {
        address = said.readLine();
      }
      URI server = URI.create(address.replaceAll("/\\?.*", ""));
      try (InputStream events = URI.create(server + "/api/events").toURL().openStream()) {
        assertTrue(events.read() >= 0);
        new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start().waitFor();
        assertTrue(process.waitFor(30, TimeUnit.SECONDS));
        assertEquals(Commands.OK, process.exitValue());
        assertEquals(List.of(), said.lines().toList(), "the address is the last line");
        try (ServerSocket again =
            new ServerSocket(server.getPort(), 1, InetAddress.getByName("127.0.0.1"))) {
          assertTrue(again.isBound());
        }
      }
    } finally {
      process.destroyForcibly();
    }
  }
}
