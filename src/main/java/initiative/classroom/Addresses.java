package initiative.classroom;

import com.sun.net.httpserver.HttpExchange;
import initiative.catalogue.Saying;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * By which names the server is known. A request for another name, or from the page of another
 * server, is refused, so that no page from elsewhere can speak to it through a user's browser.
 */
final class Addresses {
  private final String address;
  private final Set<String> names = new HashSet<>();

  private Addresses(String host, int port) {
    address = "http://" + host + ":" + port;
    names.add(host + ":" + port);
  }

  /** The addresses of a server that listens there. */
  static Addresses of(String host, int port) throws IOException {
    InetAddress listens = InetAddress.getByName(host);
    if (listens.isLoopbackAddress()) {
      Addresses addresses = new Addresses("localhost", port);
      addresses.add(List.of("127.0.0.1", "[::1]"), port);
      return addresses;
    }
    List<String> own = own();
    boolean everywhere = listens.isAnyLocalAddress();
    Addresses addresses = new Addresses(everywhere ? own.get(0) : literal(listens, host), port);
    addresses.add(own, port);
    addresses.add(List.of("localhost", "127.0.0.1", "[::1]"), port);
    addresses.add(List.of(InetAddress.getLocalHost().getHostName()), port);
    return addresses;
  }

  private static String literal(InetAddress listens, String host) {
    return listens instanceof Inet4Address || host.startsWith("[") ? host : "[" + host + "]";
  }

  private void add(List<String> hosts, int port) {
    for (String host : hosts) {
      names.add(host.toLowerCase(Locale.ROOT) + ":" + port);
    }
  }

  /** The addresses of this machine in its networks, those of the usual kind first. */
  private static List<String> own() throws SocketException {
    List<String> own = new ArrayList<>();
    for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      if (!each.isUp() || each.isLoopback()) {
        continue;
      }
      for (InetAddress at : Collections.list(each.getInetAddresses())) {
        if (at instanceof Inet4Address) {
          own.add(at.isSiteLocalAddress() ? 0 : own.size(), at.getHostAddress());
        }
      }
    }
    if (own.isEmpty()) {
      own.add("localhost");
    }
    return own;
  }

  String address() {
    return address;
  }

  void check(HttpExchange exchange) throws Refusal {
    String host = exchange.getRequestHeaders().getFirst("Host");
    if (host == null || !names.contains(host.toLowerCase(Locale.ROOT))) {
      throw new Refusal(Refusal.FORBIDDEN, new Saying("page.host", address));
    }
    String origin = exchange.getRequestHeaders().getFirst("Origin");
    if (origin != null && !origin.equalsIgnoreCase("http://" + host)) {
      throw new Refusal(Refusal.FORBIDDEN, new Saying("page.origin"));
    }
  }
}
