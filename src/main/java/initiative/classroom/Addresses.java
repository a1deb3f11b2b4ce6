package initiative.classroom;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import initiative.catalogue.Saying;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * By which names the server is known. A request for another name, or from the page of another
 * server, is refused, so that no page from elsewhere can speak to it through a user's browser.
 */
final class Addresses {
  private static final Pattern VIRTUAL =
      Pattern.compile("(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|wg|utun|zt).*");

  private final String address;
  private final boolean forOthers;
  private final Set<String> names = new HashSet<>();

  private Addresses(String host, int port, boolean forOthers) {
    this.address = "http://" + host + ":" + port;
    this.forOthers = forOthers;
    add(List.of(host, "localhost", "127.0.0.1", "[::1]"), port);
  }

  /** The addresses of a server that listens there. */
  static Addresses of(InetAddress listens, int port) throws IOException {
    if (listens.isLoopbackAddress()) {
      boolean usual = listens.equals(InetAddress.getLoopbackAddress());
      return new Addresses(usual ? "localhost" : literal(listens), port, false);
    }
    List<String> own = own();
    boolean everywhere = listens.isAnyLocalAddress();
    Addresses addresses = new Addresses(everywhere ? own.get(0) : literal(listens), port, true);
    addresses.add(own, port);
    addresses.add(List.of(hostName()), port);
    return addresses;
  }

  private static String hostName() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "localhost"; // a machine that does not know its own name
    }
  }

  private static String literal(InetAddress listens) {
    if (listens instanceof Inet4Address) {
      return listens.getHostAddress();
    }
    String text = listens.getHostAddress().replaceAll("%.*", "");
    return "[" + text.replaceFirst("(^|:)(0(:|$)){2,}", "::") + "]"; // as browsers write it
  }

  private void add(List<String> hosts, int port) {
    for (String host : hosts) {
      names.add(host.toLowerCase(Locale.ROOT) + ":" + port);
    }
  }

  /** The addresses of this machine, those by which a class most likely finds it first. */
  private static List<String> own() throws SocketException {
    List<String> usual = new ArrayList<>();
    List<String> unusual = new ArrayList<>();
    for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      if (!each.isUp() || each.isLoopback()) {
        continue;
      }
      boolean virtual = each.isPointToPoint() || VIRTUAL.matcher(each.getName()).matches();
      for (InetAddress at : Collections.list(each.getInetAddresses())) {
        if (at instanceof Inet4Address) {
          (virtual || !at.isSiteLocalAddress() ? unusual : usual).add(at.getHostAddress());
        }
      }
    }
    usual.addAll(unusual);
    return usual.isEmpty() ? List.of("localhost") : usual;
  }

  boolean isForOthers() {
    return forOthers;
  }

  String address() {
    return address;
  }

  void check(HttpExchange exchange) throws Refusal {
    Headers headers = exchange.getRequestHeaders();
    List<String> hosts = headers.getOrDefault("Host", List.of());
    if (hosts.size() != 1 || !names.contains(hosts.get(0).toLowerCase(Locale.ROOT))) {
      throw new Refusal(Refusal.FORBIDDEN, new Saying("page.host", address));
    }
    for (String origin : headers.getOrDefault("Origin", List.of())) {
      if (!origin.equalsIgnoreCase("http://" + hosts.get(0))) {
        throw new Refusal(Refusal.FORBIDDEN, new Saying("page.origin"));
      }
    }
  }
}
